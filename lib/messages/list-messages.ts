import type { CustomerActor, ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { messagesReadableBy } from '#lib/orders/permissions.ts'
import type { MessageView } from '#lib/messages/schema.ts'
import { toMessageView, toResearchersView, withAttachments } from '#lib/messages/view.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'
import { keyset, type Page, type PageRequest, requireCursor, toPage } from '#lib/paging.ts'

export async function listMessages(
  tx: Tx,
  actor: CustomerActor | ResearcherActor,
  orderId: string,
  page: PageRequest,
): Promise<Page<MessageView>> {
  requireCursor('message', page)
  await getOrderRow(tx, actor, orderId)
  const { where, rest } = keyset(page)
  const rows = await tx.message.findMany({
    where: { orderId, ...messagesReadableBy(actor), ...where },
    ...rest,
    include: withAttachments,
  })
  const { items, hasMore } = toPage(rows, page.limit)
  return { items: items.map(actor.type === 'researcher' ? toResearchersView : toMessageView), hasMore }
}
