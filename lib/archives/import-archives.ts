import { CsvFault, readCsv } from '#lib/archives/read-csv.ts'
import { parseHeader, parseRow, type ArchiveRow, type RowFault } from '#lib/archives/parse-row.ts'
import { listSurvivors, otherNames } from '#lib/archives/merged-names.ts'
import { fold, searchWordsOf } from '#lib/archives/search-words.ts'
import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { takeTurns } from '#lib/give-way.ts'
import { newId } from '#lib/ids.ts'
import { bool, defineCommand, defineQuery } from '#lib/sql.ts'
import { withoutAbsent } from '#lib/view.ts'

export type ImportReport = {
  added: number
  updated: number
  unchanged: number
  /** Rows left out, each for the reasons in `faults`, of which only the first `keptFaults` are kept. */
  refused: number
  faults: RowFault[]
}

/** A statement's rows, at most: by their number, and by their characters, for some are found by very many words. */
const batchRows = 1_000
const batchLength = 500_000
export const keptFaults = 100

/**
 * Brings the directory up to a CSV, read as a stream: rows that are new are added, rows that differ are updated, nothing
 * is ever removed. Country, city and name say which archive a row means. A wrong row is left out and reported; text that
 * isn't CSV ends the reading there. Each batch is one statement, so a broken run is simply run again. What operators merged
 * stays merged: the row of a duplicate updates it where it is, out of sight, and its names stay with the archive that it is.
 */
export async function importArchives(db: Tx, source: AsyncIterable<Uint8Array>): Promise<ImportReport> {
  const report: ImportReport = { added: 0, updated: 0, unchanged: 0, refused: 0, faults: [] }
  const refuse = (faults: RowFault[]) => {
    report.refused += 1
    report.faults.push(...faults.slice(0, keptFaults - report.faults.length))
  }
  const linesByKey = new Map<string, number>()
  const store = storing(db, ({ added, updated, unchanged }) => {
    report.added += added
    report.updated += updated
    report.unchanged += unchanged
  })
  const survivors = new Set((await listSurvivors(db)).map(keyOf))
  const ofSurvivors = new Map<string, ArchiveRow>()
  let header: string[] | undefined
  try {
    for await (const { line, fields } of readCsv(source)) {
      if (!header) {
        header = parseHeader(fields)
        continue
      }
      const row = parseRow(header, fields, line)
      if ('faults' in row) {
        refuse(row.faults)
        continue
      }
      // One statement can't update the same row twice, and which of the two is right isn't for us to say.
      const key = keyOf(row.archive)
      const first = linesByKey.get(key)
      if (first !== undefined) {
        refuse([{ line, message: `is the archive of line ${first} again (the same countryISOA3, city and name)` }])
        continue
      }
      linesByKey.set(key, line)
      if (survivors.has(key)) ofSurvivors.set(key, row.archive)
      else await store.add(row.archive)
    }
    if (!header) refuse([{ line: 1, message: 'is missing: the file is empty' }])
  } catch (error) {
    if (!(error instanceof CsvFault)) throw error
    refuse([{ line: error.line, message: `${error.message}; nothing from here on was read` }])
  }
  await store.rest()
  // Only now are the rows of their duplicates stored, whose names they keep.
  const unnamed = await nameDuplicates(db, ofSurvivors, (archive) => linesByKey.has(keyOf(archive)))
  for (const row of ofSurvivors.values()) await store.add(row)
  await store.rest()
  const unreported = storing(db, () => {})
  for (const row of unnamed) await unreported.add(row)
  await unreported.rest()
  return report
}

const lockSurvivors = defineCommand(
  () => Prisma.sql`SELECT 1 FROM archives WHERE id IN (SELECT merged_into_id FROM archives) ORDER BY id FOR UPDATE`,
)

/**
 * Adds the names of duplicates to the rows of the archives that they were merged into. Returns the rows of those that the
 * file doesn't name itself, but a duplicate of theirs.
 */
