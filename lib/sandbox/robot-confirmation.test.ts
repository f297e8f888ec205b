import { expect, it } from 'vitest'
import { GET as steps, POST as perform } from '#app/api/sandbox/orders/[orderId]/steps/route.ts'
import { changeOrder } from '#lib/changes/change-order.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { makeOffer } from '#lib/offers/make-offer.ts'
import { placeOrder } from '#lib/orders/place-order.ts'
import { placeOrderInput, type OrderView } from '#lib/orders/schema.ts'
import { call } from '#tools/testing/call.ts'
import { bodyOf, eventTypesOf, openMarket } from '#tools/testing/market.ts'
import { failedJobs, runDueJobs } from '#tools/testing/run-jobs.ts'
import { researcherActor } from '#prisma/factories.ts'

const market = await openMarket()
const place = async (instructions?: string) => {
  const input = placeOrderInput.parse({
    ...{ repositoryName: 'Archives de Paris', documentType: 'Will', location: 'Paris', fixedPrice: 45 },
    ...(instructions === undefined ? {} : { instructions }),
  })
  return (await inTransaction((tx) => placeOrder(tx, market.actor, input))).id
}
const change = (orderId: string) => inTransaction((tx) => changeOrder(tx, market.actor, orderId, { fixedPrice: 50 }))
const step = (orderId: string, name: string) =>
  call(perform, 'POST', `/sandbox/orders/${orderId}/steps`, { key: market.key, body: { step: name } })
const findSteps = async (orderId: string) =>
  bodyOf<string[]>(await call(steps, 'GET', `/sandbox/orders/${orderId}/steps`, { key: market.key }))
/** The robot's jobs fall due, those of mails don't. */
const letRobotsAct = async () => {
  await runDueJobs()
  await getDb().$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE key LIKE 'sandbox:%'`
  await runDueJobs()
  expect(await failedJobs()).toEqual([])
}

it('robots stand by their offers at once, at the price that is fixed now; what people offered is left to them', async () => {
  const orderId = await place()
  await letRobotsAct()
  const terms = { message: 'Me too.', estimatedCompletionDate: '2099-01-31' }
  const { id } = await inTransaction((tx) => makeOffer(tx, researcherActor(market.researcher), orderId, terms))
  expect((await change(orderId)).order).toMatchObject({ activeOffers: 0, offersToConfirm: 4 })
  await letRobotsAct()
  const offers = await getDb().offer.findMany({ where: { orderId }, orderBy: { id: 'asc' } })
  expect(offers.map((offer) => [offer.id === id, offer.amountMinor, offer.orderVersion])).toEqual([
    [false, 5000, 2],
    [false, 5000, 2],
    [false, 5000, 2],
    [true, 4500, 1],
  ])
  expect((await eventTypesOf(orderId)).filter((type) => type === 'offer.confirmed')).toHaveLength(3)
})

it('waits for the step where nothing moves by itself', async () => {
  const orderId = await place('sandbox:manual')
  expect(bodyOf<OrderView>(await step(orderId, 'open')).status).toBe('open')
  bodyOf(await step(orderId, 'offer'))
  expect(await findSteps(orderId)).not.toContain('confirm')
  await change(orderId)
  await letRobotsAct()
  expect(await findSteps(orderId)).toContain('confirm')
  expect(bodyOf<OrderView>(await step(orderId, 'confirm')).order).toMatchObject({ activeOffers: 1, offersToConfirm: 0 })
  expect(await step(orderId, 'confirm')).toMatchObject({ status: 409 })
})
