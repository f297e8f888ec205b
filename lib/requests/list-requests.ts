import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { Prisma } from '#lib/generated/prisma/client.ts'
import { firstIdAt, idPrefixes } from '#lib/ids.ts'
import { requireCursor, toPage, type Page, type PageRequest } from '#lib/paging.ts'
import type { ListRequestsQuery, RequestView } from '#lib/requests/schema.ts'
import { toRequestView } from '#lib/requests/view.ts'

/** The client's calls, along the primary key: ids sort by time, so times are bounds of ids as well. */
export async function listRequests(
  tx: Tx,
  { clientId, environment }: CustomerActor,
  query: ListRequestsQuery,
  page: PageRequest,
): Promise<Page<RequestView>> {
  requireCursor('request', page)
  const rows = await tx.apiRequest.findMany({
    where: { clientId, environment, ...filtersOf(query), AND: boundsOf(query, page) },
    orderBy: { id: page.order },
    take: page.limit + 1,
  })
  const { items, hasMore } = toPage(rows, page.limit)
  return { items: items.map(toRequestView), hasMore }
}

function boundsOf(
  { requestId, since, until }: ListRequestsQuery,
  { startingAfter, order }: PageRequest,
): Prisma.ApiRequestWhereInput[] {
  return [
    ...(requestId === undefined ? [] : [{ id: requestId }]),
    ...(startingAfter === undefined ? [] : [{ id: order === 'asc' ? { gt: startingAfter } : { lt: startingAfter } }]),
    ...(since === undefined ? [] : [{ id: { gte: firstIdAt('request', new Date(since)) } }]),
    ...(until === undefined ? [] : [{ id: { lt: firstIdAt('request', new Date(until)) } }]),
  ]
}

function filtersOf({ status, method, path, orderId, key, caller }: ListRequestsQuery): Prisma.ApiRequestWhereInput {
  const hundreds = Number(status?.slice(0, 1)) * 100
  return {
    ...(status === undefined
      ? {}
      : { status: status.endsWith('xx') ? { gte: hundreds, lt: hundreds + 100 } : Number(status) }),
    ...(method === undefined ? {} : { method }),
    ...(path === undefined ? {} : { OR: [{ path: { startsWith: path } }, { operationPath: path }] }),
    ...(orderId === undefined ? {} : { orderId }),
    ...(key === undefined ? {} : { callerId: key }),
    ...(caller === undefined
      ? {}
      : { callerId: { startsWith: `${idPrefixes[caller === 'program' ? 'apiKey' : 'user']}_` } }),
  }
}
