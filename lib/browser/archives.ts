import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '#lib/browser/api.ts'
import { keyFor } from '#lib/browser/keys.ts'
import { archiveView } from '#lib/archives/schema.ts'

/** A word's first letter finds half of the directory. */
export const minimumSearch = 2

// The directory is the same for everyone; its door for whoever orders nothing is another.
const pathFor = ({ identity }: Api) => (identity.role === 'customer' ? '/archives' : '/research/archives')

/** The archives that a few words fit, in one country where that is known. */
export const archivesQuery = (api: Api, q: string, country = '') =>
  queryOptions({
    queryKey: keyFor(api, 'archives', q, country),
    queryFn: ({ signal }) => api.get(archiveView.array(), pathFor(api), { query: { q, country, limit: 20 }, signal }),
    enabled: q.length >= minimumSearch,
    // The directory changes with an import, not while somebody types.
    staleTime: 10 * 60_000,
    placeholderData: keepPreviousData,
  })
