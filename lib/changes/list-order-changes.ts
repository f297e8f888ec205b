import type { Actor } from '#lib/actor.ts'
import type { OrderChangeView } from '#lib/changes/schema.ts'
import { toOrderChangeView } from '#lib/changes/view.ts'
import type { Tx } from '#lib/db.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'
import { keyset, requireCursor, toPage, type Page, type PageRequest } from '#lib/paging.ts'

export async function listOrderChanges(
  tx: Tx,
  actor: Actor,
  orderId: string,
  page: PageRequest,
): Promise<Page<OrderChangeView>> {
  requireCursor('orderChange', page)
  await getOrderRow(tx, actor, orderId)
  const { where, rest } = keyset(page)
  const { items, hasMore } = toPage(
    await tx.orderChange.findMany({ where: { orderId, ...where }, ...rest }),
    page.limit,
  )
  return { items: items.map(toOrderChangeView), hasMore }
}
