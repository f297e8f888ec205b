import type { Query } from '#lib/browser/caller.ts'
import type { listResearchOrders } from '#lib/researchers/operations.ts'

export const boardFilterNames = ['q', 'archive', 'country', 'language'] as const
export type FilterName = (typeof boardFilterNames)[number]

/** How the board is ordered; `oldest` are those that have waited longest. */
export const boardOrders = ['newest', 'oldest', 'price', 'distance'] as const
export type BoardOrder = (typeof boardOrders)[number]
export const readBoardOrder = (search: URLSearchParams): BoardOrder =>
  boardOrders.find((one) => one === search.get('sort')) ?? 'newest'

const asked = (order: BoardOrder): Query<typeof listResearchOrders> =>
  order === 'price' || order === 'distance' ? { sort: order } : order === 'oldest' ? { order: 'asc' } : {}

/** What the board's address asks for. Without `show=all` it is what fits one's profile, without `hidden` what one hasn't taken from it. */
export function readBoardFilters(search: URLSearchParams): Query<typeof listResearchOrders> {
  const given = boardFilterNames.flatMap((name) => {
    const value = search.get(name) ?? ''
    return value.trim() === '' ? [] : [[name, value]]
  })
  return {
    status: 'open',
    hidden: search.get('hidden') === 'true' ? 'true' : 'false',
    ...(search.get('show') === 'all' ? {} : { fits: 'true' }),
    ...asked(readBoardOrder(search)),
    ...Object.fromEntries(given),
  }
}
