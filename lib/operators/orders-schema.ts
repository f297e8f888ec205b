import { z } from 'zod'
import { countryISOA3 } from '#lib/countries.ts'
import { moneyView, operatorOrderView } from '#lib/operators/schema.ts'
import { currencyCode } from '#lib/orders/schema.ts'
import { orderStatuses } from '#lib/orders/state.ts'
import { mostSummedOfAll } from '#lib/payments/totals-schema.ts'
import { calendarDate, idText, text } from '#lib/text.ts'

/** What operators' orders can go by: what an index holds for all clients together. */
export const operatorSorts = ['placed', 'due', 'amount'] as const
export type OperatorSort = (typeof operatorSorts)[number]

const day = calendarDate.meta({ description: 'A day, UTC', example: '2026-03-02' })
const amount = z
  .string()
  .regex(/^\d{1,12}(\.\d{1,3})?$/, 'must be an amount such as 45.50')
  .transform(Number)
  .meta({ description: 'Of what was agreed, fee included, in major units of `currency`, which goes with it' })

export const findOrdersQuery = z.object({
  q: text(200).optional().meta({
    description:
      "The order's number, an id of anything on it, a payment intent, a reference, an e-mail address of the customer, or words of its texts, its client or a researcher who made an offer",
  }),
  status: z
    .string()
    .regex(
      new RegExp(`^(${orderStatuses.join('|')})(,(${orderStatuses.join('|')})){0,8}$`),
      `must be states with commas between them: ${orderStatuses.join(', ')}`,
    )
    .transform((states) => [...new Set(states.split(','))])
    .optional()
    .meta({ description: 'A state, or several with commas between them', example: 'confirmed,in_progress' }),
  clientId: text(200).optional(),
  researcherId: text(200).optional().meta({ description: 'Who made an offer' }),
  chosenId: idText.optional().meta({ description: 'The researcher whose offer was chosen' }),
  archiveId: idText
    .optional()
    .meta({ description: 'An archive of the directory; orders that name it in words fit too' }),
  country: countryISOA3.optional(),
  from: day.optional().meta({ description: 'Placed on that day or later, UTC' }),
  to: day.optional().meta({ description: 'Placed on that day or earlier, UTC' }),
  late: z.enum(['true']).optional().meta({
    description:
      'The day that was promised has gone by, what questions have cost included, and it isn’t the researcher who waits',
  }),
  currency: currencyCode.optional().meta({ description: 'Of what was agreed' }),
  amountFrom: amount.optional(),
  amountTo: amount.optional(),
  sort: z
    .enum(operatorSorts, `must be one of ${operatorSorts.join(', ')}`)
    .optional()
    .meta({
      override: { default: 'placed' },
      description:
        'What `order` goes by. `due`: orders that were agreed on and aren’t delivered; `amount`: those with a chosen offer, currency by currency',
    }),
})
export type FindOrdersQuery = z.output<typeof findOrdersQuery>

const minor = z.int().meta({ description: 'Minor units' })
/** What payments come to, and whose it is: `netMoney`, added up. */
const netSums = {
  chargedMinor: minor,
  returnedMinor: minor.meta({ description: 'What went back, by refunds and by disputes that were lost' }),
  keptMinor: minor.meta({ description: 'What stays: the two that follow' }),
  shareMinor: minor,
  feeMinor: minor,
}
export const listedOrderView = operatorOrderView
  .extend({
    late: z.boolean(),
    agreed: moneyView.optional().meta({ description: 'With the fee; of the chosen offer' }),
    money: z
      .object({
        currency: z.string(),
        charged: z.number().meta({ description: 'In major units, as the next' }),
        left: z.number(),
        ...netSums,
      })
      .optional()
      .meta({ description: 'Of what was charged for it' }),
  })
  .meta({ id: 'ListedOrder' })
export type ListedOrderView = z.output<typeof listedOrderView>

export const operatorTotals = z
  .object({
    orders: z.int().meta({ description: `How many orders were added up, at most ${mostSummedOfAll}` }),
    more: z.boolean().meta({ description: 'More orders fit; the sums are those of the newest' }),
    sums: z.array(
      z.object({
        currency: z.string(),
        agreedMinor: minor.meta({ description: 'Of the chosen offers, with the fee' }),
        ...netSums,
        disputedMinor: minor.meta({ description: 'What of `keptMinor` a bank hasn’t decided about' }),
      }),
    ),
  })
  .meta({ id: 'OperatorTotals' })
export type OperatorTotals = z.output<typeof operatorTotals>
