import { invalid } from '#lib/errors.ts'
import { isId, type IdKind } from '#lib/ids.ts'

/** Where a page of a list begins. Ids sort by time, so an id is the whole cursor. */
export type PageRequest = { limit: number; startingAfter?: string; order: 'asc' | 'desc' }
/** `next`: the cursor of the page after, where that isn't the last row's id. */
export type Page<T> = { items: T[]; hasMore: boolean; next?: string }

/** A keyset page in Prisma's words; one row more than asked tells whether there is another page. */
export const keyset = ({ limit, startingAfter, order }: PageRequest) => ({
  where: startingAfter === undefined ? {} : { id: order === 'asc' ? { gt: startingAfter } : { lt: startingAfter } },
  rest: { take: limit + 1, orderBy: { id: order } },
})

type Named = { id: string; foldedName: string }
type Way = 'asc' | 'desc'
/**
 * The same of what has a folded name: as it came or by name, and by id where names are the same.
 * @param find the row that a page begins after
 */
export async function namedKeyset(
  sort: 'newest' | 'name' | undefined,
  page: PageRequest,
  find: (where: { id: string }) => Promise<Named | null>,
) {
  const { limit, startingAfter: id, order } = page
  const byName: { foldedName: Way }[] = sort === 'name' ? [{ foldedName: order }] : []
  const rest = { take: limit + 1, orderBy: [...byName, { id: order }] }
  if (sort !== 'name' || id === undefined) return { where: keyset(page).where, rest }
  const cursor = await find({ id })
  if (!cursor) throw unknownCursor()
  const beyond = (value: string) => (order === 'asc' ? { gt: value } : { lt: value })
  const { foldedName } = cursor
  return { where: { OR: [{ foldedName: beyond(foldedName) }, { foldedName, id: beyond(id) }] }, rest }
}

export const toPage = <T>(rows: T[], limit: number): Page<T> => ({
  items: rows.slice(0, limit),
  hasMore: rows.length > limit,
})

/** Every row of a list, a page in memory at a time, so that no list is too long. */
export async function* rowsOf<T extends { id: string }>(
  list: (page: PageRequest) => Promise<Page<T>>,
  { limit = 100, order = 'asc' }: Partial<Pick<PageRequest, 'limit' | 'order'>> = {},
): AsyncGenerator<T> {
  let startingAfter: string | undefined
  for (;;) {
    const { items, hasMore, next } = await list({
      limit,
      order,
      ...(startingAfter === undefined ? {} : { startingAfter }),
    })
    yield* items
    startingAfter = next ?? items.at(-1)?.id
    if (!hasMore || startingAfter === undefined) return
  }
}

export const unknownCursor = () => invalid('startingAfter', 'is not an id of this list')

export function requireCursor(kind: IdKind, { startingAfter }: PageRequest): void {
  if (startingAfter !== undefined && !isId(kind, startingAfter)) throw unknownCursor()
}
