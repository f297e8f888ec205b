import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from '#lib/browser/api.ts'
import { orderKey } from '#lib/browser/keys.ts'
import type { UploadedView } from '#lib/documents/schema.ts'

const schema = () => import('#lib/documents/schema.ts')
const removedView = () => schema().then((all) => all.removedView)
const uploadedViews = () => schema().then((all) => all.uploadedView.array())
const uploadViews = () => schema().then((all) => all.uploadView.array())

const pathOf = (orderId: string) => `/research/orders/${orderId}/documents`

/** What one has put on an order, in the order of pages. */
export const uploadedQuery = (api: Api, orderId: string) =>
  queryOptions({
    queryKey: [...orderKey(api, orderId), 'uploaded'],
    queryFn: ({ signal }) => api.get(uploadedViews, pathOf(orderId), { signal }),
  })

/** Uploads that this browser or another has begun and not finished. */
export const unfinishedQuery = (api: Api, orderId: string) =>
  queryOptions({
    queryKey: [...orderKey(api, orderId), 'unfinished'],
    queryFn: ({ signal }) => api.get(uploadViews, `/research/orders/${orderId}/uploads`, { signal }),
  })

export const arrangeDocuments = (api: Api, orderId: string) =>
  mutationOptions({
    mutationFn: (documents: readonly UploadedView[]) =>
      api.send(uploadedViews, pathOf(orderId), { method: 'PUT', body: { documentIds: documents.map(({ id }) => id) } }),
    // Shown at once; put back where the API has refused.
    onMutate: async (documents, { client }) => {
      const { queryKey } = uploadedQuery(api, orderId)
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, [...documents])
    },
    onSettled: (_data, _error, _input, _result, { client }) =>
      client.invalidateQueries({ queryKey: uploadedQuery(api, orderId).queryKey }),
  })

export const removeDocument = (api: Api, orderId: string) =>
  mutationOptions({
    mutationFn: (documentId: string) => api.send(removedView, `${pathOf(orderId)}/${documentId}`, { method: 'DELETE' }),
    onSettled: (_data, _error, _input, _result, { client }) =>
      client.invalidateQueries({ queryKey: uploadedQuery(api, orderId).queryKey }),
  })

export const discardUpload = (api: Api, orderId: string) =>
  mutationOptions({
    mutationFn: (uploadId: string) =>
      api.send(removedView, `/research/orders/${orderId}/uploads/${uploadId}`, { method: 'DELETE' }),
    onSettled: (_data, _error, _input, _result, { client }) =>
      client.invalidateQueries({ queryKey: unfinishedQuery(api, orderId).queryKey }),
  })
