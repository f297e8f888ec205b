import { searchedBy } from '#lib/archives/searched-by.ts'
import type { Tx } from '#lib/db.ts'
import type { Archive } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'

/** What files of archives know by its former name or place: a duplicate, or the next one would bring it as a new archive. */
export async function leaveFormer(tx: Tx, archive: Archive): Promise<void> {
  const { name, nameLatin, kind, city, countryISOA3, isil, website, coordinates } = archive
  // No aliases: those that were taken off the archive would come back with it.
  const former = { name, nameLatin, kind, city, countryISOA3, isil, website, coordinates, aliases: [] }
  await tx.archive.create({
    data: {
      ...former,
      ...searchedBy(former),
      id: newId('archive'),
      mergedIntoId: archive.mergedIntoId ?? archive.id,
    },
  })
}
