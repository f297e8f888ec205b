import type { CustomerActor } from '#lib/actor.ts'
import { isUniqueViolation } from '#lib/database-errors.ts'
import type { Tx } from '#lib/db.ts'
import { invalid, notFound } from '#lib/errors.ts'
import { templatesOf } from '#lib/templates/permissions.ts'
import type { TemplateView } from '#lib/templates/schema.ts'
import { toTemplateView } from '#lib/templates/view.ts'
import { refusal } from '#lib/refusals.ts'

export async function renameTemplate(
  tx: Tx,
  actor: CustomerActor,
  id: string,
  { name }: { name: string },
): Promise<TemplateView> {
  const [row] = await tx.orderTemplate
    .updateManyAndReturn({ where: { id, ...templatesOf(actor) }, data: { name } })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? invalid('name', refusal('templateName')) : error
    })
  if (!row) throw notFound()
  return toTemplateView(row)
}
