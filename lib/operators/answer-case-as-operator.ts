import type { OperatorActor } from '#lib/actor.ts'
import { answerCase } from '#lib/cases/answer-case.ts'
import type { CaseView } from '#lib/cases/schema.ts'
import type { Tx } from '#lib/db.ts'
import { audit } from '#lib/operators/audit.ts'

/** Writes to both sides of a case in Callslip's name. */
export async function answerCaseAsOperator(
  tx: Tx,
  actor: OperatorActor,
  orderId: string,
  caseId: string,
  content: string,
): Promise<CaseView> {
  const view = await answerCase(tx, actor, orderId, caseId, content)
  await audit(tx, actor, { action: 'case.answer', targetType: 'order', targetId: orderId, after: { caseId } })
  return view
}
