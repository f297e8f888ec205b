import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { templatesOf } from '#lib/templates/permissions.ts'
import type { Succeeded } from '#lib/text.ts'

export async function removeTemplate(tx: Tx, actor: CustomerActor, id: string): Promise<Succeeded> {
  const { count } = await tx.orderTemplate.deleteMany({ where: { id, ...templatesOf(actor) } })
  if (count === 0) throw notFound()
  return { success: true }
}
