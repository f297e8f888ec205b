import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { beforeAll, expect, it } from 'vitest'
import { makeApi } from '#lib/browser/api.ts'
import { readFailure } from '#lib/browser/failure.ts'
import type { Identity } from '#lib/browser/identity.ts'
import { getDb } from '#lib/db.ts'
import { baseUrlOf } from '#lib/env.ts'
import { listEvents } from '#lib/events/operations.ts'
import { getGoLive, requestProduction } from '#lib/go-live/operations.ts'
import { listUnread } from '#lib/messages/operations.ts'
import { getOrder, listOrders, placeOrder, withdrawOrder } from '#lib/orders/operations.ts'
import { getMe } from '#lib/users/operations.ts'
import { listEndpoints } from '#lib/webhooks/operations.ts'
import { makeToken, orderBody } from '#tools/testing/fixtures.ts'
import { operationRoutes } from '#tools/testing/routes.ts'
import { makeClient } from '#prisma/factories.ts'

const routes = operationRoutes.map(({ operation: { method, path }, handle }) => ({
  method,
  fits: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
  handle,
}))

let token: string
beforeAll(async () => {
  token = await makeToken('customer', { client: await makeClient(getDb()) })
})

/** The portal's calls, to the real handlers; `asked` is for whom each was made. */
function open(identity: Identity = { environment: 'development', role: 'customer' }) {
  const asked: Identity[] = []
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const api = makeApi(identity, async (one, path, init) => {
    asked.push(one)
    const route = routes.find(({ method, fits }) => method === init.method && fits.test(path.split('?')[0] ?? ''))
    if (!route) throw new Error(`${init.method} ${path} is nowhere`)
    const headers = new Headers(init.headers)
    headers.set('Authorization', `Bearer ${token}`)
    const response = await route.handle(new Request(`${baseUrlOf('development')}${path}`, { ...init, headers }))
    if (!response.ok) throw await readFailure(response)
    return response
  })
  const isStale = ({ queryKey }: { queryKey: readonly unknown[] }) => client.getQueryState(queryKey)?.isInvalidated
  return { api, client, asked, isStale }
}
it('reads, pages and changes with what the operations say', async () => {
  const { api, client } = open()
  const first = await api.call(placeOrder, { params: {}, body: orderBody })
  const second = await api.call(placeOrder, { params: {}, body: orderBody })
  expect(second.id).not.toBe(first.id)
  expect((await client.fetchQuery(api.ask(getOrder, { orderId: first.id }))).order.location).toBe(orderBody.location)
  const { pages } = await client.fetchInfiniteQuery({ ...api.askPages(listOrders, {}, { limit: 1 }), pages: 2 })
  expect(pages.map(({ items }) => items.map(({ id }) => id))).toEqual([[second.id], [first.id]])
  await expect(client.fetchQuery(api.ask(getOrder, { orderId: 'ord_no' }))).rejects.toMatchObject({ code: 'not_found' })
  const withdrawn = await new MutationObserver(client, api.send(withdrawOrder, { orderId: first.id })).mutate()
  expect(withdrawn.status).toBe('withdrawn')
})

it('asks anew whatever a change shows in, and nothing else', async () => {
  const { api, client, isStale } = open()
  const [{ id: orderId }, { id: otherId }] = [
    await api.call(placeOrder, { params: {}, body: orderBody }),
    await api.call(placeOrder, { params: {}, body: orderBody }),
  ]
  const order = api.ask(getOrder, { orderId })
  const other = api.ask(getOrder, { orderId: otherId })
  const unread = api.ask(listUnread)
  const goLive = api.ask(getGoLive)
  const me = api.ask(getMe)
  const history = api.askPages(listEvents, { orderId })
  const list = api.askPages(listOrders, {}, { status: 'open' })
  const endpoints = api.askPages(listEndpoints)
  await client.fetchQuery(order)
  await client.fetchQuery(other)
  await client.fetchQuery(unread)
  await client.fetchQuery(goLive)
  await client.fetchQuery(me)
  await client.fetchInfiniteQuery(history)
  await client.fetchInfiniteQuery(list)
  await client.fetchInfiniteQuery(endpoints)

  await new MutationObserver(client, api.send(withdrawOrder, { orderId })).mutate()
  expect([order, history, list].map(isStale)).toEqual([true, true, true])
  expect([other, unread, goLive, me, endpoints].map(isStale)).toEqual([false, false, false, false, false])

  await new MutationObserver(client, api.send(requestProduction)).mutate({ answers: { useCase: 'Family trees' } })
  expect([goLive, me].map(isStale)).toEqual([true, true])
  expect([other, endpoints].map(isStale)).toEqual([false, false])
})

it('asks in development what a customer may ask while production is locked', async () => {
  const customer = open({ environment: 'production', role: 'customer' })
  await customer.client.fetchQuery(customer.api.ask(getMe))
  expect(customer.asked).toEqual([{ environment: 'development', role: 'customer' }])
  const researcher = open({ environment: 'production', role: 'researcher' })
  await researcher.client.fetchQuery(researcher.api.ask(getMe))
  expect(researcher.asked).toEqual([{ environment: 'production', role: 'researcher' }])
})
