import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { listEvents } from '#lib/orders/list-events.ts'
import type { OperatorEventView } from '#lib/operators/schema.ts'
import type { Page, PageRequest } from '#lib/paging.ts'

/** The whole history of an order, what is kept from the customer included, and what webhooks made of each event. */
export async function listAllEvents(
  tx: Tx,
  actor: OperatorActor,
  orderId: string,
  page: PageRequest,
): Promise<Page<OperatorEventView>> {
  const { items, hasMore } = await listEvents(tx, actor, orderId, page)
  const [rows, deliveries] = await Promise.all([
    tx.event.findMany({ where: { id: { in: items.map(({ id }) => id) } }, select: { id: true, public: true } }),
    tx.webhookDelivery.findMany({
      where: { eventId: { in: items.map(({ id }) => id) } },
      select: { eventId: true, endpointId: true, status: true, attempts: true, endpoint: { select: { url: true } } },
    }),
  ])
  const open = new Set(rows.filter((row) => row.public).map(({ id }) => id))
  return {
    hasMore,
    items: items.map((item) => ({
      ...item,
      private: !open.has(item.id),
      deliveries: deliveries
        .filter(({ eventId }) => eventId === item.id)
        .map(({ endpointId, status, attempts, endpoint }) => ({ endpointId, url: endpoint.url, status, attempts })),
    })),
  }
}
