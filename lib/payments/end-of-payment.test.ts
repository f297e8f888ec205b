import { expect, it } from 'vitest'
import { POST as decline } from '#app/api/orders/[orderId]/offers/[offerId]/decline/route.ts'
import { GET as getOrder } from '#app/api/orders/[orderId]/route.ts'
import { POST as withdraw } from '#app/api/orders/[orderId]/withdraw/route.ts'
import { systemActor } from '#lib/actor.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { changedMembers } from '#lib/events/changed-members.ts'
import { eventTypes } from '#lib/events/event-types.ts'
import { cancelOrder } from '#lib/agreements/cancel-order.ts'
import { completeOrder } from '#lib/agreements/complete-order.ts'
import { completeSilentOrders } from '#lib/agreements/complete-silent-orders.ts'
import { deliverOrder } from '#lib/agreements/deliver-order.ts'
import { startWork } from '#lib/agreements/start-work.ts'
import { postMessage } from '#lib/messages/post-message.ts'
import { postResearchMessage } from '#lib/messages/post-research-message.ts'
import { makeOffer } from '#lib/offers/make-offer.ts'
import { previewEnd } from '#lib/payments/preview-end.ts'
import { refundOrder } from '#lib/payments/refund-order.ts'
import { listEarnings } from '#lib/earnings/list-earnings.ts'
import { flagHolds } from '#lib/notices/flag-holds.ts'
import { sweepPayments } from '#lib/payments/sweep-payments.ts'
import { syncPayment } from '#lib/payments/sync-payment.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'
import { toResearchOrderViews } from '#lib/researchers/research-order-view.ts'
import { breakRow } from '#tools/testing/broken-row.ts'
import { call } from '#tools/testing/call.ts'
import {
  bodyOf,
  confirm,
  eventTypesOf,
  finalizePayment,
  initiated,
  initiatePayment,
  control,
  ledger,
  openMarket,
  paid,
  paymentOf,
  selectOffer,
  statusOf,
  stripe,
} from '#tools/testing/market.ts'
import { runDueJobs } from '#tools/testing/run-jobs.ts'
import { researcherActor } from '#prisma/factories.ts'

const market = await openMarket()
const robot = researcherActor(market.researcher)
const system = systemActor('development')
const withdrawOrder = (orderId: string) => call(withdraw, 'POST', `/orders/${orderId}/withdraw`, { key: market.key })
const holdOf = async (intentId: string) => (await ledger()).holds.some((hold) => hold.payment_intent === intentId)

async function delivered() {
  const order = await paid(market)
  await inTransaction((tx) => startWork(tx, robot, order.orderId))
  await inTransaction((tx) =>
    deliverOrder(tx, robot, order.orderId, { outcome: 'not_found', report: 'Searched 1880 to 1900.' }),
  )
  await runDueJobs()
  return order
}

it('releases the hold of a withdrawn order, and ends its payment once', async () => {
  const { orderId, paymentIntentId } = await paid(market)
  expect(await holdOf(paymentIntentId)).toBe(true)
  for (let i = 0; i < 2; i += 1)
    expect(bodyOf(await withdrawOrder(orderId))).toEqual({ id: orderId, status: 'withdrawn' })
  await runDueJobs()
  expect(await holdOf(paymentIntentId)).toBe(false)
  expect(await paymentOf(orderId)).toMatchObject({ status: 'canceled', settledAt: expect.any(Date) })
  expect((await eventTypesOf(orderId)).slice(-2)).toEqual(['order.withdrawn', 'payment.canceled'])
})

it('tells whoever finalizes after a withdrawal what became of the payment', async () => {
  const { orderId, offerId, paymentIntentId } = await initiated(market)
  await confirm(paymentIntentId)
  bodyOf(await withdrawOrder(orderId))
  const refused = async () => {
    const { status, body } = await finalizePayment(market, orderId, offerId, paymentIntentId)
    return { status, body }
  }
  const closed = (sentence: RegExp) => ({
    status: 409,
    body: { code: 'order_closed', status: 'withdrawn', error: expect.stringMatching(sentence) },
  })
  expect(await refused()).toMatchObject(closed(/^The order is withdrawn\. .*a hold is given back within minutes\.$/))
  await runDueJobs()
  expect(await refused()).toMatchObject(closed(/nothing was charged, and nothing is held any more\.$/))
})

