import { setTimeout as sleep } from 'node:timers/promises'
import { onRig, settle, startTraffic, type Rig } from './rig.ts'
import type { Part, Row } from './part.ts'
import { shuffled } from './random.ts'
import { blows, strike, victims, type Blow, type Victim } from './victims.ts'

// In full; the short form takes one of each.
const freezeMs = 20_000
const shortFreezeMs = 6_000

const secondsOf = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

/** One blow under orders, and what is left of it a minute later. */
async function one(rig: Rig, victim: Victim, blow: Blow, isShort: boolean): Promise<Row> {
  const traffic = startTraffic(rig, `${victim}-${blow}-${Date.now()}`, { lanes: 6 })
  await sleep(1_500)
  const goneMs = await strike(rig.app, victim, blow, isShort ? shortFreezeMs : freezeMs)
  await sleep(isShort ? 1_000 : 3_000)
  await traffic.finish()
  const { ms, violations } = await settle(rig, traffic, 60_000)
  const repeated = [...traffic.repeated].map(([status, count]) => `${count} × ${status === 0 ? 'cut off' : status}`)
  return {
    case: `${victim}, ${blow}`,
    figures: {
      orders: traffic.seen.length,
      calls: traffic.times.length,
      'slowest call': secondsOf(Math.max(0, ...traffic.times)),
      repeated: repeated.join(', ') || 'none',
      back: secondsOf(goneMs),
      settled: secondsOf(ms),
    },
    faults: [
      ...violations,
      // Whatever else a careful client may see, these are promises broken.
      ...[...traffic.repeated.keys()]
        .filter((status) => status >= 500 && status !== 503)
        .map((status) => `${status} where 503 belongs`),
    ],
  }
}

/** Every process killed, frozen and restarted under orders that go on. */
export const kills: Part = {
  title: 'Processes killed, frozen, restarted',
  run: onRig(async function* (rig, { random, isShort }) {
    const cells: [Victim, Blow][] = isShort
      ? [
          ['web', 'kill'],
          ['postgres', 'freeze'],
          ['walwriter', 'kill'],
          ['worker', 'restart'],
        ]
      : victims.flatMap((victim) => blows.map((blow): [Victim, Blow] => [victim, blow]))
    for (const [victim, blow] of shuffled(cells, random)) {
      // No way to ask one of the server's own processes for a restart but to kill it.
      if (victim === 'walwriter' && blow === 'restart') continue
      yield await one(rig, victim, blow, isShort)
    }
  }),
}
