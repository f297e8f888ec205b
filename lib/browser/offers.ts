import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from '#lib/browser/api.ts'
import { orderKey } from '#lib/browser/keys.ts'
import { liveInterval } from '#lib/browser/live.ts'
import { refreshOrder } from '#lib/browser/orders.ts'

const schema = () => import('#lib/offers/schema.ts')
const offerViews = () => schema().then((all) => all.offerView.array())
const selectedView = () => schema().then((all) => all.selectedView)
const declinedView = () => schema().then((all) => all.declinedView)

/** The offers on an order, oldest first: the newest hundred, which no order has ever needed. */
export const offersQuery = (api: Api, orderId: string) =>
  queryOptions({
    queryKey: [...orderKey(api, orderId), 'offers'],
    queryFn: ({ signal }) => api.get(offerViews, `/orders/${orderId}/offers`, { signal }),
    refetchInterval: liveInterval(),
  })

export const selectOffer = (api: Api, orderId: string) =>
  mutationOptions({
    mutationFn: (offerId: string) => api.send(selectedView, `/orders/${orderId}/offers/${offerId}/select`),
    onSettled: (_data, _error, _input, _result, { client }) => refreshOrder(client, api, orderId),
  })

export const declineOffer = (api: Api, orderId: string) =>
  mutationOptions({
    mutationFn: (offerId: string) => api.send(declinedView, `/orders/${orderId}/offers/${offerId}/decline`),
    onSettled: (_data, _error, _input, _result, { client }) => refreshOrder(client, api, orderId),
  })
