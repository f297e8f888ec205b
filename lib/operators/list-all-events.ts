import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { WebhookAttempt, WebhookDelivery, WebhookEndpoint } from '#lib/generated/prisma/client.ts'
import { listEvents } from '#lib/orders/list-events.ts'
import type { OperatorEventView } from '#lib/operators/schema.ts'
import type { Page, PageRequest } from '#lib/paging.ts'
import { withoutAbsent } from '#lib/view.ts'

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
      include: {
        endpoint: { select: { url: true } },
        log: { orderBy: { attempt: 'desc' }, take: 1, select: { statusCode: true, error: true } },
      },
    }),
  ])
  const open = new Set(rows.filter((row) => row.public).map(({ id }) => id))
  return {
    hasMore,
    items: items.map((item) => ({
      ...item,
      private: !open.has(item.id),
      deliveries: deliveries.filter(({ eventId }) => eventId === item.id).map(toDeliveryView),
    })),
  }
}

type Delivered = WebhookDelivery & {
  endpoint: Pick<WebhookEndpoint, 'url'>
  log: Pick<WebhookAttempt, 'statusCode' | 'error'>[]
}

const toDeliveryView = (row: Delivered): OperatorEventView['deliveries'][number] => ({
  endpointId: row.endpointId,
  url: row.endpoint.url,
  status: row.status,
  attempts: row.attempts,
  ...withoutAbsent({
    statusCode: row.log[0]?.statusCode,
    error: row.log[0]?.error,
    deliveredAt: row.deliveredAt?.toISOString(),
    nextAttemptAt: row.status === 'pending' ? row.nextAttemptAt?.toISOString() : undefined,
  }),
})
