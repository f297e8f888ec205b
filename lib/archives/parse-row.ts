import { z } from 'zod'
import { archiveInput } from '#lib/archives/schema.ts'
import { CsvFault } from '#lib/archives/read-csv.ts'

export type ArchiveRow = z.output<typeof archiveInput>

export type RowFault = { line: number; column?: string; message: string }

const columns = Object.keys(archiveInput.shape)
const required = columns.filter(
  (column) => !z.safeParse(archiveInput.shape[column as keyof typeof archiveInput.shape], undefined).success,
)

/** The first row, which names the columns in any order. A name that means nothing is a slip that would lose a column. */
export function parseHeader(fields: readonly string[]): string[] {
  const header = fields.map((field) => field.trim())
  const fault = (message: string) => new CsvFault(1, `${message}. The columns are: ${columns.join(', ')}`)
  const unknown = header.find((column) => !columns.includes(column))
  if (unknown !== undefined) throw fault(`names an unknown column "${unknown.slice(0, 80)}"`)
  const twice = header.find((column, i) => header.indexOf(column) !== i)
  if (twice !== undefined) throw fault(`names the column ${twice} twice`)
  const missing = required.filter((column) => !header.includes(column))
  if (missing.length > 0) throw fault(`lacks ${missing.join(', ')}`)
  return header
}

/** One row as an archive, or what is wrong with it. An empty field is an absent value. */
export function parseRow(
  header: readonly string[],
  fields: readonly string[],
  line: number,
): { archive: ArchiveRow } | { faults: RowFault[] } {
  if (fields.length !== header.length) {
    return { faults: [{ line, message: `has ${fields.length} fields where the first line has ${header.length}` }] }
  }
  const given = header.flatMap((column, i): [string, unknown][] => {
    const value = fields[i]?.trim() ?? ''
    if (value === '') return []
    return [[column, column === 'aliases' ? value.split('|').filter((alias) => alias.trim() !== '') : value]]
  })
  const parsed = archiveInput.safeParse(Object.fromEntries(given), { reportInput: true })
  if (parsed.success) return { archive: parsed.data }
  return {
    faults: parsed.error.issues.map(({ path, message, code, input }) => ({
      line,
      column: String(path[0]),
      message: input === undefined && code.startsWith('invalid_') ? 'is required' : message,
    })),
  }
}
