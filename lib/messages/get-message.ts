import type { CustomerActor, ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { readableBy } from '#lib/messages/permissions.ts'
import type { MessageView } from '#lib/messages/schema.ts'
import { toMessageView } from '#lib/messages/view.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'

export async function getMessage(
  tx: Tx,
  actor: CustomerActor | ResearcherActor,
  orderId: string,
  messageId: string,
): Promise<MessageView> {
  await getOrderRow(tx, actor, orderId)
  const row = await tx.message.findFirst({ where: { id: messageId, orderId, ...readableBy(actor) } })
  if (!row) throw notFound()
  return toMessageView(row)
}
