import type { QueryClient } from '@tanstack/react-query'
import { findKind, readFilters, toQuery } from '#components/operator/queue/queue-query.ts'
import type { Api } from '#lib/browser/api.ts'
import { firstKind } from '#lib/browser/queue.ts'
import { countQueue, listQueue } from '#lib/queue/operations.ts'

/** What the queue's page shows first: the counts, and the kind of work that its address asks for or it begins with. */
export async function askQueue(client: QueryClient, api: Api, asked: Record<string, unknown>): Promise<void> {
  const search = (name: string) => (typeof asked[name] === 'string' ? asked[name] : null)
  const counts = await client.fetchQuery(api.ask(countQueue)).catch(() => undefined)
  if (!counts) return
  const kind = findKind(search('kind')) ?? firstKind(counts)
  const filters = readFilters(search)
  await client.prefetchInfiniteQuery({
    ...api.askPages(listQueue, {}, toQuery(kind, filters)),
    initialPageParam: filters.after,
  })
}
