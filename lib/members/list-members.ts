import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { MemberView } from '#lib/members/schema.ts'
import { toMemberView } from '#lib/members/view.ts'
import { keyset, type Page, type PageRequest, requireCursor, toPage } from '#lib/paging.ts'

/** Who belongs to the client. Disabled accounts can do nothing, and aren't shown. */
export async function listMembers(tx: Tx, actor: CustomerActor, page: PageRequest): Promise<Page<MemberView>> {
  requireCursor('user', page)
  const { where, rest } = keyset(page)
  const rows = await tx.membership.findMany({
    where: { clientId: actor.clientId, user: { disabledAt: null, ...where } },
    include: { user: true },
    orderBy: { userId: page.order },
    take: rest.take,
  })
  const { items, hasMore } = toPage(rows, page.limit)
  return { items: items.map((row) => toMemberView(row, actor)), hasMore }
}
