import { toLine } from '#lib/csv.ts'
import type { Page, PageRequest } from '#lib/paging.ts'

/** What stands in each column of a table, by its name in the first line. */
export type Columns<V> = Record<string, (view: V) => string | number | undefined>

/** A whole list, newest first, as RFC 4180 text; page by page, so that no list is too long. */
export async function* toCsv<V extends { id: string }>(
  columns: Columns<V>,
  list: (page: PageRequest) => Promise<Page<V>>,
): AsyncGenerator<string> {
  // The mark tells spreadsheets that this is UTF-8.
  yield `\ufeff${toLine(Object.keys(columns))}`
  let startingAfter: string | undefined
  for (;;) {
    const page = { limit: 500, order: 'desc', ...(startingAfter === undefined ? {} : { startingAfter }) } as const
    const { items, hasMore } = await list(page)
    for (const view of items) yield toLine(Object.values(columns).map((cell) => cell(view)))
    startingAfter = items.at(-1)?.id
    if (!hasMore || startingAfter === undefined) return
  }
}
