import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { OperatorView } from '#lib/operators/schema.ts'
import { keyset, type Page, type PageRequest, requireCursor, toPage } from '#lib/paging.ts'

/** Everyone who is an operator, whether they can sign in or not. */
export async function listOperators(tx: Tx, _actor: OperatorActor, page: PageRequest): Promise<Page<OperatorView>> {
  requireCursor('user', page)
  const { where, rest } = keyset(page)
  const { items, hasMore } = toPage(
    await tx.user.findMany({ where: { operatorRole: { not: null }, ...where }, ...rest }),
    page.limit,
  )
  return {
    items: items.flatMap(({ id, name, email, operatorRole: role, disabledAt }) =>
      role === null ? [] : [{ id, name, email, role, disabled: disabledAt !== null }],
    ),
    hasMore,
  }
}
