import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { InboxEntryView, ListInboxQuery } from '#lib/inbox/schema.ts'
import { keyset, requireCursor, toPage, type Page, type PageRequest } from '#lib/paging.ts'
import { withoutAbsent } from '#lib/view.ts'

/** What is new for a researcher, and what was. */
export async function listInbox(
  tx: Tx,
  { id: researcherId, environment }: ResearcherActor,
  { unread }: ListInboxQuery,
  page: PageRequest,
): Promise<Page<InboxEntryView>> {
  requireCursor('inboxEntry', page)
  const { where, rest } = keyset(page)
  const rows = await tx.inboxEntry.findMany({
    where: { researcherId, environment, ...where, ...(unread ? { readAt: null } : {}) },
    ...rest,
    include: { order: { select: { number: true, documentType: true, repositoryName: true } } },
  })
  const { items, hasMore } = toPage(rows, page.limit)
  return {
    items: items.map(({ id, kind, orderId, order: { number, ...order }, createdAt, readAt }) => ({
      ...{ id, kind, orderId, orderNumber: number, ...order, createdAt: createdAt.toISOString() },
      ...withoutAbsent({ readAt: readAt?.toISOString() }),
    })),
    hasMore,
  }
}
