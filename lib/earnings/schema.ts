import { z } from 'zod'
import { orderStatus } from '#lib/orders/schema.ts'
import { returnView } from '#lib/payments/returns-schema.ts'
import { instant } from '#lib/text.ts'

/**
 * `reserved`: held on the customer's card. `pending`: charged, and sent when the order completes. `disputed`: the customer's
 * bank questions the charge, or took it back. `invoice`: the customer pays by invoice, so the operator settles it.
 * `unpaid`: the hold ran out before it was charged, and the operator sees to it. `refunded`: nothing is left of it.
 */
export const earningStates = [
  'reserved',
  'pending',
  'transferred',
  'disputed',
  'invoice',
  'unpaid',
  'refunded',
] as const

export const earningView = z
  .object({
    id: z.string().meta({ description: 'Of the offer' }),
    orderId: z.string(),
    orderNumber: z.string(),
    repositoryName: z.string(),
    documentType: z.string(),
    orderStatus,
    state: z.enum(earningStates),
    amount: z.number().meta({ description: 'Major units: your part, less what was refunded of it' }),
    sent: z.number().optional().meta({ description: 'Major units: what you have of it by now' }),
    refunded: z.number().optional().meta({ description: 'Major units: the part of yours that the customer got back' }),
    returns: z
      .array(returnView)
      .optional()
      .meta({ description: 'What the customer got back and why, where anything went back' }),
    currency: z.string(),
    startedAt: instant.optional(),
    completedAt: instant.optional(),
  })
  .meta({
    id: 'Earning',
    example: {
      id: 'off_01k9z3v7e8f6q9w2x4y5z6a7b8',
      orderId: 'ord_01k9z3v7e8f6q9w2x4y5z6a7b8',
      orderNumber: 'CS-7QK-4MR',
      repositoryName: 'Archives de Paris',
      documentType: 'Birth record',
      orderStatus: 'completed',
      state: 'transferred',
      amount: 42.5,
      currency: 'EUR',
      startedAt: '2026-03-05T09:30:00.000Z',
      completedAt: '2026-03-12T09:30:00.000Z',
    },
  })
export type EarningView = z.output<typeof earningView>

/** Which month an order's earnings belong to, as the sums by month have it. */
export const earningsQuery = z.object({
  month: z
    .string()
    .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'must be a month, YYYY-MM')
    .optional()
    .meta({ description: 'YYYY-MM (UTC), of completion, or of the start of work until then', example: '2026-03' }),
})
export type EarningsQuery = z.output<typeof earningsQuery>

export const payoutView = z
  .object({
    id: z.string(),
    amountMinor: z.int(),
    amount: z.number().optional().meta({ description: 'Major units, of currencies that are charged here' }),
    currency: z.string().meta({ description: 'Of the bank account' }),
    status: z
      .string()
      .meta({ description: 'The provider’s word: `paid`, `pending`, `in_transit`, `canceled`, `failed`' }),
    sentAt: instant,
    arrivesAt: instant.optional().meta({ description: 'When your bank is to have it, as the provider says' }),
  })
  .meta({
    id: 'Payout',
    example: {
      id: 'po_1PqL2x',
      amountMinor: 4250,
      amount: 42.5,
      currency: 'EUR',
      status: 'in_transit',
      sentAt: '2026-03-13T06:00:00.000Z',
      arrivesAt: '2026-03-16T00:00:00.000Z',
    },
  })
export type PayoutView = z.output<typeof payoutView>

const sums = {
  currency: z.string(),
  orders: z.int(),
  reserved: z.number(),
  pending: z.number(),
  transferred: z.number(),
  invoice: z.number(),
}
export const earningsView = z
  .object({
    totals: z.array(z.object(sums).meta({ id: 'EarningsTotal' })),
    months: z.array(
      z
        .object({
          month: z.string().meta({ description: 'YYYY-MM (UTC), of completion, or of the start of work until then' }),
          ...sums,
        })
        .meta({ id: 'EarningsMonth' }),
    ),
  })
  .meta({ id: 'Earnings' })
export type EarningsView = z.output<typeof earningsView>
