import { expect, it } from 'vitest'
import { POST as receive } from '#app/api/stripe/events/route.ts'
import { GET as snapshot } from '#app/api/orders/[orderId]/payments/[paymentIntentId]/route.ts'
import { withdrawOrder } from '#lib/agreements/withdraw-order.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { releasePayment } from '#lib/payments/release-payment.ts'
import { sweepPayments } from '#lib/payments/sweep-payments.ts'
import { syncPayment } from '#lib/payments/sync-payment.ts'
import { call } from '#tools/testing/call.ts'
import { runDueJobs } from '#tools/testing/run-jobs.ts'
import {
  bodyOf,
  confirm,
  eventTypesOf,
  finalizePayment,
  initiated,
  initiatePayment,
  control,
  ledger,
  offered,
  openMarket,
  paymentOf,
  selectOffer,
  statusOf,
  stripe,
} from '#tools/testing/market.ts'

const market = await openMarket()

it('initiates once, however often it is asked, and finalizes once', async () => {
  const { orderId, offerId } = await offered(market)
  expect((await initiatePayment(market, orderId, offerId)).body).toMatchObject({ code: 'offer_not_selected' })
  expect(bodyOf(await selectOffer(market, orderId, offerId))).toEqual({
    id: offerId,
    status: 'selected',
    paymentRequired: true,
  })
  const replies = await Promise.all(Array.from({ length: 10 }, () => initiatePayment(market, orderId, offerId)))
  const [first] = replies.map((reply) => bodyOf<Record<string, unknown>>(reply))
  expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(first).toMatchObject({
    success: true,
    bidId: offerId,
    amountMinor: 4675,
    transferAmountMinor: 4250,
    platformFeeMinor: 425,
    currency: 'EUR',
  })
  const intentId = String(first?.['paymentIntentId'])
  expect((await finalizePayment(market, orderId, offerId, intentId)).body).toMatchObject({
    code: 'payment_not_confirmed',
  })

  await confirm(intentId)
  const finals = await Promise.all(
    Array.from({ length: 10 }, () => finalizePayment(market, orderId, offerId, intentId)),
  )
  const flags = finals.map((reply) => bodyOf<{ idempotent: boolean }>(reply).idempotent)
  expect(flags.filter((idempotent) => !idempotent)).toHaveLength(1)
  expect(bodyOf(await call(snapshot, 'GET', `/orders/${orderId}/payments/${intentId}`, { key: market.key }))).toEqual({
    orderId,
    payment: {
      status: 'authorized',
      paymentIntentId: intentId,
      amount: 4675,
      currency: 'EUR',
      platformFee: 425,
      transferAmount: 4250,
    },
  })
  expect(await eventTypesOf(orderId)).toEqual([
    'order.created',
    'order.opened',
    'offer.created',
    'offer.created',
    'offer.selected',
    'payment.initiated',
    'payment.authorized',
    'order.confirmed',
    'offer.closed',
  ])
  expect((await initiatePayment(market, orderId, offerId)).body).toMatchObject({ code: 'payment_already_authorized' })
})

it('names the key that initiated a payment, though the completer comes upon its intent', async () => {
  const key = await getDb().apiKey.findFirstOrThrow({ where: { clientId: market.client.id } })
  const { orderId } = await initiated(market)
  const initiator = () =>
    getDb().event.findFirstOrThrow({
      where: { orderId, type: 'payment.initiated' },
      select: { actorType: true, actorId: true, actorName: true },
    })
  const asked = { actorType: 'api_client', actorId: key.id, actorName: key.name }
  expect(await initiator()).toEqual(asked)
  // As a crash leaves it that comes between the row and the provider's answer.
  await getDb().event.deleteMany({ where: { orderId, type: 'payment.initiated' } })
  await getDb().payment.updateMany({ where: { orderId }, data: { paymentIntentId: null } })
  await syncPayment((await paymentOf(orderId)).id)
  expect(await initiator()).toEqual(asked)
})

