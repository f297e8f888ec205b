import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'
import { messagesReadableBy } from '#lib/orders/permissions.ts'
import { defineQuery, text } from '#lib/sql.ts'

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
  const message = await tx.message.findFirst({
    where: { id: lastReadId, orderId, ...messagesReadableBy(actor) },
    select: { id: true },
  })
  if (!message) throw invalid('lastReadId', 'is not a message of this order')
  const [mark] = await keepMark(tx, actor.id, orderId, lastReadId)
  return { orderId, lastReadId: mark?.last_read_id ?? lastReadId }
}
