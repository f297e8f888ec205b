import { queryOptions } from '@tanstack/react-query'
import { listAttachments, listResearchAttachments } from '#lib/attachments/operations.ts'
import type { AttachedFileView } from '#lib/attachments/schema.ts'
import type { Api } from '#lib/browser/api.ts'
import { pathOf } from '#lib/browser/caller.ts'
import { keyFor } from '#lib/browser/keys.ts'

const operationFor = ({ identity: { role } }: Api) =>
  role === 'researcher' ? listResearchAttachments : listAttachments

/** All that is attached to an order and its messages, with links that live fifteen minutes; asked anew well before. */
export function attachmentsQuery(api: Api, orderId: string) {
  const operation = operationFor(api)
  const params = { orderId }
  return queryOptions({
    queryKey: keyFor(api.identity, pathOf(operation.path, params), 'all'),
    queryFn: async ({ signal }) => {
      const all: AttachedFileView[] = []
      let cursor: string | undefined
      do {
        const { items, next } = await api.list(operation, { params, query: { limit: 100 }, signal }, cursor)
        all.push(...items)
        cursor = next
      } while (cursor !== undefined)
      return all
    },
    staleTime: 5 * 60_000,
  })
}
