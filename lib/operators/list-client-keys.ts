import type { OperatorActor } from '#lib/actor.ts'
import type { KeyView } from '#lib/clients/schema.ts'
import { toKeyView } from '#lib/clients/view.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { keyset, type Page, type PageRequest, requireCursor, toPage } from '#lib/paging.ts'

export async function listClientKeys(
  tx: Tx,
  { environment }: OperatorActor,
  clientId: string,
  page: PageRequest,
): Promise<Page<KeyView>> {
  requireCursor('apiKey', page)
  if (!(await tx.client.findUnique({ where: { id: clientId }, select: { id: true } }))) throw notFound()
  const { where, rest } = keyset(page)
  const { items, hasMore } = toPage(
    await tx.apiKey.findMany({ where: { clientId, environment, ...where }, ...rest }),
    page.limit,
  )
  return { items: items.map(toKeyView), hasMore }
}
