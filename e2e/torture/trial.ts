import { setTimeout as sleep } from 'node:timers/promises'
import type { Row } from './part.ts'
import { settle, startTraffic, type Traffic, type Watched } from './rig.ts'

export const secondsOf = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

/** Whatever else a careful client may see, these are promises broken. */
const wrongAnswers = ({ repeated }: Traffic): string[] =>
  [...repeated.keys()]
    .filter((status) => status >= 500 && status !== 503)
    .map((status) => `${status} where 503 belongs`)

type Trial = { name: string; afterwardsMs: number; settleMs?: number }

/** Something done to it under orders, and what is left of that a minute later. */
export async function tryOut(rig: Watched, trial: Trial, act: () => Promise<Row['figures']>): Promise<Row> {
  const { name, afterwardsMs, settleMs = 60_000 } = trial
  const traffic = startTraffic(rig, `${name.replaceAll(/\W+/g, '-')}-${Date.now()}`, { lanes: 6 })
  await sleep(1_500)
  const figures = await act()
  await sleep(afterwardsMs)
  await traffic.finish()
  const { ms, violations } = await settle(rig, traffic, settleMs)
  const repeated = [...traffic.repeated].map(([status, count]) => `${count} × ${status === 0 ? 'cut off' : status}`)
  return {
    case: name,
    figures: {
      orders: traffic.seen.length,
      calls: traffic.times.length,
      'slowest call': secondsOf(Math.max(0, ...traffic.times)),
      repeated: repeated.join(', ') || 'none',
      ...figures,
      settled: secondsOf(ms),
    },
    faults: [...violations, ...wrongAnswers(traffic)],
  }
}
