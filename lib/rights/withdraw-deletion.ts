import type { PersonActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { findOpenDeletion } from '#lib/rights/deletion-row.ts'
import { getDeletion } from '#lib/rights/get-deletion.ts'
import type { DeletionView } from '#lib/rights/schema.ts'
import { takeBack } from '#lib/rights/take-back.ts'
import { getOwnRow } from '#lib/users/user-row.ts'

/** Takes the deletion of one's own account back. Where none waits, nothing changes. */
export async function withdrawDeletion(tx: Tx, actor: PersonActor): Promise<DeletionView> {
  const { id: userId } = await getOwnRow(tx, actor)
  const open = await findOpenDeletion(tx, userId)
  if (open) await takeBack(tx, open.id)
  return getDeletion(tx, actor)
}
