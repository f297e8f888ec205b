import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#lib/browser/api.ts'
import { keyFor } from '#lib/browser/keys.ts'
import { pagedQuery } from '#lib/browser/paged.ts'

const schema = () => import('#lib/earnings/schema.ts')
const earningsView = () => schema().then((all) => all.earningsView)
const earningView = () => schema().then((all) => all.earningView)

export const earningsQuery = (api: Api) =>
  queryOptions({
    queryKey: keyFor(api, 'earnings', 'sums'),
    queryFn: ({ signal }) => api.get(earningsView, '/research/earnings', { signal }),
  })

export const earningsByOrderQuery = (api: Api) =>
  pagedQuery(api, {
    key: keyFor(api, 'earnings', 'orders'),
    row: earningView,
    path: '/research/earnings/orders',
    query: { limit: 25 },
  })
