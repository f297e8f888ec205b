import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { OrderMailView } from '#lib/dossiers/schema.ts'
import { toOrderMailView } from '#lib/dossiers/view.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'
import { keyset, requireCursor, toPage, type Page, type PageRequest } from '#lib/paging.ts'

/** The mails about an order, whoever they went to. */
export async function listOrderMails(
  tx: Tx,
  actor: OperatorActor,
  orderId: string,
  page: PageRequest,
): Promise<Page<OrderMailView>> {
  requireCursor('mail', page)
  await getOrderRow(tx, actor, orderId)
  const { where, rest } = keyset(page)
  const { items, hasMore } = toPage(await tx.mail.findMany({ where: { orderId, ...where }, ...rest }), page.limit)
  return { items: items.map(toOrderMailView), hasMore }
}
