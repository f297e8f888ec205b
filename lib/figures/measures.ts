import { Prisma } from '#lib/generated/prisma/client.ts'

// What is told of completed orders `o` and their payments `p`, wherever it is told. What was paid and given back was no price.

export const itsPayment = Prisma.sql`payments p ON p.order_id = o.id AND p.offer_id = o.selected_offer_id AND p.status IN ('captured', 'transferred')`

/** The middle half of the prices, in minor units: the lowest and the highest would be a single order's. */
export const middleHalf = Prisma.sql`
  percentile_disc(0.25) WITHIN GROUP (ORDER BY p.amount_minor)::float8 AS low,
  percentile_disc(0.75) WITHIN GROUP (ORDER BY p.amount_minor)::float8 AS high`

export const medianDays = Prisma.sql`
  percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM o.delivered_at - o.opened_at) / 86400)::float8 AS days`

export const inWholeDays = (days: number): number => Math.max(1, Math.round(days))
