import { insertInto, type EventRow } from '#lib/events/event-rows.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { claimed, unlessWritten, type KeptReply } from '#lib/kept-reply.ts'

// What changes of an order `o` by one statement have in common: what the order is held against, their events, and how they end.

/**
 * The order is as the statement saw it at its beginning, whatever it has waited for. All else it reads is of that moment, so whoever
 * changes something on an order changes the order's row with it (by the event).
 */
export const isAsItBegan = (orderId: string): Prisma.Sql =>
  Prisma.sql`o.xmin = (SELECT s.xmin FROM orders s WHERE s.id = ${orderId})`

/** The part that writes events to the orders of `changed`; its rows are what others are told (`noticeRow`). */
export const written = (changed: Prisma.Sql, events: readonly EventRow[]): Prisma.Sql => Prisma.sql`
  written AS (
    ${insertInto(changed, events)}
    RETURNING environment, client_id AS "clientId", order_id AS "orderId", type, sequence
  )`

/** The change, down to `written`; `also` is one more condition of it. */
type Change = (also: Prisma.Sql) => Prisma.Sql

export const byItself = (change: Change): Prisma.Sql => Prisma.sql`WITH ${change(Prisma.empty)} SELECT * FROM written`

/** The same with its reply, where the key is new: all of it, or nothing. @param where what has to be so, or the key is left alone */
export const withReply = (kept: KeptReply, where: Prisma.Sql, change: Change): Prisma.Sql => Prisma.sql`
  WITH ${claimed(kept, Prisma.sql`WHERE EXISTS (${where})`)}, ${change(Prisma.sql`AND EXISTS (SELECT FROM claimed)`)}
  SELECT * FROM written ${unlessWritten(Prisma.sql`NULL, NULL, NULL, NULL,`, Prisma.sql`written`)}`
