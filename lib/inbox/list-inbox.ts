import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { InboxEntryView, ListInboxQuery } from '#lib/inbox/schema.ts'
import { findTheirs } from '#lib/orders/find-theirs.ts'
import { keyset, requireCursor, toPage, type Page, type PageRequest } from '#lib/paging.ts'
import { withoutAbsent } from '#lib/view.ts'

/** What is new for a researcher, and what was. */
export async function listInbox(
  tx: Tx,
  actor: ResearcherActor,
  { unread }: ListInboxQuery,
  page: PageRequest,
): Promise<Page<InboxEntryView>> {
  requireCursor('inboxEntry', page)
  const { id: researcherId, environment } = actor
  const { where, rest } = keyset(page)
  const rows = await tx.inboxEntry.findMany({
    where: { researcherId, environment, ...where, ...(unread ? { readAt: null } : {}) },
    ...rest,
    include: { order: { select: { number: true, documentType: true, repositoryName: true } } },
  })
  const { items, hasMore } = toPage(rows, page.limit)
  const orderIds = [...new Set(items.map(({ orderId }) => orderId))]
  const shown = new Set((await findTheirs(tx, actor, orderIds)).map(({ id }) => id))
  return {
    items: items.map(({ id, kind, orderId, order: { number, ...order }, createdAt, readAt }) => ({
      ...{ id, kind, orderId, orderNumber: number, ...order, createdAt: createdAt.toISOString() },
      ...(shown.has(orderId) ? {} : { gone: true as const }),
      ...withoutAbsent({ readAt: readAt?.toISOString() }),
    })),
    hasMore,
  }
}