it('tells a decline, a pending authentication and an altered amount apart, and believes only the provider', async () => {
  const { orderId, offerId, paymentIntentId } = await initiated(market)
  await confirm(paymentIntentId, 'pm_card_chargeDeclined').catch(() => {})
  expect(await finalizePayment(market, orderId, offerId, paymentIntentId)).toMatchObject({
    status: 402,
    body: { code: 'payment_failed', declineCode: 'generic_decline' },
  })
  expect(await paymentOf(orderId)).toMatchObject({ status: 'failed' })
  expect((await initiatePayment(market, orderId, offerId)).body).toMatchObject({ paymentIntentId })
  await confirm(paymentIntentId, 'pm_card_authenticationRequired')
  expect(await finalizePayment(market, orderId, offerId, paymentIntentId)).toMatchObject({
    status: 409,
    body: { code: 'payment_requires_action' },
  })
  await fetch(`${process.env['STRIPE_API_BASE']}/v1/test_helpers/payment_intents/${paymentIntentId}/authenticate`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_tests', 'content-type': 'application/x-www-form-urlencoded' },
    body: 'outcome=success',
  })
  await control('POST', `/payment_intents/${paymentIntentId}`, { amount: 100 })
  expect(await finalizePayment(market, orderId, offerId, paymentIntentId)).toMatchObject({
    status: 409,
    body: { code: 'payment_mismatch' },
  })
  expect(await paymentOf(orderId)).toMatchObject({ status: 'mismatch' })
  expect(await statusOf(orderId)).toBe('awaiting_payment')
  expect((await initiatePayment(market, orderId, offerId)).body).toMatchObject({ code: 'payment_mismatch' })
  expect(await eventTypesOf(orderId)).not.toContain('payment.authorized')
})

it('answers 404 for a payment or offer of another order, and 409 for another offer of this one', async () => {
  const one = await initiated(market)
  const other = await initiated(market)
  expect((await finalizePayment(market, one.orderId, one.offerId, other.paymentIntentId)).status).toBe(404)
  expect((await finalizePayment(market, one.orderId, other.offerId, one.paymentIntentId)).status).toBe(404)
  expect((await finalizePayment(market, one.orderId, 'nonsense', one.paymentIntentId)).status).toBe(404)
  expect(await finalizePayment(market, one.orderId, one.rivalOfferId, one.paymentIntentId)).toMatchObject({
    status: 409,
    body: { code: 'payment_mismatch' },
  })
})

it('finds the same intent after the answer was lost, and after a crash before the call', async () => {
  const { orderId, offerId } = await offered(market)
  bodyOf(await selectOffer(market, orderId, offerId))
  await control('POST', '/faults', {
    match: { method: 'POST', path: '^/v1/payment_intents$' },
    kind: 'lose_response_after',
    times: 12,
  })
  expect(await initiatePayment(market, orderId, offerId)).toMatchObject({
    status: 503,
    body: { code: 'provider_unavailable' },
  })
  await control('DELETE', '/faults')
  const reserved = await paymentOf(orderId)
  expect(reserved).toMatchObject({ status: 'initiated', paymentIntentId: null })
  await syncPayment(reserved.id)
  const completed = await paymentOf(orderId)
  expect(bodyOf(await initiatePayment(market, orderId, offerId))).toMatchObject({
    paymentIntentId: completed.paymentIntentId,
  })
  const intents = await stripe.paymentIntents.list({ limit: 100 })
  expect(intents.data.filter(({ metadata }) => metadata['order_id'] === orderId)).toHaveLength(1)
  expect((await eventTypesOf(orderId)).filter((type) => type === 'payment.initiated')).toHaveLength(1)
})

