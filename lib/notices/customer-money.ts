import type { Tx } from '#lib/db.ts'
import type { BillingDocumentKind } from '#lib/generated/prisma/client.ts'
import { charged, held, refunded, refundFailed } from '#lib/notices/customer-letters.ts'
import type { OrderFacts } from '#lib/mail/letter.ts'
import { sayMoney } from '#lib/mail/said.ts'
import type { Question, NoticeContent } from '#lib/notices/notice.ts'
import { factsOf, findSelected } from '#lib/notices/order-facts.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'
import { isCharged } from '#lib/payments/state.ts'
import { toSnapshot } from '#lib/payments/get-payment.ts'
import { describeMoney, noFindSentences, returnSentences } from '#lib/payments/words.ts'
import { catalogue } from '#lib/words/en/mail-customer.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

// What a customer is told of their money, and where each mail finds it.

export const endOf = ({ status, outcome }: OrderRow) => ({ orderStatus: status, outcome })

/** The order's newest payment as its customer sees it, and its amounts in a mail's words. */
export async function findMoney(tx: Tx, { id: orderId }: OrderRow) {
  const payment = await tx.payment.findFirst({
    where: { orderId, paymentIntentId: { not: null } },
    orderBy: { id: 'desc' },
    include: { refunds: true, disputes: true },
  })
  if (payment?.paymentIntentId === null || payment?.paymentIntentId === undefined) return undefined
  const facts = { ...toSnapshot(payment), paymentIntentId: payment.paymentIntentId }
  return { facts, held: payment.chargeId !== null, say: (minor: number) => sayMoney(minor, payment.currency) }
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
  return { letter: charged(paymentFactsOf(order), { total, sentences, numbers }) }
}

export async function tellRefunded(tx: Tx, { order }: Question): Promise<NoticeContent | undefined> {
  const money = await findMoney(tx, order)
  if (!money?.facts.refundedAmount) return undefined
  const numbers = await findNumbers(tx, order, ['credit_note'])
  const total = money.say(money.facts.amount)
  return { letter: refunded(paymentFactsOf(order), { ...moneyWords(order, money), total, numbers }) }
}

export async function tellRefundFailed(tx: Tx, { order }: Question): Promise<NoticeContent | undefined> {
  const money = await findMoney(tx, order)
  if (!money) return undefined
  const { failedRefundAmount = 0, retriedRefundAmount = 0 } = money.facts
  // What is tried again by itself is nothing that they must know of yet.
  return failedRefundAmount > retriedRefundAmount
    ? { letter: refundFailed(paymentFactsOf(order), moneyWords(order, money)) }
    : undefined
}

type Money = NonNullable<Awaited<ReturnType<typeof findMoney>>>

const moneyWords = (order: OrderRow, { facts, say }: Money) => ({
  sentences: [...returnSentences(facts, say), ...noFindSentences(facts, endOf(order), say)],
  back: say(facts.refundedAmount ?? 0),
})
