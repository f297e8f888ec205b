import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { invalid } from '#lib/errors.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'
import { defineQuery, int4, text } from '#lib/sql.ts'

const keepMark = defineQuery(
  { last_read_id: text },
  (readerId: string, orderId: string, lastReadId: string) => Prisma.sql`
    INSERT INTO message_marks AS m (reader_id, order_id, last_read_id, updated_at) VALUES (${readerId}, ${orderId}, ${lastReadId}, now())
    ON CONFLICT (reader_id, order_id) DO UPDATE SET last_read_id = greatest(m.last_read_id, excluded.last_read_id), updated_at = now()
    RETURNING last_read_id`,
)

/** Remembers how far somebody has read; an earlier message than before changes nothing. */
export async function markRead(tx: Tx, actor: CustomerActor, orderId: string, lastReadId: string) {
  await getOrderRow(tx, actor, orderId)
  const message = await tx.message.findFirst({ where: { id: lastReadId, orderId }, select: { id: true } })
  if (!message) throw invalid('lastReadId', 'is not a message of this order')
  const [mark] = await keepMark(tx, actor.id, orderId, lastReadId)
  return { orderId, lastReadId: mark?.last_read_id ?? lastReadId }
}

const findUnread = defineQuery(
  { orderId: text, unread: int4 },
  (readerId: string, clientId: string, environment: Environment) => Prisma.sql`
    SELECT o.id AS "orderId", count(*)::int AS unread
    FROM orders o
    JOIN messages m ON m.order_id = o.id AND m.sender_type IN ('researcher', 'operator')
    LEFT JOIN message_marks r ON r.order_id = o.id AND r.reader_id = ${readerId}
    WHERE o.client_id = ${clientId} AND o.environment = ${environment}::"Environment" AND m.id > coalesce(r.last_read_id, '')
    GROUP BY o.id ORDER BY max(m.id) DESC LIMIT 500`,
)

/** The orders whose newest messages from the other side this reader hasn't seen, most recent first, at most 500. */
export const listUnread = (tx: Tx, { id, clientId, environment }: CustomerActor) =>
  findUnread(tx, id, clientId, environment)
