import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { invalid, notFound } from '#lib/errors.ts'
import { templatesOf } from '#lib/templates/permissions.ts'
import type { TemplateView } from '#lib/templates/schema.ts'
import { toTemplateView } from '#lib/templates/view.ts'

export async function renameTemplate(
  tx: Tx,
  actor: CustomerActor,
  id: string,
  { name }: { name: string },
): Promise<TemplateView> {
  const theirs = templatesOf(actor)
  const row = await tx.orderTemplate.findFirst({ where: { id, ...theirs } })
  if (!row) throw notFound()
  if (await tx.orderTemplate.findFirst({ where: { ...theirs, name, id: { not: id } }, select: { id: true } }))
    throw invalid('name', 'is the name of another template')
  return toTemplateView(await tx.orderTemplate.update({ where: { id }, data: { name } }))
}
