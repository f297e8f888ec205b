import type { CustomerActor, ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { messagesReadableBy } from '#lib/orders/permissions.ts'
import type { MessageView } from '#lib/messages/schema.ts'
import { toMessageView, withAttachments } from '#lib/messages/view.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'

export async function getMessage(
  tx: Tx,
  actor: CustomerActor | ResearcherActor,
  orderId: string,
  messageId: string,
): Promise<MessageView> {
  await getOrderRow(tx, actor, orderId)
  const row = await tx.message.findFirst({
    where: { id: messageId, orderId, ...messagesReadableBy(actor) },
    include: withAttachments,
  })
  if (!row) throw notFound()
  return toMessageView(row)
}
