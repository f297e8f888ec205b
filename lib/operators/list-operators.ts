import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { keyset, type PageRequest, requireCursor, toPage } from '#lib/paging.ts'

/** Everyone who is or was an operator and can still be told by name. */
export async function listOperators(tx: Tx, _actor: OperatorActor, page: PageRequest) {
  requireCursor('user', page)
  const { where, rest } = keyset(page)
  return toPage(
    await tx.user.findMany({
      where: { operator: true, ...where },
      ...rest,
      select: { id: true, name: true, email: true },
    }),
    page.limit,
  )
}
