import { z } from 'zod'
import type { OperatorActor } from '#lib/actor.ts'
import type { AskApprovalInput } from '#lib/approvals/schema.ts'
import { lockCase } from '#lib/cases/case-row.ts'
import { requireTransition } from '#lib/cases/state.ts'
import { refundCase } from '#lib/casework/refund-case.ts'
import { requireReplaceable } from '#lib/casework/require-replaceable.ts'
import { replaceResearcher } from '#lib/casework/replace-researcher.ts'
import { dayLimitsInput } from '#lib/clients/limits-schema.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError, invalid, notFound } from '#lib/errors.ts'
import type { Approval } from '#lib/generated/prisma/client.ts'
import { cancelOrderAsOperator } from '#lib/operators/cancel-order-as-operator.ts'
import { lockClient } from '#lib/operators/change-client.ts'
import { enableProduction } from '#lib/operators/enable-production.ts'
import { findLastDecision } from '#lib/operators/find-last-decision.ts'
import { refundOrderAsOperator } from '#lib/operators/refund-order-as-operator.ts'
import { moneyEffects } from '#lib/operators/schema.ts'
import type { PairedDeed } from '#lib/operators/second-operator.ts'
import { requireRetriable, tryRefundAgain } from '#lib/operators/try-refund-again.ts'
import { writeOffDebt } from '#lib/operators/write-off-debt.ts'
import { lockOrder } from '#lib/orders/order-row.ts'
import { canMove } from '#lib/orders/state.ts'
import { requireBearable } from '#lib/payments/bear-refund.ts'
import { refundBearers } from '#lib/payments/state.ts'
import { findRefundable, requireRefundable } from '#lib/payments/begin-refund.ts'
import { previewEnd } from '#lib/payments/preview-end.ts'
import { withoutAbsent } from '#lib/view.ts'

/** What the yes is said to. Kept with the question, so that nothing else can be made of it later. */
const agreed = z.object({
  name: z.string(),
  effect: z.enum(moneyEffects),
  amountMinor: z.int().optional(),
  currency: z.string().optional(),
  limits: dayLimitsInput.optional(),
  bearer: z.enum(refundBearers).optional(),
  caseId: z.string().optional(),
  paymentId: z.string().optional(),
  refundId: z.string().optional(),
  /** What was decided last of a client's production: an entry of the audit log; absent where nothing was. */
  decisionId: z.string().optional(),
})
export type Agreed = z.output<typeof agreed>
export const toAgreed = ({ payload }: Pick<Approval, 'payload'>): Agreed => agreed.parse(payload)

type Deed = {
  targetType: 'order' | 'client'
  /** Looks, under the target's lock, whether it is possible now, and says what exactly is asked. */
  prepare: (tx: Tx, actor: OperatorActor, input: AskApprovalInput) => Promise<Agreed>
  carryOut: (tx: Tx, actor: OperatorActor, approval: Approval) => Promise<unknown>
}

const orderName = ({ documentType, repositoryName }: { documentType: string; repositoryName: string }) =>
  `${documentType}, ${repositoryName}`

/** The order of a case that can still be decided. */
async function lockUndecided(tx: Tx, actor: OperatorActor, orderId: string, caseId: string) {
  const { order, row } = await lockCase(tx, actor, orderId, caseId)
  requireTransition(row, 'close')
  return order
}

/** A failed refund that is to be tried again: of the same charge and amount, borne by whoever bore it. */
async function prepareRetry(tx: Tx, actor: OperatorActor, orderId: string, refundId: string): Promise<Agreed> {
  const { order, failed, payment } = await requireRetriable(tx, actor, refundId)
  if (order.id !== orderId) throw notFound()
  const { amountMinor, bearer, paymentId } = failed
  const money = { amountMinor, currency: payment.currency, bearer, paymentId }
  return { name: orderName(order), effect: 'refund', ...money, refundId }
}

