import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { keyset, type Page, type PageRequest, requireCursor, toPage } from '#lib/paging.ts'
import type { InvitationView } from '#lib/people/schema.ts'
import { toInvitationView } from '#lib/people/view.ts'

/** Everybody who was ever invited, the newest first. */
export async function listOperatorInvitations(
  tx: Tx,
  _actor: OperatorActor,
  page: PageRequest,
): Promise<Page<InvitationView>> {
  requireCursor('invitation', page)
  const { where, rest } = keyset(page)
  const { items, hasMore } = toPage(await tx.operatorInvitation.findMany({ where, ...rest }), page.limit)
  const people = await tx.user.findMany({
    where: { id: { in: items.map(({ invitedBy }) => invitedBy) } },
    select: { id: true, name: true },
  })
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return {
    items: items.map((row) =>
      toInvitationView(row, { id: row.invitedBy, name: names.get(row.invitedBy) ?? row.invitedBy }),
    ),
    hasMore,
  }
}
