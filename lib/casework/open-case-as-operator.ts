import type { OperatorActor } from '#lib/actor.ts'
import type { OperatorCaseView } from '#lib/casework/schema.ts'
import { toOperatorCaseView } from '#lib/casework/view.ts'
import { complain } from '#lib/cases/complain.ts'
import type { Tx } from '#lib/db.ts'
import { audit } from '#lib/operators/audit.ts'

/** Opens a case about whatever an operator has noticed, or was told by telephone. */
export async function openCaseAsOperator(
  tx: Tx,
  actor: OperatorActor,
  orderId: string,
  content: string,
): Promise<OperatorCaseView> {
  const { order, row } = await complain(tx, actor, orderId, content)
  await audit(tx, actor, { action: 'case.open', targetType: 'order', targetId: orderId, after: { caseId: row.id } })
  return toOperatorCaseView(tx, order, row)
}
