import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#lib/browser/api.ts'
import { keyFor } from '#lib/browser/keys.ts'
import { getResearchProfile, refreshOwnAccount } from '#lib/researchers/operations.ts'

/** What the provider says now. A query, for whoever comes back from its pages wants to see it at once. */
export const refreshedProfileQuery = (api: Api) =>
  queryOptions({
    queryKey: keyFor(api.identity, refreshOwnAccount.path),
    queryFn: async ({ client }) => {
      const profile = await api.call(refreshOwnAccount, { params: {} })
      client.setQueryData(api.ask(getResearchProfile).queryKey, profile)
      return profile
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