it('lets whoever comes first win between withdrawing and finalizing, and leaves no hold behind', async () => {
  const races = 12
  for (let i = 0; i < races; i += 1) {
    const { orderId, offerId, paymentIntentId } = await initiated(market)
    await confirm(paymentIntentId)
    const [withdrawn, finalized] = await Promise.all([
      withdrawOrder(orderId),
      finalizePayment(market, orderId, offerId, paymentIntentId),
    ])
    expect(withdrawn.status).toBe(200)
    if (finalized.status !== 200) expect(finalized).toMatchObject({ status: 409, body: { code: 'order_closed' } })
    expect(await statusOf(orderId)).toBe('withdrawn')
  }
  await runDueJobs()
  expect((await ledger()).holds).toEqual([])
}, 60_000)

it('opens the order again when the selected offer is declined, and lets another be paid', async () => {
  const { orderId, offerId, rivalOfferId, paymentIntentId } = await initiated(market)
  expect((await selectOffer(market, orderId, rivalOfferId)).body).toMatchObject({ code: 'offer_already_selected' })
  await confirm(paymentIntentId)
  expect(
    bodyOf(await call(decline, 'POST', `/orders/${orderId}/offers/${offerId}/decline`, { key: market.key })),
  ).toEqual({ id: offerId, status: 'declined' })
  expect(await statusOf(orderId)).toBe('open')
  expect((await finalizePayment(market, orderId, offerId, paymentIntentId)).body).toMatchObject({
    code: 'payment_canceled',
  })
  bodyOf(await selectOffer(market, orderId, rivalOfferId))
  const second = bodyOf<{ paymentIntentId: string }>(await initiatePayment(market, orderId, rivalOfferId))
  expect(second.paymentIntentId).not.toBe(paymentIntentId)
  expect((await finalizePayment(market, orderId, offerId, paymentIntentId)).body).toMatchObject({
    code: 'payment_superseded',
  })
  await confirm(second.paymentIntentId)
  bodyOf(await finalizePayment(market, orderId, rivalOfferId, second.paymentIntentId))
  await runDueJobs()
  expect(await holdOf(paymentIntentId)).toBe(false)
  expect(await holdOf(second.paymentIntentId)).toBe(true)
  bodyOf(await withdrawOrder(orderId))
  await runDueJobs()
})

it('takes the money when work starts, sends it on when the order is completed, and keeps both books balanced', async () => {
  const { orderId, paymentIntentId } = await delivered()
  expect(await paymentOf(orderId)).toMatchObject({ status: 'captured' })
  expect((await withdrawOrder(orderId)).body).toMatchObject({ code: 'order_not_withdrawable' })
  await getDb().order.update({ where: { id: orderId }, data: { deliveredAt: new Date(Date.now() - 15 * 86_400_000) } })
  await completeSilentOrders()
  await runDueJobs()
  const payment = await paymentOf(orderId)
  expect(payment).toMatchObject({ status: 'transferred' })
  const transfer = await stripe.transfers.retrieve(payment.transferId ?? '')
  expect(transfer).toMatchObject({ amount: 4250, destination: payment.researcherAccountId, transfer_group: orderId })
  expect((await stripe.paymentIntents.retrieve(paymentIntentId)).amount_received).toBe(4675)
  expect(await ledger()).toMatchObject({ balanced: true })
})

it('lets an order that cannot be completed hold up no other, and tells of it', async () => {
  const [broken, sound] = [await delivered(), await delivered()]
  for (const [{ orderId }, days] of [
    [broken, 16],
    [sound, 15],
  ] as const)
    await getDb().order.update({
      where: { id: orderId },
      data: { deliveredAt: new Date(Date.now() - days * 86_400_000) },
    })
  await breakRow('orders', 'id', broken.orderId)
  await expect(completeSilentOrders()).rejects.toThrow('a broken row')
  expect([await statusOf(broken.orderId), await statusOf(sound.orderId)]).toEqual(['delivered', 'completed'])
})

it('sends an order whose hold lapses back to waiting for a payment', async () => {
  const { orderId, offerId, paymentIntentId } = await paid(market)
  await getDb().payment.updateMany({ where: { orderId }, data: { captureBefore: new Date(Date.now() + 3_600_000) } })
  expect(await flagHolds()).toContain(orderId)
  expect(await flagHolds()).not.toContain(orderId)
  await control('POST', `/holds/${paymentIntentId}/lapse`)
  await getDb().payment.updateMany({ where: { orderId }, data: { captureBefore: new Date(Date.now() - 1000) } })
  await sweepPayments()
  await runDueJobs()
  expect(await statusOf(orderId)).toBe('awaiting_payment')
  expect(await paymentOf(orderId)).toMatchObject({ status: 'expired' })
  expect((await eventTypesOf(orderId)).filter((type) => type === 'payment.expired')).toHaveLength(1)
  const again = bodyOf<{ paymentIntentId: string }>(await initiatePayment(market, orderId, offerId))
  expect(again.paymentIntentId).not.toBe(paymentIntentId)
})

