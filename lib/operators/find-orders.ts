import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { isId, type IdKind } from '#lib/ids.ts'
import type { FindOrdersQuery, OperatorOrderView } from '#lib/operators/schema.ts'
import { nameHolds } from '#lib/folded.ts'
import { archiveOf, namingArchive } from '#lib/orders/naming-archive.ts'
import { toNamed } from '#lib/operators/view.ts'
import { hasWords, namedBy, toTextQuery } from '#lib/orders/text-query.ts'
import { defineOrderQuery, type OrderRow } from '#lib/orders/order-row.ts'
import { visibleTo } from '#lib/orders/permissions.ts'
import { toOrderView } from '#lib/orders/view.ts'
import { requireCursor, toPage, type Page, type PageRequest } from '#lib/paging.ts'

/** Where an id of each kind leads to its order; an archive in two ways, each with an index of its own. */
const byId: Partial<Record<IdKind, (id: string) => Prisma.Sql | Prisma.Sql[]>> = {
  order: (id) => Prisma.sql`o.id = ${id}`,
  offer: (id) => Prisma.sql`o.id IN (SELECT order_id FROM offers WHERE id = ${id})`,
  payment: (id) => Prisma.sql`o.id IN (SELECT order_id FROM payments WHERE id = ${id})`,
  refund: (id) =>
    Prisma.sql`o.id IN (SELECT p.order_id FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE r.id = ${id})`,
  message: (id) => Prisma.sql`o.id IN (SELECT order_id FROM messages WHERE id = ${id})`,
  document: (id) => Prisma.sql`o.id IN (SELECT order_id FROM documents WHERE id = ${id})`,
  event: (id) => Prisma.sql`o.id IN (SELECT order_id FROM events WHERE id = ${id})`,
  client: (id) => Prisma.sql`o.client_id = ${id}`,
  user: (id) => Prisma.sql`o.client_id IN (SELECT client_id FROM memberships WHERE user_id = ${id})`,
  researcher: (id) => Prisma.sql`o.id IN (SELECT order_id FROM offers WHERE researcher_id = ${id})`,
  archive: (id) => Object.values(namingArchive(archiveOf(id))),
}

/** The ids of a page of the orders that fit a condition. */
type FindIds = (condition: Prisma.Sql) => Prisma.Sql

/**
 * The ways in which an order can be what somebody looks for, each a query of its own: one OR over several tables would make the
 * planner walk all orders. So would a name that few orders have or none, where it only filters them; hence whose names fit is
 * found first, and then their orders.
 */
function waysTo(q: string, find: FindIds): Prisma.Sql[] {
  for (const [kind, conditions] of Object.entries(byId) as [IdKind, (id: string) => Prisma.Sql | Prisma.Sql[]][])
    if (isId(kind, q)) return [conditions(q)].flat().map(find)
  if (/^pi_\w+$/.test(q))
    return [find(Prisma.sql`o.id IN (SELECT order_id FROM payments WHERE payment_intent_id = ${q})`)]
  if (q.includes('@')) {
    const theirs = Prisma.sql`SELECT m.client_id FROM memberships m JOIN users u ON u.id = m.user_id WHERE u.email = ${q.toLowerCase()}`
    return [find(Prisma.sql`o.client_id IN (${theirs})`)]
  }
  const words = toTextQuery(q)
  return [
    ...(words ? [find(hasWords(words))] : []),
    ...namedBy(q).map(find),
    Prisma.sql`SELECT found.id FROM (SELECT id FROM clients WHERE ${nameHolds(q)}) c
      CROSS JOIN LATERAL (${find(Prisma.sql`o.client_id = c.id`)}) found`,
    find(Prisma.sql`o.id = ANY (ARRAY(
      SELECT f.order_id FROM offers f JOIN researchers r ON r.id = f.researcher_id WHERE ${nameHolds(q)}))`),
  ]
}

/** `visible` is what `visibleTo` says of the operator. */
export const findPage = defineOrderQuery((visible: Prisma.Sql, query: FindOrdersQuery, page: PageRequest) => {
  const { q, status, clientId, researcherId } = query
  const direction = page.order === 'desc' ? Prisma.sql`DESC` : Prisma.sql`ASC`
  const limit = Prisma.sql`ORDER BY o.id ${direction} LIMIT ${page.limit + 1}::int`
  const filters = [
    status && Prisma.sql`AND o.status = ${status}::"OrderStatus"`,
    clientId && Prisma.sql`AND o.client_id = ${clientId}`,
    researcherId && Prisma.sql`AND o.id IN (SELECT order_id FROM offers WHERE researcher_id = ${researcherId})`,
    page.startingAfter &&
      (page.order === 'desc'
        ? Prisma.sql`AND o.id < ${page.startingAfter}`
        : Prisma.sql`AND o.id > ${page.startingAfter}`),
  ].filter((condition) => typeof condition === 'object')
  const narrow = filters.length === 0 ? Prisma.empty : Prisma.join(filters, ' ')
  const find: FindIds = (condition) =>
    Prisma.sql`SELECT o.id FROM orders o WHERE ${visible} ${narrow} AND ${condition} ${limit}`
  const found =
    q === undefined
      ? Prisma.empty
      : Prisma.sql`AND o.id IN (${Prisma.join(
          waysTo(q, find).map((way) => Prisma.sql`(${way})`),
          ' UNION ',
        )})`
  return Prisma.sql`${narrow} ${found} ${limit}`
})

/** Every client's orders in one environment, newest first, found by anything that an operator may have at hand. */
export async function findOrders(
  tx: Tx,
  actor: OperatorActor,
  query: FindOrdersQuery,
  page: PageRequest,
): Promise<Page<OperatorOrderView>> {
  requireCursor('order', page)
  const { items, hasMore } = toPage(await findPage(tx, actor, visibleTo(actor), query, page), page.limit)
  return { items: await withNames(tx, items), hasMore }
}

/** Orders with the names of their client and of the researcher chosen, in two queries for all of them. */
export async function withNames(tx: Tx, rows: OrderRow[]): Promise<OperatorOrderView[]> {
  const [clients, offers] = await Promise.all([
    tx.client.findMany({
      where: { id: { in: rows.map(({ clientId }) => clientId) } },
      select: { id: true, name: true },
    }),
    tx.offer.findMany({
      where: { id: { in: rows.flatMap(({ selectedOfferId }) => selectedOfferId ?? []) } },
      select: { id: true, researcher: { select: { id: true, name: true } } },
    }),
  ])
  const clientOf = new Map(clients.map((client) => [client.id, client]))
  const researcherOf = new Map(offers.map(({ id, researcher }) => [id, researcher]))
  return rows.map((row) => {
    const researcher = researcherOf.get(row.selectedOfferId ?? '')
    return {
      ...toOrderView(row),
      client: toNamed(clientOf.get(row.clientId) ?? { id: row.clientId, name: row.clientId }),
      ...(researcher ? { researcher: toNamed(researcher) } : {}),
    }
  })
}
