import { afterEach, expect, it } from 'vitest'
import { getDb } from '#lib/db.ts'
import { getEnv } from '#lib/env.ts'
import type { OfferView } from '#lib/offers/schema.ts'
import type { OperatorOrderView } from '#lib/operators/schema.ts'
import type { OrderMoney } from '#lib/payments/schema.ts'
import type { ResearchOrderView } from '#lib/researchers/schema.ts'
import { call } from '#tools/testing/call.ts'
import { makeToken } from '#tools/testing/fixtures.ts'
import {
  bodyOf,
  initiated,
  initiatePayment,
  offered,
  openMarket,
  paid,
  paymentOf,
  selectOffer,
} from '#tools/testing/market.ts'
import { routeOf } from '#tools/testing/routes.ts'

const market = await openMarket()
const agreedOn = getEnv().PLATFORM_FEE_BPS
afterEach(() => void Object.assign(getEnv(), { PLATFORM_FEE_BPS: agreedOn }))

const researcher = await makeToken('researcher', { researcher: market.researcher })
const operator = await makeToken('operator')
type Told = Pick<OfferView, 'totalAmount' | 'platformFee' | 'totalNoFindAmount'>

/** What each side is told of the chosen offer. */
async function toldOf(orderId: string): Promise<Told[]> {
  const offers = bodyOf<OfferView[]>(
    await call(routeOf('listOffers'), 'GET', `/orders/${orderId}/offers`, { key: market.key }),
  )
  const { myOffer } = bodyOf<ResearchOrderView>(
    await call(routeOf('getResearchOrder'), 'GET', `/research/orders/${orderId}`, { key: researcher }),
  )
  const file = bodyOf<OperatorOrderView & { offers: OfferView[] }>(
    await call(routeOf('getAnyOrder'), 'GET', `/operator/orders/${orderId}`, { key: operator }),
  )
  const own = (list: readonly OfferView[]) => list.find(({ researcherId }) => researcherId === market.researcher.id)
  return [own(offers), myOffer, own(file.offers)].map((offer) => {
    if (!offer) throw new Error('They are told of no offer.')
    const { totalAmount, platformFee, totalNoFindAmount } = offer
    return { totalAmount, platformFee, totalNoFindAmount }
  })
}
const all = (told: Told) => [told, told, told]
const before = { totalAmount: 46.75, platformFee: 4.25, totalNoFindAmount: 46.75 }

it('stays what the customer pays once a payment has begun, whatever the fee is by then', async () => {
  const [begun, held] = [await initiated(market), await paid(market)]
  Object.assign(getEnv(), { PLATFORM_FEE_BPS: 2500 })
  expect(await toldOf(begun.orderId)).toEqual(all(before))
  expect(await toldOf(held.orderId)).toEqual(all(before))
})

it('binds nobody where that payment ended unpaid', async () => {
  const { orderId } = await initiated(market)
  await getDb().payment.updateMany({ where: { orderId }, data: { status: 'canceled' } })
  Object.assign(getEnv(), { PLATFORM_FEE_BPS: 2500 })
  expect(await toldOf(orderId)).toEqual(all({ totalAmount: 53.13, platformFee: 10.63, totalNoFindAmount: 53.13 }))
  const { orders } = bodyOf<OrderMoney>(
    await call(routeOf('listOrderMoney'), 'GET', `/orders/money?orderIds=${orderId}`, { key: market.key }),
  )
  expect(orders).toMatchObject([{ totalAmount: 53.13 }])
})

it('is what lists go by where the fee has changed between the choice and the payment', async () => {
  const { orderId, offerId } = await offered(market)
  bodyOf(await selectOffer(market, orderId, offerId))
  Object.assign(getEnv(), { PLATFORM_FEE_BPS: 2500 })
  bodyOf(await initiatePayment(market, orderId, offerId))
  expect(await toldOf(orderId)).toEqual(all({ totalAmount: 53.13, platformFee: 10.63, totalNoFindAmount: 53.13 }))
  const { agreedMinor } = await getDb().orderTerms.findUniqueOrThrow({ where: { orderId } })
  expect(agreedMinor).toBe((await paymentOf(orderId)).amountMinor)
})
