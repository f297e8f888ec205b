import { beforeEach, describe, expect, it } from 'vitest'
import { systemActor } from '#lib/actor.ts'
import { completeOrder } from '#lib/agreements/complete-order.ts'
import { deliverOrder } from '#lib/agreements/deliver-order.ts'
import { requestChanges } from '#lib/agreements/request-changes.ts'
import { selectOffer } from '#lib/agreements/select-offer.ts'
import { startWork } from '#lib/agreements/start-work.ts'
import { issuePaymentDocuments } from '#lib/billing/issue-payment-documents.ts'
import { snapshot } from '#lib/billing/schema.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { makeOffer } from '#lib/offers/make-offer.ts'
import { updateOffer } from '#lib/offers/update-offer.ts'
import { toSnapshot } from '#lib/payments/get-payment.ts'
import { refundOrder } from '#lib/payments/refund-order.ts'
import { syncPayment } from '#lib/payments/sync-payment.ts'
import { describeMoney, describeShare } from '#lib/payments/words.ts'
import { findTroubledPayments } from '#lib/queue/find-troubled-payments.ts'
import { toResearchOrderViews } from '#lib/researchers/research-order-view.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'
import { researcherActor } from '#prisma/factories.ts'
import { checkAccounts } from '#tools/testing/check-ledger.ts'
import { checkMoney } from '#tools/testing/check-money.ts'
import { checkWords } from '#tools/testing/check-words.ts'
import { control, offered, openMarket, paid, paymentOf, stripe, type Market } from '#tools/testing/market.ts'
import { runDueJobs } from '#tools/testing/run-jobs.ts'

const system = systemActor('development')
const operator = { type: 'operator', id: 'usr_test', name: 'Test', environment: 'development', scopes: [] } as const
let market: Market

beforeEach(async () => {
  market = await openMarket()
  await control('POST', '/new_refunds', { status: 'succeeded' })
})

const robot = () => researcherActor(market.researcher)
type Outcome = 'partial' | 'not_found'
const deliver = async (orderId: string, outcome: Outcome) => {
  if (outcome === 'partial') await getDb().orderDocument.create({ data: documentOf(orderId) })
  await inTransaction((tx) => deliverOrder(tx, robot(), orderId, { outcome, report: 'Searched 1880 to 1900.' }))
}
const documentOf = (orderId: string) => ({
  id: `doc_${orderId.slice(4)}`,
  orderId,
  name: 'page.pdf',
  contentType: 'application/pdf',
  sizeBytes: 3,
  sha256: '0'.repeat(64),
  storageKey: 'x',
  uploadedById: market.researcher.id,
})

/** At work on an order of 42.50 EUR, 46.75 with the fee; 20 EUR, or as given, where nothing is found. */
async function atWork(noFindAmount = 20) {
  const order = await paid(market, {}, 42.5, noFindAmount)
  await inTransaction((tx) => startWork(tx, robot(), order.orderId))
  await runDueJobs()
  return order
}
async function delivered(noFindAmount?: number) {
  const order = await atWork(noFindAmount)
  await deliver(order.orderId, 'not_found')
  return order
}
const complete = async (orderId: string) => {
  await inTransaction((tx) => completeOrder(tx, system, orderId))
  await runDueJobs()
}
const refundsAt = async (intent: string) => (await stripe.refunds.list({ payment_intent: intent, limit: 100 })).data
const wordsOf = async (orderId: string) => {
  const payment = await getDb().payment.findFirstOrThrow({
    where: { orderId },
    include: { refunds: true, disputes: true, order: true },
  })
  const facts = { ...toSnapshot(payment), paymentIntentId: 'pi_1' }
  const { status: orderStatus, outcome } = payment.order
  return describeMoney(facts, { orderStatus, outcome, researcher: 'Ada' }, String).sentences.join(' ')
}
const shareWordsOf = async (orderId: string) => {
  const row = await getOrderRow(getDb(), system, orderId)
  const [view] = await toResearchOrderViews(getDb(), robot(), [row])
  return describeShare(view?.share, row.status, String).join(' ')
}
const check = async (orderId: string) => {
  await checkMoney([orderId])
  await checkAccounts([orderId])
  await checkWords([orderId], { settled: true })
}

