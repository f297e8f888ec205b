import type { Tx } from '#lib/db.ts'
import type { CredentialView } from '#lib/credentials/schema.ts'
import { toCredentialView } from '#lib/credentials/view.ts'
import { keyset, requireCursor, toPage, type Page, type PageRequest } from '#lib/paging.ts'

/** A researcher's own, for themselves and for operators. */
export async function listCredentials(tx: Tx, researcherId: string, page: PageRequest): Promise<Page<CredentialView>> {
  requireCursor('credential', page)
  const { where, rest } = keyset(page)
  const { items, hasMore } = toPage(
    await tx.credential.findMany({ where: { researcherId, ...where }, ...rest }),
    page.limit,
  )
  return { items: items.map(toCredentialView), hasMore }
}
