import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { keyset, requireCursor, toPage, type Page, type PageRequest } from '#lib/paging.ts'
import { getKnownResearcher } from '#lib/researchers/get-known-researcher.ts'
import type { PublicReview } from '#lib/reviews/schema.ts'
import { toPublicReview } from '#lib/reviews/view.ts'

/** What customers say of a researcher, as far as it can be read. Rehearsals are no experience, so the sandbox has none. */
export async function listResearcherReviews(
  tx: Tx,
  actor: CustomerActor,
  researcherId: string,
  page: PageRequest,
): Promise<Page<PublicReview>> {
  requireCursor('review', page)
  await getKnownResearcher(tx, actor, researcherId)
  if (actor.environment !== 'production') return { items: [], hasMore: false }
  const { where, rest } = keyset(page)
  const rows = await tx.review.findMany({
    where: {
      ...{ researcherId, environment: 'production', side: 'customer', openedAt: { not: null }, hiddenAt: null },
      ...where,
    },
    ...rest,
  })
  const { items, hasMore } = toPage(rows, page.limit)
  return { items: items.map(toPublicReview), hasMore }
}
