import type { ArchiveInput } from '#lib/archives/schema.ts'
import type { Tx } from '#lib/db.ts'
import type { Archive } from '#lib/generated/prisma/client.ts'
import { findMerge } from '#lib/operators/find-merge.ts'

/** Where an archive goes back to a former name and place, nothing keeps those for it any more. Returns whether it does. */
export async function takeFormer(tx: Tx, { id }: Archive, to: ArchiveInput): Promise<boolean> {
  const { countryISOA3, city, name } = to
  const former = await tx.archive.findFirst({ where: { countryISOA3, city, name, mergedIntoId: id } })
  // What an operator merged is an archive of its own, which orders may name.
  if (!former || (await findMerge(tx, former.id))) return false
  await tx.archive.delete({ where: { id: former.id } })
  return true
}
