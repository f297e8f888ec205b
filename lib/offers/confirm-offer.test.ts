import { describe, expect, it } from 'vitest'
import { GET as listOffers } from '#app/api/orders/[orderId]/offers/route.ts'
import { GET as getOrder, PATCH as change } from '#app/api/orders/[orderId]/route.ts'
import { GET as listOrders } from '#app/api/orders/route.ts'
import { POST as confirm } from '#app/api/research/orders/[orderId]/offers/[offerId]/confirm/route.ts'
import { PATCH as update } from '#app/api/research/orders/[orderId]/offers/[offerId]/route.ts'
import { POST as make } from '#app/api/research/orders/[orderId]/offers/route.ts'
import { GET as getResearchOrder } from '#app/api/research/orders/[orderId]/route.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import type { OfferView } from '#lib/offers/schema.ts'
import { lockOrder } from '#lib/orders/order-row.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import type { ResearchOrderView } from '#lib/researchers/schema.ts'
import { call } from '#tools/testing/call.ts'
import { makeToken } from '#tools/testing/fixtures.ts'
import { bodyOf, eventTypesOf, offered, openMarket, selectOffer, statusOf } from '#tools/testing/market.ts'
import { waitFor } from '#tools/testing/wait-for.ts'

const market = await openMarket()
const { key } = market
const token = await makeToken('researcher', { researcher: market.researcher })
const changeOrder = (orderId: string, body: unknown) => call(change, 'PATCH', `/orders/${orderId}`, { key, body })
const send = (orderId: string, offerId: string, body?: unknown) =>
  call(confirm, 'POST', `/research/orders/${orderId}/offers/${offerId}/confirm`, { key: token, body })
const offersOn = async (orderId: string) =>
  bodyOf<OfferView[]>(await call(listOffers, 'GET', `/orders/${orderId}/offers`, { key }))
const offerOf = async (orderId: string, offerId: string) => (await offersOn(orderId)).find(({ id }) => id === offerId)
const read = async (orderId: string) => bodyOf<OrderView>(await call(getOrder, 'GET', `/orders/${orderId}`, { key }))
const asResearcher = async (orderId: string) =>
  bodyOf<ResearchOrderView>(await call(getResearchOrder, 'GET', `/research/orders/${orderId}`, { key: token }))

/** An order with two offers that was changed since they were made. */
async function changed(
  order: Record<string, unknown> = {},
  change: object = { location: 'Paris, 18e' },
  noFind?: number,
) {
  const found = await offered(market, order, 'fixedPrice' in order ? 45 : 42.5, noFind)
  bodyOf(await changeOrder(found.orderId, change))
  return found
}

