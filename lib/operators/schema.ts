import { z } from 'zod'
import { memberRoles } from '#lib/clients/roles.ts'
import { clientView, reasonInput } from '#lib/clients/schema.ts'
import { uploadedView } from '#lib/documents/schema.ts'
import { eventView } from '#lib/events/schema.ts'
import { goLiveCheck } from '#lib/go-live/schema.ts'
import { messageView } from '#lib/messages/schema.ts'
import { offerView } from '#lib/offers/schema.ts'
import { orderStatus, orderView } from '#lib/orders/schema.ts'
import { paymentStatuses, refundBearers, refundStatuses } from '#lib/payments/state.ts'
import { operatorRoleNames } from '#lib/users/operator-roles.ts'
import { endpointView } from '#lib/webhooks/schema.ts'
import { instant, text } from '#lib/text.ts'

// What operators see and send. Their views name people and money that nobody else may see together.

export const named = z.object({ id: z.string(), name: z.string() })
export type Named = z.output<typeof named>

/** Money as the record has it and as people write it. */
export const moneyView = z.object({ amountMinor: z.int(), amount: z.number(), currency: z.string() })
export type MoneyView = z.output<typeof moneyView>

export const operatorOrderView = orderView
  .extend({ client: named, researcher: named.optional() })
  .meta({ id: 'OperatorOrder' })
export type OperatorOrderView = z.output<typeof operatorOrderView>

export const moneyEffects = ['nothing', 'release', 'refund', 'bank_decides'] as const
export const moneyEffectView = z
  .object({ kind: z.enum(moneyEffects), ...moneyView.partial().shape, undecidedMinor: z.int().optional() })
  .meta({
    id: 'MoneyEffect',
    description:
      "What ending the order now does to the customer's money: a hold is released, what is left of a charge refunded, or refunded once a bank that asks about it has let it stand, as `undecidedMinor` is beside what is refunded",
  })
export type MoneyEffectView = z.output<typeof moneyEffectView>

export const refundRow = z.object({
  id: z.string(),
  ...moneyView.omit({ currency: true }).shape,
  bearer: z.enum(refundBearers),
  reason: z.string(),
  status: z.enum(refundStatuses),
  /** Why the provider refused it, or why it failed there. */
  failure: z.string().optional(),
  retryAt: instant.optional(), // by itself
  createdAt: instant,
})
export const disputeRow = z.object({
  id: z.string(),
  /** The provider's word; `open` says whether anything is still to be decided. */
  status: z.string(),
  open: z.boolean(),
  reason: z.string(),
  refundable: z.boolean(),
  ...moneyView.shape,
  /** What the provider has charged for it, in the currency that it settles in. */
  fee: moneyView.optional(),
  dueBy: instant.optional(),
  submittedAt: instant.optional(),
  createdAt: instant,
})
export const operatorPaymentView = z.object({
  id: z.string(),
  offerId: z.string(),
  status: z.enum(paymentStatuses),
  paymentIntentId: z.string().optional(),
  chargeId: z.string().optional(),
  transferId: z.string().optional(),
  ...moneyView.shape,
  transferAmountMinor: z.int(),
  platformFeeMinor: z.int(),
  net: z
    .object({
      returnedMinor: z.int(),
      keptMinor: z.int(),
      shareMinor: z.int(),
      feeMinor: z.int(),
      disputedMinor: z.int(),
    })
    .meta({ description: 'What went back; what stays, and whose it is; what of it a bank hasn’t decided about' }),
  noFind: z
    .object({ amountMinor: z.int(), transferAmountMinor: z.int(), applies: z.boolean() })
    .optional()
    .meta({ description: 'What is left of the two where nothing is found, if that was agreed to be less' }),
  refundedMinor: z.int(),
  reversedMinor: z.int(),
  /** What the charge brought to the balance in the currency it is settled in, and the provider's fee for it. */
  settlement: moneyView.extend({ feeMinor: z.int(), exchangeRate: z.number().optional() }).optional(),
  /** What can still be given back, running refunds taken off. */
  refundableMinor: z.int(),
  /** What the researcher is to have now, and what they have; the difference is owed to them, or by them. */
  shareDueMinor: z.int(),
  shareSentMinor: z.int(),
  /** What was given up of what they owed: they keep it. */
  shareWrittenOffMinor: z.int(),
  /** Why the provider refused to move the difference. */
  shareRefusal: z.string().optional(),
  captureBefore: instant.optional(),
  failureMessage: z.string().optional(),
  createdAt: instant,
  updatedAt: instant,
  refunds: z.array(refundRow),
  disputes: z.array(disputeRow),
})
export type OperatorPaymentView = z.output<typeof operatorPaymentView>