it('ends a payment that the provider refuses to begin, asks no more for it, and lets the next begin anew', async () => {
  const { orderId, offerId } = await offered(market)
  bodyOf(await selectOffer(market, orderId, offerId))
  const match = { method: 'POST', path: '^/v1/payment_intents$' }
  await control('POST', '/faults', { match, kind: 'status', status: 400, remembered: true, times: 1 })
  expect(await initiatePayment(market, orderId, offerId)).toMatchObject({
    status: 402,
    body: { code: 'payment_failed' },
  })
  const refused = await paymentOf(orderId)
  await syncPayment(refused.id)
  expect(await paymentOf(orderId)).toMatchObject({ status: 'canceled', settledAt: expect.any(Date) })
  const next = bodyOf<{ paymentIntentId: string }>(await initiatePayment(market, orderId, offerId))
  expect(await paymentOf(orderId)).toMatchObject({ paymentIntentId: next.paymentIntentId })
  expect((await paymentOf(orderId)).id).not.toBe(refused.id)
})

it('begins anew where the provider repeats a fault of its own under the key', async () => {
  const { orderId, offerId } = await offered(market)
  bodyOf(await selectOffer(market, orderId, offerId))
  const match = { method: 'POST', path: '^/v1/payment_intents$' }
  await control('POST', '/faults', { match, kind: 'status', status: 500, remembered: true, times: 1 })
  const unavailable = { status: 503, body: { code: 'provider_unavailable' } }
  expect(await initiatePayment(market, orderId, offerId)).toMatchObject(unavailable)
  const failed = await paymentOf(orderId)
  expect(failed).toMatchObject({ status: 'initiated', paymentIntentId: null })
  const next = bodyOf<{ paymentIntentId: string }>(await initiatePayment(market, orderId, offerId))
  expect(await paymentOf(orderId)).toMatchObject({ paymentIntentId: next.paymentIntentId })
  expect(await getDb().payment.findUnique({ where: { id: failed.id } })).toMatchObject({
    status: 'canceled',
    settledAt: expect.any(Date),
  })
})

it('ends a payment whose intent the provider does not know, and lets its release rest once no hold can stand', async () => {
  const { orderId, offerId } = await initiated(market)
  const lost = await paymentOf(orderId)
  await getDb().payment.update({ where: { id: lost.id }, data: { paymentIntentId: `pi_elsewhere${lost.id}` } })
  await syncPayment(lost.id)
  const next = bodyOf<{ paymentIntentId: string }>(await initiatePayment(market, orderId, offerId))
  expect(await stripe.paymentIntents.retrieve(next.paymentIntentId)).toMatchObject({
    status: 'requires_payment_method',
  })
  const ended = () => getDb().payment.findUnique({ where: { id: lost.id } })
  await expect(releasePayment(lost.id)).rejects.toThrow('No such payment_intent')
  expect(await ended()).toMatchObject({ status: 'canceled', settledAt: null })
  await getDb().payment.update({ where: { id: lost.id }, data: { createdAt: new Date(Date.now() - 8 * 86_400_000) } })
  await releasePayment(lost.id)
  expect(await ended()).toMatchObject({ status: 'canceled', settledAt: expect.any(Date) })
  expect((await eventTypesOf(orderId)).filter((type) => type === 'payment.canceled')).toHaveLength(1)
})

