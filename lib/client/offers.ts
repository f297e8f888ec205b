import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from '#lib/client/api.ts'
import { orderKey } from '#lib/client/keys.ts'
import { liveInterval } from '#lib/client/live.ts'
import { refreshOrder } from '#lib/client/orders.ts'

const views = () => import('#lib/offers/schema.ts')

/** The offers on an order, oldest first: the newest hundred, which no order has ever needed. */
export const offersQuery = (api: Api, orderId: string) =>
  queryOptions({
    queryKey: [...orderKey(api, orderId), 'offers'],
    queryFn: ({ signal }) => api.get(() => views().then(({ offerView }) => offerView.array()), `/orders/${orderId}/offers`, { signal }),
    refetchInterval: liveInterval(),
  })

export const selectOffer = (api: Api, orderId: string) =>
  mutationOptions({
    mutationFn: (offerId: string) => api.send(() => views().then(({ selectedView }) => selectedView), `/orders/${orderId}/offers/${offerId}/select`),
    onSettled: (_data, _error, _input, _result, { client }) => refreshOrder(client, api, orderId),
  })

export const declineOffer = (api: Api, orderId: string) =>
  mutationOptions({
    mutationFn: (offerId: string) => api.send(() => views().then(({ declinedView }) => declinedView), `/orders/${orderId}/offers/${offerId}/decline`),
    onSettled: (_data, _error, _input, _result, { client }) => refreshOrder(client, api, orderId),
  })
