import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { InvitationView } from '#lib/members/schema.ts'
import { toInvitationView } from '#lib/members/view.ts'
import { keyset, type Page, type PageRequest, requireCursor, toPage } from '#lib/paging.ts'

/** Invitations that wait for an answer, those whose link has run out among them. */
export async function listInvitations(
  tx: Tx,
  { clientId }: CustomerActor,
  page: PageRequest,
): Promise<Page<InvitationView>> {
  requireCursor('invitation', page)
  const { where, rest } = keyset(page)
  const rows = await tx.invitation.findMany({ where: { clientId, state: 'pending', ...where }, ...rest })
  const { items, hasMore } = toPage(rows, page.limit)
  return { items: items.map(toInvitationView), hasMore }
}
