import type { PersonActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { findOpenDeletion } from '#lib/rights/deletion-row.ts'
import { findObstacles } from '#lib/rights/find-obstacles.ts'
import type { DeletionView } from '#lib/rights/schema.ts'
import { toDeletionView } from '#lib/rights/view.ts'
import { getOwnRow } from '#lib/users/user-row.ts'

export async function getDeletion(tx: Tx, actor: PersonActor): Promise<DeletionView> {
  const user = await getOwnRow(tx, actor)
  return toDeletionView(await findOpenDeletion(tx, user.id), await findObstacles(tx, user))
}
