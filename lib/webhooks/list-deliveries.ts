import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { keyset, requireCursor, toPage, type Page, type PageRequest } from '#lib/paging.ts'
import { getEndpointRow } from '#lib/webhooks/endpoint-row.ts'
import type { DeliveryView } from '#lib/webhooks/delivery-schema.ts'
import { toDeliveryView } from '#lib/webhooks/view.ts'

/** What was sent to an endpoint and how it went; of a deleted endpoint too. */
export async function listDeliveries(
  tx: Tx,
  actor: CustomerActor,
  endpointId: string,
  page: PageRequest,
): Promise<Page<DeliveryView>> {
  requireCursor('webhookDelivery', page)
  await getEndpointRow(tx, actor, endpointId)
  const rows = await tx.webhookDelivery.findMany({
    where: { endpointId, ...keyset(page).where },
    ...keyset(page).rest,
    include: { event: { select: { type: true, orderId: true } }, log: { orderBy: { attempt: 'asc' } } },
  })
  const { items, hasMore } = toPage(rows, page.limit)
  return { items: items.map(toDeliveryView), hasMore }
}
