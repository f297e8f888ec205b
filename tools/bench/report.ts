import type { Case } from './cases.ts'
import { median, spreadOf, type Latencies, type Sample } from './load.ts'
import type { Bare } from './pgbench.ts'
import type { Cpu } from './service.ts'
import { yardstickConnections } from './statements.ts'
import { describeWaits, type Waits } from './waits.ts'

/** `fastify`: the yardstick's answers behind that framework; left out where time is short. */
export type Side = 'ours' | 'yardstick' | 'fastify'
/** Whose allocations are counted. */
export const countedSides = ['ours', 'yardstick'] as const satisfies Side[]
/** Ours at half of its saturation; the yardstick at the same rate, and at half of its own. */
export const readings = ['ours', 'same', 'own'] as const
export type Reading = (typeof readings)[number]
type Open = { perSecond: { ours: number; own: number }; found: Record<Reading, Latencies[]> }
export type Result = {
  case: Case
  samples: Record<Side, Sample[]>
  waits: Waits
  allocated: Partial<Record<(typeof countedSides)[number], number>>
  open?: Open
}

export const middle = ({ samples }: Result, side: Side, part: Exclude<keyof Sample, 'cpu'>) =>
  median(samples[side].map((sample) => sample[part]))
export const ratiosOf = ({ samples }: Result, beside: Side = 'yardstick') =>
  spreadOf(samples.ours.map(({ perSecond }, i) => perSecond / (samples[beside][i]?.perSecond ?? NaN)))
const cpuOf = ({ samples }: Result, side: Side, part: keyof Cpu) =>
  median(samples[side].map(({ cpu }) => cpu?.[part] ?? NaN)).toFixed(2)

/** Kilobytes on the JavaScript heap of web, and of the yardstick. */
const allocatedOf = ({ allocated: { ours, yardstick } }: Result) =>
  ours === undefined ? '' : `${ours.toFixed(1)}${yardstick === undefined ? '' : ` (${yardstick.toFixed(1)})`}`

function rowOf(result: Result): string {
  const { median: ratio, least, most } = ratiosOf(result)
  const rate = (side: Side) => String(Math.round(middle(result, side, 'perSecond')))
  const ms = (part: 'p50' | 'p95' | 'p99') => middle(result, 'ours', part).toFixed(1).padStart(9)
  return [
    `${result.case.name.padEnd(18)}${rate('ours').padStart(10)}${rate('yardstick').padStart(11)}`,
    `${ratio.toFixed(2).padStart(8)} (${least.toFixed(2)} to ${most.toFixed(2)})`,
    `${ms('p50')}${ms('p95')}${ms('p99')} (${middle(result, 'yardstick', 'p99').toFixed(1)})`,
    `${cpuOf(result, 'ours', 'web').padStart(14)}${cpuOf(result, 'ours', 'worker').padStart(8)}${cpuOf(result, 'ours', 'postgres').padStart(8)}`,
    ` (${cpuOf(result, 'yardstick', 'yardstick')}, ${cpuOf(result, 'yardstick', 'postgres')})   ${allocatedOf(result)}`.trimEnd(),
  ].join('')
}

/** What has no yardstick is said by itself. */
function sentenceOf(result: Result): string {
  const ms = (part: 'p50' | 'p95' | 'p99') => `${part} ${middle(result, 'ours', part).toFixed(0)} ms`
  const cpu = (['web', 'worker', 'postgres'] as const).map((part) => `${part} ${cpuOf(result, 'ours', part)}`)
  const allocated = result.allocated.ours === undefined ? '' : `, kB allocated: web ${allocatedOf(result)}`
  return `${result.case.name}: ${middle(result, 'ours', 'perSecond').toFixed(1)} a second, ${result.case.atOnce} at once, ${ms('p50')}, ${ms('p95')}, ${ms('p99')}, CPU ms: ${cpu.join(', ')}${allocated}`
}

export function reportRates(results: readonly Result[]): void {
  const isCounted = results.some(({ allocated }) => allocated.ours !== undefined)
  console.log(
    `\n                  requests/s  yardstick   ratio (spread)         p50 ms   p95 ms   p99 ms (yardstick)  CPU ms: web  worker  postgres (yardstick, its postgres)${isCounted ? '   kB allocated: web (yardstick)' : ''}`,
  )
  for (const result of results) if (result.case.hasNoYardstick === undefined) console.log(rowOf(result))
  for (const result of results) if (result.case.hasNoYardstick) console.log(sentenceOf(result))
  if (!isCounted) console.log('What web allocates is left out: its inspector could not be reached.')
  for (const { case: one, waits } of results) console.log(`${one.name}: ${describeWaits(waits)}`)
}

export function reportFastify(results: readonly Result[]): void {
  const parts = results
    .filter(({ samples }) => samples.fastify.length > 0)
    .map((result) => {
      const { median: ratio, least, most } = ratiosOf(result, 'fastify')
      const rate = Math.round(middle(result, 'fastify', 'perSecond'))
      return `${result.case.name} ${rate}/s, of it ours ${ratio.toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)})`
    })
  if (parts.length > 0) console.log(`the yardstick through Fastify: ${parts.join('; ')}`)
}

export function reportPgbench(results: readonly Result[], bare: readonly Bare[]): void {
  const create = results.find(({ case: one }) => one.name === 'create')
  if (create === undefined) return
  if (bare.length === 0)
    return console.log(
      'pgbench: not found, or its clients gave up in each round, so the bare statement of a create is left out',
    )
  const { median: rate, least, most } = spreadOf(bare.map(({ perSecond }) => perSecond))
  const [meanMs, whole] = [median(bare.map((one) => one.meanMs)), Math.round(rate)]
  const share = (side: Side) => (middle(create, side, 'perSecond') / rate).toFixed(2)
  console.log(
    `pgbench, the yardstick’s statement of a create alone, ${yardstickConnections} clients: ${whole}/s (${Math.round(least)} to ${Math.round(most)}), mean ${meanMs.toFixed(1)} ms; of it ours ${share('ours')}, the yardstick ${share('yardstick')}`,
  )
}

/** “At half of saturation” is read both ways: everybody at half of ours, and each at half of its own. */
export function reportOpen(results: readonly Result[]): void {
  console.log(
    '\nopen loop        half of ours: p50 ms   p95 ms   p99 ms (yardstick at that rate)  p99 ratio   half of the yardstick’s: its p99 ms  p99 ratio',
  )
  for (const { case: one, open } of results) {
    if (open === undefined) continue
    const ms = (reading: Reading, part: keyof Latencies) => median(open.found[reading].map((found) => found[part]))
    const shown = (reading: Reading) =>
      (['p50', 'p95', 'p99'] as const).map((part) => ms(reading, part).toFixed(1).padStart(9)).join('')
    const ratio = (reading: Reading) => (ms('ours', 'p99') / ms(reading, 'p99')).toFixed(2)
    const rate = (at: number) => `${Math.round(at)}/s`
    console.log(
      `${one.name.padEnd(18)}${rate(open.perSecond.ours).padStart(10)}${shown('ours')}  (${shown('same').trim()})   ${ratio('same')}   ${rate(open.perSecond.own).padStart(10)}${ms('own', 'p99').toFixed(1).padStart(9)}   ${ratio('own')}`,
    )
  }
}
