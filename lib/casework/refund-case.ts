import type { OperatorActor } from '#lib/actor.ts'
import type { OperatorCaseView, RefundCaseInput } from '#lib/casework/schema.ts'
import { toOperatorCaseView } from '#lib/casework/view.ts'
import { lockCase } from '#lib/cases/case-row.ts'
import { requireTransition } from '#lib/cases/state.ts'
import type { Tx } from '#lib/db.ts'
import { recordDecision } from '#lib/operators/record-decision.ts'
import { refundOrderAsOperator } from '#lib/operators/refund-order-as-operator.ts'
import { findReturned } from '#lib/operators/second-operator.ts'
import { lockOrder } from '#lib/orders/order-row.ts'

/** Gives money back and closes the case with it: what it says of the money is so, or none of it happens. */
export async function refundCase(
  tx: Tx,
  actor: OperatorActor,
  orderId: string,
  caseId: string,
  input: RefundCaseInput,
): Promise<OperatorCaseView> {
  const { order, row } = await lockCase(tx, actor, orderId, caseId)
  requireTransition(row, 'close')
  const { paymentId: id } = await refundOrderAsOperator(tx, actor, orderId, input)
  const payment = await tx.payment.findUniqueOrThrow({ where: { id }, select: { amountMinor: true } })
  const outcome = (await findReturned(tx, { id })) >= payment.amountMinor ? 'refunded' : 'part_refunded'
  const closed = await recordDecision(tx, actor, order, row, { outcome, reason: input.reason })
  return toOperatorCaseView(tx, await lockOrder(tx, actor, orderId), closed)
}
