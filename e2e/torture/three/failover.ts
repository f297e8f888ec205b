import { setTimeout as sleep } from 'node:timers/promises'
import type { Part, Row } from '../part.ts'
import { shuffled } from '../random.ts'
import { settle, startTraffic, type Traffic } from '../rig.ts'
import { blows, primaryKilled, shortBlows, wired, type Blow } from './blows.ts'
import { longestGap, servedAfter, startLooks, type Looks } from './looks.ts'
import { missingParts, startThree, type Three } from './service.ts'

// With what a customer asks until an order is paid for, some thirty requests a second.
const orderEveryMs = 300
const lookEveryMs = 200
const backWithinMs = 5_000

const secondsOf = (milliseconds: number | undefined) =>
  milliseconds === undefined ? 'never' : `${(milliseconds / 1000).toFixed(1)} s`

const countsOf = (statuses: Iterable<readonly [number, number]>) =>
  [...statuses].map(([status, count]) => `${count} × ${status === 0 ? 'cut off' : status}`).join(', ') || 'none'

function refusalsOf({ all }: Looks): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { status } of all) if (status >= 300 || status === 0) counts.set(status, (counts.get(status) ?? 0) + 1)
  return counts
}

/** Answers that no client should see: another 5xx than 503, or none at all. */
const wrongAnswers = (breaks: boolean, counts: ReadonlyMap<number, number>): string[] =>
  [...counts]
    .filter(([status]) => (status === 0 || status === 502 ? !breaks : status >= 500 && status !== 503))
    .map(([status, count]) => (status === 0 ? `${count} answers cut off` : `${count} × ${status} where 503 belongs`))

function restartedSince({ restarts }: Three, before: ReadonlyMap<string, number>): string {
  const grown = [...restarts()].filter(([name, count]) => count > (before.get(name) ?? 0))
  return grown.map(([name, count]) => `${name} (${count - (before.get(name) ?? 0)})`).join(', ') || 'none'
}

type Measured = { newPrimary: number | undefined; begun: number; struck: number }

function rowOf(blow: Blow, traffic: Traffic, looks: Looks, { newPrimary, begun, struck }: Measured): Row {
  const back = newPrimary === undefined ? undefined : servedAfter(looks, newPrimary)
  const calls = traffic.times.length + [...traffic.repeated.values()].reduce((sum, count) => sum + count, 0)
  const seconds = (performance.now() - begun) / 1000
  return {
    case: blow.name,
    figures: {
      orders: traffic.seen.length + looks.seen.length,
      'calls a second': ((calls + looks.all.length) / seconds).toFixed(0),
      repeated: countsOf(traffic.repeated),
      'refused without care': countsOf(refusalsOf(looks)),
      ...(newPrimary === undefined
        ? {}
        : { 'new primary after': secondsOf(newPrimary - struck), 'service back after that': secondsOf(back) }),
      'longest time without an order': secondsOf(longestGap(looks)),
      'slowest call': secondsOf(Math.max(0, ...traffic.times)),
    },
    faults: [
      ...wrongAnswers(blow.breaks ?? false, traffic.repeated),
      ...wrongAnswers(blow.breaks ?? false, refusalsOf(looks)),
      ...(newPrimary !== undefined && (back ?? Infinity) > backWithinMs
        ? [`the service was back ${secondsOf(back)} after the new primary`]
        : []),
    ],
  }
}

/** One blow under orders, and what is left of it a minute later. */
async function one(three: Three, blow: Blow, name: string): Promise<Row> {
  await three.database.whole()
  const before = three.restarts()
  const begun = performance.now()
  const traffic = startTraffic(three, name, { everyMs: orderEveryMs })
  const looks = startLooks(three.api, `${name}-look`, lookEveryMs)
  await sleep(3_000)
  const struck = performance.now()
  const { newPrimary } = await blow.strike(three)
  await sleep(6_000)
  await looks.finish()
  const { figures, faults, ...row } = rowOf(blow, traffic, looks, { newPrimary, begun, struck })
  await traffic.finish()
  const settled = await settle(three, { seen: [...traffic.seen, ...looks.seen], failures: traffic.failures }, 60_000)
  await three.database.whole()
  return {
    ...row,
    figures: { ...figures, settled: secondsOf(settled.ms), restarted: restartedSince(three, before) },
    faults: [...faults, ...settled.violations],
  }
}

/** The database's primary lost again and again, and the parts around it, under customers that repeat what got no answer. */
export const failover: Part = {
  title: 'Three machines: failover of the database, and what stands around it',
  async *run({ random, seed, isShort, only }) {
    const missing = missingParts()
    if (missing.length > 0)
      return yield { case: `skipped, for these packages are missing: ${missing.join(', ')}`, figures: {}, faults: [] }
    const three = await startThree()
    try {
      const kills = isShort ? 2 : 10
      for (let n = 1; n <= kills && only.test(primaryKilled.name); n += 1) {
        const row = await one(three, primaryKilled, `failover-${seed}-${n}`)
        yield { ...row, case: `${row.case}, ${n}. time` }
      }
      const chosen = shuffled(isShort ? shortBlows : blows, random).filter(({ name }) => only.test(name))
      for (const blow of chosen) {
        if (wired.includes(blow) && !three.network.wires)
          yield { case: `skipped, for only root makes networks: ${blow.name}`, figures: {}, faults: [] }
        else yield await one(three, blow, `${blow.name.replace(/\W+/g, '-')}-${seed}`)
      }
    } finally {
      await three.end()
    }
  },
}
