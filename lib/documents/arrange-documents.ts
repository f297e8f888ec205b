import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { requireUploader } from '#lib/documents/permissions.ts'
import type { UploadedView } from '#lib/documents/schema.ts'
import { toUploadedView } from '#lib/documents/view.ts'
import { invalid } from '#lib/errors.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
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
