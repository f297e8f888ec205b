import type { Tx } from '#lib/db.ts'
import type { EventType } from '#lib/events/event-types.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'
import { isForSideM } from '#lib/orders/permissions.ts'
import { defineQuery, enumOf, text, timestamptz } from '#lib/sql.ts'

/** The events that can be news to a researcher. */
export const newsworthy = [
  'message.created',
  'offer.selected',
  'offer.declined',
  'offer.closed',
  'order.changed',
  'order.confirmed',
  'order.given_back',
  'order.withdrawn',
  'order.cancelled',
  'order.changes_requested',
  'case.opened',
  'case.answered',
  'case.closed',
  'review.opened',
] as const satisfies readonly EventType[]

// Written so that it is never null. What has been undone by now is no news any more.
const isChosen = Prisma.sql`(f.id = coalesce(o.selected_offer_id, ''))`
// What a message of an event `e` is to a researcher whom it `reaches`; that of a request for changes is told with the request.
const messageTo = (reaches: Prisma.Sql) => Prisma.sql`(
  SELECT CASE WHEN m.question THEN 'question' ELSE 'message' END FROM messages m
  WHERE m.id = e.payload->>'id' AND ${isForSideM('researcher')} AND ${reaches}
    AND NOT EXISTS (SELECT 1 FROM events p WHERE p.order_id = e.order_id AND p.sequence = e.sequence - 1 AND p.type = 'order.changes_requested'))`
export const toBidder = Prisma.sql`(m.researcher_id = f.researcher_id OR m.researcher_id IS NULL AND f.status IN ('ACTIVE', 'SELECTED'))`
// Who has asked before, without an offer that stands: while the order is open they may read what is written to everyone.
export const toWriter = Prisma.sql`m.researcher_id IS NULL AND w.id < m.id`

// As lib/events/opens-again.ts has it, to those whose last word was an offer that was closed.
const isOpenAgain = Prisma.sql`(f.status = 'CLOSED'
  AND (e.type = 'order.given_back' OR e.type = 'offer.declined' AND e.payload->>'orderStatus' = 'open')
  AND NOT EXISTS (SELECT 1 FROM offers l WHERE l.order_id = f.order_id AND l.researcher_id = f.researcher_id AND l.id > f.id))`

const kind = Prisma.sql`CASE
  WHEN ${isOpenAgain} THEN 'open_again'
  WHEN e.type = 'message.created' THEN ${messageTo(toBidder)}
  WHEN e.type IN ('offer.selected', 'offer.declined', 'offer.closed') THEN
    CASE WHEN f.id = e.payload->>'id' THEN CASE e.type
      WHEN 'offer.selected' THEN 'offer_chosen' WHEN 'offer.declined' THEN 'offer_declined' ELSE 'offer_closed' END END
  WHEN e.type = 'order.changed' THEN CASE WHEN f.status = 'ACTIVE' THEN 'order_changed' END
  WHEN NOT ${isChosen} THEN NULL
  WHEN e.type = 'order.confirmed' THEN 'ready_to_start'
  WHEN e.type IN ('order.withdrawn', 'order.cancelled') THEN 'called_off'
  WHEN e.type = 'order.changes_requested' THEN 'changes_asked'
  WHEN e.type IN ('case.opened', 'case.answered', 'case.closed') THEN 'problem'
  WHEN e.type = 'review.opened' THEN CASE WHEN e.payload->>'from' = 'customer' THEN 'review' END
END`

const findNews = defineQuery(
  {
    eventId: text,
    researcherId: text,
    orderId: text,
    environment: enumOf('Environment'),
    kind: enumOf('InboxKind'),
    createdAt: timestamptz,
  },
  (eventIds: readonly string[]) => Prisma.sql`
    SELECT DISTINCT ON (n.event_id, n.researcher_id) n.event_id AS "eventId", n.researcher_id AS "researcherId",
      n.order_id AS "orderId", n.environment, n.kind::"InboxKind" AS kind, n.created_at AS "createdAt"
    FROM (
      SELECT e.id AS event_id, f.researcher_id, o.id AS order_id, e.environment, e.created_at, ${kind} AS kind
      FROM events e JOIN orders o ON o.id = e.order_id JOIN offers f ON f.order_id = o.id
        JOIN researchers r ON r.id = f.researcher_id AND NOT r.robot
      WHERE e.id = ANY(${eventIds}::text[]) AND e.actor_id <> f.researcher_id
      UNION ALL
      SELECT e.id, w.sender_id, o.id, e.environment, e.created_at, ${messageTo(toWriter)}
      FROM events e JOIN orders o ON o.id = e.order_id JOIN messages w ON w.order_id = o.id AND w.sender_type = 'researcher'
        JOIN researchers r ON r.id = w.sender_id AND NOT r.robot
      WHERE e.id = ANY(${eventIds}::text[]) AND e.type = 'message.created' AND o.status = 'open' AND e.actor_id <> w.sender_id
    ) n WHERE n.kind IS NOT NULL
    ORDER BY n.event_id, n.researcher_id`,
)

/** Puts what has happened into the inboxes of the researchers whom it concerns. Running again for the same events adds nothing. */
export async function noteNews(tx: Tx, eventIds: readonly string[]): Promise<void> {
  const news = await findNews(tx, eventIds)
  if (news.length === 0) return
  await tx.inboxEntry.createMany({
    data: news.map((one) => ({ id: newId('inboxEntry'), ...one })),
    skipDuplicates: true,
  })
}
