import type { OperatorActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { getCurrency, toMajor } from '#lib/money.ts'
import { findMoney, type OrderSums } from '#lib/operators/find-money.ts'
import { beside, fitting, placeIn, sortedBy } from '#lib/operators/order-filters.ts'
import type { FindOrdersQuery, ListedOrderView } from '#lib/operators/orders-schema.ts'
import type { OperatorOrderView } from '#lib/operators/schema.ts'
import { toMoney, toNamed } from '#lib/operators/view.ts'
import { isOverdue } from '#lib/orders/due.ts'
import { defineOrderQuery, type OrderRow } from '#lib/orders/order-row.ts'
import { visibleTo } from '#lib/orders/permissions.ts'
import { idsOf, requireListed, requirePlace, toPlacedPage, wholeList } from '#lib/orders/sorted-page.ts'
import { toOrderView } from '#lib/orders/view.ts'
import type { Page, PageRequest } from '#lib/paging.ts'
import { defineQuery, text } from '#lib/sql.ts'

/** `visible` is what `visibleTo` says of the operator. */
export const findPage = defineOrderQuery(
  (visible: Prisma.Sql, query: FindOrdersQuery, page: PageRequest) => fitting(visible, query, page),
  {
    from: (_visible, query) => beside(query),
    place: (_visible, query) => placeIn(query),
    // How many orders have a word, a client or an environment differs by far more than a plan for any can know.
    anew: (_actor, _visible, { q }) => q !== undefined,
  },
)

export const findAllIds = defineQuery(
  { ids: text },
  (visible: Prisma.Sql, query: FindOrdersQuery) =>
    idsOf(Prisma.sql`${beside(query)} WHERE ${visible} ${fitting(visible, query, wholeList)}`),
  { anew: (_visible, { q }) => q !== undefined },
)

/** Every client's orders in one environment, found by anything that an operator may have at hand. */
export async function findOrders(
  tx: Tx,
  actor: OperatorActor,
  query: FindOrdersQuery,
  page: PageRequest,
): Promise<Page<ListedOrderView>> {
  requirePlace(page)
  const visible = visibleTo(actor)
  await requireListed(tx, page, sortedBy(visible, query))
  const { items, ...rest } = toPlacedPage(await findPage(tx, actor, visible, query, page), page.limit)
  return { items: await toListed(tx, items), ...rest }
}

/** The ids of all that fit, in the list's order and as it is now (lib/orders/sorted-page.ts). */
export async function findOrderIds(tx: Tx, actor: OperatorActor, query: FindOrdersQuery): Promise<string> {
  const [all] = await findAllIds(tx, visibleTo(actor), query)
  return all?.ids ?? ''
}

/** Orders as the list shows them. */
export async function toListed(tx: Tx, rows: OrderRow[]): Promise<ListedOrderView[]> {
  const [named, money] = await Promise.all([
    withNames(tx, rows),
    findMoney(
      tx,
      rows.map(({ id }) => id),
    ),
  ])
  const moneyOf = new Map(money.map((sums) => [sums.orderId, sums]))
  const late = new Set(rows.filter(isOverdue).map(({ id }) => id))
  return named.map((view) => ({ ...view, late: late.has(view.id), ...toMoneyOf(moneyOf.get(view.id)) }))
}

function toMoneyOf(sums: OrderSums | undefined): Pick<ListedOrderView, 'agreed' | 'money'> {
  if (!sums) return {}
  const { orderId: _, agreedMinor, agreedCurrency, currency, ...net } = sums
  return {
    ...(agreedMinor === null || agreedCurrency === null ? {} : { agreed: toMoney(agreedMinor, agreedCurrency) }),
    ...(currency === null
      ? {}
      : {
          money: {
            currency,
            charged: toMajor(net.chargedMinor, getCurrency(currency)),
            left: toMajor(net.keptMinor, getCurrency(currency)),
            ...net,
          },
        }),
  }
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
