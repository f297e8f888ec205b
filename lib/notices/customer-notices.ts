import type { Tx } from '#lib/db.ts'
import type { Offer } from '#lib/generated/prisma/client.ts'
import {
  acceptanceEnds,
  cancelled,
  delivered,
  holdExpiring,
  offersConfirmed,
  offersIn,
  payAgain,
  paymentDue,
  researcherMessage,
} from '#lib/notices/customer-letters.ts'
import { sayMoney } from '#lib/mail/said.ts'
import { afterEvent } from '#lib/notices/after-event.ts'
import { endOf, findCharges, findMoney } from '#lib/notices/customer-money.ts'
import type { Question, NoticeContent } from '#lib/notices/notice.ts'
import { factsOf, findSelected } from '#lib/notices/order-facts.ts'
import { fileNames, filesOf } from '#lib/notices/quote.ts'
import { noFindSplitOf, splitOf } from '#lib/offers/get-offer-row.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'
import { acceptanceEndOf } from '#lib/orders/acceptance.ts'
import { messagesFor } from '#lib/orders/permissions.ts'
import { isClosed } from '#lib/orders/state.ts'
import { describeMoney, returnAhead, shareAhead } from '#lib/payments/words.ts'
import { catalogue } from '#lib/words/en/mail-customer.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

// What each mail to a customer needs to know, looked up when it is due: by then much may have settled itself.

const factsOfOffer = (offer: Offer & { researcher: { name: string } }) => ({
  researcher: offer.researcher.name,
  totalMinor: splitOf(offer).amountMinor,
  noFindMinor: noFindSplitOf(offer)?.amountMinor,
  currency: offer.currency,
  ready: offer.estimatedCompletionDate,
})

/** Offers that can be chosen now. */
const findOffers = (tx: Tx, { id: orderId, version }: OrderRow) =>
  tx.offer.findMany({
    where: { orderId, status: 'ACTIVE', orderVersion: version, expiresAt: { gt: new Date() } },
    include: { researcher: { select: { name: true } } },
    orderBy: { id: 'asc' },
  })

export async function tellOffers(tx: Tx, { order, since }: Question): Promise<NoticeContent | undefined> {
  if (order.status !== 'open') return undefined
  const offers = await findOffers(tx, order)
  const fresh = offers.filter(({ id }) => id > since).length
  const upTo = offers.at(-1)?.id
  if (fresh === 0 || upTo === undefined) return undefined
  return { upTo, letter: offersIn(factsOf(order), { offers: offers.map(factsOfOffer), fresh }) }
}

/** Who has confirmed since the reader was told last, as far as that still holds. */
export async function tellOffersConfirmed(tx: Tx, { order, since }: Question): Promise<NoticeContent | undefined> {
  if (order.status !== 'open') return undefined
  const events = await tx.event.findMany({
    where: { orderId: order.id, type: 'offer.confirmed', ...(await afterEvent(tx, since)) },
    select: { id: true, actorId: true },
    orderBy: { sequence: 'asc' },
  })
  const upTo = events.at(-1)?.id
  const offers = await findOffers(tx, order)
  const confirmed = offers.filter(({ researcherId }) => events.some(({ actorId }) => actorId === researcherId))
  if (upTo === undefined || confirmed.length === 0) return undefined
  return { upTo, letter: offersConfirmed(factsOf(order), { offers: confirmed.map(factsOfOffer) }) }
}

const noFindTotal = (offer: Offer) => {
  const noFind = noFindSplitOf(offer)
  return noFind && sayMoney(noFind.amountMinor, offer.currency)
}

export async function tellPaymentDue(tx: Tx, { order, aboutId }: Question): Promise<NoticeContent | undefined> {
  const offer = await findSelected(tx, order)
  if (order.status !== 'awaiting_payment' || !offer) return undefined
  // Another offer may have been selected since, with an hour of its own.
  const selection = await tx.event.findFirst({
    where: { orderId: order.id, type: 'offer.selected' },
    orderBy: { sequence: 'desc' },
    select: { id: true },
  })
  if (selection?.id !== aboutId) return undefined
  const payments = await tx.payment.findMany({
    where: { orderId: order.id, offerId: offer.id },
    select: { status: true },
    orderBy: { id: 'asc' },
  })
  // A hold that lapsed has had a mail of its own; a payment that doesn't fit is ours to look into.
  if (payments.some(({ status }) => status === 'expired' || status === 'mismatch')) return undefined
  const total = sayMoney(splitOf(offer).amountMinor, offer.currency)
  return {
    letter: paymentDue(factsOf(order), {
      total,
      noFind: noFindTotal(offer),
      researcher: offer.researcher.name,
      declined: payments.at(-1)?.status === 'failed',
    }),
  }
}

export async function tellPayAgain(tx: Tx, { order }: Question): Promise<NoticeContent | undefined> {
  const offer = await findSelected(tx, order)
  if (order.status !== 'awaiting_payment' || !offer) return undefined
  const total = sayMoney(splitOf(offer).amountMinor, offer.currency)
  return { letter: payAgain(factsOf(order), { total, researcher: offer.researcher.name }) }
}

