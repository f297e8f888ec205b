import { setTimeout as sleep } from 'node:timers/promises'
import { notifyBeside, onCommit, type Tx } from '#lib/db.ts'
import type { Crew } from '#lib/crews.ts'
import { causeOf, log } from '#lib/log.ts'

// Few milliseconds: under load most of what a moment brings goes out together, and nobody sees the wait.
const gatherMs = 2
// Where one send follows another: each costs a transaction, and wakes whoever listens.
const pauseMs = 10
// A database that doesn't take them must not fill this process's memory: who isn't told looks by themselves.
const room = 20_000

type Waiting = { crews: Set<Crew>; changes: string[] }
const nothing = (): Waiting => ({ crews: new Set(), changes: [] })
// Next bundles this module more than once in a process; what waits to be told is still one.
const shared = globalThis as typeof globalThis & { callslipWaking?: { waiting: Waiting; under: boolean } }
const waking = (shared.callslipWaking ??= { waiting: nothing(), under: false })

/** The channel of committed changes, one notification for each: lib/events/live.ts and the worker listen to it. */
export const changesChannel = 'callslip_events'
/** The job queue's own, on which its library listens. It has every crew look for so many jobs; those that are named are told by us. */
export const jobsChannel = 'jobs:insert'
const jobsFor = (crews: ReadonlySet<Crew>) => JSON.stringify({ count: 0, crews: [...crews] })

/** Has these crews of the workers look for jobs, once the transaction that planned them is committed. */
export const wakeForJobs = (tx: Tx, crews: readonly Crew[]): void =>
  onCommit(tx, () => {
    for (const crew of crews) waking.waiting.crews.add(crew)
    if (crews.length > 0) begin()
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
    for (let isFirst = true; waking.waiting.crews.size > 0 || waking.waiting.changes.length > 0; isFirst = false) {
      if (!isFirst) await sleep(pauseMs)
      const { crews, changes } = waking.waiting
      waking.waiting = nothing()
      const forJobs = crews.size > 0 ? [[jobsChannel, jobsFor(crews)] as const] : []
      await notifyBeside([...changes.map((change) => [changesChannel, change] as const), ...forJobs])
    }
  } catch (error) {
    log.warn('nobody was woken', { cause: causeOf(error) })
  } finally {
    waking.under = false
  }
}
