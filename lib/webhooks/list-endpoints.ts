import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { WebhookEndpoint } from '#lib/generated/prisma/client.ts'
import { keyset, requireCursor, toPage, unknownCursor, type Page, type PageRequest } from '#lib/paging.ts'
import type { EndpointView } from '#lib/webhooks/schema.ts'
import { tallyDay } from '#lib/webhooks/tally-day.ts'
import { toEndpointView } from '#lib/webhooks/view.ts'

/** Behind an id in a cursor: the endpoint wasn't deleted when the page was read that it ends. */
const living = '.living'

/**
 * Endpoints by id, the deleted ones behind all others: two stretches, each with a keyset of its own. A cursor says in which of them its
 * page ended, for who deletes an endpoint between two pages would go past all that live otherwise; a bare id means where it is now.
 */
export async function listEndpoints(
  tx: Tx,
  actor: CustomerActor,
  { startingAfter: cursor, ...fromStart }: PageRequest,
): Promise<Page<EndpointView>> {
  const wasLiving = cursor?.endsWith(living) ?? false
  const startingAfter = wasLiving ? cursor?.slice(0, -living.length) : cursor
  const page = { ...fromStart, ...(startingAfter === undefined ? {} : { startingAfter }) }
  requireCursor('webhookEndpoint', page)
  const { clientId, environment } = actor
  const inDeleted = startingAfter !== undefined && !wasLiving && (await isDeleted(tx, actor, startingAfter))
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
  const last = items.at(-1)
  const next = last && last.status !== 'deleted' ? { next: `${last.id}${living}` } : {}
  return { items: items.map((row) => toEndpointView(row, tallyOf(row.id))), hasMore, ...next }
}

async function isDeleted(tx: Tx, { clientId, environment }: CustomerActor, id: string): Promise<boolean> {
  const row = await tx.webhookEndpoint.findFirst({ where: { id, clientId, environment }, select: { status: true } })
  if (!row) throw unknownCursor()
  return row.status === 'deleted'
}
