import { expect, it } from 'vitest'
import { getDb } from '#lib/db.ts'
import type { OrderMoney, PaymentSnapshot } from '#lib/payments/schema.ts'
import { makeClient, makeKey } from '#prisma/factories.ts'
import { call } from '#tools/testing/call.ts'
import { initiated, offered, openMarket, paid } from '#tools/testing/market.ts'
import { routeOf } from '#tools/testing/routes.ts'

it("tells of each order what its own pages tell, and of nobody else's", async () => {
  const market = await openMarket()
  const { orderId: asked } = await offered(market)
  const { orderId: begun, paymentIntentId: unpaid } = await initiated(market)
  const { orderId: held, paymentIntentId } = await paid(market)
  const ask = (ids: readonly string[], key = market.key) =>
    call(routeOf('listOrderMoney'), 'GET', `/orders/money?orderIds=${ids.join(',')}`, { key })
  const { orders } = (await ask([asked, begun, held])).body as OrderMoney
  const money = new Map(orders.map((order) => [order.orderId, order]))
  expect(money.has(asked)).toBe(false)
  expect(money.get(begun)).toMatchObject({ payment: { status: 'initiated', paymentIntentId: unpaid } })
  const path = `/orders/${held}/payments/${paymentIntentId}`
  const { payment } = (await call(routeOf('getPayment'), 'GET', path, { key: market.key })).body as PaymentSnapshot
  expect(money.get(held)).toMatchObject({ payment, researcherName: market.researcher.name, totalAmount: 46.75 })

  const stranger = await makeKey(getDb(), (await makeClient(getDb())).id)
  expect((await ask([held], stranger.key)).body).toEqual({ orders: [] })
  for (const ids of [[], Array(101).fill(held), ["'"]]) expect((await ask(ids)).status).toBe(400)
})