it('is told by the provider when the client never comes back, once for each repeated event', async () => {
  const { orderId, offerId, paymentIntentId } = await initiated(market)
  await confirm(paymentIntentId)
  const event = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'payment_intent.amount_capturable_updated',
    data: { object: { id: paymentIntentId, object: 'payment_intent' } },
  })
  const signature = stripe.webhooks.generateTestHeaderString({ payload: event, secret: 'whsec_tests' })
  const forged = stripe.webhooks.generateTestHeaderString({ payload: event, secret: 'whsec_other' })
  expect(
    await call(receive, 'POST', '/stripe/events', { body: event, headers: { 'stripe-signature': forged } }),
  ).toMatchObject({ status: 400 })
  expect(await call(receive, 'POST', '/stripe/events', { body: event })).toMatchObject({ status: 400 })
  for (let i = 0; i < 3; i += 1) {
    expect(
      await call(receive, 'POST', '/stripe/events', { body: event, headers: { 'stripe-signature': signature } }),
    ).toMatchObject({ status: 200 })
  }
  expect(await getDb().providerEvent.count({ where: { id: 'evt_1' } })).toBe(1)
  await syncPayment((await paymentOf(orderId)).id)
  expect(await statusOf(orderId)).toBe('confirmed')
  // The customer's own first call is still the first, whoever came before.
  const key = { 'idempotency-key': 'finalize-once' }
  expect(bodyOf(await finalizePayment(market, orderId, offerId, paymentIntentId, key))).toMatchObject({
    idempotent: false,
  })
  expect(bodyOf(await finalizePayment(market, orderId, offerId, paymentIntentId, key))).toMatchObject({
    idempotent: true,
  })
  expect(bodyOf(await finalizePayment(market, orderId, offerId, paymentIntentId))).toMatchObject({ idempotent: true })
  expect((await eventTypesOf(orderId)).filter((type) => type === 'payment.authorized')).toHaveLength(1)
})

it('asks for no payment where nothing is due', async () => {
  const free = await offered(market, {}, 0)
  expect(bodyOf(await selectOffer(market, free.orderId, free.offerId))).toMatchObject({ paymentRequired: false })
  expect(await statusOf(free.orderId)).toBe('confirmed')
  const notRequired = { status: 409, body: { code: 'payment_not_required' } }
  expect(await initiatePayment(market, free.orderId, free.offerId)).toMatchObject(notRequired)
  expect(await initiatePayment(market, free.orderId, free.rivalOfferId)).toMatchObject(notRequired)
  const onInvoice = await openMarket({ billing: 'invoice' })
  const invoiced = await offered(onInvoice)
  expect((await initiatePayment(onInvoice, invoiced.orderId, invoiced.offerId)).body).toMatchObject({
    code: 'offer_not_selected',
  })
  expect(bodyOf(await selectOffer(onInvoice, invoiced.orderId, invoiced.offerId))).toMatchObject({
    paymentRequired: false,
  })
  expect(await statusOf(invoiced.orderId)).toBe('confirmed')
  expect(await initiatePayment(onInvoice, invoiced.orderId, invoiced.offerId)).toMatchObject(notRequired)
  expect(await getDb().payment.count({ where: { orderId: { in: [free.orderId, invoiced.orderId] } } })).toBe(0)
  // Selected again it is what was agreed, however the client pays by then.
  const where = { id: onInvoice.client.id }
  await getDb().client.update({ where, data: { billing: 'card' } })
  const byCard = await offered(onInvoice)
  bodyOf(await selectOffer(onInvoice, byCard.orderId, byCard.offerId))
  const again = async ({ orderId, offerId }: typeof byCard) => (await selectOffer(onInvoice, orderId, offerId)).body
  expect(await again(invoiced)).toMatchObject({ paymentRequired: false })
  await getDb().client.update({ where, data: { billing: 'invoice' } })
  expect(await again(byCard)).toMatchObject({ paymentRequired: true })
  expect((await ledger()).balanced).toBe(true)
})

it("lets nobody choose a researcher who can't be paid, and no payment begin", async () => {
  const own = await openMarket()
  const { orderId, offerId, rivalOfferId } = await offered(own)
  const setState = (state: 'pending' | 'restricted' | 'active') =>
    getDb().researcherAccount.updateMany({ where: { researcherId: own.researcher.id }, data: { state } })
  for (const state of ['pending', 'restricted'] as const) {
    await setState(state)
    expect((await selectOffer(own, orderId, offerId)).body).toMatchObject({ code: 'researcher_account_not_ready' })
  }
  // One that is of the other environment alone is none.
  const environment = 'production'
  await getDb().researcherAccount.updateMany({ where: { researcherId: own.rival.id }, data: { environment } })
  expect(await selectOffer(own, orderId, rivalOfferId)).toMatchObject({
    status: 409,
    body: { code: 'researcher_account_not_ready' },
  })
  expect(await statusOf(orderId)).toBe('open')
  await setState('active')
  bodyOf(await selectOffer(own, orderId, offerId))
  // Restricted between the choice and the payment.
  await setState('restricted')
  expect(await initiatePayment(own, orderId, offerId)).toMatchObject({
    status: 409,
    body: { code: 'researcher_account_not_ready' },
  })
  expect(await getDb().payment.count({ where: { orderId } })).toBe(0)
})

