import type { Tx } from '#lib/db.ts'
import type { BillingDocumentKind, Prisma } from '#lib/generated/prisma/client.ts'
import { charged, held, refunded, refundFailed } from '#lib/notices/customer-letters.ts'
import type { OrderFacts } from '#lib/mail/letter.ts'
import { sayMoney } from '#lib/mail/said.ts'
import type { Question, NoticeContent } from '#lib/notices/notice.ts'
import { factsOf, findSelected } from '#lib/notices/order-facts.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'
import { isOver } from '#lib/payments/share.ts'
import { isCharged } from '#lib/payments/state.ts'
import { toSnapshot } from '#lib/payments/get-payment.ts'
import { atWork, describeMoney, noFindSentences, returnSentences } from '#lib/payments/words.ts'
import { catalogue } from '#lib/words/en/mail-customer.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

// What a customer is told of their money, and where each mail finds it.

export const endOf = ({ status, outcome }: OrderRow) => ({ orderStatus: status, outcome })

const withReturns = { refunds: true, disputes: true } as const

const toMoney = (order: OrderRow, payment: Prisma.PaymentGetPayload<{ include: typeof withReturns }>) => ({
  facts: { ...toSnapshot(payment), paymentIntentId: payment.paymentIntentId ?? '' },
  held: payment.chargeId !== null,
  isOver: isOver(order, payment),
  say: (minor: number) => sayMoney(minor, payment.currency),
})
export type Money = ReturnType<typeof toMoney>

/**
 * A payment of the order as its customer sees it, and its amounts in a mail's words: the one that an event is about, or else the newest. Of
 * an earlier one there may be news, too.
 */
export async function findMoney(tx: Tx, order: OrderRow, eventId?: string): Promise<Money | undefined> {
  const { id: orderId } = order
  const event = eventId === undefined ? null : await tx.event.findFirst({ where: { id: eventId, orderId } })
  const named = event?.payload as { paymentIntentId?: string } | undefined // written by paymentPayload
  const payment = await tx.payment.findFirst({
    where: { orderId, paymentIntentId: named?.paymentIntentId ?? { not: null } },
    orderBy: { id: 'desc' },
    include: withReturns,
  })
  return payment ? toMoney(order, payment) : undefined
}

/** What was held or charged for an order last, and whatever was charged before and hasn't gone back as a whole. */
export async function findCharges(tx: Tx, order: OrderRow): Promise<Money[]> {
  const payments = await tx.payment.findMany({
    where: { orderId: order.id, chargeId: { not: null } },
    orderBy: { id: 'desc' },
    include: withReturns,
  })
  return payments
    .filter(({ status }, n) => n === 0 || (isCharged(status) && status !== 'refunded'))
    .map((payment) => toMoney(order, payment))
}

/** The page of an order's payment, where its documents are. */
const paymentFactsOf = (order: OrderRow): OrderFacts => {
  const { label, url } = factsOf(order)
  return { label, url: `${url}&tab=payment` }
}

/** The numbers of an order's documents of these kinds that are issued by now. */
async function findNumbers(tx: Tx, { id: orderId }: OrderRow, kinds: BillingDocumentKind[]): Promise<string[]> {
  const where = { orderId, kind: { in: kinds } }
  const documents = await tx.billingDocument.findMany({ where, orderBy: { sequence: 'asc' }, select: { number: true } })
  return documents.map(({ number }) => number)
}

export async function tellHeld(tx: Tx, { order }: Question): Promise<NoticeContent | undefined> {
  const money = await findMoney(tx, order)
  if (money?.facts.status !== 'authorized') return undefined
  const offer = await findSelected(tx, order)
  const around = { ...endOf(order), researcher: offer?.researcher.name ?? t('theResearcher2') }
  const { sentences } = describeMoney(money.facts, around, money.say)
  return { letter: held(paymentFactsOf(order), { total: money.say(money.facts.amount), sentences }) }
}

export async function tellCharged(tx: Tx, { order }: Question): Promise<NoticeContent | undefined> {
  const money = await findMoney(tx, order)
  if (!money || !isCharged(money.facts.status)) return undefined
  const offer = await findSelected(tx, order)
  const around = { ...endOf(order), researcher: offer?.researcher.name ?? t('theResearcher') }
  const { sentences } = describeMoney(money.facts, around, money.say)
  const numbers = await findNumbers(tx, order, ['receipt', 'invoice'])
  const total = money.say(money.facts.amount)
  return { letter: charged(paymentFactsOf(order), { begun: atWork.includes(order.status), total, sentences, numbers }) }
}

export async function tellRefunded(tx: Tx, { order, aboutId }: Question): Promise<NoticeContent | undefined> {
  const money = await findMoney(tx, order, aboutId)
  if (!money?.facts.refundedAmount) return undefined
  const numbers = await findNumbers(tx, order, ['credit_note'])
  const total = money.say(money.facts.amount)
  return { letter: refunded(paymentFactsOf(order), { ...moneyWords(order, money), total, numbers }) }
}

export async function tellRefundFailed(tx: Tx, { order, aboutId }: Question): Promise<NoticeContent | undefined> {
  const money = await findMoney(tx, order, aboutId)
  if (!money) return undefined
  const { failedRefundAmount = 0, retriedRefundAmount = 0 } = money.facts
  // What is tried again by itself is nothing that they must know of yet.
  return failedRefundAmount > retriedRefundAmount
    ? { letter: refundFailed(paymentFactsOf(order), moneyWords(order, money)) }
    : undefined
}

// Of a charge for a researcher who gave the order back, nothing depends on what the next one finds.
const moneyWords = (order: OrderRow, { facts, isOver, say }: Money) => ({
  sentences: [...returnSentences(facts, say), ...(isOver ? [] : noFindSentences(facts, endOf(order), say))],
  back: say(facts.refundedAmount ?? 0),
})
