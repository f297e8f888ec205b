import { notifyBeside, onCommit, type Tx } from '#lib/db.ts'
import { causeOf, log } from '#lib/log.ts'

// Few milliseconds: under load most of what a moment brings goes out together, and nobody sees the wait.
const gatherMs = 2
// A database that doesn't take them must not fill this process's memory: who isn't told looks by themselves.
const room = 20_000

type Waiting = { jobs: number; changes: string[] }
const nothing = (): Waiting => ({ jobs: 0, changes: [] })
// Next bundles this module more than once in a process; what waits to be told is still one.
const shared = globalThis as typeof globalThis & { callslipWaking?: { waiting: Waiting; under: boolean } }
const waking = (shared.callslipWaking ??= { waiting: nothing(), under: false })

/** The channel of committed changes, one notification for each: lib/events/live.ts and the worker listen to it. */
export const changesChannel = 'callslip_events'
// The job queue's own; it says how many look for work.
const jobsChannel = 'jobs:insert'

/** Has idle workers look for so many jobs, once the transaction that planned them is committed. */
export const wakeForJobs = (tx: Tx, count: number): void =>
  onCommit(tx, () => {
    waking.waiting.jobs += count
    if (count > 0) begin()
  })

/** Tells of changes, once they are committed. Nothing depends on it: it saves those who listen the time until they look. */
export const tellOfChanges = (tx: Tx, changes: readonly string[]): void =>
  onCommit(tx, () => {
    if (waking.waiting.changes.length < room) waking.waiting.changes.push(...changes)
    begin()
  })

function begin(): void {
  if (waking.under) return
  waking.under = true
  setTimeout(() => void send(), gatherMs)
}

async function send(): Promise<void> {
  try {
    while (waking.waiting.jobs > 0 || waking.waiting.changes.length > 0) {
      const { jobs, changes } = waking.waiting
      waking.waiting = nothing()
      const forJobs = jobs > 0 ? [[jobsChannel, JSON.stringify({ count: jobs })] as const] : []
      await notifyBeside([...changes.map((change) => [changesChannel, change] as const), ...forJobs])
    }
  } catch (error) {
    log.warn('nobody was woken', { cause: causeOf(error) })
  } finally {
    waking.under = false
  }
}
