import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#lib/client/api.ts'
import { orderKey } from '#lib/client/keys.ts'

const documentViews = () => import('#lib/documents/schema.ts').then((all) => all.documentView.array())

/** URLs in the answer live fifteen minutes; it is asked anew well before. */
export const documentsQuery = (api: Api, orderId: string) =>
  queryOptions({
    queryKey: [...orderKey(api, orderId), 'documents'],
    queryFn: ({ signal }) => api.get(documentViews, `/orders/${orderId}/documents`, { signal }),
    staleTime: 5 * 60_000,
    refetchInterval: 10 * 60_000,
  })
