import { toLine } from '#lib/csv.ts'
import { rowsOf, type Page, type PageRequest } from '#lib/paging.ts'

/** What stands in each column of a table, by its name in the first line. */
export type Columns<V> = Record<string, (view: V) => string | number | undefined>

const atOnce = 500

/** A whole list, newest first, as RFC 4180 text. */
export const toCsv = <V extends { id: string }>(
  columns: Columns<V>,
  list: (page: PageRequest) => Promise<Page<V>>,
): AsyncGenerator<string> => toTable(columns, rowsOf(list, { limit: atOnce, order: 'desc' }))

/**
 * The same of a list that goes by what may change while it is read: which rows it has, and in which order, is read in one go first, for
 * from page to page a row that moves would be missed, or told twice. Then a part of the rows is in memory at a time.
 * @param findIds with spaces between them: of a million that is thirty megabytes
 */
export const toCsvAsListed = <V extends { id: string }>(
  columns: Columns<V>,
  findIds: () => Promise<string>,
  read: (ids: string[]) => Promise<V[]>,
): AsyncGenerator<string> => toTable(columns, rowsOfIds(findIds, read))

async function* rowsOfIds<V extends { id: string }>(
  findIds: () => Promise<string>,
  read: (ids: string[]) => Promise<V[]>,
): AsyncGenerator<V> {
  for (const [part] of (await findIds()).matchAll(new RegExp(`(?:\\S+ ?){1,${atOnce}}`, 'g'))) {
    const ids = part.trim().split(' ')
    const rows = new Map((await read(ids)).map((row) => [row.id, row]))
    for (const id of ids) {
      const row = rows.get(id)
      if (row) yield row
    }
  }
}

async function* toTable<V>(columns: Columns<V>, rows: AsyncIterable<V>): AsyncGenerator<string> {
  // The mark tells spreadsheets that this is UTF-8.
  yield `\ufeff${toLine(Object.keys(columns))}`
  for await (const view of rows) yield toLine(Object.values(columns).map((cell) => cell(view)))
}
