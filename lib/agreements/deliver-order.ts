import type { ResearcherActor } from '#lib/actor.ts'
import { endCause } from '#lib/cases/end-cause.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError, invalid } from '#lib/errors.ts'
import { recordEvents } from '#lib/events/record-events.ts'
import { lockOwnWork } from '#lib/agreements/lock-own-work.ts'
import { withoutQuestion } from '#lib/orders/due.ts'
import { moveOrder } from '#lib/orders/move-order.ts'
import type { DeliverInput } from '#lib/researchers/schema.ts'
import { refusal } from '#lib/refusals.ts'

/** Hands over documents, a search report, or both; again after the customer asked for changes. */
export async function deliverOrder(tx: Tx, actor: ResearcherActor, orderId: string, { outcome, report }: DeliverInput) {
  const order = await lockOwnWork(tx, actor, orderId)
  if (order.status === 'delivered' && order.reviewState === null) {
    throw new ApiError('order_state_conflict', 'The order is delivered already, and no changes were requested.')
  }
  if (outcome === 'not_found') {
    if (report === undefined && order.report === null) throw invalid('report', refusal('searched'))
  } else if ((await tx.orderDocument.count({ where: { orderId } })) === 0) {
    throw new ApiError(
      'order_state_conflict',
      'Upload a document first, or hand over with the outcome not_found and a report.',
    )
  }
  const now = new Date()
  const delivered = await moveOrder(tx, order, 'deliver', {
    ...withoutQuestion(order, now),
    outcome,
    deliveredAt: now,
    reviewState: null,
    acceptanceNotBefore: null,
    ...(report === undefined ? {} : { report }),
  })
  await endCause(tx, actor, delivered, { origins: ['late', 'change_request'], outcome: 'delivered' })
  await tx.reportDraft.deleteMany({ where: { orderId } })
  await recordEvents(tx, actor, orderId, [{ type: 'order.delivered', payload: { status: 'delivered', outcome } }])
  return { id: orderId, status: 'delivered' as const }
}
