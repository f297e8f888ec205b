import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { mintFileUrl, type FileUrl } from '#lib/files/file-url.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'

/** A fresh URL of one attachment of an order or of its messages, all of which a customer reads. */
export async function downloadAttachment(
  tx: Tx,
  actor: CustomerActor,
  orderId: string,
  attachmentId: string,
): Promise<FileUrl> {
  const { environment } = await getOrderRow(tx, actor, orderId)
  const row = await tx.attachment.findFirst({ where: { id: attachmentId, orderId } })
  if (!row) throw notFound()
  return mintFileUrl(row, environment)
}
