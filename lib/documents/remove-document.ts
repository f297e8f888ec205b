import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError, notFound } from '#lib/errors.ts'
import { dropDocuments } from '#lib/documents/drop-documents.ts'
import { canTakeDocuments } from '#lib/documents/permissions.ts'
import { findGiven } from '#lib/documents/find-given.ts'
import { lockOrder } from '#lib/orders/order-row.ts'

/** Takes a wrong file away again, as long as the customer hasn't been given it: what was delivered stays. */
export async function removeDocument(tx: Tx, actor: ResearcherActor, orderId: string, documentId: string) {
  const order = await lockOrder(tx, actor, orderId)
  const row = await tx.orderDocument.findFirst({ where: { id: documentId, orderId, uploadedById: actor.id } })
  if (!row) throw notFound()
  if (!canTakeDocuments(order.status) || (await findGiven(tx, order, [row])).has(row.id)) {
    throw new ApiError(
      'order_state_conflict',
      'What the customer has been given stays. Upload a better one beside it.',
      { members: { status: order.status } },
    )
  }
  await dropDocuments(tx, { id: documentId })
  return { id: documentId, removed: true as const }
}
