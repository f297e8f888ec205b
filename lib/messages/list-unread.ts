import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { isForSideM } from '#lib/orders/permissions.ts'
import { defineQuery, int4, text } from '#lib/sql.ts'

// Along the newest message of each of the client's orders, and then those of the orders found: looked for among the messages
// themselves, all that there are would be read.
const findUnread = defineQuery(
  { orderId: text, unread: int4 },
  (readerId: string, clientId: string, environment: Environment) => Prisma.sql`
    SELECT t.order_id AS "orderId", (
      SELECT count(*)::int FROM messages m WHERE m.order_id = t.order_id AND m.id > coalesce(r.last_read_id, '')
        AND m.sender_type IN ('researcher', 'operator') AND ${isForSideM('customer')}) AS unread
    FROM customer_threads t LEFT JOIN message_marks r ON r.order_id = t.order_id AND r.reader_id = ${readerId}
    WHERE t.client_id = ${clientId} AND t.environment = ${environment}::"Environment" AND t.last_id > coalesce(r.last_read_id, '')
    ORDER BY t.last_id DESC LIMIT 500`,
  // How many orders a client has differs too much for one plan.
  { anew: true },
)

/** The orders whose newest messages from the other side this reader hasn't seen, most recent first, at most 500. */
export const listUnread = (tx: Tx, { id, clientId, environment }: CustomerActor) =>
  findUnread(tx, id, clientId, environment)
