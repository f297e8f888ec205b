import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { scratchDir } from '#tools/runtime/scratch.ts'
import type { Part } from './part.ts'
import { startRig, type Rig } from './rig.ts'
import { tryOut } from './trial.ts'

/** Debian's libfaketime: every process below the app asks it for the time. */
const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'
const steps = [
  { name: 'the clock steps an hour ahead', to: '+3600' },
  { name: 'the clock steps an hour back', to: '+0' },
  { name: 'the clock steps a further hour back', to: '-3600' },
]

/** By how many seconds their clocks are ahead of ours. */
async function seenFrom({ api, within }: Rig): Promise<{ web: number; database: number }> {
  const { headers } = await api.get('/orders?limit=1')
  const web = Math.round((Date.parse(headers.get('date') ?? '') - Date.now()) / 1000)
  const { rows } = await within((client) => client.query<{ now: Date }>('SELECT clock_timestamp() AS now'))
  return { web, database: Math.round((Number(rows[0]?.now) - Date.now()) / 1000) }
}

/** The clock of the whole machine: web, worker, database and the provider beside them. */
export const clock: Part = {
  title: 'Clocks that step',
  async *run({ isShort, only }) {
    if (!existsSync(library))
      return yield { case: 'skipped, for this package is missing: libfaketime', figures: {}, faults: [] }
    const folder = mkdtempSync(join(scratchDir(), 'callslip-clock-'))
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
        if (!only.test(name)) continue
        yield await tryOut(rig, { name, afterwardsMs: isShort ? 3_000 : 10_000, settleMs: 120_000 }, async () => {
          writeFileSync(file, `${to}\n`)
          await sleep(2_000)
          const off = await seenFrom(rig)
          // Without it the trial would say nothing.
          for (const [whose, seconds] of Object.entries(off))
            if (Math.abs(seconds - Number(to)) > 30)
              throw new Error(`${whose} clock is off by ${seconds} s, not by ${to}`)
          return { 'clocks are off by': `${off.web} s (web), ${off.database} s (database)` }
        })
      }
    } finally {
      await rig.end()
      rmSync(folder, { recursive: true })
    }
  },
}
