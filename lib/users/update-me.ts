import type { PersonActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { findSignOnClient, getOwnRow } from '#lib/users/user-row.ts'
import type { MeView, UpdateMeInput } from '#lib/users/schema.ts'
import { meRelations, toMeView } from '#lib/users/view.ts'
import { withoutAbsent } from '#lib/view.ts'

export async function updateMe(tx: Tx, actor: PersonActor, changes: UpdateMeInput): Promise<MeView> {
  const { id } = await getOwnRow(tx, actor)
  const row = await tx.user.update({ where: { id }, data: withoutAbsent(changes), include: meRelations })
  return toMeView(row, await findSignOnClient(tx, actor))
}
