import { expect, test } from 'vitest'
import { orderStatuses } from '#lib/orders/state.ts'
import { waitFor } from '#tools/testing/wait-for.ts'
import { theApp } from './app.ts'
import { clientOf, must } from './client.ts'
import { eventsOf, violationsOfHistory, finalize, initiate, type OrderBody } from './orders.ts'
import { personOf } from './sign-in.ts'
import { simulatorOf } from './simulator.ts'

const app = theApp()
const { demo } = app
const live = clientOf(demo.productionBaseUrl, demo.apiKeys.production)
const simulator = simulatorOf(app)

test('the demo customer has orders in every state in production, and each of them goes on from there', async () => {
  const [customer, operator] = [await personOf(demo, 'customer'), await personOf(demo, 'operator')]
  const orders = await must(customer.production.get<OrderBody[]>('/orders?limit=100'))
  expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(orderStatuses))
  for (const { id } of orders) expect(violationsOfHistory(await eventsOf(live, id))).toEqual([])
  const firstOf = (status: string, rest: (order: OrderBody['order']) => boolean = () => true) => {
    const found = orders.find((one) => one.status === status && one.order['externalOrderRef'] && rest(one.order))
    if (!found) throw new Error(`no order is ${status}`)
    return found
  }
  const reaches = (id: string, status: string) =>
    waitFor(`${id} is ${status}`, 15_000, async () => {
      const { payment } = await must(
        live.get<{ payment: { status: string } }>(`/orders/${id}/payments/${await intentOf(id)}`),
      )
      return payment.status === status
    })
  const intentOf = async (id: string) =>
    String((await must(live.get<OrderBody>(`/orders/${id}`))).order['paymentIntentId'])

  await must(operator.production.post(`/operator/orders/${firstOf('submitted').id}/open`))

  const unpaid = firstOf('awaiting_payment')
  const offerId = String(unpaid.order['selectedOfferId'])
  const { publishableKey, clientSecret, paymentIntentId } = await initiate(live, unpaid.id, offerId)
  await simulator.confirmAsBrowser(publishableKey, clientSecret)
  expect(await finalize(live, unpaid.id, offerId, paymentIntentId)).toMatchObject({ success: true })

  const held = firstOf('confirmed').id
  await must(live.post(`/orders/${held}/withdraw`))
  await reaches(held, 'canceled')

  const working = firstOf('in_progress').id
  await must(operator.production.post(`/operator/orders/${working}/cancel`, { reason: 'The archive has closed.' }))
  await reaches(working, 'refunded')

  const delivered = firstOf('delivered', ({ reviewState }) => reviewState === undefined).id
  const documents = await must(live.get<{ url: string; sizeBytes: number }[]>(`/orders/${delivered}/documents`))
  expect(documents).toHaveLength(2)
  for (const { url, sizeBytes } of documents)
    expect((await (await fetch(url)).arrayBuffer()).byteLength).toBe(sizeBytes)
  await must(live.post(`/orders/${delivered}/accept`))
  await reaches(delivered, 'transferred')
  expect(await simulator.ledger()).toMatchObject({ balanced: true })
})
