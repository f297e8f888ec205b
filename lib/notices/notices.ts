import type { Event } from '#lib/generated/prisma/client.ts'
import type { MailOccasion } from '#lib/mail/occasions.ts'
import {
  isDecision,
  tellCaseAnswered,
  tellCaseClosed,
  tellCaseOpened,
  tellCaseReported,
  tellCaseSettled,
  tellCaseWritten,
} from '#lib/notices/case-notices.ts'
import { tellCharged, tellHeld, tellRefunded, tellRefundFailed } from '#lib/notices/customer-money.ts'
import {
  tellAcceptanceEnds,
  tellCancelled,
  tellDelivered,
  tellHoldExpiring,
  tellMessages,
  tellOffers,
  tellOffersConfirmed,
  tellPayAgain,
  tellPayAnew,
  tellPaymentDue,
} from '#lib/notices/customer-notices.ts'
import { tellDateMoved } from '#lib/notices/date-notice.ts'
import { isReason } from '#lib/notices/is-reason.ts'
import type { Notice } from '#lib/notices/notice.ts'
import { tellQuestion } from '#lib/notices/question-notices.ts'
import { tellDisputed } from '#lib/notices/operator-notices.ts'
import {
  tellCalledOff,
  tellCallslipMessages,
  tellChanges,
  tellCustomerMessages,
  tellOrderChanged,
  tellShareSent,
  tellStartSoon,
  tellStartWork,
} from '#lib/notices/researcher-notices.ts'
import { tellOpenAgain } from '#lib/notices/open-again-notice.ts'
import { tellGivenBack } from '#lib/notices/return-notices.ts'
import { reviewEventPayload, tellReviewOpened } from '#lib/notices/review-notices.ts'
import { noticeNames, type NoticeName } from '#lib/notices/schema.ts'
import { tellNoOffers } from '#lib/notices/suggestion-notices.ts'
import { patienceDays } from '#lib/suggestions/find-suggestions.ts'
import { acceptanceDays } from '#lib/orders/state.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

const byCustomer = ({ actorType }: Event) => actorType === 'api_client' || actorType === 'customer'

const inProduction = (_: unknown, { environment }: Event) => environment === 'production'

const byResearcher = ({ actorType }: Event) => actorType === 'researcher'

/** Of a question that nobody has answered so long after it was asked. */
const reminderOf = (isAsker: (event: Event) => boolean, afterMs: number) => ({
  on: ['message.created'] as const,
  when: (_: unknown, event: Event) => isAsker(event) && memberOf(event.payload, 'question') === true,
  afterMs,
  occasion: 'messages' as const,
  tell: tellQuestion,
})

/**
 * Every mail about an order: what sets it off, after how long, who gets it, which switch mutes it, and what it says. What
 * waits for the customer is written to every member of the order's client, whether a person or a program placed it.
 */
