import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#lib/browser/api.ts'
import type { ListPage, Query } from '#lib/browser/caller.ts'
import { keyFor } from '#lib/browser/keys.ts'
import { liveInterval } from '#lib/browser/live.ts'
import { listOrders } from '#lib/orders/operations.ts'

export type OrderFilters = Query<typeof listOrders>
type Row = { id: string }
/** The pages of a list, in order; undefined while one is on its way. */
export type Pages<R extends Row> = readonly (ListPage<R> | undefined)[]

const pageOf = (api: Api, filters: OrderFilters, limit: number, startingAfter?: string) => {
  const query = { ...filters, limit }
  return queryOptions({
    queryKey: keyFor(api.identityFor(listOrders), listOrders.path, query, 'page', startingAfter ?? ''),
    queryFn: ({ signal }) => api.list(listOrders, { params: {}, query, signal }, startingAfter),
    refetchInterval: liveInterval(listOrders.live),
  })
}

/** The first picture's: what is seen without scrolling, and a little more. */
export const firstPageOf = (api: Api, filters: OrderFilters) => pageOf(api, filters, 25)

/** As many as one answer holds: somebody scrolls through thousands. */
export const pageAfter = (api: Api, filters: OrderFilters, cursor: string) => pageOf(api, filters, 100, cursor)

/** The pages with each row where it comes first: a row that moved is in two pages until both have been asked anew. */
export function withoutRepeats<R extends Row>(pages: Pages<R>): { items: R[] }[] {
  const seen = new Set<string>()
  return pages.flatMap((page) =>
    page ? [{ items: page.items.filter(({ id }) => !seen.has(id) && seen.add(id)) }] : [],
  )
}

const isJoined = <R extends Row>(page: ListPage<R>, cursor: string, next: ListPage<R>) =>
  page.next === cursor || page.items.some(({ id }) => next.items.some((other) => other.id === id))

/**
 * The cursors of the pages after the first, as the pages have them now. Pages are asked anew one by one, each from its own cursor:
 * where rows were added to one, its last rows are in no page any more, and a page in between brings them back. A page that
 * has lost all its rows goes.
 */
export function mendCursors<R extends Row>(cursors: readonly string[], pages: Pages<R>): readonly string[] {
  for (const [i, cursor] of cursors.entries()) {
    const [before, page] = [pages[i], pages[i + 1]]
    if (!before || !page) continue
    if (page.items.length === 0) {
      // Where the page before still names it, that is asked anew as well: until then it would be put in again.
      if (before.next === cursor) continue
      return cursors.filter((one) => one !== cursor)
    }
    if (before.next === undefined || isJoined(before, cursor, page) || cursors.includes(before.next)) continue
    return [...cursors.slice(0, i), before.next, ...cursors.slice(i)]
  }
  return cursors
}

/** Which pages hold the rows from `first` to `last`. */
export function pagesOf(
  pages: readonly { items: readonly unknown[] }[],
  first: number,
  last: number,
): [number, number] {
  let begin = 0
  let [from, to] = [0, pages.length - 1]
  for (const [i, { items }] of pages.entries()) {
    if (begin <= first) from = i
    if (begin <= last) to = i
    begin += items.length
  }
  return [from, to]
}
