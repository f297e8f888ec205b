import { z } from 'zod'
import { orderStatuses } from '#lib/orders/state.ts'
import { calendarDate, instant } from '#lib/text.ts'

export const figuresQuery = z.object({
  weeks: z
    .enum(['4', '12', '26', '52'], 'must be 4, 12, 26 or 52')
    .optional()
    .meta({ description: 'How many weeks back, this one included; 12 when absent' }),
})
export type FiguresQuery = z.output<typeof figuresQuery>

const counts = z.object(
  Object.fromEntries(orderStatuses.map((status) => [status, z.int()])) as Record<
    (typeof orderStatuses)[number],
    z.ZodInt
  >,
)
const hours = z.number().optional()

export const weekView = z.object({
  /** Its Monday, in UTC. */
  week: calendarDate,
  placed: z.int(),
  /** The orders placed in this week by the state that they are in now. */
  byStatus: counts,
  firstOfferHours: hours,
  firstOfferHoursP90: hours,
  delivered: z.int(),
  deliveryHours: hours,
  deliveryHoursP90: hours,
  found: z.int(),
  partial: z.int(),
  notFound: z.int(),
})
export type WeekView = z.output<typeof weekView>

export const volumeView = z.object({
  week: calendarDate,
  currency: z.string(),
  payments: z.int(),
  charged: z.number().meta({ description: 'Everything that was charged, before anything went back' }),
  amount: z.number().meta({ description: 'What stays of it: less what went back, and what is agreed to go back' }),
  fee: z.number().meta({ description: 'Of `amount`; the rest is researchers’' }),
  refunded: z.number().meta({ description: 'What went back, by refunds and by disputes that were lost' }),
  disputed: z.number().meta({ description: 'What of `amount` a bank hasn’t decided about' }),
})
export type VolumeView = z.output<typeof volumeView>

export const figuresView = z
  .object({
    asOf: instant.meta({ description: 'When they were counted; where there are many orders, some minutes ago' }),
    weeks: z.array(weekView),
    volume: z.array(volumeView),
    totals: z.object({
      placed: z.int(),
      delivered: z.int(),
      found: z.int(),
      partial: z.int(),
      notFound: z.int(),
      firstOfferHours: hours,
      deliveryHours: hours,
      volume: z.array(volumeView.omit({ week: true })),
    }),
  })
  .meta({ id: 'Figures' })
export type FiguresView = z.output<typeof figuresView>

const totalPrice = z.number().meta({ description: "The whole price, Callslip's fee included, in major units" })
export const archiveFiguresView = z
  .object({
    orders: z.int().optional().meta({ description: 'How many completed orders this is read from; absent: too few' }),
    medianDays: z.int().optional().meta({ description: 'From opening to delivery, in the middle' }),
    prices: z.array(
      z.object({
        currency: z.string(),
        orders: z.int(),
        low: totalPrice,
        median: totalPrice,
        high: totalPrice,
      }),
    ),
  })
  .meta({
    id: 'ArchiveFigures',
    example: {
      orders: 23,
      medianDays: 12,
      prices: [{ currency: 'EUR', orders: 21, low: 33, median: 44, high: 55 }],
    },
  })
export type ArchiveFiguresView = z.output<typeof archiveFiguresView>

export const readingTimesView = z
  .object({
    orderHours: z
      .int()
      .optional()
      .meta({ description: 'Nine in ten of the orders that were lately to be read have waited no longer' }),
    accountHours: z
      .int()
      .optional()
      .meta({ description: 'Nine in ten accounts that had to wait in the last three months were opened within' }),
  })
  .meta({ id: 'ReadingTimes', example: { orderHours: 3 } })
export type ReadingTimesView = z.output<typeof readingTimesView>
