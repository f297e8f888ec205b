import { z } from 'zod'
import { knownArchive, type KnownArchive } from '#lib/archives/known-archive.ts'
import { searchedBy } from '#lib/archives/searched-by.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError, notFound } from '#lib/errors.ts'
import { Prisma, type ArchiveImport, type ArchiveImportChange } from '#lib/generated/prisma/client.ts'
import { takeTurns } from '#lib/give-way.ts'
import { bool, defineCommand, defineLock, defineQuery } from '#lib/sql.ts'

const lockRow = defineLock('archive_imports')
/** One import at a time is carried out or taken back: two could each wait for an archive that the other holds. */
const takeTurn = defineQuery({ free: bool }, () => Prisma.sql`SELECT pg_try_advisory_xact_lock(7081621) AS free`)
const awaitTurn = defineCommand(() => Prisma.sql`SELECT pg_advisory_xact_lock(7081621)`)

/** `waits`: for its turn, as a command does; a page is told at once that it isn't. */
export async function lockImport(tx: Tx, id: string, { waits = false } = {}): Promise<ArchiveImport> {
  if (waits) await awaitTurn(tx)
  else if (!(await takeTurn(tx))[0]?.free)
    throw new ApiError('operator_conflict', 'Another import is being carried out. Try again in a minute.')
  await lockRow(tx, id)
  return getImportRow(tx, id)
}

export async function getImportRow(tx: Tx, id: string): Promise<ArchiveImport> {
  const row = await tx.archiveImport.findUnique({ where: { id } })
  if (!row) throw notFound()
  return row
}

export type Change = Omit<ArchiveImportChange, 'before' | 'after'> & {
  before: KnownArchive | null
  after: KnownArchive
}
const beforeOf = z.nullable(knownArchive)
export const toChange = (row: ArchiveImportChange): Change => ({
  ...row,
  before: beforeOf.parse(row.before),
  after: knownArchive.parse(row.after),
})

/** A statement's rows, at most: an archive is found by very many words. */
const slice = 200

/** The changes of an import that had this fate, slice by slice; each slice is kept no longer than it is worked on. */
export async function* slicesOf(tx: Tx, importId: string, fate: ArchiveImportChange['fate']): AsyncGenerator<Change[]> {
  const giveWay = takeTurns()
  let last = ''
  for (;;) {
    const rows = await tx.archiveImportChange.findMany({
      where: { importId, id: { gt: last } },
      orderBy: { id: 'asc' },
      take: slice,
    })
    last = rows.at(-1)?.id ?? ''
    const changes: Change[] = []
    for (const row of rows) {
      if (row.fate === fate) changes.push(toChange(row))
      await giveWay()
    }
    if (changes.length > 0) yield changes
    if (rows.length < slice) return
  }
}

export type Rewrite = { id: string; to: KnownArchive; from: KnownArchive }

/** A statement's characters, at most. */
const longest = 500_000

/**
 * Runs a statement over archives: what to write, and what has to be there for it to be written. They are made ready one by one, so that
 * others get their turn in between. Returns the ids of those that were written.
 */
export async function inPieces(
  rows: readonly Rewrite[],
  run: (json: string) => Promise<{ id: string }[]>,
): Promise<string[]> {
  const giveWay = takeTurns()
  const done: string[] = []
  let [made, length]: [string[], number] = [[], 0]
  const send = async () => {
    if (made.length === 0) return
    const json = `[${made.join(',')}]`
    ;[made, length] = [[], 0]
    done.push(...(await run(json)).map(({ id }) => id))
  }
  for (const { id, to, from } of rows) {
    const json = JSON.stringify({ id, ...to, ...searchedBy(to), from })
    length += json.length
    made.push(json)
    if (length > longest) await send()
    await giveWay()
  }
  await send()
  return done
}

/** `given` as the statements below read it, from the JSON of `inPieces`. */
export const givenRows = (json: string) => Prisma.sql`
  jsonb_to_recordset(${json}::jsonb) AS given(id text, name text, "nameLatin" text, kind text, city text, "countryISOA3" text,
    isil text, website text, coordinates text, aliases text[], "sortName" text, "searchWords" text[], "from" jsonb)`

/** Whether an archive `a` still says what `given` was made for. */
export const isUnmoved = Prisma.sql`
  jsonb_build_object('name', a.name, 'nameLatin', a.name_latin, 'kind', a.kind, 'city', a.city, 'countryISOA3', a.country_iso_a3,
    'isil', a.isil, 'website', a.website, 'coordinates', a.coordinates, 'aliases', a.aliases, 'mergedIntoId', a.merged_into_id) = given."from"`

/** Writes what became of changes. */
export const setFates = defineCommand(
  (ids: string[], fate: ArchiveImportChange['fate']) =>
    Prisma.sql`UPDATE archive_import_changes SET fate = ${fate}::"ArchiveChangeFate" WHERE id = ANY(${ids}::text[])`,
)
