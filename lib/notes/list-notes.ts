import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { NoteView } from '#lib/notes/schema.ts'
import { toNoteView } from '#lib/notes/view.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'
import { keyset, requireCursor, toPage, type Page, type PageRequest } from '#lib/paging.ts'

export async function listNotes(
  tx: Tx,
  actor: CustomerActor,
  orderId: string,
  page: PageRequest,
): Promise<Page<NoteView>> {
  requireCursor('orderNote', page)
  await getOrderRow(tx, actor, orderId)
  const { where, rest } = keyset(page)
  const { items, hasMore } = toPage(await tx.orderNote.findMany({ where: { orderId, ...where }, ...rest }), page.limit)
  return { items: items.map((row) => toNoteView(row, actor)), hasMore }
}
