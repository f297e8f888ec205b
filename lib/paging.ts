import { invalid } from '#lib/errors.ts'
import { isId, type IdKind } from '#lib/ids.ts'

/** Where a page of a list begins. Ids sort by time, so an id is the whole cursor. */
export type PageRequest = { limit: number; startingAfter?: string; order: 'asc' | 'desc' }
export type Page<T> = { items: T[]; hasMore: boolean }

/** A keyset page in Prisma's words; one row more than asked tells whether there is another page. */
export const keyset = ({ limit, startingAfter, order }: PageRequest) => ({
  where: startingAfter === undefined ? {} : { id: order === 'asc' ? { gt: startingAfter } : { lt: startingAfter } },
  rest: { take: limit + 1, orderBy: { id: order } },
})

export const toPage = <T>(rows: T[], limit: number): Page<T> => ({
  items: rows.slice(0, limit),
  hasMore: rows.length > limit,
})

export const unknownCursor = () => invalid('startingAfter', 'is not an id of this list')

export function requireCursor(kind: IdKind, { startingAfter }: PageRequest): void {
  if (startingAfter !== undefined && !isId(kind, startingAfter)) throw unknownCursor()
}
