import { z } from 'zod'
import { calendarDate, instant } from '#lib/text.ts'

export const figuresBy = ['week', 'month', 'country', 'archive', 'client', 'researcher'] as const
export type FiguresBy = (typeof figuresBy)[number]

const longest = 731
const daysOf = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1

export const breakdownQuery = z.object({
  from: calendarDate
    .optional()
    .meta({ description: 'Orders placed from this day on, UTC; twelve weeks back when absent' }),
  to: calendarDate.optional().meta({ description: 'That day included; today when absent' }),
  by: z.enum(figuresBy).optional().meta({ description: '`week` when absent' }),
})
export type BreakdownQuery = z.output<typeof breakdownQuery>

export const isTooLong = (from: string, to: string) => daysOf(from, to) > longest

const rate = z
  .number()
  .optional()
  .meta({ description: 'Between 0 and 1; absent where there is nothing to compare with' })
const spanView = z
  .object({ p50: z.number(), p90: z.number() })
  .optional()
  .meta({ description: 'In hours, to within an eighth: half of the orders, and nine in ten, took no longer' })

const figures = {
  placed: z.int(),
  offered: z.int().meta({ description: 'Of those placed: with an offer' }),
  paid: z.int().meta({ description: 'Paid for, or agreed on without a payment' }),
  delivered: z.int(),
  found: z.int(),
  partial: z.int(),
  notFound: z.int(),
  ended: z.int().meta({ description: 'Withdrawn or cancelled' }),
  firstOfferHours: spanView,
  deliveryHours: spanView,
  money: z.array(
    z.object({
      currency: z.string(),
      payments: z.int(),
      charged: z.number().meta({ description: 'The gross volume: all that was charged' }),
      amount: z.number().meta({ description: 'What stays of it' }),
      fee: z.number().meta({ description: 'Of `amount`; the rest is researchers’' }),
      refunded: z.number().meta({ description: 'What went back, by refunds and by disputes that were lost' }),
      disputed: z.number().meta({ description: 'What of `amount` a bank hasn’t decided about' }),
      refundRate: rate,
      disputeRate: rate,
    }),
  ),
}
export type BreakdownMoney = z.output<(typeof figures)['money']>[number]

export const breakdownRow = z.object({
  key: z.string().meta({ description: 'A day that a week or a month begins with, a country, or an id' }),
  name: z.string().optional(),
  ...figures,
})
export type BreakdownRow = z.output<typeof breakdownRow>

export const breakdownView = z
  .object({
    asOf: instant.meta({
      description: 'Today is counted now; days before follow their orders within some minutes of this',
    }),
    from: calendarDate,
    to: calendarDate,
    by: z.enum(figuresBy),
    total: z.object(figures),
    rows: z.array(breakdownRow),
    more: z.boolean().meta({ description: 'There are more rows than are shown: those with the most orders are' }),
  })
  .meta({ id: 'FiguresBreakdown' })
export type BreakdownView = z.output<typeof breakdownView>
