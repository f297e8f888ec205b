import { systemActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { recordEvents } from '#lib/events/record-events.ts'
import { drawId } from '#lib/messages/draw-id.ts'
import { getRecipient } from '#lib/messages/get-recipient.ts'
import type { WriteAsCallslipInput } from '#lib/messages/schema.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'
import { defineCommand } from '#lib/sql.ts'

// Nobody sees it; a message that was about to be written by one statement does (lib/messages/write-at-once.ts).
const touch = defineCommand((id: string) => Prisma.sql`UPDATE orders SET version = version WHERE id = ${id}`)

/**
 * Writes a message in Callslip's name on a locked order. What the researcher alone reads is no event of the order: its customer
 * would learn of it by the feed, by a webhook, by a gap in the sequence or by the moment of the last change.
 */
export async function addCallslipMessage(
  tx: Tx,
  order: OrderRow,
  { content, to, researcherId }: WriteAsCallslipInput,
): Promise<{ id: string }> {
  const id = await drawId(tx, order.id)
  const { id: senderId, name: senderName } = systemActor(order.environment)
  await tx.message.create({
    data: {
      id,
      orderId: order.id,
      content,
      senderType: 'operator',
      senderId,
      senderName,
      onlyFor: to === 'both' ? null : to,
      researcherId: to === 'customer' ? null : await getRecipient(tx, order, researcherId),
      createdAt: new Date(),
    },
  })
  if (to === 'researcher') await touch(tx, order.id)
  else {
    const actor = { type: 'operator', id: senderId, name: senderName } as const
    await recordEvents(tx, actor, order.id, [{ type: 'message.created', payload: { id } }])
  }
  return { id }
}
