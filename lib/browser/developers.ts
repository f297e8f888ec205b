import { queryOptions } from '@tanstack/react-query'
import { getToken } from '#lib/browser/access-token.ts'
import type { Api } from '#lib/browser/api.ts'
import { keyFor } from '#lib/browser/keys.ts'

/** The base URL that this environment's keys go with. */
export const baseUrlQuery = ({ identity }: Api) =>
  queryOptions({
    queryKey: keyFor(identity, 'base-url'),
    queryFn: async () => (await getToken(identity)).baseUrl,
    staleTime: Infinity,
  })
