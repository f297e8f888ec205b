import type { CustomerActor, ResearcherActor } from '#lib/actor.ts'
import type { AttachedFileView } from '#lib/attachments/schema.ts'
import { toAttachedFileView } from '#lib/attachments/view.ts'
import type { Tx } from '#lib/db.ts'
import { mintFileUrl } from '#lib/files/file-url.ts'
import { messagesReadableBy } from '#lib/orders/permissions.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'
import { keyset, requireCursor, toPage, type Page, type PageRequest } from '#lib/paging.ts'

/** What is attached to an order and to those of its messages that the actor may read, each with a fresh URL. */
export async function listAttachments(
  tx: Tx,
  actor: CustomerActor | ResearcherActor,
  orderId: string,
  page: PageRequest,
): Promise<Page<AttachedFileView>> {
  requireCursor('attachment', page)
  const { environment } = await getOrderRow(tx, actor, orderId)
  const { where, rest } = keyset(page)
  const readable = { OR: [{ messageId: null }, { message: { orderId, ...messagesReadableBy(actor) } }] }
  const rows = await tx.attachment.findMany({ where: { orderId, ...readable, ...where }, ...rest })
  const { items, hasMore } = toPage(rows, page.limit)
  return {
    items: items.map((row) => toAttachedFileView(row, mintFileUrl(row, environment))),
    hasMore,
  }
}
