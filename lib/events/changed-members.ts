import type { EventType } from '#lib/events/schema.ts'

/**
 * What an event's payload holds beside `id` and `orderId`, for the documentation; a test holds it against what is
 * recorded. A member in brackets is there where it applies.
 */
export const changedMembers: Record<EventType, Record<string, string>> = {
  'order.created': {},
  'order.opened': { status: '`open`' },
  'order.confirmed': { status: '`confirmed`' },
  'order.started': { status: '`in_progress`' },
  'order.delivered': { status: '`delivered`', outcome: '`found`, `partial` or `not_found`' },
  'order.changes_requested': { reviewState: '`changes_requested`' },
  'order.completed': { status: '`completed`' },
  'order.withdrawn': { status: '`withdrawn`' },
  'order.cancelled': { status: '`cancelled`' },
  'order.eta_changed': { estimatedCompletionDate: 'the new date' },
  'order.changed': {
    changeId: '`chg_…`, one of `GET /orders/{orderId}/changes`',
    members: 'what was changed, with commas between, such as `instructions,personsOfInterest`',
    version: "the order's, with this change",
  },
  'offer.created': { status: '`active`' },
  'offer.updated': {},
  'offer.confirmed': { status: '`active`' },
  'offer.selected': { status: '`selected`', orderStatus: '`awaiting_payment` or `confirmed`' },
  'offer.declined': { status: '`declined`', '(orderStatus)': '`open`, where it was the selected one' },
  'offer.retracted': { status: '`retracted`' },
  'offer.expired': { status: '`expired`' },
  'offer.closed': { status: '`closed`' },
  'payment.initiated': { status: '`initiated`', paymentIntentId: '`pi_…`' },
  'payment.authorized': { status: '`authorized`', paymentIntentId: '`pi_…`' },
  'payment.captured': { status: '`captured`', paymentIntentId: '`pi_…`' },
  'payment.transferred': {
    status: '`transferred`, or what it was before',
    paymentIntentId: '`pi_…`',
    transferId: "the provider's",
  },
  'payment.failed': { status: '`failed`', paymentIntentId: '`pi_…`' },
  'payment.canceled': { status: '`canceled`', '(paymentIntentId)': '`pi_…`, if it got one' },
  'payment.expired': { status: '`expired`', paymentIntentId: '`pi_…`' },
  'payment.refunded': {
    status: '`refunded` or `partially_refunded`',
    paymentIntentId: '`pi_…`',
    refundedMinor: 'given back in all, in minor units',
  },
  'payment.refund_failed': {
    status: 'what it is now, without that refund',
    paymentIntentId: '`pi_…`',
    amountMinor: 'what could not be given back, in minor units',
  },
  'payment.disputed': {
    status: '`disputed`',
    paymentIntentId: '`pi_…`',
    disputeStatus: "the provider's word: `needs_response`, `warning_needs_response` and others",
    amountMinor: 'what is disputed, in minor units',
  },
  'payment.dispute_closed': {
    status: '`disputed` where it was lost, or what the payment is without it',
    paymentIntentId: '`pi_…`',
    disputeStatus: '`won`, `lost`, `warning_closed` or `prevented`',
    amountMinor: 'what was disputed, in minor units',
  },
  'message.created': { '(question)': '`true`, where it stops the clock until it is answered' },
  'document.added': {},
  'case.opened': { status: '`open`', kind: '`missing_pages`, `unreadable`, `wrong_person`, `late` or `other`' },
  'case.answered': { status: '`answered`, or `open` where you wrote yourself', answerId: 'what was written' },
  'case.closed': {
    status: '`closed`',
    outcome: '`redo_asked`, `part_refunded`, `refunded`, `nothing_to_do`, `accepted` or `order_ended`',
  },
  'review.written': { from: '`customer` or `researcher`' },
  'review.opened': { from: '`customer` or `researcher`', stars: '1 to 5' },
  'webhook.ping': {},
}
