import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#lib/browser/api.ts'
import { documentsOf, findSent } from '#lib/browser/upload-requests.ts'
import { listUploads } from '#lib/documents/operations.ts'

/** A researcher's uploads for an order that aren't whole yet; `isSent`: a page of this browser is at it. */
export const begunUploads = (api: Api, orderId: string) =>
  queryOptions({
    queryKey: [...api.ask(listUploads, { orderId }).queryKey, 'sent'],
    queryFn: async ({ signal }) => {
      const place = documentsOf(api, orderId)
      // Before and after: what begins or ends in between isn't left behind either.
      const wasSent = await findSent(place)
      const begun = await api.call(listUploads, { params: { orderId }, signal })
      const isSent = await findSent(place)
      return begun.map((upload) => ({ ...upload, isSent: wasSent(upload) || isSent(upload) }))
    },
    // The page that sends it may be closed.
    refetchInterval: ({ state }) => (state.data?.some(({ isSent }) => isSent) ? 5_000 : false),
  })