it('looks at a hold that does not say when it ends, by its age', async () => {
  const { orderId, paymentIntentId } = await paid(market)
  await control('POST', `/holds/${paymentIntentId}/lapse`)
  await getDb().payment.updateMany({ where: { orderId }, data: { captureBefore: null } })
  await sweepPayments()
  await runDueJobs()
  expect(await paymentOf(orderId)).toMatchObject({ status: 'authorized' })
  const weekAgo = new Date(Date.now() - 7 * 86_400_000)
  await getDb().payment.updateMany({ where: { orderId }, data: { createdAt: weekAgo, sweptAt: null } })
  await sweepPayments()
  await runDueJobs()
  expect(await paymentOf(orderId)).toMatchObject({ status: 'expired' })
  expect(await statusOf(orderId)).toBe('awaiting_payment')
})

it('takes the order back when the hold has lapsed by the time work starts', async () => {
  const { orderId, paymentIntentId } = await paid(market)
  await control('POST', `/holds/${paymentIntentId}/lapse`)
  await inTransaction((tx) => startWork(tx, robot, orderId))
  expect(await statusOf(orderId)).toBe('in_progress')
  await runDueJobs()
  expect(await statusOf(orderId)).toBe('awaiting_payment')
  expect(await paymentOf(orderId)).toMatchObject({ status: 'expired' })
})

it('keeps nothing of what a researcher waited for where another one is chosen after the hold lapsed', async () => {
  const { orderId, offerId, paymentIntentId } = await paid(market)
  await inTransaction((tx) => startWork(tx, robot, orderId))
  await inTransaction((tx) => postResearchMessage(tx, robot, orderId, { content: 'Which parish?', question: true }))
  await getDb()
    .$executeRaw`UPDATE orders SET question_at = question_at - interval '3 days', waited_seconds = 86400 WHERE id = ${orderId}`
  await control('POST', `/holds/${paymentIntentId}/lapse`)
  await runDueJobs()
  expect(await statusOf(orderId)).toBe('awaiting_payment')
  bodyOf(await call(decline, 'POST', `/orders/${orderId}/offers/${offerId}/decline`, { key: market.key }))
  await inTransaction((tx) => postMessage(tx, market.actor, orderId, { content: 'Who else can look it up?' }))

  const promised = { message: 'I can.', estimatedCompletionDate: '2031-03-10', amount: 40 }
  const next = await inTransaction((tx) => makeOffer(tx, researcherActor(market.rival), orderId, promised))
  bodyOf(await selectOffer(market, orderId, next.id))
  expect(bodyOf(await call(getOrder, 'GET', `/orders/${orderId}`, { key: market.key }))).toMatchObject({
    status: 'awaiting_payment',
    order: { estimatedCompletionDate: '2031-03-10' },
  })
})

it('says of work whose hold ran out before it was charged that nobody has paid for it yet', async () => {
  const { orderId, paymentIntentId } = await paid(market)
  await inTransaction((tx) => startWork(tx, robot, orderId))
  await inTransaction((tx) =>
    deliverOrder(tx, robot, orderId, { outcome: 'not_found', report: 'Searched 1880 to 1900.' }),
  )
  await control('POST', `/holds/${paymentIntentId}/lapse`)
  await runDueJobs()
  expect([await statusOf(orderId), (await paymentOf(orderId)).status]).toEqual(['delivered', 'expired'])
  const [view] = await toResearchOrderViews(getDb(), robot, [await getOrderRow(getDb(), system, orderId)])
  expect(view).toMatchObject({ unpaid: true })
  expect(view).not.toHaveProperty('share')
  const { items } = await listEarnings(getDb(), robot, {}, { order: 'desc', limit: 1 })
  expect(items).toMatchObject([{ orderId, state: 'unpaid' }])
})

it('refunds in parts and in full, before and after the transfer, never more than was paid', async () => {
  const { orderId } = await delivered()
  const refund = (amountMinor?: number) =>
    inTransaction((tx) => refundOrder(tx, system, orderId, { amountMinor, reason: 'A page was missing.' }))
  await refund(1100)
  await expect(refund(3576)).rejects.toMatchObject({ code: 'invalid_request' })
  await runDueJobs()
  expect(await paymentOf(orderId)).toMatchObject({
    status: 'partially_refunded',
    refundedMinor: 1100,
    reversedMinor: 1000,
  })
  await inTransaction((tx) => completeOrder(tx, system, orderId))
  await runDueJobs()
  const transferred = await paymentOf(orderId)
  expect((await stripe.transfers.retrieve(transferred.transferId ?? '')).amount).toBe(3250)
  await refund()
  await runDueJobs()
  const payment = await paymentOf(orderId)
  expect(payment).toMatchObject({ status: 'refunded', refundedMinor: 4675, reversedMinor: 4250 })
  expect((await stripe.transfers.retrieve(payment.transferId ?? '')).amount_reversed).toBe(3250)
  await expect(refund(1)).rejects.toMatchObject({ code: 'payment_not_refundable' })
  expect(await ledger()).toMatchObject({ balanced: true })
})

