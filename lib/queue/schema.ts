import { z } from 'zod'
import { approvalView } from '#lib/approvals/schema.ts'
import { caseKinds, caseOrigins, caseStates } from '#lib/cases/state.ts'
import { clientView } from '#lib/clients/schema.ts'
import { moneyView, named, operatorOrderView } from '#lib/operators/schema.ts'
import { orderStatus } from '#lib/orders/schema.ts'
import { paymentStatuses } from '#lib/payments/state.ts'
import { queueKinds, type QueueKind } from '#lib/queue/kinds.ts'
import { applicantView } from '#lib/researchers/schema.ts'
import { calendarDate, instant, text } from '#lib/text.ts'

/** Counted are so many of a kind at most; `more` says that there are others. */
export const countedMost = 1000
/** How long something can be out of sight. */
export const snoozeDays = 14

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

const troubledPayment = orderLine.extend({
  id: z.string(),
  trouble: z.enum(paymentTroubles),
  payment: z.object({
    id: z.string(),
    status: z.enum(paymentStatuses),
    paymentIntentId: z.string().optional(),
    ...moneyView.shape,
  }),
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
export type TroubledPayment = z.output<typeof troubledPayment>

const overdueOrder = orderLine.extend({ dueDate: calendarDate })
export type OverdueOrder = z.output<typeof overdueOrder>

const openCase = orderLine.extend({
  caseId: z.string(),
  reference: z.string(),
  origin: z.enum(caseOrigins),
  kind: z.enum(caseKinds),
  state: z.enum(caseStates),
  content: z.string(),
  openedAt: instant,
})
export type OpenCase = z.output<typeof openCase>

const failingEndpoint = z.object({
  id: z.string(),
  url: z.string(),
  status: z.string(),
  client: named,
  failingSince: instant.optional(),
  disabledReason: z.string().optional(),
  updatedAt: instant,
})

/** A payout from a researcher's account to their bank that came back: their money waits with the provider. */
const failedPayout = z.object({
  researcher: named,
  sentAt: instant,
  /** The provider's own words. */
  reason: z.string(),
})

/** What is told of a thing, by the kind of work that it is. */
const things = {
  orders: operatorOrderView,
  production: clientView,
  approvals: approvalView,
  cases: openCase,
  payments: troubledPayment,
  payouts: failedPayout,
  overdue: overdueOrder,
  researchers: applicantView,
  endpoints: failingEndpoint,
} as const satisfies Record<QueueKind, z.ZodType>
export type ThingOf<K extends QueueKind> = z.output<(typeof things)[K]>

const workState = {
  id: z.string().meta({ description: 'Where the item stands in its list: the `startingAfter` of what follows' }),
  targetId: z.string().meta({ description: 'The thing that waits' }),
  since: instant.meta({ description: 'Since when it waits' }),
  due: instant.meta({ description: 'By when it should be dealt with' }),
  late: z.boolean(),
  assignee: named.optional().meta({ description: 'The operator who has it' }),
  claimedAt: instant.optional(),
  snoozedUntil: instant.optional(),
}
const itemOf = <K extends QueueKind>(kind: K) =>
  z.object({ kind: z.literal(kind), ...workState, thing: things[kind] as (typeof things)[K] })

export const queueItem = z
  .discriminatedUnion('kind', [
    itemOf('orders'),
    itemOf('production'),
    itemOf('approvals'),
    itemOf('cases'),
    itemOf('payments'),
    itemOf('payouts'),
    itemOf('overdue'),
    itemOf('researchers'),
    itemOf('endpoints'),
  ])
  .meta({ id: 'QueueItem' })
export type QueueItem = z.output<typeof queueItem>
export type ItemOf<K extends QueueKind> = Extract<QueueItem, { kind: K }>

const flag = z.enum(['true', 'false'])
export const listQueueQuery = z.object({
  kind: z.enum(queueKinds),
  q: text(200).optional().meta({
    description:
      "An order's number, an id, a payment intent, a customer's e-mail address, or words of an order's texts, of a client's or a researcher's name",
  }),
  sort: z.enum(['due', 'since']).optional().meta({
    description: 'By when it should be dealt with (late first), or by how long it has waited; `order` turns it round',
  }),
  assignee: text(100).optional().meta({ description: '`me`, `nobody`, or the id of an operator' }),
  late: flag.optional().meta({ description: '`true`: only what is late' }),
  snoozed: flag.optional().meta({ description: '`true`: only what is out of sight for a while' }),
})
export type ListQueueQuery = z.output<typeof listQueueQuery>

export const queueCounts = z
  .object({
    kinds: z.array(
      z.object({
        kind: z.enum(queueKinds),
        count: z.int().meta({ description: `At most ${countedMost}` }),
        more: z.boolean().meta({ description: 'There are more than were counted' }),
        late: z.int(),
        mine: z.int(),
        oldestSince: instant.optional(),
        workingHours: z.int().optional().meta({ description: 'The target; absent where each item has its own' }),
      }),
    ),
    elsewhere: z.int().meta({ description: 'What waits in the other environment' }),
    sandboxOrders: z.int().meta({ description: 'Orders of the sandbox that nobody has opened: they are no work' }),
  })
  .meta({ id: 'QueueCounts' })
export type QueueCounts = z.output<typeof queueCounts>

const itemInput = z.object({ kind: z.enum(queueKinds), targetId: text(100) })
const example = { kind: 'orders', targetId: 'ord_01k9z3v7e8f6q9w2x4y5z6a7b8' } as const
export const claimItemInput = itemInput.meta({ id: 'ClaimItem', example })
export type ItemInput = z.output<typeof claimItemInput>
export const assignItemInput = itemInput
  .extend({ operatorId: text(100) })
  .meta({ id: 'AssignItem', example: { ...example, operatorId: 'usr_01k9z3v7e8f6q9w2x4y5z6a7b8' } })
export type AssignItemInput = z.output<typeof assignItemInput>
export const snoozeItemInput = itemInput
  .extend({ until: instant.meta({ description: `At most ${snoozeDays} days from now` }) })
  .meta({ id: 'SnoozeItem', example: { ...example, until: '2026-03-04T08:00:00.000Z' } })
export type SnoozeItemInput = z.output<typeof snoozeItemInput>

/** What operators said of an item. */
export const workItemView = z
  .object({
    kind: z.enum(queueKinds),
    targetId: z.string(),
    assignee: named.optional(),
    claimedAt: instant.optional(),
    snoozedUntil: instant.optional(),
  })
  .meta({ id: 'WorkItem' })
export type WorkItemView = z.output<typeof workItemView>