describe('a search that finds nothing, at the price that was agreed for it', () => {
  it('says nothing of money that went back before it has, where a search for nothing costs nothing', async () => {
    const { orderId, paymentIntentId } = await delivered(0)
    const nothing = 'Nothing was found, and nothing is due to you for that.'
    expect(await shareWordsOf(orderId)).toBe(nothing)
    await control('POST', '/new_refunds', { status: 'balance_insufficient' })
    await complete(orderId)
    await control('POST', '/new_refunds', { status: 'succeeded' })
    expect(await paymentOf(orderId)).toMatchObject({ refundedMinor: 0 })
    expect(await shareWordsOf(orderId)).toBe(nothing)
    await stripe.refunds.create({ payment_intent: paymentIntentId })
    await syncPayment((await paymentOf(orderId)).id)
    expect(await shareWordsOf(orderId)).toMatch(/^The customer got all of your part back/)
  })

  it('gives the difference back with the completion, fee and share following it', async () => {
    const { orderId, paymentIntentId } = await atWork()
    expect(await wordsOf(orderId)).toContain('If nothing is found, it costs 2200: 2475 goes back to your card.')
    expect(await shareWordsOf(orderId)).toContain('Your share of 4250 is charged')
    expect(await shareWordsOf(orderId)).toContain('If you find nothing, it is 2000.')
    await deliver(orderId, 'not_found')
    expect(await wordsOf(orderId)).toMatch(/Ada receives 2000 of it.*2475 goes back to your card when you accept/)
    expect(await shareWordsOf(orderId)).toContain('Your share of 2000 is charged')
    expect(await refundsAt(paymentIntentId)).toEqual([])
    await complete(orderId)
    await complete(orderId)
    expect((await refundsAt(paymentIntentId)).map(({ amount }) => amount)).toEqual([2475])
    expect(await paymentOf(orderId)).toMatchObject({
      status: 'partially_refunded',
      refundedMinor: 2475,
      reversedMinor: 2250,
      shareDueMinor: 2000,
      shareSentMinor: 2000,
    })
    expect(await wordsOf(orderId)).toMatch(/2475 went back to your card.*Ada has received 2000.*2200 was agreed/)
    const { data } = await stripe.transfers.list({ transfer_group: orderId })
    expect(data.map(({ amount, amount_reversed }) => [amount, amount_reversed])).toEqual([[2000, 0]])
    await check(orderId)
  })

  it('says on the credit note whose part went back', async () => {
    const { orderId } = await delivered(33.33)
    await complete(orderId)
    const { id } = await paymentOf(orderId)
    await issuePaymentDocuments(id)
    const note = await getDb().billingDocument.findFirstOrThrow({ where: { paymentId: id, kind: 'credit_note' } })
    // 33.33 and a tenth of it, 3.33, is what is left of 42.50 and 4.25.
    expect(note.totalMinor).toBe(4675 - 3333 - 333)
    expect(snapshot.parse(note.snapshot).lines.map(({ amountMinor }) => amountMinor)).toEqual([4250 - 3333, 425 - 333])
    expect(await paymentOf(orderId)).toMatchObject({ shareSentMinor: 3333 })
    await check(orderId)
  })

  it('credits no more of the fee than was invoiced, where it had borne a refund before', async () => {
    const { orderId } = await atWork(10)
    await inTransaction((tx) =>
      refundOrder(tx, system, orderId, { amountMinor: 425, bearer: 'fee', reason: 'A page was missing.' }),
    )
    await runDueJobs()
    const { id } = await paymentOf(orderId)
    await issuePaymentDocuments(id)
    await deliver(orderId, 'not_found')
    await complete(orderId)
    await issuePaymentDocuments(id)
    const notes = await getDb().billingDocument.findMany({
      where: { paymentId: id, kind: 'credit_note' },
      orderBy: { id: 'asc' },
    })
    const fees = notes.map((note) => snapshot.parse(note.snapshot).vat).map((vat) => vat.netMinor + vat.vatMinor)
    expect(notes.map(({ totalMinor }) => totalMinor)).toEqual([425, 3150])
    // Of 11.00, 1.00 is the fee's: 3.25 of it went back, and what the first note said beyond that, the second takes off.
    expect(fees).toEqual([425, -100])
    await check(orderId)
  })

  it('gives everything back where the search is free', async () => {
    const { orderId, paymentIntentId } = await delivered(0)
    await complete(orderId)
    expect((await refundsAt(paymentIntentId)).map(({ amount }) => amount)).toEqual([4675])
    expect(await paymentOf(orderId)).toMatchObject({ status: 'refunded', shareDueMinor: 0, shareSentMinor: 0 })
    await check(orderId)
  })

  it('costs the full price where something is found after all', async () => {
    const { orderId, paymentIntentId } = await delivered()
    await inTransaction((tx) => requestChanges(tx, market.actor, orderId, 'Look at 1885, please.'))
    await deliver(orderId, 'partial')
    expect(await wordsOf(orderId)).not.toMatch(/nothing is found|Nothing was found/)
    await complete(orderId)
    expect(await refundsAt(paymentIntentId)).toEqual([])
    expect(await paymentOf(orderId)).toMatchObject({ status: 'transferred', shareSentMinor: 4250 })
    await check(orderId)
  })

  it('counts what went back before, and what goes back later comes on top', async () => {
    const { orderId, paymentIntentId } = await delivered()
    await inTransaction((tx) => refundOrder(tx, system, orderId, { amountMinor: 475, reason: 'It came late.' }))
    await runDueJobs()
    expect(await wordsOf(orderId)).toContain('2000 goes back to your card when you accept')
    await complete(orderId)
    expect((await refundsAt(paymentIntentId)).map(({ amount }) => amount).sort()).toEqual([2000, 475])
    expect(await paymentOf(orderId)).toMatchObject({ refundedMinor: 2475, shareSentMinor: 2000 })
    await inTransaction((tx) => refundOrder(tx, system, orderId, { amountMinor: 1100, reason: 'The report was thin.' }))
    await runDueJobs()
    expect(await paymentOf(orderId)).toMatchObject({ refundedMinor: 3575, shareSentMinor: 1000 })
    await inTransaction((tx) => refundOrder(tx, system, orderId, { reason: 'All of it.' }))
    await runDueJobs()
    expect(await paymentOf(orderId)).toMatchObject({ status: 'refunded', shareSentMinor: 0 })
    // Each event says what went back with it, and what that comes to.
    const events = await getDb().event.findMany({
      where: { orderId, type: 'payment.refunded' },
      orderBy: { id: 'asc' },
    })
    expect(events.map(({ payload }) => payload)).toMatchObject([
      { amountMinor: 475, refundedMinor: 475 },
      { amountMinor: 2000, refundedMinor: 2475 },
      { amountMinor: 1100, refundedMinor: 3575 },
      { amountMinor: 1100, refundedMinor: 4675 },
    ])
    await check(orderId)
  })
})

