import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { keyset, requireCursor, toPage, type Page, type PageRequest } from '#lib/paging.ts'
import type { DeliveryView, SearchDeliveriesQuery } from '#lib/webhooks/schema.ts'
import { toDeliveryView } from '#lib/webhooks/view.ts'

/**
 * Deliveries to all of the client's endpoints. One event or one order has few, found by its own index. Everything else is
 * read endpoint by endpoint along the index on endpoint and id, a page of each, and merged.
 */
export async function searchDeliveries(
  tx: Tx,
  actor: CustomerActor,
  query: SearchDeliveriesQuery,
  page: PageRequest,
): Promise<Page<DeliveryView>> {
  requireCursor('webhookDelivery', page)
  const { eventId, orderId, endpointId, status } = query
  const { clientId, environment } = actor
  const few = eventId !== undefined || orderId !== undefined
  const rows = await tx.webhookDelivery.findMany({
    where: few
      ? {
          endpoint: { clientId, environment },
          ...(eventId === undefined ? {} : { eventId }),
          ...(orderId === undefined ? {} : { event: { orderId, clientId } }),
          ...(endpointId === undefined ? {} : { endpointId }),
          ...(status === undefined ? {} : { status }),
          ...keyset(page).where,
        }
      : { id: { in: await findIds(tx, actor, { endpointId, status }, page) } },
    ...keyset(page).rest,
    include: { event: { select: { type: true, orderId: true } }, log: { orderBy: { attempt: 'asc' } } },
  })
  const { items, hasMore } = toPage(rows, page.limit)
  return { items: items.map(toDeliveryView), hasMore }
}

async function findIds(
  tx: Tx,
  { clientId, environment }: CustomerActor,
  { endpointId = null, status = null }: { endpointId?: string | undefined | null; status?: string | undefined | null },
  { startingAfter = null, order, limit }: Omit<PageRequest, 'startingAfter'> & { startingAfter?: string | null },
): Promise<string[]> {
  // Two statements, for a direction can't be a parameter.
  const found =
    order === 'desc'
      ? await tx.$queryRaw<{ id: string }[]>`
        SELECT d.id FROM webhook_endpoints w CROSS JOIN LATERAL (
          SELECT id FROM webhook_deliveries
          WHERE endpoint_id = w.id AND (${startingAfter}::text IS NULL OR id < ${startingAfter})
            AND (${status}::text IS NULL OR status = ${status}::"DeliveryStatus")
          ORDER BY id DESC LIMIT ${limit + 1}::int) d
        WHERE w.client_id = ${clientId} AND w.environment = ${environment}::"Environment" AND (${endpointId}::text IS NULL OR w.id = ${endpointId})
        ORDER BY d.id DESC LIMIT ${limit + 1}::int`
      : await tx.$queryRaw<{ id: string }[]>`
        SELECT d.id FROM webhook_endpoints w CROSS JOIN LATERAL (
          SELECT id FROM webhook_deliveries
          WHERE endpoint_id = w.id AND (${startingAfter}::text IS NULL OR id > ${startingAfter})
            AND (${status}::text IS NULL OR status = ${status}::"DeliveryStatus")
          ORDER BY id LIMIT ${limit + 1}::int) d
        WHERE w.client_id = ${clientId} AND w.environment = ${environment}::"Environment" AND (${endpointId}::text IS NULL OR w.id = ${endpointId})
        ORDER BY d.id LIMIT ${limit + 1}::int`
  return found.map(({ id }) => id)
}
