import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Api } from '#lib/browser/api.ts'
import type { Lazy } from '#lib/browser/lazy.ts'
import { liveInterval } from '#lib/browser/live.ts'

type Paged<S extends z.ZodType> = {
  key: QueryKey
  row: S | Lazy<S>
  path: string
  query?: Record<string, string | number | undefined>
  live?: number
}

/** A keyset list as an infinite query: pages follow the API's `Link` header. Rows: `data.pages.flatMap((page) => page.items)`. */
export const pagedQuery = <S extends z.ZodType>(api: Api, { key, row, path, query, live }: Paged<S>) =>
  infiniteQueryOptions({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => api.list(row, path, { query: { ...query, startingAfter: pageParam }, signal }),
    initialPageParam: undefined as string | undefined, // the first page has no cursor
    getNextPageParam: (page) => page.next,
    ...(live === undefined ? {} : { refetchInterval: liveInterval(live) }),
  })
