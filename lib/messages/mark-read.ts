import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'

/** Remembers how far somebody has read; an earlier message than before changes nothing. */
export async function markRead(tx: Tx, actor: CustomerActor, orderId: string, lastReadId: string) {
  await getOrderRow(tx, actor, orderId)
  const message = await tx.message.findFirst({ where: { id: lastReadId, orderId }, select: { id: true } })
  if (!message) throw invalid('lastReadId', 'is not a message of this order')
  const [mark] = await tx.$queryRaw<{ last_read_id: string }[]>`
    INSERT INTO message_marks AS m (reader_id, order_id, last_read_id, updated_at) VALUES (${actor.id}, ${orderId}, ${lastReadId}, now())
    ON CONFLICT (reader_id, order_id) DO UPDATE SET last_read_id = greatest(m.last_read_id, excluded.last_read_id), updated_at = now()
    RETURNING last_read_id`
  return { orderId, lastReadId: mark?.last_read_id ?? lastReadId }
}
