import { isSame, keyOf, toKnown, type KnownArchive } from '#lib/archives/known-archive.ts'
import { listSurvivors, otherNames } from '#lib/archives/merged-names.ts'
import { parseHeader, parseRow, patch, type ArchiveRow, type RowIssue } from '#lib/archives/parse-row.ts'
import { CsvError, readCsv } from '#lib/archives/read-csv.ts'
import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { takeTurns } from '#lib/give-way.ts'
import { newId } from '#lib/ids.ts'
import { refusal } from '#lib/refusals.ts'
import { defineQuery, enumOf, listOf, named, nullable, present, text, type RowOf } from '#lib/sql.ts'

export type PlannedChange = { archiveId: string; line: number; before: KnownArchive | null; after: KnownArchive }
export type ImportPlan = {
  added: number
  changed: number
  unchanged: number
  /** Rows left out, each for the reasons in `issues`, of which only the first `keptIssues` are kept. */
  refused: number
  issues: RowIssue[]
}
export const keptIssues = 100

/** What is compared in one statement, at most: by its rows, and by their characters. */
const batchRows = 1_000
const batchLength = 500_000

const known = {
  id: text,
  name: text,
  nameLatin: nullable(text),
  kind: enumOf('ArchiveKind'),
  city: text,
  countryISOA3: named('country_iso_a3', text),
  isil: nullable(text),
  website: nullable(text),
  coordinates: nullable(text),
  aliases: present(listOf<string>()),
  mergedIntoId: nullable(text),
}
type Known = RowOf<typeof known>

export const findKnown = defineQuery(
  known,
  (keys: string) => Prisma.sql`
    SELECT a.id, a.name, a.name_latin AS "nameLatin", a.kind, a.city, a.country_iso_a3 AS "countryISOA3", a.isil, a.website,
      a.coordinates, a.aliases, a.merged_into_id AS "mergedIntoId"
    FROM jsonb_to_recordset(${keys}::jsonb) AS given("countryISOA3" char(3), city text, name text)
    JOIN archives a ON a.country_iso_a3 = given."countryISOA3" AND a.city = given.city AND a.name = given.name`,
)

type Line = { line: number; row: ArchiveRow }

/**
 * What a CSV, read as a stream, would change in the directory: rows that are new are added, rows that say something else are
 * changed, nothing is ever removed. Country, city and name say which archive a row means. A wrong row is left out and reported;
 * text that isn't CSV ends the reading there. What operators merged stays merged: the row of a duplicate changes it where it is, out of
 * sight, and its names stay with the archive that it is.
 * @param write takes the changes, in the order of the file and a batch at a time; no archive is among them twice
 */
export async function planImport(
  db: Tx,
  source: AsyncIterable<Uint8Array>,
  write: (changes: PlannedChange[]) => Promise<void>,
): Promise<ImportPlan> {
  const plan: ImportPlan = { added: 0, changed: 0, unchanged: 0, refused: 0, issues: [] }
  const refuse = (issues: RowIssue[]) => {
    plan.refused += 1
    plan.issues.push(...issues.slice(0, keptIssues - plan.issues.length))
  }
  const comparison = new Comparison(db, plan, refuse, write)
  const giveWay = takeTurns()
  const linesByKey = new Map<string, number>()
  let header: string[] | undefined
  try {
    for await (const { line, fields } of readCsv(source)) {
      if (!header) {
        header = parseHeader(fields)
        continue
      }
      const row = parseRow(header, fields, line)
      if ('issues' in row) {
        refuse(row.issues)
        continue
      }
      // Which of two rows is right isn't for us to say.
      const key = keyOf(row.archive)
      const first = linesByKey.get(key)
      if (first !== undefined) {
        refuse([{ line, message: refusal('rowTwice', { line: first }) }])
        continue
      }
      linesByKey.set(key, line)
      await comparison.add({ line, row: row.archive })
      await giveWay()
    }
    if (!header) refuse([{ line: 1, message: refusal('emptyFile') }])
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    refuse([{ line: error.line, message: `${error.message}; nothing from here on was read` }])
  }
  await comparison.end()
  return plan
}

class Comparison {
  readonly #db: Tx
  readonly #plan: ImportPlan
  readonly #refuse: (issues: RowIssue[]) => void
  readonly #write: (changes: PlannedChange[]) => Promise<void>
  readonly #giveWay = takeTurns()
  #batch: Line[] = []
  #length = 0
  // Of duplicates and of what they were merged into: their names belong together, whichever row comes first.
  readonly #families = new Map<string, { line: number; after: KnownArchive }>()
  #survivors: Promise<Set<string>> | undefined

  constructor(
    db: Tx,
    plan: ImportPlan,
    refuse: (issues: RowIssue[]) => void,
    write: (changes: PlannedChange[]) => Promise<void>,
  ) {
    this.#db = db
    this.#plan = plan
    this.#refuse = refuse
    this.#write = write
  }

  async add(line: Line): Promise<void> {
    const { row } = line
    this.#length += row.name.length + row.city.length + (row.aliases ?? []).join().length + 100
    if (this.#batch.push(line) === batchRows || this.#length > batchLength) await this.#compare()
  }

  async #compare(): Promise<void> {
    const batch = this.#batch
    if (batch.length === 0) return
    ;[this.#batch, this.#length] = [[], 0]
    const rows = await findKnown(
      this.#db,
      JSON.stringify(batch.map(({ row: { countryISOA3, city, name } }) => ({ countryISOA3, city, name }))),
    )
    const found = new Map(rows.map((row) => [keyOf(row), row]))
    const survivors = await (this.#survivors ??= listSurvivors(this.#db).then(
      (all) => new Set(all.map(({ id }) => id)),
    ))
    const changes: PlannedChange[] = []
    for (const line of batch) {
      const before = found.get(keyOf(line.row))
      const after = patch(before, line.row)
      if (!after) this.#refuse([{ line: line.line, column: 'kind', message: refusal('kindOfNew') }])
      else if (before && survivors.has(before.id)) this.#families.set(before.id, { line: line.line, after })
      else changes.push(...this.#changeOf(before, after, line.line))
      await this.#giveWay()
    }
    if (changes.length > 0) await this.#write(changes)
  }

  #changeOf(before: Known | undefined, after: KnownArchive, line: number): PlannedChange[] {
    if (!before) {
      this.#plan.added += 1
      return [{ archiveId: newId('archive'), line, before: null, after }]
    }
    if (before.mergedIntoId !== null) this.#families.set(before.id, { line, after })
    if (isSame(before, after)) {
      this.#plan.unchanged += 1
      return []
    }
    this.#plan.changed += 1
    return [{ archiveId: before.id, line, before: toKnown(before), after }]
  }

  /** The archives that others were merged into keep the names of those, as they will be. */
  async end(): Promise<void> {
    await this.#compare()
    if (this.#families.size === 0) return
    const changes: PlannedChange[] = []
    for (const { duplicates, ...survivor } of await listSurvivors(this.#db)) {
      const own = this.#families.get(survivor.id)
      const line = own?.line ?? duplicates.flatMap(({ id }) => this.#families.get(id)?.line ?? [])[0]
      if (line === undefined) continue
      const row = own?.after ?? toKnown(survivor)
      const names = duplicates.map((duplicate) => this.#families.get(duplicate.id)?.after ?? duplicate)
      const after = { ...row, aliases: otherNames(row, names) }
      // Of one that the file doesn't name only a change is told.
      if (own || !isSame(toKnown(survivor), after)) changes.push(...this.#changeOf(survivor, after, line))
    }
    if (changes.length > 0) await this.#write(changes)
  }
}