describe('on bad days', () => {
  it('leaves the share at the agreed price while the refund waits, and after it failed', async () => {
    const { orderId, paymentIntentId } = await delivered()
    await control('POST', '/new_refunds', { status: 'pending' })
    await complete(orderId)
    expect(await wordsOf(orderId)).toContain('A refund of 2475 is on its way.')
    expect(await paymentOf(orderId)).toMatchObject({ status: 'transferred', shareSentMinor: 2000, refundedMinor: 0 })
    const [made] = await refundsAt(paymentIntentId)
    await control('POST', `/refunds/${made?.id}`, { status: 'failed' })
    const { id } = await paymentOf(orderId)
    for (let look = 0; look < 3; look += 1) await syncPayment(id)
    await runDueJobs()
    expect(await paymentOf(orderId)).toMatchObject({ shareSentMinor: 2000, shareDueMinor: 2000 })
    expect(await refundsAt(paymentIntentId)).toHaveLength(1)
    const troubles = await findTroubledPayments(getDb(), operator)
    expect(troubles.filter((item) => item.orderId === orderId)).toMatchObject([{ trouble: 'refund_failed' }])
    // Whatever an operator gives back anew, the rest of the difference goes with it.
    await control('POST', '/new_refunds', { status: 'succeeded' })
    await inTransaction((tx) => refundOrder(tx, system, orderId, { amountMinor: 1000, reason: 'Once more.' }))
    await runDueJobs()
    expect(await paymentOf(orderId)).toMatchObject({ refundedMinor: 2475, shareSentMinor: 2000 })
    await check(orderId)
  })

  it('waits for the bank where the charge is disputed', async () => {
    const { orderId, paymentIntentId } = await delivered()
    const { id: disputeId } = (await control('POST', '/disputes', { payment_intent: paymentIntentId })) as {
      id: string
    }
    const { id } = await paymentOf(orderId)
    await syncPayment(id, { disputes: true })
    await complete(orderId)
    expect(await refundsAt(paymentIntentId)).toEqual([])
    await control('POST', `/disputes/${disputeId}`, { status: 'won' })
    await syncPayment(id, { disputes: true })
    await runDueJobs()
    expect((await refundsAt(paymentIntentId)).map(({ amount }) => amount)).toEqual([2475])
    expect(await paymentOf(orderId)).toMatchObject({ shareSentMinor: 2000 })
    await check(orderId)
  })

  it('gives it back also where the charge comes after the completion', async () => {
    const { orderId, paymentIntentId } = await paid(market, {}, 42.5, 20)
    await inTransaction((tx) => startWork(tx, robot(), orderId))
    await deliver(orderId, 'not_found')
    await inTransaction((tx) => completeOrder(tx, system, orderId))
    expect(await refundsAt(paymentIntentId)).toEqual([])
    await runDueJobs()
    expect((await refundsAt(paymentIntentId)).map(({ amount }) => amount)).toEqual([2475])
    expect(await paymentOf(orderId)).toMatchObject({ shareSentMinor: 2000 })
    await check(orderId)
  })
})

