import type { OperatorActor } from '#lib/actor.ts'
import { searchedBy } from '#lib/archives/import-archives.ts'
import type { ArchiveFileView, ArchiveInput } from '#lib/archives/schema.ts'
import { toArchiveView } from '#lib/archives/view.ts'
import type { Tx } from '#lib/db.ts'
import { invalid, notFound } from '#lib/errors.ts'
import type { Archive, Prisma } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'
import { audit } from '#lib/operators/audit.ts'
import { defineLock } from '#lib/sql.ts'

type Row = Archive & { mergedInto: { id: string; name: string } | null }
const include = { mergedInto: { select: { id: true, name: true } } } as const

async function toFileView(tx: Tx, { environment }: OperatorActor, row: Row): Promise<ArchiveFileView> {
  return {
    ...toArchiveView(row),
    aliases: row.aliases,
    orders: await tx.order.count({ where: { environment, archiveRepositoryId: row.id } }),
    ...(row.mergedInto ? { mergedInto: row.mergedInto } : {}),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** What the audit log keeps of an archive. */
const kept = (row: Archive): Prisma.InputJsonObject => ({ ...toArchiveView(row), aliases: row.aliases })

const lockArchive = defineLock('archives')

async function lock(tx: Tx, archiveId: string): Promise<Row> {
  await lockArchive(tx, archiveId)
  return getRow(tx, archiveId)
}

async function getRow(tx: Tx, archiveId: string): Promise<Row> {
  const row = await tx.archive.findUnique({ where: { id: archiveId }, include })
  if (!row) throw notFound()
  return row
}

/** Country, city and name say which archive is meant, so two can't share them; a hidden duplicate counts too. */
async function requireFree(tx: Tx, { countryISOA3, city, name }: ArchiveInput, ownId?: string): Promise<void> {
  const other = await tx.archive.findUnique({
    where: { countryISOA3_city_name: { countryISOA3, city, name } },
    select: { id: true },
  })
  if (other && other.id !== ownId) throw invalid('name', `is already in the directory for ${city}: ${other.id}`)
}

const dataOf = (input: ArchiveInput) => ({
  ...input,
  nameLatin: input.nameLatin ?? null,
  isil: input.isil ?? null,
  website: input.website ?? null,
  ...searchedBy(input),
  updatedAt: new Date(),
})

export async function getArchive(tx: Tx, actor: OperatorActor, archiveId: string): Promise<ArchiveFileView> {
  return toFileView(tx, actor, await getRow(tx, archiveId))
}

export async function addArchive(tx: Tx, actor: OperatorActor, input: ArchiveInput): Promise<ArchiveFileView> {
  await requireFree(tx, input)
  const row = await tx.archive.create({ data: { id: newId('archive'), ...dataOf(input) }, include })
  await audit(tx, actor, { action: 'archive.add', targetType: 'archive', targetId: row.id, after: kept(row) })
  return toFileView(tx, actor, row)
}

/** Replaces what the directory says of an archive; whatever isn't given is gone. */
export async function replaceArchive(
  tx: Tx,
  actor: OperatorActor,
  archiveId: string,
  input: ArchiveInput,
): Promise<ArchiveFileView> {
  const before = await lock(tx, archiveId)
  await requireFree(tx, input, archiveId)
  const after = await tx.archive.update({ where: { id: archiveId }, data: dataOf(input), include })
  await audit(tx, actor, {
    action: 'archive.update',
    targetType: 'archive',
    targetId: archiveId,
    before: kept(before),
    after: kept(after),
  })
  return toFileView(tx, actor, after)
}

/**
 * Hides a duplicate behind the archive that it is, which is found by both names from then on. Orders keep the id that
 * their customers wrote; it still leads here.
 */
export async function mergeArchive(
  tx: Tx,
  actor: OperatorActor,
  archiveId: string,
  intoId: string,
): Promise<ArchiveFileView> {
  if (archiveId === intoId) throw invalid('intoId', 'is the same archive')
  // In one order everywhere, or two merges the other way round would wait for each other.
  for (const id of [archiveId, intoId].sort()) await lockArchive(tx, id)
  const duplicate = await getRow(tx, archiveId)
  const target = await tx.archive.findUnique({ where: { id: intoId } })
  if (!target) throw invalid('intoId', 'is no archive of the directory')
  if (target.mergedIntoId !== null) throw invalid('intoId', 'is itself merged into another archive')
  if (duplicate.mergedIntoId === intoId) return toFileView(tx, actor, await getRow(tx, intoId))
  const names = [
    ...new Set([
      ...target.aliases,
      duplicate.name,
      ...((duplicate.nameLatin ?? '') ? [duplicate.nameLatin ?? ''] : []),
      ...duplicate.aliases,
    ]),
  ]
  const aliases = names.filter((name) => name !== target.name && name !== target.nameLatin).slice(0, 30)
  const now = new Date()
  await tx.archive.updateMany({
    where: { OR: [{ id: archiveId }, { mergedIntoId: archiveId }] },
    data: { mergedIntoId: intoId, updatedAt: now },
  })
  const after = await tx.archive.update({
    where: { id: intoId },
    data: { aliases, ...searchedBy({ ...target, aliases }), updatedAt: now },
    include,
  })
  await audit(tx, actor, {
    action: 'archive.merge',
    targetType: 'archive',
    targetId: archiveId,
    before: { duplicate: kept(duplicate), into: kept(target) },
    after: { into: kept(after) },
  })
  return toFileView(tx, actor, after)
}

/** Undoes a merge: the archive stands for itself again, and its name is no other's any more. */
export async function splitArchive(tx: Tx, actor: OperatorActor, archiveId: string): Promise<ArchiveFileView> {
  const before = await lock(tx, archiveId)
  if (before.mergedIntoId !== null) {
    const target = await lock(tx, before.mergedIntoId)
    const own = new Set([before.name, before.nameLatin, ...before.aliases])
    const aliases = target.aliases.filter((alias) => !own.has(alias))
    await tx.archive.update({
      where: { id: target.id },
      data: { aliases, ...searchedBy({ ...target, aliases }), updatedAt: new Date() },
    })
  }
  const after = await tx.archive.update({
    where: { id: archiveId },
    data: { mergedIntoId: null, updatedAt: new Date() },
    include,
  })
  await audit(tx, actor, {
    action: 'archive.split',
    targetType: 'archive',
    targetId: archiveId,
    before: { mergedInto: before.mergedIntoId },
    after: { mergedInto: null },
  })
  return toFileView(tx, actor, after)
}
