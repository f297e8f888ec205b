import { z } from 'zod'
import { shownText } from '#lib/shown.ts'

/** How many orders are added up: the newest of those that fit. */
export const mostSummed = 10_000
/** The same where the orders, or the rows of the books, are all clients': they lie far apart, and each is looked up. */
export const mostSummedOfAll = 5_000
export const orderTotals = z
  .object({
    orders: z.int().meta({ description: `How many orders were added up, at most ${mostSummed}` }),
    more: z.boolean().meta({ description: 'More orders fit; the sums are those of the newest' }),
    sums: z.array(
      z.object({
        currency: shownText,
        held: z.int().min(0).meta({ description: 'Minor units that banks hold' }),
        charged: z.int().min(0).meta({ description: 'Minor units that were charged, less what went back' }),
        disputed: z.int().min(0).meta({ description: 'Minor units that a bank questions, or has taken back' }),
        invoiced: z.int().min(0).meta({ description: 'Minor units of the invoices of orders that no card pays' }),
      }),
    ),
  })
  .meta({
    id: 'OrderTotals',
    example: {
      orders: 312,
      more: false,
      sums: [{ currency: 'EUR', held: 4675, charged: 1_246_310, disputed: 0, invoiced: 0 }],
    },
  })
export type OrderTotals = z.output<typeof orderTotals>
