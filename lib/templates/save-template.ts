import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import { newId } from '#lib/ids.ts'
import { templatesOf } from '#lib/templates/permissions.ts'
import { mostTemplates, type SaveTemplateInput, type TemplateView } from '#lib/templates/schema.ts'
import { toTemplateView } from '#lib/templates/view.ts'
import { refusal } from '#lib/refusals.ts'

/** Keeps the form of an order for everybody of the client; under a name that is used, in the place of the one before. */
export async function saveTemplate(
  tx: Tx,
  actor: CustomerActor,
  { name, order: content }: SaveTemplateInput,
): Promise<TemplateView> {
  const theirs = templatesOf(actor)
  const row = await tx.orderTemplate.upsert({
    where: { clientId_environment_name: { ...theirs, name } },
    create: { id: newId('orderTemplate'), ...theirs, name, content },
    update: { content },
  })
  if ((await tx.orderTemplate.count({ where: theirs })) > mostTemplates)
    throw invalid('name', refusal('templatesFull', { most: mostTemplates }))
  return toTemplateView(row)
}
