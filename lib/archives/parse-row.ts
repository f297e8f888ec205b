import type { z } from 'zod'
import type { KnownArchive } from '#lib/archives/known-archive.ts'
import { archiveInput, archiveKind } from '#lib/archives/schema.ts'
import { CsvError } from '#lib/archives/read-csv.ts'
import { refusal } from '#lib/refusals.ts'

const rowInput = archiveInput.extend({
  kind: archiveKind.optional(),
  aliases: archiveInput.shape.aliases.unwrap().optional(),
})
/** What a row says of an archive: what is absent stays as it is, what `cleared` names is emptied. */
export type ArchiveRow = z.output<typeof rowInput> & { cleared: Clearable[] }

export type RowIssue = { line: number; column?: string; message: string }

const columns = Object.keys(rowInput.shape)
/** Which archive is meant. */
const required = ['name', 'city', 'countryISOA3']
const clearable = ['nameLatin', 'isil', 'website', 'coordinates', 'aliases'] as const
type Clearable = (typeof clearable)[number]
const isClearable = (column: string): column is Clearable => clearable.some((one) => one === column)
const clears = '-'

/** The first row, which names the columns in any order. A name that means nothing is a slip that would lose a column. */
export function parseHeader(fields: readonly string[]): string[] {
  const header = fields.map((field) => field.trim())
  const headerError = (message: string) => new CsvError(1, `${message}. The columns are: ${columns.join(', ')}`)
  const unknown = header.find((column) => !columns.includes(column))
  // What is quoted is stored: no control character, and no letter cut in two.
  const quoted = [...(unknown ?? '').replace(/\p{C}+/gu, ' ')].slice(0, 80).join('')
  if (unknown !== undefined) throw headerError(`names an unknown column "${quoted}"`)
  const twice = header.find((column, i) => header.indexOf(column) !== i)
  if (twice !== undefined) throw headerError(`names the column ${twice} twice`)
  const missing = required.filter((column) => !header.includes(column))
  if (missing.length > 0) throw headerError(`lacks ${missing.join(', ')}`)
  return header
}

/** One row as what it says of an archive, or what is wrong with it. An empty field says nothing, a hyphen that there is nothing. */
export function parseRow(
  header: readonly string[],
  fields: readonly string[],
  line: number,
): { archive: ArchiveRow } | { issues: RowIssue[] } {
  if (fields.length !== header.length) {
    return { issues: [{ line, message: refusal('fieldsOfRow', { given: fields.length, expected: header.length }) }] }
  }
  const cells = header.map((column, i): [string, string] => [column, fields[i]?.trim() ?? ''])
  const cleared = cells.filter(([, value]) => value === clears).map(([column]) => column)
  const given = cells.flatMap(([column, value]): [string, unknown][] => {
    if (value === '' || value === clears) return []
    return [[column, column === 'aliases' ? value.split('|').filter((alias) => alias.trim() !== '') : value]]
  })
  const stuck = cleared.filter((column) => !isClearable(column))
  const parsed = rowInput.safeParse(Object.fromEntries(given), { reportInput: true })
  if (parsed.success && stuck.length === 0) return { archive: { ...parsed.data, cleared: cleared.filter(isClearable) } }
  return {
    issues: [
      ...stuck.map((column) => ({ line, column, message: refusal('cannotBeCleared') })),
      ...(parsed.error?.issues ?? [])
        .filter(({ path }) => !stuck.includes(String(path[0])))
        .map(({ path, message, code, input }) => ({
          line,
          column: String(path[0]),
          message: input === undefined && code.startsWith('invalid_') ? 'is required' : message,
        })),
    ],
  }
}

/** The archive as the row would have it; undefined where it is new and its row doesn't say enough. */
export function patch(before: KnownArchive | undefined, row: ArchiveRow): KnownArchive | undefined {
  const { name, city, countryISOA3 } = row
  const kind = row.kind ?? before?.kind
  if (kind === undefined) return undefined
  const textOf = (field: Exclude<Clearable, 'aliases'>) =>
    row.cleared.includes(field) ? null : (row[field] ?? before?.[field] ?? null)
  return {
    name,
    nameLatin: textOf('nameLatin'),
    kind,
    city,
    countryISOA3,
    isil: textOf('isil'),
    website: textOf('website'),
    coordinates: textOf('coordinates'),
    aliases: row.cleared.includes('aliases') ? [] : (row.aliases ?? before?.aliases ?? []),
    mergedIntoId: before?.mergedIntoId ?? null,
  }
}
