import type { Tx } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import type { Prisma, SavedView } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'
import { refusal } from '#lib/refusals.ts'
import type { Shelf } from '#lib/saved-views/shelf.ts'

const mostViews = 50

/** Keeps a list for the person who asks; under a name that they have used, in the place of the one before. */
export async function saveView(
  tx: Tx,
  shelf: Shelf,
  { name, query }: { name: string; query: Prisma.InputJsonObject },
): Promise<SavedView> {
  const where = { ...shelf, name }
  await tx.savedView.createMany({ data: [{ id: newId('savedView'), ...where, query }], skipDuplicates: true })
  await tx.savedView.updateMany({ where, data: { query } })
  if ((await tx.savedView.count({ where: shelf })) > mostViews)
    throw invalid('name', refusal('viewsFull', { most: mostViews }))
  return tx.savedView.findFirstOrThrow({ where })
}