it('lets nobody choose or pay a researcher who is suspended, whoever is billed', async () => {
  const own = await openMarket()
  const { orderId, offerId } = await offered(own)
  const setStatus = (status: 'approved' | 'suspended') =>
    getDb().researcher.update({ where: { id: own.researcher.id }, data: { status } })
  const refused = { status: 409, body: { code: 'researcher_account_not_ready' } }
  await setStatus('suspended')
  expect(await selectOffer(own, orderId, offerId)).toMatchObject(refused)
  await getDb().client.update({ where: { id: own.client.id }, data: { billing: 'invoice' } })
  expect(await selectOffer(own, orderId, offerId)).toMatchObject(refused)
  await getDb().client.update({ where: { id: own.client.id }, data: { billing: 'card' } })
  expect(await statusOf(orderId)).toBe('open')
  await setStatus('approved')
  bodyOf(await selectOffer(own, orderId, offerId))
  await setStatus('suspended')
  expect(await initiatePayment(own, orderId, offerId)).toMatchObject(refused)
  expect(await getDb().payment.count({ where: { orderId } })).toBe(0)
  await setStatus('approved')
  const begun = await initiated(own)
  await setStatus('suspended')
  expect(await initiatePayment(own, begun.orderId, begun.offerId)).toMatchObject(refused)
})

async function processing(): Promise<Awaited<ReturnType<typeof initiated>>> {
  await control('POST', '/new_payments', { status: 'processing' })
  const order = await initiated(market)
  await confirm(order.paymentIntentId)
  await control('POST', '/new_payments', { status: 'decided' })
  return order
}

it('waits while the bank takes its time: nothing is held until it is', async () => {
  const { orderId, offerId, paymentIntentId } = await processing()
  const reply = await finalizePayment(market, orderId, offerId, paymentIntentId)
  expect(reply).toMatchObject({ status: 409, body: { code: 'payment_processing' } })
  expect(reply.headers.get('retry-after')).toBe('5')
  await syncPayment((await paymentOf(orderId)).id)
  expect(await paymentOf(orderId)).toMatchObject({ status: 'initiated', finalizedAt: null })
  await control('POST', `/payment_intents/${paymentIntentId}/processed`)
  // The customer has gone; the provider's event, or the sweep, brings it to an end.
  await syncPayment((await paymentOf(orderId)).id)
  expect(await paymentOf(orderId)).toMatchObject({ status: 'authorized' })
  expect(await statusOf(orderId)).toBe('confirmed')
})

it('gives back what a bank decides about after the order was withdrawn', async () => {
  const { orderId, paymentIntentId } = await processing()
  await inTransaction((tx) => withdrawOrder(tx, market.actor, orderId))
  await runDueJobs()
  expect(await paymentOf(orderId)).toMatchObject({ status: 'canceled', settledAt: null })
  await control('POST', `/payment_intents/${paymentIntentId}/processed`)
  await getDb().$executeRaw`UPDATE payments SET updated_at = now() - interval '1 minute' WHERE order_id = ${orderId}`
  await sweepPayments()
  await runDueJobs()
  expect((await paymentOf(orderId)).settledAt).not.toBeNull()
  expect(await stripe.paymentIntents.retrieve(paymentIntentId)).toMatchObject({ status: 'canceled' })
})