describe('an offer from before a change', () => {
  it('can’t be selected until its researcher confirms it', async () => {
    const { orderId, offerId, rivalOfferId } = await changed()
    expect((await offersOn(orderId)).map(({ awaitsConfirmation }) => awaitsConfirmation)).toEqual([true, true])
    expect((await read(orderId)).order).toMatchObject({ activeOffers: 0, offersToConfirm: 2, version: 2 })
    expect(await selectOffer(market, orderId, offerId)).toMatchObject({
      status: 409,
      body: { code: 'offer_not_confirmed', version: 2 },
    })
    expect(await asResearcher(orderId)).toMatchObject({
      version: 2,
      location: 'Paris, 18e',
      changed: { members: ['location'] },
      myOffer: { awaitsConfirmation: true },
    })

    expect(bodyOf<OfferView>(await send(orderId, offerId))).toMatchObject({ amount: 42.5, awaitsConfirmation: false })
    // Once more changes nothing, and tells of nothing.
    bodyOf(await send(orderId, offerId))
    expect((await eventTypesOf(orderId)).slice(-2)).toEqual(['order.changed', 'offer.confirmed'])
    expect((await read(orderId)).order).toMatchObject({ activeOffers: 1, offersToConfirm: 1 })
    expect(await asResearcher(orderId)).not.toHaveProperty('changed')
    expect(await selectOffer(market, orderId, rivalOfferId)).toMatchObject({ body: { code: 'offer_not_confirmed' } })
    expect(bodyOf(await selectOffer(market, orderId, offerId))).toMatchObject({ status: 'selected' })
    expect(await send(orderId, offerId)).toMatchObject({ status: 409, body: { code: 'offer_not_active' } })
  })

  it('is listed as the researchers’ turn until there is one to choose', async () => {
    const { orderId, offerId } = await changed()
    const isAmong = async (turn: string) =>
      bodyOf<OrderView[]>(await call(listOrders, 'GET', `/orders?turn=${turn}&limit=100`, { key })).some(
        ({ id }) => id === orderId,
      )
    expect([await isAmong('you'), await isAmong('waiting')]).toEqual([false, true])
    bodyOf(await send(orderId, offerId))
    expect([await isAmong('you'), await isAmong('waiting')]).toEqual([true, false])
  })

  it('counts again when it is changed or made anew', async () => {
    const { orderId, offerId, rivalOfferId } = await changed()
    const path = `/research/orders/${orderId}/offers`
    bodyOf(await call(update, 'PATCH', `${path}/${offerId}`, { key: token, body: { amount: 40 } }))
    expect(await offerOf(orderId, offerId)).toMatchObject({ amount: 40, awaitsConfirmation: false })
    expect((await eventTypesOf(orderId)).slice(-2)).toEqual(['offer.updated', 'offer.confirmed'])
    bodyOf(await call(update, 'PATCH', `${path}/${offerId}`, { key: token, body: { amount: 41 } }))
    expect((await eventTypesOf(orderId)).slice(-2)).toEqual(['offer.confirmed', 'offer.updated'])

    await getDb().offer.update({ where: { id: offerId }, data: { status: 'RETRACTED' } })
    const body = { amount: 39, message: 'Anew.', estimatedCompletionDate: '2099-01-31', orderVersion: 2 }
    const anew = bodyOf<OfferView>(await call(make, 'POST', path, { key: token, body }), 201)
    expect(anew.awaitsConfirmation).toBe(false)
    expect(await offerOf(orderId, rivalOfferId)).toMatchObject({ awaitsConfirmation: true })
  })

  it('is not confirmed, changed or made for what its researcher has not read', async () => {
    const { orderId, offerId } = await changed()
    const path = `/research/orders/${orderId}/offers`
    const stale = { status: 409, body: { code: 'order_changed', version: 2 } }
    expect(await send(orderId, offerId, { orderVersion: 1 })).toMatchObject(stale)
    expect(
      await call(update, 'PATCH', `${path}/${offerId}`, { key: token, body: { amount: 1, orderVersion: 1 } }),
    ).toMatchObject(stale)
    await getDb().offer.update({ where: { id: offerId }, data: { status: 'RETRACTED' } })
    const body = { amount: 39, message: 'Anew.', estimatedCompletionDate: '2099-01-31', orderVersion: 1 }
    expect(await call(make, 'POST', path, { key: token, body })).toMatchObject(stale)
    expect(await offersOn(orderId)).toHaveLength(1)
  })

  it('runs out as it would have', async () => {
    const { orderId, offerId } = await changed()
    const expiresAt = new Date(Date.now() + 86_400_000)
    for (const data of [
      { expiresAt, estimatedCompletionDate: new Date(Date.now() - 2 * 86_400_000) },
      { expiresAt: new Date(Date.now() - 1000), estimatedCompletionDate: expiresAt },
    ]) {
      await getDb().offer.update({ where: { id: offerId }, data })
      expect(await send(orderId, offerId)).toMatchObject({ status: 409, body: { code: 'offer_not_active' } })
    }
  })

  it('is nobody else’s to confirm', async () => {
    const { orderId, rivalOfferId } = await changed()
    expect(await send(orderId, rivalOfferId)).toMatchObject({ status: 404 })
  })
})