export const orderDossierView = operatorOrderView
  .extend({
    startedAt: instant.optional(),
    offers: z.array(offerView),
    payments: z.array(operatorPaymentView),
    messages: z.array(messageView),
    documents: z.array(uploadedView),
    canOpen: z.boolean(),
    canCancel: z.boolean(),
    cancelEffect: moneyEffectView,
  })
  .meta({ id: 'OrderDossier' })
export type OrderDossierView = z.output<typeof orderDossierView>

export const operatorEventView = eventView
  .extend({
    private: z.boolean().meta({ description: 'Kept from the customer and from webhooks' }),
    deliveries: z.array(
      z.object({
        endpointId: z.string(),
        url: z.string(),
        status: z.enum(['pending', 'delivered', 'failed']),
        attempts: z.int(),
        statusCode: z.int().optional().meta({ description: 'What the newest attempt was answered' }),
        error: z.string().optional().meta({ description: 'Why the newest attempt got no answer' }),
        deliveredAt: instant.optional(),
        nextAttemptAt: instant.optional(),
      }),
    ),
  })
  .meta({ id: 'OperatorEvent' })
export type OperatorEventView = z.output<typeof operatorEventView>

export const cancelOrderInput = reasonInput
  .extend({
    expectedEffect: moneyEffectView.pick({ kind: true, amountMinor: true }).optional().meta({
      description:
        'The effect that was shown; where another one would come about by now, nothing happens and the answer is 409',
    }),
  })
  .meta({ id: 'CancelOrder', example: { reason: 'The archive is closed until spring.' } })
export type CancelOrderInput = z.output<typeof cancelOrderInput>

export const writeOffInput = reasonInput
  .extend({ amountMinor: z.int().min(1).meta({ description: 'What the researcher owes, as it was shown' }) })
  .meta({ id: 'WriteOffDebt', example: { amountMinor: 1000, reason: 'They no longer work with us.' } })
export type WriteOffInput = z.output<typeof writeOffInput>
export const writtenOffView = z.object({ orderId: z.string(), writtenOffMinor: z.int(), currency: z.string() }).meta({
  id: 'WrittenOffDebt',
  example: { orderId: 'ord_01k9z3v7e8f6q9w2x4y5z6a7b8', writtenOffMinor: 1000, currency: 'EUR' },
})
export type WrittenOffView = z.output<typeof writtenOffView>

export const resentView = z
  .object({ eventId: z.string(), deliveries: z.int() })
  .meta({ id: 'ResentEvent', example: { eventId: 'evt_01k9z3v7e8f6q9w2x4y5z6a7b8', deliveries: 1 } })
export const remindInput = z
  .object({ note: text(1000).optional() })
  .meta({ id: 'RemindResearcher', example: { note: 'The customer has asked twice.' } })
export const remindedView = z
  .object({
    orderId: z.string(),
    mailed: z.boolean().meta({ description: 'False where the researcher has no address: the robot' }),
  })
  .meta({ id: 'RemindedResearcher', example: { orderId: 'ord_01k9z3v7e8f6q9w2x4y5z6a7b8', mailed: true } })
export const checkedPaymentView = z
  .object({ orderId: z.string(), status: z.enum(paymentStatuses).optional() })
  .meta({ id: 'CheckedPayment', example: { orderId: 'ord_01k9z3v7e8f6q9w2x4y5z6a7b8', status: 'captured' } })

export const clientOverviewView = z
  .object({
    client: clientView,
    members: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        email: z.string(),
        role: z.enum(memberRoles),
        disabled: z.boolean(),
      }),
    ),
    orders: z.array(z.object({ status: orderStatus, count: z.int() })),
    months: z.array(z.object({ month: z.string().meta({ example: '2026-03' }), orders: z.int() })),
    volume: z.array(z.object({ ...moneyView.shape, payments: z.int() })),
    limits: z
      .object({ development: z.int(), production: z.int() })
      .meta({ description: 'Requests a minute in force; 0 is no limit' }),
    endpoints: z.array(endpointView.extend({ failingSince: instant.optional() }).meta({ id: 'OperatorEndpoint' })),
    lastRequestAt: instant.optional(),
    checks: z
      .array(goLiveCheck.omit({ hint: true }))
      .meta({ description: 'What its programs have been seen to do in development' }),
  })
  .meta({ id: 'ClientOverview' })
export type ClientOverviewView = z.output<typeof clientOverviewView>

export const updateEndpointInput = z
  .object({ status: z.enum(['active', 'disabled']), reason: text(1000).optional() })
  .meta({ id: 'UpdateEndpointAsOperator', example: { status: 'active' } })
export type UpdateEndpointInput = z.output<typeof updateEndpointInput>

export const operatorView = named
  .extend({ email: z.string(), role: z.enum(operatorRoleNames), disabled: z.boolean() })
  .meta({ id: 'Operator' })
export type OperatorView = z.output<typeof operatorView>
