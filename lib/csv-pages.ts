import { toLine } from '#lib/csv.ts'
import { rowsOf, type Page, type PageRequest } from '#lib/paging.ts'

/** What stands in each column of a table, by its name in the first line. */
export type Columns<V> = Record<string, (view: V) => string | number | undefined>

/** A whole list, newest first, as RFC 4180 text. */
export async function* toCsv<V extends { id: string }>(
  columns: Columns<V>,
  list: (page: PageRequest) => Promise<Page<V>>,
): AsyncGenerator<string> {
  // The mark tells spreadsheets that this is UTF-8.
  yield `\ufeff${toLine(Object.keys(columns))}`
  const rows = rowsOf(list, { limit: 500, order: 'desc' })
  for await (const view of rows) yield toLine(Object.values(columns).map((cell) => cell(view)))
}
