import type { OperatorActor } from '#lib/actor.ts'
import type { OperatorCaseView } from '#lib/casework/schema.ts'
import { toOperatorCaseView } from '#lib/casework/view.ts'
import { requireReplaceable } from '#lib/casework/require-replaceable.ts'
import { goOn } from '#lib/cases/go-on.ts'
import type { Tx } from '#lib/db.ts'
import { audit } from '#lib/operators/audit.ts'
import { cancelOrderAsOperator } from '#lib/operators/cancel-order-as-operator.ts'
import { recordDecision } from '#lib/operators/record-decision.ts'
import type { CancelOrderInput } from '#lib/operators/schema.ts'
import { lockOrder } from '#lib/orders/order-row.ts'
import { placeAgain } from '#lib/orders/place-again.ts'

/**
 * Has somebody else do the work. No order goes back to the market once work has begun, so this one is cancelled, with all that
 * means for its money, and what it asks for is placed again.
 */
export async function replaceResearcher(
  tx: Tx,
  actor: OperatorActor,
  orderId: string,
  caseId: string,
  input: CancelOrderInput,
): Promise<OperatorCaseView> {
  const { order, row, researcherId } = await requireReplaceable(tx, actor, orderId, caseId)
  const placed = await placeAgain(tx, actor, order, researcherId)
  const disputes = await tx.caseCause.findMany({
    where: { caseId, endedAt: null, origin: 'dispute' },
    orderBy: { id: 'asc' },
  })
  const closed = await recordDecision(tx, actor, order, row, { outcome: 'replaced', reason: input.reason })
  // A bank goes on asking, whoever does the work.
  await goOn(tx, order, disputes)
  await cancelOrderAsOperator(tx, actor, orderId, input)
  await audit(tx, actor, {
    action: 'order.place_again',
    targetType: 'order',
    targetId: placed.id,
    reason: input.reason,
    after: { replaces: orderId, number: placed.order.number },
  })
  return toOperatorCaseView(tx, await lockOrder(tx, actor, orderId), closed)
}
