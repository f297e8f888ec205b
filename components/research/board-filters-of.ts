import type { Query } from '#lib/browser/caller.ts'
import type { listResearchOrders } from '#lib/researchers/operations.ts'

export const boardFilterNames = ['q', 'archive', 'country', 'language'] as const
export type FilterName = (typeof boardFilterNames)[number]

/** What the board's address asks for. Without `show=all` it is what fits one's profile. */
export function readBoardFilters(search: URLSearchParams): Query<typeof listResearchOrders> {
  const given = boardFilterNames.flatMap((name) => {
    const value = search.get(name) ?? ''
    return value.trim() === '' ? [] : [[name, value]]
  })
  return { status: 'open', ...(search.get('show') === 'all' ? {} : { fits: 'true' }), ...Object.fromEntries(given) }
}
