import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { requireUploader } from '#lib/documents/permissions.ts'
import type { UploadedView } from '#lib/documents/schema.ts'
import { toUploadedView } from '#lib/documents/view.ts'
import { invalid } from '#lib/errors.ts'
import { lockOrder } from '#lib/orders/order-row.ts'

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
  await tx.$executeRaw`
    UPDATE documents d SET position = a.n FROM unnest(${[...documentIds]}::text[]) WITH ORDINALITY AS a(id, n) WHERE d.id = a.id AND d.order_id = ${orderId}`
  return arranged.map(toUploadedView)
}
