import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { requireUploader } from '#lib/documents/permissions.ts'
import type { UploadedView } from '#lib/documents/schema.ts'
import { toUploadedView } from '#lib/documents/view.ts'
import { ApiError, invalid, notFound } from '#lib/errors.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { enqueue } from '#lib/jobs.ts'
import { lockOrder } from '#lib/orders/order-row.ts'
import { defineCommand } from '#lib/sql.ts'

const setPositions = defineCommand(
  (orderId: string, ids: readonly string[]) => Prisma.sql`
    UPDATE documents d SET position = a.n FROM unnest(${ids}::text[]) WITH ORDINALITY AS a(id, n)
    WHERE d.id = a.id AND d.order_id = ${orderId}`,
)

/** Puts one's documents of an order into the order of pages that the ids say; they must be all of them, each once. */
export async function arrangeDocuments(
  tx: Tx,
  actor: ResearcherActor,
  orderId: string,
  documentIds: readonly string[],
): Promise<UploadedView[]> {
  await requireUploader(tx, actor, await lockOrder(tx, actor, orderId))
  const rows = await tx.orderDocument.findMany({ where: { orderId, uploadedById: actor.id } })
  const byId = new Map(rows.map((row) => [row.id, row]))
  const arranged = documentIds.flatMap((id) => byId.get(id) ?? [])
  if (
    new Set(documentIds).size !== documentIds.length ||
    arranged.length !== documentIds.length ||
    arranged.length !== rows.length
  ) {
    throw invalid('documentIds', 'must name every document of yours on this order, each once')
  }
  await setPositions(tx, orderId, documentIds)
  return arranged.map(toUploadedView)
}

/** Takes a wrong file away again, as long as the customer hasn't been given it: what was delivered stays. */
export async function removeDocument(tx: Tx, actor: ResearcherActor, orderId: string, documentId: string) {
  const order = await lockOrder(tx, actor, orderId)
  const row = await tx.orderDocument.findFirst({ where: { id: documentId, orderId, uploadedById: actor.id } })
  if (!row) throw notFound()
  const handedOver = order.deliveredAt !== null && row.createdAt <= order.deliveredAt
  if (
    (order.status !== 'in_progress' && order.status !== 'delivered') ||
    handedOver ||
    (order.status === 'delivered' && order.reviewState === null)
  ) {
    throw new ApiError(
      'order_state_conflict',
      'What the customer has been given stays. Upload a better one beside it.',
      { members: { status: order.status } },
    )
  }
  await tx.orderDocument.delete({ where: { id: documentId } })
  await enqueue(tx, 'remove_file', { storageKey: row.storageKey })
  return { id: documentId, removed: true as const }
}