async function nameDuplicates(db: Tx, rows: Map<string, ArchiveRow>, isInFile: (archive: Keyed) => boolean) {
  // A merge that is under way is waited for.
  await lockSurvivors(db)
  const unnamed: ArchiveRow[] = []
  for (const { duplicates, ...survivor } of await listSurvivors(db)) {
    if (![survivor, ...duplicates].some(isInFile)) continue
    const given = rows.get(keyOf(survivor))
    const row = given ?? withoutAbsent(survivor)
    const named = { ...row, aliases: otherNames(row, duplicates) }
    if (given) rows.set(keyOf(survivor), named)
    else unnamed.push(named)
  }
  return unnamed
}

type Keyed = Pick<ArchiveRow, 'countryISOA3' | 'city' | 'name'>
const keyOf = ({ countryISOA3, city, name }: Keyed) => `${countryISOA3}\n${city}\n${name}`

/** What is kept of an archive only to find and to order it. */
export const searchedBy = (
  row: Pick<ArchiveRow, 'name' | 'city' | 'aliases' | 'countryISOA3'> & { nameLatin?: string | null | undefined },
) => ({
  sortName: fold(row.nameLatin ?? row.name),
  searchWords: searchWordsOf([row.name, row.nameLatin ?? '', row.city, ...row.aliases], row.countryISOA3),
})

const upsertRows = defineQuery(
  { added: bool },
  (rows: string) => Prisma.sql`
    INSERT INTO archives AS known (id, name, name_latin, kind, city, country_iso_a3, isil, website, aliases, sort_name, search_words)
    SELECT id, name, "nameLatin", kind::"ArchiveKind", city, "countryISOA3", isil, website, aliases, "sortName", "searchWords"
    FROM jsonb_to_recordset(${rows}::jsonb) AS given (id text, name text, "nameLatin" text, kind text, city text,
      "countryISOA3" text, isil text, website text, aliases text[], "sortName" text, "searchWords" text[])
    ON CONFLICT (country_iso_a3, city, name) DO UPDATE SET
      name_latin = EXCLUDED.name_latin, kind = EXCLUDED.kind, isil = EXCLUDED.isil, website = EXCLUDED.website,
      aliases = EXCLUDED.aliases, sort_name = EXCLUDED.sort_name, search_words = EXCLUDED.search_words, updated_at = now()
    WHERE (known.name_latin, known.kind, known.isil, known.website, known.aliases, known.sort_name, known.search_words)
      IS DISTINCT FROM (EXCLUDED.name_latin, EXCLUDED.kind, EXCLUDED.isil, EXCLUDED.website, EXCLUDED.aliases, EXCLUDED.sort_name, EXCLUDED.search_words)
    RETURNING (xmax = 0) AS added`,
)

type Counts = Pick<ImportReport, 'added' | 'updated' | 'unchanged'>

/** Rows on their way into the directory. They are made ready one by one, so that others get their turn in between. */
function storing(db: Tx, count: (counts: Counts) => void) {
  const giveWay = takeTurns()
  let batch: { key: string; json: string }[] = []
  let length = 0
  const rest = async () => {
    const rows = batch
    if (rows.length === 0) return
    ;[batch, length] = [[], 0]
    // In one order everywhere, or two imports at once could each wait for a row that the other holds.
    rows.sort((a, b) => (a.key < b.key ? -1 : 1))
    const touched = await upsertRows(db, `[${rows.map(({ json }) => json).join(',')}]`)
    const added = touched.filter((row) => row.added).length
    count({ added, updated: touched.length - added, unchanged: rows.length - touched.length })
  }
  const add = async (row: ArchiveRow) => {
    const json = JSON.stringify({ ...row, id: newId('archive'), ...searchedBy(row) })
    length += json.length
    if (batch.push({ key: keyOf(row), json }) === batchRows || length > batchLength) await rest()
    await giveWay()
  }
  return { add, rest }
}
