import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { keyset, requireCursor, toPage, type Page, type PageRequest } from '#lib/paging.ts'
import { templatesOf } from '#lib/templates/permissions.ts'
import type { TemplateView } from '#lib/templates/schema.ts'
import { toTemplateView } from '#lib/templates/view.ts'

export async function listTemplates(tx: Tx, actor: CustomerActor, page: PageRequest): Promise<Page<TemplateView>> {
  requireCursor('orderTemplate', page)
  const { where, rest } = keyset(page)
  const { items, hasMore } = toPage(
    await tx.orderTemplate.findMany({ where: { ...templatesOf(actor), ...where }, ...rest }),
    page.limit,
  )
  return { items: items.map(toTemplateView), hasMore }
}
