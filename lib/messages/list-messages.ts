import type { CustomerActor, ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import type { Prisma } from '#lib/generated/prisma/client.ts'
import type { MessageView } from '#lib/messages/schema.ts'
import { toMessageView } from '#lib/messages/view.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'
import { keyset, requireCursor, toPage, type Page, type PageRequest } from '#lib/paging.ts'

// Researchers compete: each sees their own thread and what is written to everyone.
const readableBy = (actor: CustomerActor | ResearcherActor): Prisma.MessageWhereInput =>
  actor.type === 'researcher' ? { OR: [{ researcherId: actor.id }, { researcherId: null }] } : {}

export async function getMessage(
  tx: Tx,
  actor: CustomerActor | ResearcherActor,
  orderId: string,
  messageId: string,
): Promise<MessageView> {
  await getOrderRow(tx, actor, orderId)
  const row = await tx.message.findFirst({ where: { id: messageId, orderId, ...readableBy(actor) } })
  if (!row) throw notFound()
  return toMessageView(row)
}

export async function listMessages(
  tx: Tx,
  actor: CustomerActor | ResearcherActor,
  orderId: string,
  page: PageRequest,
): Promise<Page<MessageView>> {
  requireCursor('message', page)
  await getOrderRow(tx, actor, orderId)
  const { where, rest } = keyset(page)
  const rows = await tx.message.findMany({ where: { orderId, ...readableBy(actor), ...where }, ...rest })
  const { items, hasMore } = toPage(rows, page.limit)
  return { items: items.map(toMessageView), hasMore }
}
