import type { OperatorActor } from '#lib/actor.ts'
import { toCsv, toCsvAsListed, type Columns } from '#lib/csv-pages.ts'
import type { Tx } from '#lib/db.ts'
import { getCurrency, toMajor } from '#lib/money.ts'
import { findOrderIds, findOrders, toListed } from '#lib/operators/find-orders.ts'
import { mayShift } from '#lib/operators/order-filters.ts'
import type { FindOrdersQuery, ListedOrderView } from '#lib/operators/orders-schema.ts'
import { findOrdersOf } from '#lib/orders/find-orders-of.ts'

type Sums = NonNullable<ListedOrderView['money']>
/** In major units; empty where nothing was charged. */
const amountOf =
  (minorOf: (money: Sums) => number) =>
  ({ money }: ListedOrderView) =>
    money && toMajor(minorOf(money), getCurrency(money.currency))

const columns: Columns<ListedOrderView> = {
  id: ({ id }) => id,
  number: ({ order }) => order.number,
  status: ({ status }) => status,
  createdAt: ({ order }) => order.createdAt,
  clientId: ({ client }) => client.id,
  client: ({ client }) => client.name,
  researcherId: ({ researcher }) => researcher?.id,
  researcher: ({ researcher }) => researcher?.name,
  repositoryName: ({ order }) => order.repositoryName,
  documentType: ({ order }) => order.documentType,
  location: ({ order }) => order.location,
  countryISOA3: ({ order }) => order.countryISOA3,
  externalOrderRef: ({ order }) => order.externalOrderRef,
  due: ({ order }) => order.estimatedCompletionDate,
  late: ({ late }) => (late ? 'yes' : undefined),
  deliveredAt: ({ order }) => order.deliveredAt,
  completedAt: ({ order }) => order.completedAt,
  outcome: ({ order }) => order.outcome,
  agreedAmount: ({ agreed }) => agreed?.amount,
  agreedCurrency: ({ agreed }) => agreed?.currency,
  paidAmount: amountOf(({ chargedMinor }) => chargedMinor),
  refundedAmount: amountOf(({ returnedMinor }) => returnedMinor),
  netAmount: amountOf(({ keptMinor }) => keptMinor),
  researcherAmount: amountOf(({ shareMinor }) => shareMinor),
  feeAmount: amountOf(({ feeMinor }) => feeMinor),
  paidCurrency: ({ money }) => money?.currency,
}

/** Every order that fits, by what the list goes by, from the end, a page in memory at a time. */
export const exportOrders = (tx: Tx, actor: OperatorActor, query: FindOrdersQuery) =>
  mayShift(query)
    ? toCsvAsListed(
        columns,
        () => findOrderIds(tx, actor, query),
        async (ids) => toListed(tx, await findOrdersOf(tx, actor, ids)),
      )
    : toCsv(columns, (page) => findOrders(tx, actor, query, page))
