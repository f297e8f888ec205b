import { isCustomer, type CustomerActor, type OperatorActor, type ResearcherActor } from '#lib/actor.ts'
import { lockCase } from '#lib/cases/case-row.ts'
import { numberCase } from '#lib/cases/number-case.ts'
import type { CaseView } from '#lib/cases/schema.ts'
import { requireTransition } from '#lib/cases/state.ts'
import { getCaseView } from '#lib/cases/view.ts'
import type { Tx } from '#lib/db.ts'
import { recordEvents } from '#lib/events/record-events.ts'
import { newIdAfter } from '#lib/ids.ts'

/** Somebody whom a case concerns adds words to it. */
export async function answerCase(
  tx: Tx,
  actor: CustomerActor | ResearcherActor | OperatorActor,
  orderId: string,
  caseId: string,
  content: string,
): Promise<CaseView> {
  const { order, row } = await lockCase(tx, actor, orderId, caseId)
  const state = requireTransition(row, isCustomer(actor) ? 'reply' : 'answer')
  const newest = await tx.caseAnswer.findFirst({ where: { caseId }, orderBy: { id: 'desc' }, select: { id: true } })
  const answerId = newIdAfter('caseAnswer', newest?.id)
  await tx.caseAnswer.create({
    data: { id: answerId, caseId, senderType: actor.type, senderId: actor.id, content, createdAt: new Date() },
  })
  // Operators write to both sides.
  const sharedAt = row.sharedAt ?? (actor.type === 'operator' ? new Date() : null)
  const number = await numberCase(tx, row, sharedAt)
  const after = await tx.case.update({ where: { id: caseId }, data: { state, sharedAt, number } })
  if (sharedAt !== null)
    await recordEvents(tx, actor, orderId, [
      { type: 'case.answered', payload: { id: caseId, status: state, answerId } },
    ])
  return getCaseView(tx, order, after)
}
