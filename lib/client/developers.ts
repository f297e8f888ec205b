import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { getToken } from '#lib/client/access-token.ts'
import type { Api } from '#lib/client/api.ts'
import { keyFor } from '#lib/client/keys.ts'
import { pagedQuery } from '#lib/client/paged.ts'
import type { createKeyInput, rotateKeyInput } from '#lib/clients/schema.ts'
import type { createEndpointInput } from '#lib/webhooks/schema.ts'

const clients = () => import('#lib/clients/schema.ts')
const webhooks = () => import('#lib/webhooks/schema.ts')

const keysKey = (api: Api) => keyFor(api, 'api-keys')
const endpointsKey = (api: Api) => keyFor(api, 'webhook-endpoints')
const refresh = (client: QueryClient, queryKey: readonly unknown[]) => client.invalidateQueries({ queryKey })

/** The base URL that this environment's keys go with. */
export const baseUrlQuery = (api: Api) =>
  queryOptions({
    queryKey: keyFor(api, 'base-url'),
    queryFn: async () => (await getToken(api.identity)).baseUrl,
    staleTime: Infinity,
  })

export const keysQuery = (api: Api) => pagedQuery(api, { key: keysKey(api), row: () => clients().then((all) => all.keyView), path: '/api-keys' })

export const createKey = (api: Api) =>
  mutationOptions({
    mutationFn: (input: z.input<typeof createKeyInput>) => api.send(() => clients().then((all) => all.createdKeyView), '/api-keys', { body: input }),
    onSuccess: (_data, _input, _result, { client }) => refresh(client, keysKey(api)),
  })

export const rotateKey = (api: Api) =>
  mutationOptions({
    mutationFn: ({ id, overlap }: { id: string } & z.output<typeof rotateKeyInput>) =>
      api.send(() => clients().then((all) => all.createdKeyView), `/api-keys/${id}/rotate`, { body: { overlap } }),
    onSuccess: (_data, _input, _result, { client }) => refresh(client, keysKey(api)),
  })

export const revokeKey = (api: Api) =>
  mutationOptions({
    mutationFn: (id: string) => api.send(() => clients().then((all) => all.keyView), `/api-keys/${id}`, { method: 'DELETE' }),
    onSettled: (_data, _error, _input, _result, { client }) => refresh(client, keysKey(api)),
  })

export const endpointsQuery = (api: Api) =>
  pagedQuery(api, { key: endpointsKey(api), row: () => webhooks().then((all) => all.endpointView), path: '/webhook-endpoints' })

export const createEndpoint = (api: Api) =>
  mutationOptions({
    mutationFn: (input: z.input<typeof createEndpointInput>) =>
      api.send(() => webhooks().then((all) => all.createdEndpointView), '/webhook-endpoints', { body: input }),
    onSuccess: (_data, _input, _result, { client }) => refresh(client, endpointsKey(api)),
  })

export const deleteEndpoint = (api: Api) =>
  mutationOptions({
    mutationFn: (id: string) => api.send(() => webhooks().then((all) => all.deletedEndpointView), `/webhook-endpoints/${id}`, { method: 'DELETE' }),
    onSettled: (_data, _error, _input, _result, { client }) => refresh(client, endpointsKey(api)),
  })

export const pingEndpoint = (api: Api) =>
  mutationOptions({
    mutationFn: (id: string) => api.send(() => webhooks().then((all) => all.pingedView), `/webhook-endpoints/${id}/ping`),
  })