it('gives everything back when an operator cancels, whatever had happened by then', async () => {
  const working = await paid(market)
  await inTransaction((tx) => startWork(tx, robot, working.orderId))
  // Cancelled before the capture's turn came: the hold is released, and nothing was ever taken.
  await inTransaction((tx) => cancelOrder(tx, system, working.orderId, 'The archive has burned down.'))
  const captured = await delivered()
  await inTransaction((tx) => cancelOrder(tx, system, captured.orderId, 'Duplicate.'))
  await runDueJobs()
  expect(await paymentOf(working.orderId)).toMatchObject({ status: 'canceled' })
  const [view] = await toResearchOrderViews(getDb(), robot, [await getOrderRow(getDb(), system, working.orderId)])
  expect(view).not.toHaveProperty('unpaid')
  expect(await paymentOf(captured.orderId)).toMatchObject({ status: 'refunded', refundedMinor: 4675 })
  expect(await ledger()).toMatchObject({ balanced: true, holds: [] })
})

it('gives a charge back that a bank was asking about when the order was cancelled, once it lets it stand', async () => {
  const { orderId, paymentIntentId } = await delivered()
  const { id } = await paymentOf(orderId)
  const dispute = (await control('POST', '/disputes', { payment_intent: paymentIntentId })) as { id: string }
  await syncPayment(id, { disputes: true })
  const decided = { kind: 'bank_decides', amountMinor: 4675, currency: 'EUR' }
  expect(await inTransaction((tx) => previewEnd(tx, orderId))).toEqual(decided)
  await inTransaction((tx) => cancelOrder(tx, system, orderId, 'The archive has burned down.'))
  await runDueJobs()
  expect(await paymentOf(orderId)).toMatchObject({ status: 'disputed', refundedMinor: 0 })
  await control('POST', `/disputes/${dispute.id}`, { status: 'won' })
  // However often it is looked at.
  for (let looked = 0; looked < 2; looked += 1) {
    await syncPayment(id, { disputes: true })
    await runDueJobs()
  }
  expect(await paymentOf(orderId)).toMatchObject({ status: 'refunded', refundedMinor: 4675, shareDueMinor: 0 })
  expect(await ledger()).toMatchObject({ balanced: true })
})

it('names the payment in each of its events as the API does', async () => {
  const taken = await delivered()
  await inTransaction((tx) => completeOrder(tx, system, taken.orderId))
  await runDueJobs()
  const released = await paid(market)
  await withdrawOrder(released.orderId)
  for (const [{ orderId, paymentIntentId }, types] of [
    [taken, ['payment.initiated', 'payment.authorized', 'payment.captured', 'payment.transferred']],
    [released, ['payment.initiated', 'payment.authorized', 'payment.canceled']],
  ] as const) {
    const events = await getDb().event.findMany({
      where: { orderId, type: { startsWith: 'payment.' } },
      orderBy: { sequence: 'asc' },
    })
    const { id } = await paymentOf(orderId)
    expect(events.map(({ type }) => type)).toEqual(types)
    for (const { payload } of events)
      expect(payload).toMatchObject({ id, orderId, paymentIntentId, status: expect.any(String) })
  }
})

it('recorded in all of this what the documentation says of each event', async () => {
  const seen = new Set<string>()
  for (const { type, payload } of await getDb().event.findMany()) {
    seen.add(type)
    const documented = Object.keys(changedMembers[eventTypes.find((known) => known === type) ?? 'webhook.ping'])
    const names = Object.keys(payload as object).filter((name) => name !== 'id' && name !== 'orderId') // a JSON object
    const always = documented.filter((name) => !name.startsWith('('))
    expect([type, always.filter((name) => !names.includes(name))]).toEqual([type, []])
    expect([type, names.filter((name) => !documented.includes(name) && !documented.includes(`(${name})`))]).toEqual([
      type,
      [],
    ])
  }
  expect([...seen]).toEqual(
    expect.arrayContaining([
      'order.created',
      'order.delivered',
      'offer.declined',
      'offer.selected',
      'payment.canceled',
      'payment.expired',
      'payment.refunded',
    ]),
  )
})
