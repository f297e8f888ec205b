import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { isForSideM } from '#lib/orders/permissions.ts'
import { defineQuery, int4, text } from '#lib/sql.ts'

const findUnread = defineQuery(
  { orderId: text, unread: int4 },
  (readerId: string, clientId: string, environment: Environment) => Prisma.sql`
    SELECT o.id AS "orderId", count(*)::int AS unread
    FROM orders o
    JOIN messages m ON m.order_id = o.id AND m.sender_type IN ('researcher', 'operator') AND ${isForSideM('customer')}
    LEFT JOIN message_marks r ON r.order_id = o.id AND r.reader_id = ${readerId}
    WHERE o.client_id = ${clientId} AND o.environment = ${environment}::"Environment" AND m.id > coalesce(r.last_read_id, '')
    GROUP BY o.id ORDER BY max(m.id) DESC LIMIT 500`,
)

/** The orders whose newest messages from the other side this reader hasn't seen, most recent first, at most 500. */
export const listUnread = (tx: Tx, { id, clientId, environment }: CustomerActor) =>
  findUnread(tx, id, clientId, environment)
