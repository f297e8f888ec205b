import { Prisma } from '#lib/generated/prisma/client.ts'

// Times are counted in steps, each longer than the one before by an eighth, from a minute on: two years are a hundred and
// fifteen of them, and a percentile read from them is off by less than a step.

const ratio = 1.125

/** The step of a time, in the database: the first that isn't shorter. */
export const stepOf = (interval: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`ceil(ln(greatest(extract(epoch FROM ${interval}) / 60, 1)) / ln(1.125))::smallint`

type Step = { step: number; orders: number }

/** The time, in hours, that such a part of the orders took no longer than; undefined of none. */
export function percentileOf(part: number, steps: readonly Step[]): number | undefined {
  const all = steps.reduce((sum, { orders }) => sum + orders, 0)
  if (all === 0) return undefined
  let seen = 0
  for (const { step, orders } of steps.toSorted((a, b) => a.step - b.step)) {
    seen += orders
    if (seen >= part * all) return ratio ** (step - 0.5) / 60
  }
  return undefined
}
