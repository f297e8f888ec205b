import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'
import { toBidder, toWriter } from '#lib/inbox/note-news.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'
import { defineQuery, text } from '#lib/sql.ts'

const findReached = defineQuery(
  { researcherId: text },
  (messageId: string) => Prisma.sql`
    SELECT f.researcher_id AS "researcherId" FROM messages m JOIN offers f ON f.order_id = m.order_id
      JOIN researchers r ON r.id = f.researcher_id AND NOT r.robot
    WHERE m.id = ${messageId} AND ${toBidder}
    UNION
    SELECT w.sender_id FROM messages m JOIN orders o ON o.id = m.order_id
      JOIN messages w ON w.order_id = m.order_id AND w.sender_type = 'researcher'
      JOIN researchers r ON r.id = w.sender_id AND NOT r.robot
    WHERE m.id = ${messageId} AND o.status = 'open' AND ${toWriter}`,
)

/** Puts a message that is no event, because the order's customer must not learn of it, into the inboxes of those whom it reaches. */
export async function noteMessage(tx: Tx, { id: orderId, environment }: OrderRow, messageId: string): Promise<void> {
  const entry = { orderId, environment, eventId: messageId, kind: 'message' } as const
  const reached = await findReached(tx, messageId)
  await tx.inboxEntry.createMany({
    data: reached.map(({ researcherId }) => ({ id: newId('inboxEntry'), ...entry, researcherId })),
  })
}
