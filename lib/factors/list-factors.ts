import type { PersonActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { findOwner } from '#lib/factors/find-owner.ts'
import type { FactorView } from '#lib/factors/schema.ts'
import { toFactorView } from '#lib/factors/view.ts'
import { keyset, requireCursor, toPage, type Page, type PageRequest } from '#lib/paging.ts'

export async function listFactors(tx: Tx, actor: PersonActor, page: PageRequest): Promise<Page<FactorView>> {
  requireCursor('factor', page)
  const { where, rest } = keyset(page)
  const rows = await tx.factor.findMany({ where: { userId: (await findOwner(tx, actor)).id, ...where }, ...rest })
  const { items, hasMore } = toPage(rows, page.limit)
  return { items: items.map(toFactorView), hasMore }
}
