import type { CustomerActor } from '#lib/actor.ts'
import { isAsShown, isBilled, isPaidFor, selectedEvent } from '#lib/agreements/select-offer.ts'
import { wasCutOff } from '#lib/database-errors.ts'
import type { Tx } from '#lib/db.ts'
import { toEventRows, type EventRow } from '#lib/events/event-rows.ts'
import { noticeRow, toNotice } from '#lib/events/notice-of-change.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { claiming, type Keep, type KeptReply } from '#lib/kept-reply.ts'
import { log } from '#lib/log.ts'
import { findOffer, isReadyFor, splitOf, type OfferRow } from '#lib/offers/get-offer-row.ts'
import { hasNotRunOut } from '#lib/offers/runs-out.ts'
import type { SelectedView, SelectOfferInput } from '#lib/offers/schema.ts'
import { byItself, isAsItBegan, withReply, written } from '#lib/orders/at-once.ts'
import { isUpToDate } from '#lib/orders/offer-version.ts'
import { visibleTo } from '#lib/orders/permissions.ts'
import { requireTransition } from '#lib/orders/state.ts'
import { defineQuery, unindexed } from '#lib/sql.ts'
import { tellOfChanges } from '#lib/wake.ts'

const before = 'open'
const after = requireTransition({ status: before }, 'await_payment')

// The account is read as of the statement's beginning, as all but the order; where the payment begins it is asked about again.
/** This actor may choose the offer `f` of the order `o`, it asks for what was read, and its researcher can be paid. */
const isSelectable = (
  actor: CustomerActor,
  { id, orderId, currency, amountMinor, noFindAmountMinor }: OfferRow,
) => Prisma.sql`
  o.id = ${orderId} AND f.id = ${id} AND ${unindexed(Prisma.sql`f.order_id = o.id AND ${visibleTo(actor)} AND o.status = ${before}::"OrderStatus"
    AND o.selected_offer_id IS NULL AND ${isUpToDate} AND ${hasNotRunOut(new Date())}
    AND f.currency = ${currency} AND f.amount_minor = ${amountMinor} AND f.no_find_amount_minor IS NOT DISTINCT FROM ${noFindAmountMinor}::int
    AND (SELECT a.account_id FROM researcher_accounts a WHERE ${isReadyFor}) IS NOT NULL`)}`

/** The choice, what lists go by of it (the database would write that row without the fee), its event and the order's number of it. */
const write = (actor: CustomerActor, offer: OfferRow, events: readonly EventRow[]) => (also: Prisma.Sql) => Prisma.sql`
  chosen AS (
    UPDATE orders o SET status = ${after}::"OrderStatus", selected_offer_id = f.id, estimated_completion_date = f.estimated_completion_date,
      event_sequence = o.event_sequence + ${events.length}::int, updated_at = clock_timestamp()
    FROM offers f WHERE ${isSelectable(actor, offer)} AND ${isAsItBegan(offer.orderId)} ${also}
    RETURNING o.id, o.client_id, o.environment, f.id AS offer_id, f.currency, f.researcher_id, o.event_sequence - ${events.length}::int AS base
  ), offer AS (
    UPDATE offers f SET status = 'SELECTED', updated_at = clock_timestamp() FROM chosen c WHERE f.id = c.offer_id
  ), terms AS (
    INSERT INTO order_terms (order_id, client_id, environment, offer_id, researcher_id, researcher_name, currency, agreed_minor)
    SELECT c.id, c.client_id, c.environment, c.offer_id, r.id, r.name, c.currency, ${splitOf(offer).amountMinor}::int
    FROM chosen c JOIN researchers r ON r.id = c.researcher_id
    ON CONFLICT (order_id) DO UPDATE SET offer_id = EXCLUDED.offer_id, researcher_id = EXCLUDED.researcher_id,
      researcher_name = EXCLUDED.researcher_name, currency = EXCLUDED.currency, agreed_minor = EXCLUDED.agreed_minor,
      paid_minor = NULL, earned_state = NULL, earned_month = NULL
  ), ${written(Prisma.sql`chosen`, events)}`
export const selectOne = defineQuery(noticeRow, (actor: CustomerActor, offer: OfferRow, events: readonly EventRow[]) =>
  byItself(write(actor, offer, events)),
)
export const selectKept = defineQuery(
  noticeRow,
  (actor: CustomerActor, offer: OfferRow, events: readonly EventRow[], kept: KeptReply) =>
    withReply(
      kept,
      Prisma.sql`SELECT FROM orders o, offers f WHERE ${isSelectable(actor, offer)}`,
      write(actor, offer, events),
    ),
)

/**
 * Selects an offer that is to be paid for by one statement, once it is known what it asks for; with it goes what is kept of it. Undefined
 * where it can't be said to have been done so, and the transaction finds out: its client is billed, it is selected already, costs nothing,
 * isn't to be had or not at the price that is expected, its researcher can't be paid, somebody else has just changed the
 * order, or the connection was lost (with a key whoever calls does it again, and AlreadyKept says that it was done).
 */
export async function selectAtOnce(
  tx: Tx,
  actor: CustomerActor,
  orderId: string,
  offerId: string,
  expected: SelectOfferInput = {},
  keep?: Keep<SelectedView>,
): Promise<SelectedView | undefined> {
  if (isBilled(actor)) return undefined
  const [offer] = await findOffer(tx, actor, orderId, offerId)
  if (!offer || !isPaidFor(actor, offer) || !isAsShown(offer, expected)) return undefined
  const selected = { id: offerId, status: 'selected', paymentRequired: true } as const
  const events = toEventRows(actor, [{ orderId, ...selectedEvent(offerId, after) }])
  const notices = await (keep
    ? claiming(selectKept(tx, actor, offer, events, keep(selected)))
    : selectOne(tx, actor, offer, events).catch(noneIfCutOff))
  if (notices.length === 0) return undefined
  tellOfChanges(tx, notices.map(toNotice))
  return selected
}

// A choice repeats itself: whoever makes it once more is answered the same.
function noneIfCutOff(error: unknown): [] {
  if (wasCutOff(error)) {
    log.info('cut off while an offer was chosen; made once more', { cause: String(error) })
    return []
  }
  throw error
}
