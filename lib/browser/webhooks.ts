import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Api } from '#lib/browser/api.ts'
import { keyFor } from '#lib/browser/keys.ts'
import { pagedQuery } from '#lib/browser/paged.ts'
import type {
  createEndpointInput,
  DeliveryView,
  recoverInput,
  SearchDeliveriesQuery,
  updateEndpointInput,
} from '#lib/webhooks/schema.ts'

const schema = () => import('#lib/webhooks/schema.ts')
const verificationView = () => import('#lib/go-live/schema.ts').then((all) => all.verificationView)
const endpointView = () => schema().then((all) => all.endpointView)
const deliveryView = () => schema().then((all) => all.deliveryView)

// Whatever is done to an endpoint shows in its deliveries and the other way round.
const webhooksKey = (api: Api, ...parts: unknown[]) => keyFor(api, 'webhooks', ...parts)
const refresh = (client: QueryClient, api: Api) => client.invalidateQueries({ queryKey: webhooksKey(api) })

const endpointPath = (id: string) => `/webhook-endpoints/${id}`
const act = <Input, S extends z.ZodType>(
  api: Api,
  view: () => Promise<S>,
  path: (input: Input) => string,
  more: { method?: 'PATCH' | 'DELETE'; body?: (input: Input) => unknown } = {},
) =>
  mutationOptions({
    mutationFn: (input: Input) =>
      api.send(view, path(input), { ...(more.method ? { method: more.method } : {}), body: more.body?.(input) }),
    onSettled: (_data, _error, _input, _result, { client }) => refresh(client, api),
  })

export const endpointsQuery = (api: Api) =>
  pagedQuery(api, { key: webhooksKey(api, 'endpoints'), row: endpointView, path: '/webhook-endpoints' })

export const endpointQuery = (api: Api, endpointId: string) =>
  queryOptions({
    queryKey: webhooksKey(api, 'endpoint', endpointId),
    queryFn: ({ signal }) =>
      api.get(() => schema().then((all) => all.endpointDetailView), endpointPath(endpointId), { signal }),
    refetchInterval: 30_000,
  })

export const createEndpoint = (api: Api) =>
  act(
    api,
    () => schema().then((all) => all.createdEndpointView),
    () => '/webhook-endpoints',
    { body: (input: z.input<typeof createEndpointInput>) => input },
  )
export const updateEndpoint = (api: Api, endpointId: string) =>
  act(api, endpointView, () => endpointPath(endpointId), {
    method: 'PATCH',
    body: (input: z.input<typeof updateEndpointInput>) => input,
  })
export const deleteEndpoint = (api: Api, endpointId: string) =>
  act(
    api,
    () => schema().then((all) => all.deletedEndpointView),
    (_: void) => endpointPath(endpointId),
    { method: 'DELETE' },
  )
export const rotateSecret = (api: Api, endpointId: string) =>
  act(
    api,
    () => schema().then((all) => all.rotatedSecretView),
    (_: void) => `${endpointPath(endpointId)}/rotate-secret`,
  )
export const recoverEndpoint = (api: Api, endpointId: string) =>
  act(
    api,
    () => schema().then((all) => all.recoveryView),
    () => `${endpointPath(endpointId)}/recover`,
    { body: (input: z.input<typeof recoverInput>) => input },
  )
export const verifyEndpoint = (api: Api, endpointId: string) =>
  act(api, verificationView, (_: void) => '/go-live/verify-webhook', { body: () => ({ endpointId }) })

// A ping that waits, or that is under way, changes within seconds; one that has to wait for its next attempt doesn't.
const isUnderWay = ({ status, nextAttemptAt }: DeliveryView) =>
  status === 'pending' && (nextAttemptAt === undefined || Date.parse(nextAttemptAt) < Date.now() + 6_000)
const whileUnderWay = (delivery: DeliveryView | undefined) => (delivery && isUnderWay(delivery) ? 1_000 : false)

export const pingEndpoint = (api: Api, endpointId: string) =>
  act(
    api,
    () => schema().then((all) => all.pingedView),
    (_: void) => `${endpointPath(endpointId)}/ping`,
  )

/** What became of one event at an endpoint: of a ping, mostly. */
export const arrivalQuery = (api: Api, endpointId: string, eventId: string) =>
  queryOptions({
    queryKey: webhooksKey(api, 'arrival', endpointId, eventId),
    queryFn: async ({ signal }) =>
      (await api.list(deliveryView, '/webhook-deliveries', { query: { endpointId, eventId, limit: 1 }, signal }))
        .items[0] ?? null,
    refetchInterval: ({ state }) => (state.data === null ? 1_000 : whileUnderWay(state.data)),
  })

export const deliveriesQuery = (api: Api, filters: Partial<SearchDeliveriesQuery>) =>
  pagedQuery(api, {
    key: webhooksKey(api, 'deliveries', filters),
    row: deliveryView,
    path: '/webhook-deliveries',
    query: { limit: 25, ...filters },
    live: 20_000,
  })

export const deliveryQuery = (api: Api, deliveryId: string) =>
  queryOptions({
    queryKey: webhooksKey(api, 'delivery', deliveryId),
    queryFn: ({ signal }) =>
      api.get(() => schema().then((all) => all.deliveryDetailView), `/webhook-deliveries/${deliveryId}`, { signal }),
    refetchInterval: ({ state }) => whileUnderWay(state.data),
  })

export const resendDelivery = (api: Api, deliveryId: string) =>
  act(api, deliveryView, (_: void) => `/webhook-deliveries/${deliveryId}/resend`)
