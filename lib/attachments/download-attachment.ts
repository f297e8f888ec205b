import { isCustomer, type CustomerActor, type OperatorActor } from '#lib/actor.ts'
import type { AttachedFileView } from '#lib/attachments/schema.ts'
import { toAttachedFileView } from '#lib/attachments/view.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { mintFileUrl } from '#lib/files/file-url.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'
import { messagesReadableBy } from '#lib/orders/permissions.ts'

/** One attachment of an order, or of those of its messages that the actor reads, with a fresh URL. */
export async function downloadAttachment(
  tx: Tx,
  actor: CustomerActor | OperatorActor,
  orderId: string,
  attachmentId: string,
): Promise<AttachedFileView> {
  const { environment } = await getOrderRow(tx, actor, orderId)
  const readable = { OR: [{ messageId: null }, { message: messagesReadableBy(actor) }] }
  const row = await tx.attachment.findFirst({ where: { id: attachmentId, orderId, ...readable } })
  if (!row) throw notFound()
  return toAttachedFileView(row, mintFileUrl(row, environment, !isCustomer(actor)))
}
