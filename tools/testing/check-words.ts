import type Stripe from 'stripe'
import { expect } from 'vitest'
import { systemActor } from '#lib/actor.ts'
import { getDb } from '#lib/db.ts'
import type { Order, Payment, Refund, Dispute, Researcher, ShareMovement } from '#lib/generated/prisma/client.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'
import { toSnapshot } from '#lib/payments/get-payment.ts'
import { describeMoney, describeShare } from '#lib/payments/words.ts'
import { toResearchOrderViews } from '#lib/researchers/research-order-view.ts'
import { ledger, stripe } from '#tools/testing/market.ts'
import { researcherActor } from '#prisma/factories.ts'

type Known = Payment & {
  order: Order
  offer: { researcher: Researcher }
  refunds: Refund[]
  disputes: Dispute[]
  movements: ShareMovement[]
}
/** What the provider has done: minor units, and the intent's status. */
type Books = { status: Stripe.PaymentIntent.Status; charged: number; refunded: number; sent: number; lost: boolean }

const sum = (rows: readonly { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0)

async function readBooks({ orderId, paymentIntentId }: Known): Promise<Books> {
  const id = paymentIntentId ?? ''
  const [intent, refunds, disputes, transfers] = await Promise.all([
    stripe.paymentIntents.retrieve(id),
    stripe.refunds.list({ payment_intent: id, limit: 100 }),
    stripe.disputes.list({ payment_intent: id }),
    stripe.transfers.list({ transfer_group: orderId, limit: 100 }),
  ])
  return {
    status: intent.status,
    charged: intent.amount_received,
    refunded: sum(refunds.data.filter(({ status }) => status === 'succeeded')),
    sent: transfers.data.reduce((total, { amount, amount_reversed }) => total + amount - amount_reversed, 0),
    lost: disputes.data.some(({ status }) => status === 'lost'),
  }
}

/** The amount that a sentence names, or nothing where it isn't said. */
const said = (sentences: readonly string[], sentence: RegExp) => {
  const found = sentences.flatMap((text) => sentence.exec(text)?.[1] ?? [])
  expect(found.length).toBeLessThanOrEqual(1)
  return Number(found[0] ?? 0)
}

/** A try that the provider may have carried out, its answer not kept yet: how far books and words may lie apart. */
const underway = ({ movements }: Known) =>
  movements
    .filter(({ status, triedAt }) => status === 'pending' && triedAt !== null)
    .map(({ amountMinor }) => amountMinor)

/**
 * Holds what customers and researchers are told against the provider's books: "went back" only what did, "sent" only what
 * was. `settled`: nothing is underway, so whatever happened must be said as well.
 */
export async function checkWords(orderIds: readonly string[], { settled = false } = {}): Promise<void> {
  const payments: Known[] = await getDb().payment.findMany({
    where: { orderId: { in: [...orderIds] }, paymentIntentId: { not: null } },
    include: { order: true, offer: { include: { researcher: true } }, refunds: true, disputes: true, movements: true },
  })
  for (const payment of payments) {
    const books = await readBooks(payment)
    const customer = tellCustomer(payment)
    const words = { orderId: payment.orderId, order: payment.order.status, payment: payment.status, customer, books }
    const went = said(customer, /^(\d+) went back to your card/)
    expect({ ...words, tooMuch: went > books.refunded }).toEqual({ ...words, tooMuch: false })
    await checkShare(payment, books, settled)
    if (!settled) continue
    const saysCharged = customer.some((text) => /^\d+ was charged/.test(text))
    expect({ ...words, went, held: customer.some((text) => text.startsWith('Your bank holds')) }).toEqual({
      ...words,
      went: books.refunded,
      held: books.status === 'requires_capture',
    })
    expect({ ...words, saysCharged }).toEqual({ ...words, saysCharged: books.charged > 0 })
    const gave = customer.some((text) => text.includes('gave you the disputed amount back'))
    expect({ ...words, gave }).toEqual({ ...words, gave: books.lost })
  }
  if (settled) expect(await ledger()).toMatchObject({ balanced: true })
}

const tellCustomer = (payment: Known): string[] => {
  const facts = { ...toSnapshot(payment), paymentIntentId: payment.paymentIntentId ?? '' }
  const { sentences } = describeMoney(
    facts,
    { orderStatus: payment.order.status, outcome: payment.order.outcome, researcher: 'Ada' },
    String,
  )
  return sentences
}

async function checkShare(payment: Known, { sent }: Books, settled: boolean): Promise<void> {
  const row = await getOrderRow(getDb(), systemActor(payment.environment), payment.orderId)
  const [view] = await toResearchOrderViews(getDb(), researcherActor(payment.offer.researcher), [row])
  if (!view?.share) return
  const sentences = describeShare(view.share, view.status, String)
  // Moved in other money, it is named in both; how far tries underway lie apart is told in the order's own.
  if (view.share.settled && !settled) return
  const moved = said(sentences, view.share.settled ? /, as (\d+)\.$/ : /^(\d+) was sent to your payout account/)
  const possible = settled ? [moved] : [moved, ...underway(payment).map((amount) => moved + amount)]
  const words = { orderId: payment.orderId, order: view.status, sentences }
  expect({ ...words, sent: possible.includes(sent) ? sent : moved }).toEqual({ ...words, sent })
}
