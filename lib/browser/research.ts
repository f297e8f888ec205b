import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Api } from '#lib/browser/api.ts'
import { keyFor, orderKey, orderListsKey } from '#lib/browser/keys.ts'
import { liveInterval } from '#lib/browser/live.ts'
import { pagedQuery } from '#lib/browser/paged.ts'
import type { postResearchMessageInput } from '#lib/messages/schema.ts'
import type { makeOfferInput, updateOfferInput } from '#lib/offers/schema.ts'
import type { deliverInput, listResearchOrdersQuery, reviseDateInput } from '#lib/researchers/schema.ts'

const researchers = () => import('#lib/researchers/schema.ts')
const researchOrderView = () => researchers().then((all) => all.researchOrderView)
const startedView = () => researchers().then((all) => all.startedView)
const deliveredView = () => researchers().then((all) => all.deliveredView)
const offers = () => import('#lib/offers/schema.ts')
const offerView = () => offers().then((all) => all.offerView)
const offerChangeView = () => offers().then((all) => all.offerChangeView)
const messages = () => import('#lib/messages/schema.ts')
const messageView = () => messages().then((all) => all.messageView)
const postedView = () => messages().then((all) => all.postedView)

export type BoardFilters = z.input<typeof listResearchOrdersQuery>

/** Newest first. */
export const researchOrdersQuery = (api: Api, filters: BoardFilters = {}, limit = 25) =>
  pagedQuery(api, {
    key: keyFor(api, 'orders', filters, limit),
    row: researchOrderView,
    path: '/research/orders',
    query: { ...filters, limit },
    live: 15_000,
  })

const pathOf = (orderId: string) => `/research/orders/${orderId}`

export const researchOrderQuery = (api: Api, orderId: string) =>
  queryOptions({
    queryKey: [...orderKey(api, orderId), 'order'],
    queryFn: ({ signal }) => api.get(researchOrderView, pathOf(orderId), { signal }),
    refetchInterval: liveInterval(),
  })

/** After anything that changed an order: it, everything below it, and the lists it stands in. */
export const refreshResearchOrder = (client: QueryClient, api: Api, orderId: string) =>
  Promise.all([
    client.invalidateQueries({ queryKey: orderKey(api, orderId) }),
    client.invalidateQueries({ queryKey: orderListsKey(api) }),
  ])

const settled = (api: Api, orderId: string) => ({
  onSettled: (
    _data: unknown,
    _error: unknown,
    _input: unknown,
    _result: unknown,
    { client }: { client: QueryClient },
  ) => refreshResearchOrder(client, api, orderId),
})

export const makeOffer = (api: Api, orderId: string) =>
  mutationOptions({
    mutationFn: (input: z.input<typeof makeOfferInput>) =>
      api.send(offerView, `${pathOf(orderId)}/offers`, { body: input }),
    ...settled(api, orderId),
  })
export const updateOffer = (api: Api, orderId: string, offerId: string) =>
  mutationOptions({
    mutationFn: (input: z.input<typeof updateOfferInput>) =>
      api.send(offerView, `${pathOf(orderId)}/offers/${offerId}`, { method: 'PATCH', body: input }),
    ...settled(api, orderId),
  })
export const retractOffer = (api: Api, orderId: string) =>
  mutationOptions({
    mutationFn: (offerId: string) => api.send(offerChangeView, `${pathOf(orderId)}/offers/${offerId}/retract`),
    ...settled(api, orderId),
  })
export const startWork = (api: Api, orderId: string) =>
  mutationOptions({ mutationFn: () => api.send(startedView, `${pathOf(orderId)}/start`), ...settled(api, orderId) })
export const reviseDate = (api: Api, orderId: string) =>
  mutationOptions({
    mutationFn: (input: z.input<typeof reviseDateInput>) =>
      api.send(researchOrderView, `${pathOf(orderId)}/revise-date`, { body: input }),
    ...settled(api, orderId),
  })
export const deliver = (api: Api, orderId: string) =>
  mutationOptions({
    mutationFn: (input: z.input<typeof deliverInput>) =>
      api.send(deliveredView, `${pathOf(orderId)}/deliver`, { body: input }),
    ...settled(api, orderId),
  })

/** Newest first, so that the first page is the one to read; turn it round to show it. */
export const researchMessagesQuery = (api: Api, orderId: string) =>
  pagedQuery(api, {
    key: [...orderKey(api, orderId), 'messages'],
    row: messageView,
    path: `${pathOf(orderId)}/messages`,
    query: { order: 'desc', limit: 50 },
    live: 5_000,
  })
export const postResearchMessage = (api: Api, orderId: string) =>
  mutationOptions({
    mutationFn: (input: z.input<typeof postResearchMessageInput>) =>
      api.send(postedView, `${pathOf(orderId)}/messages`, { body: input }),
    onSuccess: (_data, _input, _result, { client }) =>
      client.invalidateQueries({ queryKey: researchMessagesQuery(api, orderId).queryKey }),
  })
