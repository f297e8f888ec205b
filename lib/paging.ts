import { invalid } from '#lib/errors.ts'

/** Where a page of a list begins and ends. Ids sort by time, so an id is the whole cursor. */
export type PageRequest = { limit: number; startingAfter?: string; order: 'asc' | 'desc' }
export type Page<T> = { items: T[]; hasMore: boolean }

/** The Prisma arguments of a keyset page; one row more than asked tells whether there is another page. */
export const keyset = ({ limit, startingAfter, order }: PageRequest) => ({
  take: limit + 1,
  orderBy: { id: order },
  ...(startingAfter === undefined ? {} : { cursorWhere: { id: order === 'asc' ? { gt: startingAfter } : { lt: startingAfter } } }),
})

export const toPage = <T>(rows: T[], limit: number): Page<T> => ({ items: rows.slice(0, limit), hasMore: rows.length > limit })

export const unknownCursor = () => invalid('startingAfter', 'is not an id of this list')
