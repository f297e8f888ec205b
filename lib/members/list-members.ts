import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { MemberView } from '#lib/members/schema.ts'
import { toMemberView } from '#lib/members/view.ts'
import { type Page, type PageRequest, requireCursor, toPage } from '#lib/paging.ts'

/** Who belongs to the client. Disabled accounts can do nothing, and aren't shown. */
export async function listMembers(
  tx: Tx,
  actor: CustomerActor,
  { limit, startingAfter, ...page }: PageRequest,
): Promise<Page<MemberView>> {
  requireCursor('user', { limit, ...page, ...(startingAfter === undefined ? {} : { startingAfter }) })
  const beyond = page.order === 'asc' ? ('gt' as const) : ('lt' as const)
  const rows = await tx.membership.findMany({
    where: {
      clientId: actor.clientId,
      user: { disabledAt: null },
      ...(startingAfter === undefined ? {} : { userId: { [beyond]: startingAfter } }),
    },
    include: { user: true },
    orderBy: { userId: page.order },
    take: limit + 1,
  })
  const { items, hasMore } = toPage(rows, limit)
  return { items: items.map((row) => toMemberView(row, actor)), hasMore }
}
