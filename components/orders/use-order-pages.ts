'use client'
import { useQueries, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { findPlace } from '#components/orders/list-place.ts'
import {
  firstPageOf,
  mendCursors,
  pageAfter,
  pagesOf,
  withoutRepeats,
  type OrderFilters,
} from '#components/orders/order-pages.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import type { ListPage } from '#lib/browser/caller.ts'
import { keepList } from '#lib/browser/keys.ts'
import type { OrderView } from '#lib/orders/schema.ts'

type Page = ListPage<OrderView>
/** `near`: the pages that are looked at now. */
type Held = { list: string; cursors: readonly string[]; near: readonly [number, number] }

const combine = (results: UseQueryResult<Page>[]) => ({
  pages: results.map(({ data }) => data),
  isFetching: results.some(({ isFetching }) => isFetching),
  error: results.find(({ isError }) => isError)?.error ?? null,
  retry: () => Promise.all(results.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
})

/** Whether a page is one that somebody looks at, or not there yet. */
const isWanted = (place: number, [from, to]: Held['near'], data: unknown) =>
  data === undefined || (from <= place && place <= to)

/** The list's pages as they are, mended where they no longer follow each other. */
function usePages(filters: OrderFilters) {
  const api = useApi()
  const firstOptions = firstPageOf(api, filters)
  const list = JSON.stringify(firstOptions.queryKey)
  const [state, setHeld] = useState<Held>(() => ({ list, cursors: findPlace(list)?.cursors ?? [], near: [0, 0] }))
  const held: Held = state.list === list ? state : { list, cursors: [], near: [0, 0] }
  const first = useQuery({ ...firstOptions, placeholderData: keepList(firstOptions.queryKey) })
  const rest = useQueries({
    queries: held.cursors.map((cursor, i) => ({
      ...pageAfter(api, filters, cursor),
      enabled: ({ state: { data } }: { state: { data: unknown } }) => isWanted(i + 1, held.near, data),
    })),
    combine,
  })
  const pages = useMemo(
    () => (first.isPlaceholderData ? [first.data] : [first.data, ...rest.pages]),
    [first.data, first.isPlaceholderData, rest.pages],
  )
  const cursors = first.isPlaceholderData ? held.cursors : mendCursors(held.cursors, pages)
  if (held !== state || cursors !== held.cursors) setHeld({ ...held, cursors })
  const change = (by: (now: Held) => Held) => setHeld((now) => (now.list === list ? by(now) : now))
  return { list, held, change, first, rest, pages }
}

/**
 * A list of orders, page by page, however many: only the pages that somebody looks at are asked anew when something changes,
 * the others when they come into view again.
 */
export function useOrderPages(filters: OrderFilters) {
  const api = useApi()
  const client = useQueryClient()
  const { list, held, change, first, rest, pages } = usePages(filters)
  const shown = useMemo(() => withoutRepeats(pages), [pages])
  const rows = useMemo(() => shown.flatMap(({ items }) => items), [shown])
  const last = pages.at(-1)
  const next = last?.next
  const add = (cursor: string) =>
    change((now) => (now.cursors.includes(cursor) ? now : { ...now, cursors: [...now.cursors, cursor] }))
  return {
    list,
    cursors: held.cursors,
    rows,
    /** Which rows are looked at now. */
    look: (from: number, to: number) => {
      const near = pagesOf(shown, from, to)
      change((now) => (now.near[0] === near[0] && now.near[1] === near[1] ? now : { ...now, near }))
    },
    /** Fetches what is left of the list; returns the id of its last order. */
    loadAll: async (): Promise<string | undefined> => {
      // One that is on its way already is waited for: its cursor is that of the last that is here.
      let page = pages.findLast((one) => one !== undefined)
      while (page?.next !== undefined) {
        const cursor: string = page.next
        page = await client.ensureQueryData(pageAfter(api, filters, cursor))
        add(cursor)
      }
      return page?.items.at(-1)?.id
    },
    query: {
      ...first,
      data: first.data && { pages: shown },
      isError: first.isError || rest.error !== null,
      error: first.error ?? rest.error,
      isFetching: first.isFetching || rest.isFetching,
      isFetchingNextPage: pages.length > 1 && last === undefined && rest.error === null,
      hasNextPage: last === undefined ? pages.length > 1 : next !== undefined,
      fetchNextPage: async () => {
        if (next !== undefined) add(next)
        // The page that failed is asked for again.
        else if (rest.error !== null) await rest.retry()
      },
    },
  }
}
