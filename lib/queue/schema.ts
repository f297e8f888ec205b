import { z } from 'zod'
import { approvalView } from '#lib/approvals/schema.ts'
import { caseKinds, caseStates } from '#lib/cases/state.ts'
import { clientView } from '#lib/clients/schema.ts'
import { moneyView, named, operatorOrderView } from '#lib/operators/schema.ts'
import { orderStatus } from '#lib/orders/schema.ts'
import { paymentStatuses } from '#lib/payments/schema.ts'
import { applicantView } from '#lib/researchers/schema.ts'
import { calendarDate, instant } from '#lib/text.ts'

/** Of each kind at most so many are shown; `more` says that there are others. */
export const shownMost = 50

export const paymentTroubles = [
  'expiring',
  'mismatch',
  'disputed',
  'in_review',
  'refund_failed',
  'owed',
  'debt',
  'unpaid',
] as const
export type PaymentTrouble = (typeof paymentTroubles)[number]

/** What a person who looks at a list must see of an order. */
const orderLine = z.object({
  orderId: z.string(),
  number: z.string(),
  status: orderStatus,
  title: z.string(),
  client: named,
  researcher: named.optional(),
})

export const troubledPayment = orderLine.extend({
  trouble: z.enum(paymentTroubles),
  payment: z
    .object({
      id: z.string(),
      status: z.enum(paymentStatuses),
      paymentIntentId: z.string().optional(),
      ...moneyView.shape,
    })
    .optional(),
  since: instant,
  captureBefore: instant.optional(),
  /** Until when a dispute can be answered. */
  dueBy: instant.optional(),
  /** What the trouble is about where that isn't the whole payment, in major units of its currency. */
  concerned: z.number().optional(),
  concernedMinor: z.int().optional(),
  /** Of a dispute, as the provider names it. */
  disputeId: z.string().optional(),
  /** The provider's own words. */
  refusal: z.string().optional(),
})
export const overdueOrder = orderLine.extend({ dueDate: calendarDate })
export const openCase = orderLine.extend({
  caseId: z.string(),
  reference: z.string(),
  kind: z.enum(caseKinds),
  state: z.enum(caseStates),
  content: z.string(),
  openedAt: instant,
})
export const failingEndpoint = z.object({
  id: z.string(),
  url: z.string(),
  status: z.string(),
  client: named,
  failingSince: instant.optional(),
  disabledReason: z.string().optional(),
  updatedAt: instant,
})

/** A payout from a researcher's account to their bank that came back: their money waits with the provider. */
export const failedPayout = z.object({
  researcher: named,
  sentAt: instant,
  /** The provider's own words. */
  reason: z.string(),
})

const part = <S extends z.ZodType>(row: S) => z.object({ items: z.array(row), more: z.boolean() })

export const queueView = z
  .object({
    orders: part(operatorOrderView),
    production: part(clientView.extend({ waitingSince: instant }).meta({ id: 'WaitingClient' })),
    approvals: part(approvalView),
    researchers: part(applicantView),
    payments: part(troubledPayment),
    payouts: part(failedPayout),
    cases: part(openCase),
    overdue: part(overdueOrder),
    endpoints: part(failingEndpoint),
    elsewhere: z.int().meta({ description: 'Orders to open, payments and cases to look at in the other environment' }),
  })
  .meta({ id: 'OperatorQueue' })
export type QueueView = z.output<typeof queueView>
