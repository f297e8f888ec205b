import { expect, it } from 'vitest'
import { GET as getOrder } from '#app/api/orders/[orderId]/route.ts'
import { POST as decline } from '#app/api/orders/[orderId]/offers/[offerId]/decline/route.ts'
import { POST as withdraw } from '#app/api/orders/[orderId]/withdraw/route.ts'
import { GET as listOrders } from '#app/api/orders/route.ts'
import { GET as getResearchOrder } from '#app/api/research/orders/[orderId]/route.ts'
import { makeToken } from '#tools/testing/fixtures.ts'
import { call } from '#tools/testing/call.ts'
import { bodyOf, initiatePayment, offered, openMarket, selectOffer } from '#tools/testing/market.ts'

const market = await openMarket()
const { key } = market

type Named = { id: string; order: { paymentIntentId?: string } }
const one = async (orderId: string) => bodyOf<Named>(await call(getOrder, 'GET', `/orders/${orderId}`, { key }))
const listed = async (orderId: string) =>
  bodyOf<Named[]>(await call(listOrders, 'GET', '/orders', { key })).find(({ id }) => id === orderId)
const initiate = async (orderId: string, offerId: string) => {
  bodyOf(await selectOffer(market, orderId, offerId))
  return bodyOf<{ paymentIntentId: string }>(await initiatePayment(market, orderId, offerId)).paymentIntentId
}

it('names the newest payment of an order, in a list too, to its customer alone', async () => {
  const { orderId, offerId, rivalOfferId } = await offered(market)
  expect((await one(orderId)).order).not.toHaveProperty('paymentIntentId')

  const first = await initiate(orderId, offerId)
  expect((await one(orderId)).order.paymentIntentId).toBe(first)
  bodyOf(await call(decline, 'POST', `/orders/${orderId}/offers/${offerId}/decline`, { key }))
  expect((await one(orderId)).order.paymentIntentId).toBe(first)

  const second = await initiate(orderId, rivalOfferId)
  expect(second).not.toBe(first)
  expect((await one(orderId)).order.paymentIntentId).toBe(second)
  expect((await listed(orderId))?.order.paymentIntentId).toBe(second)

  const token = await makeToken('researcher', { researcher: market.rival })
  const theirs = await call(getResearchOrder, 'GET', `/research/orders/${orderId}`, { key: token })
  expect(JSON.stringify(bodyOf(theirs))).not.toMatch(/pi_/)
  bodyOf(await call(withdraw, 'POST', `/orders/${orderId}/withdraw`, { key }))
})
