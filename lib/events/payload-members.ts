import { z } from 'zod'
import type { EventType } from '#lib/events/event-types.ts'

const paymentIntentId = z.string().meta({ description: '`pi_…`', example: 'pi_3TgW2eJ8' })
const amountMinor = (what: string) => z.int().meta({ description: `${what}, in minor units`, example: 4675 })
/** A state that always comes with the event. */
const always = <const V extends string>(value: V) => z.literal(value).meta({ description: `\`${value}\`` })
/** A word out of a list that may grow. */
const word = (description: string, example: string) => z.string().meta({ description, example })

const payment = <const V extends string>(status: V) => ({ status: always(status), paymentIntentId })
const dispute = { paymentIntentId, amountMinor: amountMinor('what is disputed') }

/**
 * What an event's payload holds beside `id` and `orderId`: its type in the document, and its description in the guides. A
 * test holds it against what is recorded.
 */
export const payloadMembers = {
  'order.created': {},
  'order.opened': { status: always('open') },
  'order.confirmed': { status: always('confirmed') },
  'order.given_back': {
    status: always('open'),
    offerId: word('the offer that was chosen, and is gone', 'off_01k9z3v7e8f6q9w2x4y5z6a7b8'),
  },
  'order.started': { status: always('in_progress') },
  'order.delivered': { status: always('delivered'), outcome: word('`found`, `partial` or `not_found`', 'found') },
  'order.changes_requested': { reviewState: always('changes_requested') },
  'order.completed': { status: always('completed') },
  'order.withdrawn': { status: always('withdrawn') },
  'order.cancelled': { status: always('cancelled') },
  'order.eta_changed': { estimatedCompletionDate: word('the new date', '2026-12-01') },
  'order.changed': {
    changeId: word('`chg_…`, one of `GET /orders/{orderId}/changes`', 'chg_01k9z3v7e8f6q9w2x4y5z6a7b8'),
    members: word(
      'what was changed, with commas between, such as `instructions,personsOfInterest`',
      'instructions,personsOfInterest',
    ),
    version: z.int().meta({ description: "the order's, with this change", example: 2 }),
  },
  'offer.created': { status: always('active') },
  'offer.updated': {},
  'offer.confirmed': { status: always('active') },
  'offer.selected': {
    status: always('selected'),
    orderStatus: word('`awaiting_payment` or `confirmed`', 'awaiting_payment'),
  },
  'offer.declined': {
    status: always('declined'),
    orderStatus: word('`open`, where it was the selected one', 'open').optional(),
  },
  'offer.retracted': { status: always('retracted') },
  'offer.expired': { status: always('expired') },
  'offer.closed': { status: always('closed') },
  'payment.initiated': payment('initiated'),
  'payment.authorized': payment('authorized'),
  'payment.captured': payment('captured'),
  'payment.transferred': {
    status: word('`transferred`, or what it was before', 'transferred'),
    paymentIntentId,
    transferId: word("the provider's", 'tr_3TgW2eJ8'),
  },
  'payment.failed': payment('failed'),
  'payment.canceled': {
    status: always('canceled'),
    paymentIntentId: paymentIntentId.optional().meta({ description: '`pi_…`, if it got one' }),
  },
  'payment.expired': payment('expired'),
  'payment.refunded': {
    status: word('`refunded`, `partially_refunded`, or `disputed` while a dispute is open or lost', 'refunded'),
    paymentIntentId,
    amountMinor: amountMinor('what went back now').optional(),
    refundedMinor: amountMinor('given back in all'),
  },
  'payment.refund_failed': {
    status: word('what it is now, without that refund', 'captured'),
    paymentIntentId,
    amountMinor: amountMinor('what could not be given back'),
  },
  'payment.disputed': {
    status: always('disputed'),
    disputeStatus: word("the provider's word: `needs_response`, `warning_needs_response` and others", 'needs_response'),
    ...dispute,
  },
  'payment.dispute_closed': {
    status: word('`disputed` where it was lost, or what the payment is without it', 'captured'),
    disputeStatus: word('`won`, `lost`, `warning_closed` or `prevented`', 'won'),
    ...dispute,
    amountMinor: amountMinor('what was disputed'),
  },
  'message.created': {
    question: z.literal(true).optional().meta({ description: '`true`, where it stops the clock until it is answered' }),
  },
  'document.added': {},
  'case.opened': {
    status: always('open'),
    kind: word('`missing_pages`, `unreadable`, `wrong_person`, `late` or `other`', 'unreadable'),
  },
  'case.answered': {
    status: word('`answered`, or `open` where you wrote yourself', 'answered'),
    answerId: word('what was written', 'can_01k9z3v7e8f6q9w2x4y5z6a7b8'),
  },
  'case.closed': {
    status: always('closed'),
    outcome: word(
      '`redo_asked`, `part_refunded`, `refunded`, `nothing_to_do`, `replaced`, `accepted`, `order_ended`, `delivered`, `dispute_won`, `dispute_lost`',
      'part_refunded',
    ),
  },
  'review.written': { from: word('`customer` or `researcher`', 'customer') },
  'review.opened': {
    from: word('`customer` or `researcher`', 'researcher'),
    stars: z.int().meta({ description: '1 to 5', example: 5 }),
  },
  'webhook.ping': {},
} as const satisfies Record<EventType, z.ZodRawShape>
