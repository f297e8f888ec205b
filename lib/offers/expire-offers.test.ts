import { expect, it } from 'vitest'
import { GET as history } from '#app/api/orders/[orderId]/events/route.ts'
import { GET as feed } from '#app/api/events/route.ts'
import { getDb } from '#lib/db.ts'
import { changedMembers } from '#lib/events/changed-members.ts'
import type { EventView } from '#lib/events/schema.ts'
import { expireOffers } from '#lib/offers/expire-offers.ts'
import { fillExpiries } from '#lib/offers/fill-expiries.ts'
import { runsOutAt } from '#lib/offers/runs-out.ts'
import { call } from '#tools/testing/call.ts'
import { breakRow } from '#tools/testing/broken-row.ts'
import { bodyOf, eventTypesOf, offered, openMarket, selectOffer } from '#tools/testing/market.ts'

const market = await openMarket()
const yesterday = () => new Date(Date.now() - 86_400_000)
const letRunOut = (offerId: string) =>
  getDb().offer.update({ where: { id: offerId }, data: { expiresAt: yesterday() } })
/** What became of an offer and of the rival's on the same order. */
const statusesOf = async (orderId: string, offerId: string) => {
  const offers = await getDb().offer.findMany({ where: { orderId } })
  return offers.toSorted((a) => (a.id === offerId ? -1 : 1)).map(({ status }) => status)
}

it('tells of an offer that runs out, once, in the history and in the feed', async () => {
  const { orderId, offerId } = await offered(market)
  await expireOffers()
  expect(await eventTypesOf(orderId)).not.toContain('offer.expired')
  await letRunOut(offerId)
  // Two workers may both have the minute's turn.
  await Promise.all([expireOffers(), expireOffers()])
  await expireOffers()
  expect(await statusesOf(orderId, offerId)).toEqual(['EXPIRED', 'ACTIVE'])
  const items = bodyOf<EventView[]>(await call(history, 'GET', `/orders/${orderId}/events`, { key: market.key }))
  const expired = items.filter(({ type }) => type === 'offer.expired')
  expect(expired).toMatchObject([
    { payload: { orderId, id: offerId, status: 'expired' }, actor: { type: 'system', name: 'Callslip' } },
  ])
  expect(Object.keys(changedMembers['offer.expired'])).toEqual(
    Object.keys(expired[0]?.payload ?? {}).filter((member) => member !== 'id' && member !== 'orderId'),
  )
  expect(items.map(({ sequence }) => sequence).toSorted((a, b) => a - b)).toEqual(items.map((_, n) => n + 1))
  // The feed trails open transactions, those of other tests on the same server included.
  const inFeed = async () =>
    bodyOf<EventView[]>(await call(feed, 'GET', '/events', { key: market.key })).map(({ type }) => type)
  await expect.poll(inFeed, { timeout: 20_000 }).toContain('offer.expired')
  expect((await inFeed()).filter((type) => type === 'offer.expired')).toHaveLength(1)
})

it('leaves a selected offer as it is', async () => {
  const { orderId, offerId } = await offered(market)
  bodyOf(await selectOffer(market, orderId, offerId))
  await letRunOut(offerId)
  await expireOffers()
  expect(await statusesOf(orderId, offerId)).toEqual(['SELECTED', 'ACTIVE'])
  expect(await eventTypesOf(orderId)).not.toContain('offer.expired')
})

it('marks those of the version before too, which said thirty days of each, once their promised day is over', async () => {
  const { orderId, offerId } = await offered(market)
  const { id: rivals } = await getDb().offer.findFirstOrThrow({ where: { orderId, id: { not: offerId } } })
  const daysAhead = (days: number) => new Date(Date.now() + days * 86_400_000)
  const asBefore = (id: string, day: Date) =>
    getDb().offer.update({ where: { id }, data: { estimatedCompletionDate: day, expiresAt: daysAhead(28) } })
  await asBefore(offerId, daysAhead(-2))
  const later = await asBefore(rivals, daysAhead(3))
  await fillExpiries()
  await expireOffers()
  expect(await statusesOf(orderId, offerId)).toEqual(['EXPIRED', 'ACTIVE'])
  expect((await eventTypesOf(orderId)).filter((type) => type === 'offer.expired')).toHaveLength(1)
  const find = () => getDb().offer.findUniqueOrThrow({ where: { id: rivals } })
  expect((await find()).expiresAt).toEqual(runsOutAt(later))
  // What stands for less than that keeps its own.
  const { expiresAt } = await asBefore(rivals, daysAhead(90))
  await fillExpiries()
  expect((await find()).expiresAt).toEqual(expiresAt)
})

it('lets an offer that cannot be marked hold up no other, and tells of it', async () => {
  const orders = [await offered(market), await offered(market), await offered(market)] as const
  for (const { offerId } of orders) await letRunOut(offerId)
  await breakRow('offers', 'id', orders[0].offerId)
  await breakRow('offers', 'id', orders[2].offerId)
  await expect(expireOffers()).rejects.toThrow('a broken row')
  expect(await statusesOf(orders[1].orderId, orders[1].offerId)).toEqual(['EXPIRED', 'ACTIVE'])
})
