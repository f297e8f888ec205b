import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { WebhookEndpoint } from '#lib/generated/prisma/client.ts'
import { keyset, requireCursor, toPage, unknownCursor, type Page, type PageRequest } from '#lib/paging.ts'
import type { EndpointView } from '#lib/webhooks/schema.ts'
import { tallyDay } from '#lib/webhooks/tally-day.ts'
import { toEndpointView } from '#lib/webhooks/view.ts'

/**
 * Endpoints by id, the deleted ones behind all others. Two stretches, each with a keyset of its own; which of them a
 * page begins in is what the cursor's own endpoint says.
 */
export async function listEndpoints(tx: Tx, actor: CustomerActor, page: PageRequest): Promise<Page<EndpointView>> {
  requireCursor('webhookEndpoint', page)
  const { clientId, environment } = actor
  const { startingAfter, ...fromStart } = page
  const inDeleted = startingAfter !== undefined && (await isDeleted(tx, actor, startingAfter))
  const read = (deleted: boolean, from: PageRequest): Promise<WebhookEndpoint[]> =>
    tx.webhookEndpoint.findMany({
      where: { clientId, environment, status: deleted ? 'deleted' : { not: 'deleted' }, ...keyset(from).where },
      ...keyset(from).rest,
    })
  const rows = await read(inDeleted, page)
  if (!inDeleted && rows.length <= page.limit)
    rows.push(...(await read(true, { ...fromStart, limit: page.limit - rows.length })))
  const { items, hasMore } = toPage(rows, page.limit)
  const tallyOf = await tallyDay(
    tx,
    items.map(({ id }) => id),
  )
  return { items: items.map((row) => toEndpointView(row, tallyOf(row.id))), hasMore }
}

async function isDeleted(tx: Tx, { clientId, environment }: CustomerActor, id: string): Promise<boolean> {
  const row = await tx.webhookEndpoint.findFirst({ where: { id, clientId, environment }, select: { status: true } })
  if (!row) throw unknownCursor()
  return row.status === 'deleted'
}