/** Whatever wants two operators, by its name in the audit log. */
export const deeds: Record<PairedDeed, Deed> = {
  'order.refund': {
    targetType: 'order',
    prepare: async (tx, actor, { targetId, caseId, paymentId, refundId, amountMinor, bearer }) => {
      if (refundId !== undefined) return prepareRetry(tx, actor, targetId, refundId)
      const order =
        caseId === undefined ? await lockOrder(tx, actor, targetId) : await lockUndecided(tx, actor, targetId, caseId)
      const found = await findRefundable(tx, targetId, paymentId)
      const { payment, amountMinor: amount } = requireRefundable(found, amountMinor)
      const { id, currency } = payment
      if (bearer) requireBearable(order, payment, amount, bearer)
      const more = { paymentId: id, ...withoutAbsent({ bearer, caseId }) }
      return { name: orderName(order), effect: 'refund', amountMinor: amount, currency, ...more }
    },
    carryOut: (tx, actor, { targetId, reason, ...approval }) => {
      const { paymentId, refundId, amountMinor, bearer, caseId } = toAgreed(approval)
      // What its customer and researcher read of it stays what it was: the question's reason is for the other operator.
      if (refundId !== undefined) return tryRefundAgain(tx, actor, refundId)
      const input = { paymentId, amountMinor, bearer, reason }
      return caseId === undefined
        ? refundOrderAsOperator(tx, actor, targetId, input)
        : refundCase(tx, actor, targetId, caseId, input)
    },
  },
  'order.cancel': {
    targetType: 'order',
    prepare: async (tx, actor, { targetId }) => {
      const order = await lockOrder(tx, actor, targetId)
      if (!canMove(order.status, 'cancel'))
        throw new ApiError('order_state_conflict', `The order is ${order.status}: it can't be cancelled.`)
      const { kind, ...money } = await previewEnd(tx, targetId)
      return { name: orderName(order), effect: kind, ...money }
    },
    carryOut: (tx, actor, approval) => {
      const { effect: kind, amountMinor } = toAgreed(approval)
      const expectedEffect = { kind, amountMinor }
      return cancelOrderAsOperator(tx, actor, approval.targetId, { reason: approval.reason, expectedEffect })
    },
  },
  'order.replace': {
    targetType: 'order',
    prepare: async (tx, actor, { targetId, caseId }) => {
      if (caseId === undefined) throw invalid('caseId', 'must say which case another researcher decides')
      const { order } = await requireReplaceable(tx, actor, targetId, caseId)
      const { kind, ...money } = await previewEnd(tx, targetId)
      return { name: orderName(order), effect: kind, ...money, caseId }
    },
    carryOut: (tx, actor, approval) => {
      const { effect: kind, amountMinor, caseId = '' } = toAgreed(approval)
      const expectedEffect = { kind, amountMinor }
      return replaceResearcher(tx, actor, approval.targetId, caseId, { reason: approval.reason, expectedEffect })
    },
  },
  'payment.write_off': {
    targetType: 'order',
    prepare: async (tx, actor, { targetId }) => {
      const order = await lockOrder(tx, actor, targetId)
      const payment = await tx.payment.findFirst({ where: { orderId: targetId, shareRefusedAt: { not: null } } })
      const debt = payment ? payment.shareSentMinor - payment.shareDueMinor : 0
      if (!payment || debt <= 0)
        throw new ApiError('order_state_conflict', 'The researcher owes nothing for this order.')
      return { name: orderName(order), effect: 'nothing', amountMinor: debt, currency: payment.currency }
    },
    carryOut: (tx, actor, approval) => {
      const { amountMinor = 0 } = toAgreed(approval)
      return writeOffDebt(tx, actor, approval.targetId, { amountMinor, reason: approval.reason })
    },
  },
  'client.enable_production': {
    targetType: 'client',
    prepare: async (tx, _actor, { targetId, limits }) => {
      if ((await lockClient(tx, targetId)) === 0) throw notFound()
      const client = await tx.client.findUniqueOrThrow({ where: { id: targetId } })
      if (client.productionState === 'enabled')
        throw new ApiError('approval_not_waiting', `${client.name} is enabled for production already.`)
      return {
        name: client.name,
        effect: 'nothing',
        ...withoutAbsent({ decisionId: (await findLastDecision(tx, targetId))?.id }),
        ...(limits && { limits: { ...limits, currency: limits.currency ?? client.currency } }),
      }
    },
    carryOut: async (tx, actor, approval) => {
      const { limits, decisionId } = toAgreed(approval)
      await lockClient(tx, approval.targetId)
      // The yes is to what was so then: it is no answer to an operator who has refused or disabled it since.
      if ((await findLastDecision(tx, approval.targetId))?.id !== decisionId)
        throw new ApiError(
          'operator_conflict',
          'Production was decided about since this was asked for. Refuse it, or have it asked anew.',
        )
      return enableProduction(tx, actor, approval.targetId, { limits })
    },
  },
}
