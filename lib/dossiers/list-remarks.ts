import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { RemarkView } from '#lib/dossiers/schema.ts'
import { toRemarkView, withAuthor } from '#lib/dossiers/view.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'
import { keyset, requireCursor, toPage, type Page, type PageRequest } from '#lib/paging.ts'

export async function listRemarks(
  tx: Tx,
  actor: OperatorActor,
  orderId: string,
  page: PageRequest,
): Promise<Page<RemarkView>> {
  requireCursor('orderRemark', page)
  await getOrderRow(tx, actor, orderId)
  const { where, rest } = keyset(page)
  const rows = await tx.orderRemark.findMany({ where: { orderId, ...where }, ...rest, include: withAuthor })
  const { items, hasMore } = toPage(rows, page.limit)
  return { items: items.map(toRemarkView), hasMore }
}
