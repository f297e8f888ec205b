import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { keyset, requireCursor, toPage, type Page, type PageRequest } from '#lib/paging.ts'
import { defineQuery, text } from '#lib/sql.ts'
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
  const listIds = async () =>
    (await findIds(tx, clientId, environment, { endpointId, status }, page)).map(({ id }) => id)
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
      : { id: { in: await listIds() } },
    ...keyset(page).rest,
    include: { event: { select: { type: true, orderId: true } }, log: { orderBy: { attempt: 'asc' } } },
  })
  const { items, hasMore } = toPage(rows, page.limit)
  return { items: items.map(toDeliveryView), hasMore }
}

type Wanted = { endpointId?: string | undefined; status?: string | undefined }

export const findIds = defineQuery(
  { id: text },
  (
    clientId: string,
    environment: Environment,
    { endpointId = null, status = null }: { [K in keyof Wanted]: Wanted[K] | null },
    { startingAfter, order, limit }: PageRequest,
  ) => {
    const [beyond, direction] = order === 'desc' ? [Prisma.sql`<`, Prisma.sql`DESC`] : [Prisma.sql`>`, Prisma.sql`ASC`]
    const cursor = startingAfter ?? null
    return Prisma.sql`
      SELECT d.id FROM webhook_endpoints w CROSS JOIN LATERAL (
        SELECT id FROM webhook_deliveries
        WHERE endpoint_id = w.id AND (${cursor}::text IS NULL OR id ${beyond} ${cursor})
          AND (${status}::text IS NULL OR status = ${status}::"DeliveryStatus")
        ORDER BY id ${direction} LIMIT ${limit + 1}::int) d
      WHERE w.client_id = ${clientId} AND w.environment = ${environment}::"Environment" AND (${endpointId}::text IS NULL OR w.id = ${endpointId})
      ORDER BY d.id ${direction} LIMIT ${limit + 1}::int`
  },
)
