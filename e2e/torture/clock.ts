import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { scratchDir } from '#tools/runtime/scratch.ts'
import type { Part, Row, Task } from './part.ts'
import { startRig, type Rig } from './rig.ts'
import { tryOut } from './trial.ts'

/** Debian's libfaketime: every process below the app asks it for the time. */
const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'
const steps = [
  { name: 'steps an hour ahead', to: '+3600' },
  { name: 'steps an hour back', to: '+0' },
  { name: 'steps a further hour back', to: '-3600' },
]

/** By how many seconds their clocks are ahead of ours. */
async function seenFrom({ api, within }: Rig): Promise<{ web: number; database: number }> {
  const { headers } = await api.get('/orders?limit=1')
  const web = Math.round((Date.parse(headers.get('date') ?? '') - Date.now()) / 1000)
  const { rows } = await within((client) => client.query<{ now: Date }>('SELECT clock_timestamp() AS now'))
  return { web, database: Math.round((Number(rows[0]?.now) - Date.now()) / 1000) }
}

async function* stepped(whole: boolean, { isShort, only }: Task): AsyncGenerator<Row> {
  const whose = whole ? 'every clock' : 'every clock but the database’s'
  if (!steps.some(({ name }) => only.test(`${whose} ${name}`))) return
  const folder = mkdtempSync(join(scratchDir(), 'callslip-clock-'))
  // As root, PostgreSQL runs as another user: where that one can't read it, its clock goes on.
  chmodSync(folder, whole ? 0o755 : 0o700)
  const file = join(folder, 'time')
  writeFileSync(file, '+0\n')
  const rig = await startRig({
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      // What measures how long something takes doesn't step on a real machine either.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
  })
  try {
    for (const { name, to } of steps) {
      const trial = `${whose} ${name}`
      yield await tryOut(rig, { name: trial, afterwardsMs: isShort ? 3_000 : 10_000, settleMs: 120_000 }, async () => {
        writeFileSync(file, `${to}\n`)
        await sleep(2_000)
        const off = await seenFrom(rig)
        const wanted = { web: Number(to), database: whole ? Number(to) : 0 }
        // Without it the trial would say nothing.
        for (const one of ['web', 'database'] as const)
          if (Math.abs(off[one] - wanted[one]) > 30)
            throw new Error(`the clock of ${one} is off by ${off[one]} s, not by ${wanted[one]}`)
        return { 'off by': `${off.web} s (web), ${off.database} s (database)` }
      })
    }
  } finally {
    await rig.end()
    rmSync(folder, { recursive: true })
  }
}

/** The clock of a whole machine, and those of machines beside the database's. */
export const clock: Part = {
  title: 'Clocks that step',
  async *run(task) {
    if (!existsSync(library))
      return yield { case: 'skipped, for this package is missing: libfaketime', figures: {}, faults: [] }
    yield* stepped(true, task)
    if (process.getuid?.() === 0) yield* stepped(false, task)
  },
}
