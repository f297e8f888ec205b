import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import { newId } from '#lib/ids.ts'
import type { SavedViewView, SaveViewInput } from '#lib/saved-views/schema.ts'
import { toSavedView } from '#lib/saved-views/view.ts'
import { refusal } from '#lib/refusals.ts'

const mostViews = 50

/** Keeps a list for the person who asks; under a name that they have used, in the place of the one before. */
export async function saveView(tx: Tx, actor: CustomerActor, { name, query }: SaveViewInput): Promise<SavedViewView> {
  const { id: userId, clientId } = actor
  const row = await tx.savedView.upsert({
    where: { userId_clientId_name: { userId, clientId, name } },
    create: { id: newId('savedView'), userId, clientId, name, query },
    update: { query },
  })
  if ((await tx.savedView.count({ where: { userId, clientId } })) > mostViews)
    throw invalid('name', refusal('viewsFull', { most: mostViews }))
  return toSavedView(row)
}
