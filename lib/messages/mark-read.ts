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

/** The orders whose newest messages from the other side this reader hasn't seen, most recent first, at most 500. */
export const listUnread = (tx: Tx, { id, clientId, environment }: CustomerActor) =>
  tx.$queryRaw<{ orderId: string; unread: number }[]>`
    SELECT o.id AS "orderId", count(*)::int AS unread
    FROM orders o
    JOIN messages m ON m.order_id = o.id AND m.sender_type IN ('researcher', 'operator')
    LEFT JOIN message_marks r ON r.order_id = o.id AND r.reader_id = ${id}
    WHERE o.client_id = ${clientId} AND o.environment = ${environment}::"Environment" AND m.id > coalesce(r.last_read_id, '')
    GROUP BY o.id ORDER BY max(m.id) DESC LIMIT 500`