describe('the price of an offer', () => {
  const input = { message: 'I can.', estimatedCompletionDate: '2099-01-31' }
  it('is the same without a find unless it is said to be less', async () => {
    const { orderId, offerId } = await offered(market)
    const change = (body: Parameters<typeof updateOffer>[4]) =>
      inTransaction((tx) => updateOffer(tx, robot(), orderId, offerId, body))
    expect(await change({})).toMatchObject({ amount: 42.5, noFindAmount: 42.5, totalNoFindAmount: 46.75 })
    expect(await change({ noFindAmount: 20 })).toMatchObject({ amount: 42.5, noFindAmount: 20, totalNoFindAmount: 22 })
    // What isn't named stays: of the one price, and of the other.
    expect(await change({ amount: 50 })).toMatchObject({ amount: 50, noFindAmount: 20 })
    await expect(change({ amount: 15 })).rejects.toMatchObject({
      code: 'invalid_request',
      details: [{ field: 'noFindAmount', message: 'must not exceed the amount, 15' }],
    })
    expect(await change({ amount: 15, noFindAmount: 15 })).toMatchObject({ noFindAmount: 15 })
    expect(await change({ amount: 18 })).toMatchObject({ amount: 18, noFindAmount: 18 })
  })

  it.each([
    [20.001, 'EUR has 2 decimal places; 20.001 has 3'],
    [43, 'must not exceed the amount, 42.5'],
  ])('refuses %d for nothing', async (noFindAmount, message) => {
    const { orderId } = await offered(market)
    const rival = researcherActor(market.rival)
    await expect(
      inTransaction((tx) => makeOffer(tx, rival, orderId, { ...input, amount: 42.5, noFindAmount }, { several: true })),
    ).rejects.toMatchObject({ details: [{ field: 'noFindAmount', message }] })
  })

  it('is agreed to as it was shown, or not at all', async () => {
    const { orderId, offerId } = await offered(market, {}, 42.5, 20)
    const select = (expectedNoFindAmount: number) =>
      inTransaction((tx) =>
        selectOffer(tx, market.actor, orderId, offerId, { expectedAmount: 42.5, expectedNoFindAmount }),
      )
    await expect(select(10)).rejects.toMatchObject({
      code: 'offer_changed',
      members: { amount: 42.5, noFindAmount: 20, currency: 'EUR' },
    })
    expect(await select(20)).toMatchObject({ status: 'selected' })
  })
})
