import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { firstIdAt } from '#lib/ids.ts'
import { keyset, requireCursor, toPage, type Page, type PageRequest } from '#lib/paging.ts'
import { defineQuery, text } from '#lib/sql.ts'
import type { DeliveryView, SearchDeliveriesQuery } from '#lib/webhooks/delivery-schema.ts'
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
  const { eventId, orderId, endpointId, status, eventType, since, until } = query
  const from = since === undefined ? undefined : firstIdAt('webhookDelivery', new Date(since))
  const to = until === undefined ? undefined : firstIdAt('webhookDelivery', new Date(until))
  const { clientId, environment } = actor
  const listIds = async () =>
    (await findIds(tx, clientId, environment, { endpointId, status, eventType, from, to }, page)).map(({ id }) => id)
  const few = eventId !== undefined || orderId !== undefined
  const rows = await tx.webhookDelivery.findMany({
    where: few
      ? {
          endpoint: { clientId, environment },
          ...(eventId === undefined ? {} : { eventId }),
          event: {
            clientId,
            ...(orderId === undefined ? {} : { orderId }),
            ...(eventType === undefined ? {} : { type: eventType }),
          },
          ...(endpointId === undefined ? {} : { endpointId }),
          ...(status === undefined ? {} : { status }),
          AND: [
            keyset(page).where,
            ...(from === undefined ? [] : [{ id: { gte: from } }]),
            ...(to === undefined ? [] : [{ id: { lt: to } }]),
          ],
        }
      : { id: { in: await listIds() } },
    ...keyset(page).rest,
    include: { event: { select: { type: true, orderId: true } }, log: { orderBy: { attempt: 'asc' } } },
  })
  const { items, hasMore } = toPage(rows, page.limit)
  return { items: items.map(toDeliveryView), hasMore }
}

type Wanted = {
  endpointId?: string | undefined
  status?: string | undefined
  eventType?: string | undefined
  /** The first ids of the times in between. */
  from?: string | undefined
  to?: string | undefined
}

/** Of the type of its event a delivery says nothing: so many are asked about it. */
const askedMost = 20_000

export const findIds = defineQuery(
  { id: text },
  (
    clientId: string,
    environment: Environment,
    {
      endpointId = null,
      status = null,
      eventType = null,
      from = null,
      to = null,
    }: { [K in keyof Wanted]: Wanted[K] | null },
    { startingAfter, order, limit }: PageRequest,
  ) => {
    const [beyond, direction] = order === 'desc' ? [Prisma.sql`<`, Prisma.sql`DESC`] : [Prisma.sql`>`, Prisma.sql`ASC`]
    const cursor = startingAfter ?? null
    return Prisma.sql`
      SELECT d.id FROM webhook_endpoints w CROSS JOIN LATERAL (
        SELECT r.id FROM (
          SELECT id, event_id, status FROM webhook_deliveries
          WHERE endpoint_id = w.id AND (${cursor}::text IS NULL OR id ${beyond} ${cursor})
            AND (${from}::text IS NULL OR id >= ${from}) AND (${to}::text IS NULL OR id < ${to})
          ORDER BY id ${direction} LIMIT CASE WHEN ${eventType}::text IS NULL THEN NULL ELSE ${askedMost}::int END) r
        WHERE (${status}::text IS NULL OR r.status = ${status}::"DeliveryStatus")
          AND (${eventType}::text IS NULL OR (SELECT e.type FROM events e WHERE e.id = r.event_id) = ${eventType})
        ORDER BY r.id ${direction} LIMIT ${limit + 1}::int) d
      WHERE w.client_id = ${clientId} AND w.environment = ${environment}::"Environment" AND (${endpointId}::text IS NULL OR w.id = ${endpointId})
      ORDER BY d.id ${direction} LIMIT ${limit + 1}::int`
  },
)
