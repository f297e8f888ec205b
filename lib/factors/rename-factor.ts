import type { PersonActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { findOwner } from '#lib/factors/find-owner.ts'
import type { FactorView, RenameFactorInput } from '#lib/factors/schema.ts'
import { toFactorView } from '#lib/factors/view.ts'

export async function renameFactor(
  tx: Tx,
  actor: PersonActor,
  id: string,
  { name }: RenameFactorInput,
): Promise<FactorView> {
  const { id: userId } = await findOwner(tx, actor)
  const [row] = await tx.factor.updateManyAndReturn({ where: { id, userId }, data: { name } })
  if (!row) throw notFound()
  return toFactorView(row)
}
