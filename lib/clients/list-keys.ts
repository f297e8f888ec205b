import type { CustomerActor } from '#lib/actor.ts'
import type { KeyView } from '#lib/clients/schema.ts'
import { toKeyView } from '#lib/clients/view.ts'
import type { Tx } from '#lib/db.ts'
import { keyset, type Page, type PageRequest, requireCursor, toPage } from '#lib/paging.ts'

export async function listKeys(
  tx: Tx,
  { clientId, environment }: CustomerActor,
  page: PageRequest,
): Promise<Page<KeyView>> {
  requireCursor('apiKey', page)
  const { where, rest } = keyset(page)
  const { items, hasMore } = toPage(
    await tx.apiKey.findMany({ where: { clientId, environment, ...where }, ...rest }),
    page.limit,
  )
  return { items: items.map(toKeyView), hasMore }
}
