import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { OfferTemplateView } from '#lib/offer-templates/schema.ts'
import { toOfferTemplateView } from '#lib/offer-templates/view.ts'
import { keyset, requireCursor, toPage, type Page, type PageRequest } from '#lib/paging.ts'

export async function listOfferTemplates(
  tx: Tx,
  { id: researcherId }: ResearcherActor,
  page: PageRequest,
): Promise<Page<OfferTemplateView>> {
  requireCursor('offerTemplate', page)
  const { where, rest } = keyset(page)
  const rows = await tx.offerTemplate.findMany({ where: { researcherId, ...where }, ...rest })
  const { items, hasMore } = toPage(rows, page.limit)
  return { items: items.map(toOfferTemplateView), hasMore }
}