/** A payment that ended while its order still waits for one: the customer gave the hold back, and has not paid since. */
export async function tellPayAnew(tx: Tx, { order, aboutId }: Question): Promise<NoticeContent | undefined> {
  const offer = await findSelected(tx, order)
  if (order.status !== 'awaiting_payment' || !offer) return undefined
  const last = await tx.event.findFirst({
    where: { orderId: order.id, type: { in: ['payment.canceled', 'payment.expired', 'offer.selected'] } },
    orderBy: { sequence: 'desc' },
    select: { id: true },
  })
  if (last?.id !== aboutId) return undefined
  const total = sayMoney(splitOf(offer).amountMinor, offer.currency)
  const { name: researcher } = offer.researcher
  return { letter: paymentDue(factsOf(order), { total, noFind: noFindTotal(offer), researcher, declined: false }) }
}

export async function tellMessages(tx: Tx, { order, reader, since }: Question): Promise<NoticeContent | undefined> {
  if (isClosed(order.status)) return undefined
  const mark = await tx.messageMark.findUnique({
    where: { readerId_orderId: { readerId: reader.userId, orderId: order.id } },
  })
  const seen = mark && mark.lastReadId > since ? mark.lastReadId : since
  const unread = await tx.message.findMany({
    where: {
      orderId: order.id,
      senderType: { in: ['researcher', 'operator'] },
      id: { gt: seen },
      ...messagesFor('customer'),
    },
    select: { id: true, senderName: true, content: true, createdAt: true, ...fileNames },
    orderBy: { id: 'asc' },
  })
  const upTo = unread.at(-1)?.id
  if (upTo === undefined) return undefined
  const messages = unread.map((one) => ({
    sender: one.senderName,
    content: one.content,
    at: one.createdAt,
    files: filesOf(one),
  }))
  return { upTo, letter: researcherMessage(factsOf(order), messages) }
}

/** The delivery that waits for the customer's word, if it still does and `eventId` is about that one. */
async function findAwaitedDelivery(tx: Tx, order: OrderRow, eventId: string) {
  const { status, reviewState, outcome } = order
  if (status !== 'delivered' || reviewState !== null || outcome === null) return undefined
  const event = await tx.event.findFirst({
    where: { orderId: order.id, type: 'order.delivered' },
    orderBy: { sequence: 'desc' },
  })
  return event?.id === eventId ? { event, outcome } : undefined
}

type Money = Awaited<ReturnType<typeof findMoney>>
/** Whether the researcher gets anything with the acceptance: of an order without a payment nothing is sent. */
const paysResearcher = (money: Money, outcome: NonNullable<OrderRow['outcome']>) =>
  money !== undefined && shareAhead(money.facts, outcome) > 0

export async function tellDelivered(tx: Tx, { order, aboutId }: Question): Promise<NoticeContent | undefined> {
  const delivery = await findAwaitedDelivery(tx, order, aboutId)
  if (!delivery) return undefined
  const again = await tx.event.count({
    where: { orderId: order.id, type: 'order.changes_requested', sequence: { lt: delivery.event.sequence ?? 0 } },
  })
  const documents = await tx.orderDocument.count({ where: { orderId: order.id } })
  const money = await findMoney(tx, order)
  const back = money && delivery.outcome === 'not_found' ? returnAhead(money.facts) : 0
  const more = {
    documents,
    back: money && back > 0 ? money.say(back) : undefined,
    report: order.report !== null,
    again: again > 0,
    acceptedOn: acceptanceEndOf(order),
    paid: paysResearcher(money, delivery.outcome),
  }
  return {
    letter: delivered(factsOf(order), { researcher: delivery.event.actorName, outcome: delivery.outcome, ...more }),
  }
}

export async function tellAcceptanceEnds(tx: Tx, { order, aboutId }: Question): Promise<NoticeContent | undefined> {
  const delivery = await findAwaitedDelivery(tx, order, aboutId)
  const end = acceptanceEndOf(order)
  if (!delivery || end === undefined) return undefined
  // A case has put it off: the mail that told of its end has said until when.
  if (order.acceptanceNotBefore !== null && end.getTime() > Date.now() + 3 * 86_400_000) return undefined
  const paid = paysResearcher(await findMoney(tx, order), delivery.outcome)
  return { letter: acceptanceEnds(factsOf(order), { acceptedOn: end, paid }) }
}

export async function tellHoldExpiring(tx: Tx, { order, aboutId }: Question): Promise<NoticeContent | undefined> {
  const payment = await tx.payment.findFirst({ where: { id: aboutId, orderId: order.id, status: 'authorized' } })
  const offer = await findSelected(tx, order)
  if (order.status !== 'confirmed' || !payment?.captureBefore || !offer) return undefined
  const total = sayMoney(payment.amountMinor, payment.currency)
  return {
    letter: holdExpiring(factsOf(order), { total, researcher: offer.researcher.name, until: payment.captureBefore }),
  }
}

export async function tellCancelled(tx: Tx, { order }: Question): Promise<NoticeContent | undefined> {
  const around = { ...endOf(order), researcher: t('theResearcher') }
  const said = (await findCharges(tx, order)).flatMap(({ facts, say }) => describeMoney(facts, around, say).sentences)
  const sentences = said.length > 0 ? said : [t('youHaveNotBeenCharged')]
  return { letter: cancelled(factsOf(order), { reason: order.cancelReason, money: sentences }) }
}
