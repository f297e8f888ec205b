import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Api } from '#lib/browser/api.ts'
import { keyFor } from '#lib/browser/keys.ts'
import type { applyInput, updateProfileInput } from '#lib/researchers/schema.ts'

const schema = () => import('#lib/researchers/schema.ts')
const researchProfileView = () => schema().then((all) => all.researchProfileView)
const onboardingView = () => schema().then((all) => all.onboardingView)

export const researchProfileQuery = (api: Api) =>
  queryOptions({
    queryKey: keyFor(api, 'research-profile'),
    queryFn: ({ signal }) => api.get(researchProfileView, '/research/profile', { signal }),
  })

export const applyAsResearcher = (api: Api) =>
  mutationOptions({
    mutationFn: ({ bio, ...input }: z.input<typeof applyInput>) =>
      api.send(researchProfileView, '/research/application', { body: { ...input, ...(bio ? { bio } : {}) } }),
    onSuccess: (profile, _input, _result, { client }) =>
      client.setQueryData(researchProfileQuery(api).queryKey, profile),
  })
export const updateResearchProfile = (api: Api) =>
  mutationOptions({
    mutationFn: (input: z.input<typeof updateProfileInput>) =>
      api.send(researchProfileView, '/research/profile', { method: 'PATCH', body: input }),
    onSuccess: (profile, _input, _result, { client }) =>
      client.setQueryData(researchProfileQuery(api).queryKey, profile),
  })
export const onboardAccount = (api: Api) =>
  mutationOptions({ mutationFn: () => api.send(onboardingView, '/research/account') })

/** What the provider says now. A query, for whoever comes back from its pages wants to see it at once. */
export const refreshedProfileQuery = (api: Api) =>
  queryOptions({
    queryKey: keyFor(api, 'research-profile', 'refreshed'),
    queryFn: async ({ client }) => {
      const profile = await api.send(researchProfileView, '/research/account/refresh')
      client.setQueryData(researchProfileQuery(api).queryKey, profile)
      return profile
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
