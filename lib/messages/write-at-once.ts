import type { CustomerActor, ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { toEventRows, type EventRow } from '#lib/events/event-rows.ts'
import { noticeRow, toNotice } from '#lib/events/notice-of-change.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'
import { claiming, type Keep, type KeptReply } from '#lib/kept-reply.ts'
import type { PostMessageInput } from '#lib/messages/schema.ts'
import { byItself, isAsItBegan, withReply, written } from '#lib/orders/at-once.ts'
import { visibleTo } from '#lib/orders/permissions.ts'
import { closedStatuses } from '#lib/orders/state.ts'
import { unindexed, defineQuery } from '#lib/sql.ts'
import { tellOfChanges } from '#lib/wake.ts'

type Writer = CustomerActor | ResearcherActor
type Message = { id: string; orderId: string; content: string }

const recipientOf = ({ type, id }: Writer) =>
  type === 'researcher'
    ? Prisma.sql`${id}`
    : Prisma.sql`(SELECT f.researcher_id FROM offers f WHERE f.id = o.selected_offer_id)`
const otherSide = ({ type }: Writer) => (type === 'researcher' ? 'customer' : 'researcher')

/** The order `o` takes messages of this actor, and none of them answers a question. */
const takesIt = (actor: Writer, orderId: string) => Prisma.sql`
  o.id = ${orderId} AND ${unindexed(visibleTo(actor))}
  AND o.status NOT IN (${Prisma.join(closedStatuses.map((one) => Prisma.sql`${one}::"OrderStatus"`))})
  AND o.question_by IS DISTINCT FROM ${otherSide(actor)}::"QuestionSide"`

// Nothing has changed on the order since the statement began, and no message on it is newer: the id was drawn before the row was
// locked, and readers go by ids, so one that came in between would have this one overlooked. It would also have an offer chosen
// that the statement can't see.
const isAsSeen = ({ id, orderId }: Message) => Prisma.sql`
  ${isAsItBegan(orderId)}
  AND NOT EXISTS (SELECT FROM messages m WHERE m.order_id = ${orderId} AND m.id > ${id})`

/** The message, its event and the order's number of it. */
const write = (actor: Writer, message: Message, events: readonly EventRow[]) => (also: Prisma.Sql) => Prisma.sql`
  counted AS (
    UPDATE orders o SET event_sequence = event_sequence + ${events.length}::int, updated_at = clock_timestamp()
    WHERE ${takesIt(actor, message.orderId)} AND ${isAsSeen(message)} ${also}
    RETURNING o.id, o.event_sequence - ${events.length}::int AS base, o.client_id, o.environment, ${recipientOf(actor)} AS researcher_id
  ), message AS (
    INSERT INTO messages (id, order_id, sender_type, sender_id, sender_name, researcher_id, content, created_at)
    SELECT ${message.id}, c.id, ${actor.type}::"ActorType", ${actor.id}, ${actor.name}, c.researcher_id, ${message.content}, clock_timestamp() FROM counted c
  ), ${written(Prisma.sql`counted`, events)}`
export const insertMessage = defineQuery(noticeRow, (actor: Writer, message: Message, events: readonly EventRow[]) =>
  byItself(write(actor, message, events)),
)
export const insertKeptMessage = defineQuery(
  noticeRow,
  (actor: Writer, message: Message, events: readonly EventRow[], kept: KeptReply) =>
    withReply(
      kept,
      Prisma.sql`SELECT FROM orders o WHERE ${takesIt(actor, message.orderId)}`,
      write(actor, message, events),
    ),
)

/**
 * Writes an ordinary message by one statement, with what is kept of it. Undefined where it isn't one, and nothing has been
 * written: it has files or names a researcher, asks or answers a question, the order takes none from this actor, or
 * somebody else has just changed it.
 */
export async function writeAtOnce(
  tx: Tx,
  actor: Writer,
  orderId: string,
  { content, question = false, researcherId, attachmentIds = [] }: PostMessageInput,
  keep?: Keep<{ id: string }>,
): Promise<{ id: string } | undefined> {
  if (question || researcherId !== undefined || attachmentIds.length > 0) return undefined
  const message = { id: newId('message'), orderId, content }
  const posted = { id: message.id }
  const events = toEventRows(actor, [{ orderId, type: 'message.created', payload: posted }])
  const notices = await (keep
    ? claiming(insertKeptMessage(tx, actor, message, events, keep(posted)))
    : insertMessage(tx, actor, message, events))
  if (notices.length === 0) return undefined
  tellOfChanges(tx, notices.map(toNotice))
  return posted
}
