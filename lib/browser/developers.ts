import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { getToken } from '#lib/browser/access-token.ts'
import type { Api } from '#lib/browser/api.ts'
import { keyFor } from '#lib/browser/keys.ts'
import { pagedQuery } from '#lib/browser/paged.ts'
import type { createKeyInput, rotateKeyInput } from '#lib/clients/schema.ts'
import type { ListRequestsQuery } from '#lib/requests/schema.ts'

const clients = () => import('#lib/clients/schema.ts')
const requestView = () => import('#lib/requests/schema.ts').then((all) => all.requestView)

const keysKey = (api: Api) => keyFor(api, 'api-keys')
const refresh = (client: QueryClient, queryKey: readonly unknown[]) => client.invalidateQueries({ queryKey })

/** The base URL that this environment's keys go with. */
export const baseUrlQuery = (api: Api) =>
  queryOptions({
    queryKey: keyFor(api, 'base-url'),
    queryFn: async () => (await getToken(api.identity)).baseUrl,
    staleTime: Infinity,
  })

export const keysQuery = (api: Api) =>
  pagedQuery(api, { key: keysKey(api), row: () => clients().then((all) => all.keyView), path: '/api-keys' })

export const createKey = (api: Api) =>
  mutationOptions({
    mutationFn: (input: z.input<typeof createKeyInput>) =>
      api.send(() => clients().then((all) => all.createdKeyView), '/api-keys', { body: input }),
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
    mutationFn: (id: string) =>
      api.send(() => clients().then((all) => all.keyView), `/api-keys/${id}`, { method: 'DELETE' }),
    onSettled: (_data, _error, _input, _result, { client }) => refresh(client, keysKey(api)),
  })

/** The log of this client's calls. It is written a moment after the answer, so what isn't there yet is asked for again. */
export const requestsQuery = (api: Api, filters: Partial<ListRequestsQuery>) => ({
  ...pagedQuery(api, {
    key: keyFor(api, 'request-log', filters),
    row: requestView,
    path: '/request-log',
    query: { limit: 50, ...filters },
  }),
  gcTime: 0,
})
