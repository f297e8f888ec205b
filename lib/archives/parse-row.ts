import { z } from 'zod'
import { archiveKind } from '#lib/archives/schema.ts'
import { CsvFault } from '#lib/archives/read-csv.ts'
import { countryISOA3 } from '#lib/orders/schema.ts'
import { text } from '#lib/text.ts'

// One spelling of the same characters, or an archive would be there twice.
const name = text(200).transform((value) => value.normalize('NFC').replace(/\s+/g, ' '))

const isWebAddress = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).username === ''

const archiveRow = z.object({
  name,
  nameLatin: name.optional(),
  kind: archiveKind,
  city: name,
  countryISOA3,
  isil: z.string().trim().regex(/^(?=.{4,16}$)[A-Za-z0-9]{1,4}-[A-Za-z0-9:/-]{1,11}$/, 'must be an ISIL such as FR-FRAD075').optional(),
  website: text(500).refine(isWebAddress, 'must be an address that begins with https:// or http://').optional(),
  aliases: z.array(name).max(30, 'must hold at most 30 names, separated by |').default([]),
})
export type ArchiveRow = z.output<typeof archiveRow>

export type RowFault = { line: number; column?: string; message: string }

export const columns = Object.keys(archiveRow.shape)
const required = columns.filter((column) => !z.safeParse(archiveRow.shape[column as keyof typeof archiveRow.shape], undefined).success)

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
export function parseRow(header: readonly string[], fields: readonly string[], line: number): { archive: ArchiveRow } | { faults: RowFault[] } {
  if (fields.length !== header.length) {
    return { faults: [{ line, message: `has ${fields.length} fields where the first line has ${header.length}` }] }
  }
  const given = header.flatMap((column, i): [string, unknown][] => {
    const value = fields[i]?.trim() ?? ''
    if (value === '') return []
    return [[column, column === 'aliases' ? value.split('|').filter((alias) => alias.trim() !== '') : value]]
  })
  const parsed = archiveRow.safeParse(Object.fromEntries(given), { reportInput: true })
  if (parsed.success) return { archive: parsed.data }
  return {
    faults: parsed.error.issues.map(({ path, message, code, input }) => ({
      line, column: String(path[0]), message: input === undefined && code.startsWith('invalid_') ? 'is required' : message,
    })),
  }
}
