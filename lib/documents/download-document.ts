import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { mintFileUrl, type FileUrl } from '#lib/files/file-url.ts'
import { noteDownload, type Access } from '#lib/documents/note-download.ts'
import { notFound } from '#lib/errors.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'
import { isHandedOver } from '#lib/orders/state.ts'

/** A fresh URL of one delivered document; 404 before the order is delivered. */
export async function downloadDocument(
  tx: Tx,
  actor: CustomerActor,
  orderId: string,
  documentId: string,
  access: Access,
): Promise<FileUrl> {
  const order = await getOrderRow(tx, actor, orderId)
  const row = isHandedOver(order.status)
    ? await tx.orderDocument.findFirst({ where: { id: documentId, orderId } })
    : null
  if (!row) throw notFound()
  await noteDownload(tx, { kind: 'link', orderId, documentIds: [row.id], actor, ...access })
  return mintFileUrl(row, order.environment)
}
