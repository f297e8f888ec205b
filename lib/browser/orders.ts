import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Api } from '#lib/browser/api.ts'
import { keyFor, orderKey, orderListsKey } from '#lib/browser/keys.ts'
import { liveInterval } from '#lib/browser/live.ts'
import { pagedQuery } from '#lib/browser/paged.ts'
import type { ListOrdersQuery, placeOrderInput, requestChangesInput } from '#lib/orders/schema.ts'

const schema = () => import('#lib/orders/schema.ts')
const orderView = () => schema().then((all) => all.orderView)
const withdrawnView = () => schema().then((all) => all.withdrawnView)

export type OrderFilters = Partial<ListOrdersQuery>

export const ordersQuery = (api: Api, filters: OrderFilters = {}, limit = 25) =>
  pagedQuery(api, {
    key: keyFor(api, 'orders', filters, limit),
    row: orderView,
    path: '/orders',
    query: { ...filters, limit },
    live: 15_000,
  })

export const orderQuery = (api: Api, orderId: string) =>
  queryOptions({
    queryKey: [...orderKey(api, orderId), 'order'],
    queryFn: ({ signal }) => api.get(orderView, `/orders/${orderId}`, { signal }),
    refetchInterval: liveInterval(),
  })

/** After anything that changed an order: it, everything below it, and the lists it stands in. */
export const refreshOrder = (client: QueryClient, api: Api, orderId: string) =>
  Promise.all([
    client.invalidateQueries({ queryKey: orderKey(api, orderId) }),
    client.invalidateQueries({ queryKey: orderListsKey(api) }),
  ])

export const placeOrder = (api: Api) =>
  mutationOptions({
    mutationFn: (input: z.input<typeof placeOrderInput>) => api.send(orderView, '/orders', { body: input }),
    onSuccess: (order, _input, _result, { client }) => refreshOrder(client, api, order.id),
  })

export const withdrawOrder = (api: Api, orderId: string) =>
  mutationOptions({
    mutationFn: () => api.send(withdrawnView, `/orders/${orderId}/withdraw`),
    onSettled: (_data, _error, _input, _result, { client }) => refreshOrder(client, api, orderId),
  })

export const acceptOrder = (api: Api, orderId: string) =>
  mutationOptions({
    mutationFn: () => api.send(orderView, `/orders/${orderId}/accept`),
    onSettled: (_data, _error, _input, _result, { client }) => refreshOrder(client, api, orderId),
  })

export const requestChanges = (api: Api, orderId: string) =>
  mutationOptions({
    mutationFn: (input: z.input<typeof requestChangesInput>) =>
      api.send(orderView, `/orders/${orderId}/request-changes`, { body: input }),
    onSettled: (_data, _error, _input, _result, { client }) => refreshOrder(client, api, orderId),
  })