describe('a fixed price that was changed', () => {
  it.each([
    ['more', 50, 20, 20],
    ['less', 30, 20, 20],
    ['less than a search without a find', 15, 20, 15],
  ])('is that of an offer once it is confirmed: %s', async (_, fixedPrice, noFind, noFindAfter) => {
    const { orderId, offerId } = await changed({ fixedPrice: 45 }, { fixedPrice }, noFind)
    expect(await offerOf(orderId, offerId)).toMatchObject({ amount: 45, awaitsConfirmation: true })
    bodyOf(await send(orderId, offerId))
    expect(await offerOf(orderId, offerId)).toMatchObject({ amount: fixedPrice, noFindAmount: noFindAfter })
    expect(await selectOffer(market, orderId, offerId)).toMatchObject({ status: 200 })
  })

  it('is that of an offer whose date is changed', async () => {
    const { orderId, offerId } = await changed({ fixedPrice: 45 }, { fixedPrice: 30 })
    const path = `/research/orders/${orderId}/offers/${offerId}`
    bodyOf(await call(update, 'PATCH', path, { key: token, body: { estimatedCompletionDate: '2099-02-01' } }))
    expect(await offerOf(orderId, offerId)).toMatchObject({ amount: 30, noFindAmount: 30, awaitsConfirmation: false })
  })
})

const waitingForLocks = async () =>
  (
    await getDb().$queryRaw<unknown[]>`SELECT 1 FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`
  ).length

/** Both at once, the first to have asked for the order's lock being served first. */
async function inTurn<A, B>(orderId: string, first: () => Promise<A>, second: () => Promise<B>): Promise<[A, B]> {
  const held = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const holding = inTransaction(async (tx) => {
    await lockOrder(tx, market.actor, orderId)
    held.resolve()
    await release.promise
  })
  await held.promise
  const one = first()
  await waitFor('the first to wait for the lock', 5_000, async () => (await waitingForLocks()) === 1, 10)
  const two = second()
  await waitFor('the second to wait for the lock', 5_000, async () => (await waitingForLocks()) === 2, 10)
  release.resolve()
  await holding
  return Promise.all([one, two])
}

describe('a change and a selection at the same moment', () => {
  it('end with the change, where that comes first', async () => {
    const { orderId, offerId } = await offered(market)
    const [change, selection] = await inTurn(
      orderId,
      () => changeOrder(orderId, { instructions: 'Other.' }),
      () => selectOffer(market, orderId, offerId),
    )
    expect([change.status, selection.body]).toEqual([200, expect.objectContaining({ code: 'offer_not_confirmed' })])
    expect(await statusOf(orderId)).toBe('open')
  })

  it('end with the selection, where that comes first', async () => {
    const { orderId, offerId } = await offered(market)
    const [selection, change] = await inTurn(
      orderId,
      () => selectOffer(market, orderId, offerId),
      () => changeOrder(orderId, { instructions: 'Other.' }),
    )
    expect([selection.status, change.body]).toEqual([200, expect.objectContaining({ code: 'order_not_changeable' })])
    expect((await read(orderId)).order).toMatchObject({ version: 1, instructions: 'sandbox:no_offers' })
  })

  it('leave an offer that is made meanwhile to the order as it reads then', async () => {
    const { orderId, offerId } = await offered(market)
    await getDb().offer.update({ where: { id: offerId }, data: { status: 'RETRACTED' } })
    const body = { amount: 39, message: 'Anew.', estimatedCompletionDate: '2099-01-31', orderVersion: 1 }
    const [change, offer] = await inTurn(
      orderId,
      () => changeOrder(orderId, { instructions: 'Other.' }),
      () => call(make, 'POST', `/research/orders/${orderId}/offers`, { key: token, body }),
    )
    expect([change.status, offer.body]).toEqual([200, expect.objectContaining({ code: 'order_changed' })])
  })

  it('never agree to what was not offered, however many there are', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { orderId, offerId } = await offered(market)
      const replies = await Promise.all([
        selectOffer(market, orderId, offerId),
        ...['One.', 'Two.', 'Three.'].map((instructions) => changeOrder(orderId, { instructions })),
      ])
      const [selection, ...changes] = replies
      const { status, order } = await read(orderId)
      const made = changes.filter((reply) => reply.status === 200).length
      expect(order.version).toBe(1 + made)
      expect(selection.status === 200).toBe(made === 0)
      expect(status).toBe(made === 0 ? 'awaiting_payment' : 'open')
    }
  })
})
