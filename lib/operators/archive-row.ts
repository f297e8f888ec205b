import type { OperatorActor } from '#lib/actor.ts'
import { archiveOf, namingArchive } from '#lib/archives/naming-archive.ts'
import { searchedBy } from '#lib/archives/searched-by.ts'
import type { ArchiveFileView, ArchiveInput } from '#lib/archives/schema.ts'
import { toArchiveView } from '#lib/archives/view.ts'
import type { Tx } from '#lib/db.ts'
import { invalid, notFound } from '#lib/errors.ts'
import { Prisma, type Archive } from '#lib/generated/prisma/client.ts'
import type { Environment } from '#lib/env.ts'
import { defineLock, defineQuery, int4 } from '#lib/sql.ts'
import { refusal } from '#lib/refusals.ts'
import { withoutAbsent } from '#lib/view.ts'

type Row = Archive & { mergedInto: { id: string; name: string } | null }

export const withTarget = { mergedInto: { select: { id: true, name: true } } } as const

export async function toFileView(tx: Tx, { environment }: OperatorActor, row: Row): Promise<ArchiveFileView> {
  return {
    ...toArchiveView(row),
    aliases: row.aliases,
    ...withoutAbsent({ coordinates: row.coordinates }),
    orders: (await countNaming(tx, environment, row.id))[0]?.orders ?? 0,
    ...(row.mergedInto ? { mergedInto: row.mergedInto } : {}),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** What the audit log keeps of an archive. */
export const toAudited = (row: Archive): Prisma.InputJsonObject => ({
  ...toArchiveView(row),
  ...withoutAbsent({ coordinates: row.coordinates }),
  aliases: row.aliases,
})

const countNaming = defineQuery({ orders: int4 }, (environment: Environment, id: string) => {
  const { byId, byName } = namingArchive(archiveOf(id))
  const count = (condition: Prisma.Sql) =>
    Prisma.sql`SELECT count(*) AS n FROM orders o WHERE o.environment = ${environment}::"Environment" AND ${condition}`
  return Prisma.sql`SELECT sum(n)::int AS orders FROM (${count(byId)} UNION ALL ${count(byName)}) ways`
})

export const lockRow = defineLock('archives')

export async function lockArchive(tx: Tx, archiveId: string): Promise<Row> {
  await lockRow(tx, archiveId)
  return getArchiveRow(tx, archiveId)
}

export async function getArchiveRow(tx: Tx, archiveId: string): Promise<Row> {
  const row = await tx.archive.findUnique({ where: { id: archiveId }, include: withTarget })
  if (!row) throw notFound()
  return row
}

/** Country, city and name say which archive is meant, so two can't share them; a hidden duplicate counts too. */
export async function requireFree(tx: Tx, { countryISOA3, city, name }: ArchiveInput, ownId?: string): Promise<void> {
  const other = await tx.archive.findUnique({
    where: { countryISOA3_city_name: { countryISOA3, city, name } },
    select: { id: true },
  })
  if (other && other.id !== ownId) throw invalid('name', refusal('archiveThere', { city, id: other.id }))
}

export const toArchiveData = (input: ArchiveInput) => ({
  ...input,
  nameLatin: input.nameLatin ?? null,
  isil: input.isil ?? null,
  website: input.website ?? null,
  coordinates: input.coordinates ?? null,
  ...searchedBy(input),
  updatedAt: new Date(),
})
