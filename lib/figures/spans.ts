import { Prisma } from '#lib/generated/prisma/client.ts'

// Times are counted in steps, each longer than the one before by an eighth, from a minute on: two years are a hundred and
// fifteen of them, and a percentile read from them is off by less than a step.

const ratio = 1.125

/** The step of a time, in the database: the first that isn't shorter. */
export const stepOf = (interval: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`ceil(ln(greatest(extract(epoch FROM ${interval}) / 60, 1)) / ln(1.125))::smallint`

type Step = { step: number; orders: number }

/** How long the order at such a place took, in hours, counted from the quickest: those of a step stand in it evenly. */
function hoursAt(place: number, sorted: readonly Step[]): number {
  let before = 0
  for (const { step, orders } of sorted) {
    if (place < before + orders) return ratio ** (step - 1 + (place - before + 0.5) / orders) / 60
    before += orders
  }
  throw new Error(`no order stands at ${place}`)
}

/** The time, in hours, that such a part of the orders took no longer than, between two of them as `percentile_cont` has it; undefined of none. */
export function percentileOf(part: number, steps: readonly Step[]): number | undefined {
  const sorted = steps.filter(({ orders }) => orders > 0).toSorted((a, b) => a.step - b.step)
  const all = sorted.reduce((sum, { orders }) => sum + orders, 0)
  if (all === 0) return undefined
  const place = part * (all - 1)
  const lower = hoursAt(Math.floor(place), sorted)
  return lower + (place % 1) * (hoursAt(Math.ceil(place), sorted) - lower)
}