export const notices: Record<NoticeName, Notice> = {
  // Offers come in bunches: the first mail waits a moment for the rest of the bunch.
  offers_in: {
    on: ['offer.created'],
    afterMs: 15 * second,
    foldMs: 30 * minute,
    to: 'members',
    occasion: 'offers',
    asks: true,
    tell: tellOffers,
  },
  offers_confirmed: {
    on: ['offer.confirmed'],
    afterMs: 15 * second,
    foldMs: 30 * minute,
    to: 'members',
    occasion: 'offers',
    asks: true,
    tell: tellOffersConfirmed,
  },
  no_offers: {
    on: ['order.opened'],
    when: inProduction,
    // A little later than what is suggested on the page, which goes by the moment of the opening.
    afterMs: patienceDays * day + minute,
    to: 'members',
    occasion: 'offers',
    asks: true,
    tell: tellNoOffers,
  },
  payment_due: {
    on: ['offer.selected'],
    when: (_, { payload }) => memberOf(payload, 'orderStatus') === 'awaiting_payment',
    afterMs: 60 * minute,
    to: 'members',
    occasion: 'payment',
    asks: true,
    tell: tellPaymentDue,
  },
  // Whoever gave a hold back to pay anew, and then didn't.
  pay_anew: {
    on: ['payment.canceled'],
    when: async (tx, { orderId }) =>
      (await tx.order.count({ where: { id: orderId ?? '', status: 'awaiting_payment' } })) > 0,
    afterMs: 60 * minute,
    to: 'members',
    occasion: 'payment',
    asks: true,
    tell: tellPayAnew,
  },
  pay_again: { on: ['payment.expired'], to: 'members', occasion: 'payment', asks: true, tell: tellPayAgain },
  // Whoever has the thread open reads the message in this time, and gets no mail.
  researcher_message: {
    on: ['message.created'],
    when: async (tx, event) => !byCustomer(event) && !(await isReason(tx, event)),
    afterMs: 30 * second,
    foldMs: 15 * minute,
    to: 'members',
    occasion: 'messages',
    tell: tellMessages,
  },
  answer_waits: { ...reminderOf(byResearcher, 24 * hour), to: 'members', asks: true },
  answer_waits_still: { ...reminderOf(byResearcher, 72 * hour), to: 'members', asks: true, again: 'answer_waits' },
  delivered: { on: ['order.delivered'], to: 'members', occasion: 'delivery', asks: true, tell: tellDelivered },
  acceptance_ends: {
    // Sandbox orders end themselves by the thousand; nobody wants twelve days of jobs for those.
    on: ['order.delivered'],
    when: inProduction,
    afterMs: (acceptanceDays - 2) * day,
    to: 'members',
    occasion: 'delivery',
    asks: true,
    tell: tellAcceptanceEnds,
  },
  hold_expiring: { to: 'members', occasion: 'hold', asks: true, tell: tellHoldExpiring },
  cancelled: { on: ['order.cancelled'], to: 'members', tell: tellCancelled },
  date_moved: { on: ['order.eta_changed'], to: 'members', occasion: 'messages', tell: tellDateMoved },
  given_back: { on: ['order.given_back'], to: 'members', tell: tellGivenBack },
  // Work may begin in this time: then there is a mail about the charge.
  held: { on: ['payment.authorized'], afterMs: 10 * second, to: 'members', occasion: 'payment', tell: tellHeld },
  // The receipt, and the credit note of a refund, are issued in this time, and are named then.
  charged: { on: ['payment.captured'], afterMs: 10 * second, to: 'members', occasion: 'payment', tell: tellCharged },
  refunded: { on: ['payment.refunded'], afterMs: 10 * second, to: 'members', tell: tellRefunded },
  refund_failed: { on: ['payment.refund_failed'], to: 'members', tell: tellRefundFailed },
  disputed: { on: ['payment.disputed', 'payment.dispute_closed'], to: 'operators', tell: tellDisputed },
  // The sandbox decides by itself.
  case_reported: { on: ['case.opened'], when: inProduction, to: 'operators', tell: tellCaseReported },
  case_answered: {
    on: ['case.answered'],
    when: (_, event) => !byCustomer(event),
    foldMs: 15 * minute,
    to: 'members',
    tell: tellCaseAnswered,
  },
  case_closed: { on: ['case.closed'], when: isDecision, to: 'members', tell: tellCaseClosed },

  case_opened: { on: ['case.opened'], to: 'selected_researcher', tell: tellCaseOpened },
  case_written: {
    on: ['case.answered'],
    when: (_, { actorType }) => actorType !== 'researcher',
    foldMs: 15 * minute,
    to: 'selected_researcher',
    tell: tellCaseWritten,
  },
  case_settled: { on: ['case.closed'], when: isDecision, to: 'selected_researcher', tell: tellCaseSettled },

  review_by_researcher: {
    on: ['review.opened'],
    when: (_, { payload }) => reviewEventPayload.safeParse(payload).data?.from === 'researcher',
    to: 'members',
    occasion: 'delivery',
    tell: tellReviewOpened,
  },
  review_by_customer: {
    on: ['review.opened'],
    when: (_, { payload }) => reviewEventPayload.safeParse(payload).data?.from === 'customer',
    to: 'selected_researcher',
    occasion: 'delivery',
    tell: tellReviewOpened,
  },

  start_work: { on: ['order.confirmed'], to: 'selected_researcher', tell: tellStartWork },
  start_soon: { to: 'selected_researcher', tell: tellStartSoon },
  customer_message: {
    on: ['message.created'],
    afterMs: 30 * second,
    foldMs: 15 * minute,
    to: 'bidders',
    occasion: 'messages',
    tell: tellCustomerMessages,
    // The message of a request for changes has a mail of its own; its event comes right after that of the request.
    when: async (tx, event) =>
      byCustomer(event) &&
      (await tx.event.count({
        where: { orderId: event.orderId, sequence: (event.sequence ?? 0) - 1, type: 'order.changes_requested' },
      })) === 0,
  },
  // Set off by the verb itself: what the researcher alone reads is no event (lib/messages/add-callslip-message.ts).
  callslip_message: {
    afterMs: 30 * second,
    foldMs: 15 * minute,
    to: 'bidders',
    occasion: 'messages',
    tell: tellCallslipMessages,
  },
  // Somebody who mends one thing often mends another: the first mail waits a moment for that.
  order_changed: {
    on: ['order.changed'],
    afterMs: 60 * second,
    foldMs: 10 * minute,
    to: 'bidders',
    tell: tellOrderChanged,
  },
  open_again: { on: ['order.given_back', 'offer.declined'], to: 'bidders', occasion: 'messages', tell: tellOpenAgain },
  reply_waits: { ...reminderOf(byCustomer, 24 * hour), to: 'selected_researcher' },
  reply_waits_still: { ...reminderOf(byCustomer, 72 * hour), to: 'selected_researcher' },
  changes_requested: {
    on: ['order.changes_requested'],
    // An operator asks for them by deciding on a case, and that is mailed with its reason.
    when: (_, event) => byCustomer(event),
    to: 'selected_researcher',
    tell: tellChanges,
  },
  share_sent: { on: ['payment.transferred'], to: 'selected_researcher', tell: tellShareSent },
  called_off: { on: ['order.withdrawn', 'order.cancelled', 'offer.declined'], to: 'bidders', tell: tellCalledOff },
}

function memberOf(payload: Event['payload'], name: string) {
  return typeof payload === 'object' && payload !== null && !Array.isArray(payload) ? payload[name] : undefined
}

/** The switch that the reader of a mail has for its kind, where there is one. */
export function occasionOf(notice: string | null): MailOccasion | undefined {
  // lib/webhooks/tell-alert.ts
  if (notice === 'webhook_alert') return 'webhooks'
  const name = noticeNames.find((one) => one === notice)
  return name && notices[name].occasion
}
