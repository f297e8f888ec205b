import type { CustomerActor } from '#lib/actor.ts'
import { toCsv, toCsvAsListed, type Columns } from '#lib/csv-pages.ts'
import type { Tx } from '#lib/db.ts'
import { getCurrency, toMajor } from '#lib/money.ts'
import { findOrdersOf } from '#lib/orders/find-orders-of.ts'
import { listAllIds } from '#lib/orders/list-all-ids.ts'
import { listOrders, mayShift } from '#lib/orders/list-orders.ts'
import type { ListOrdersQuery, OrderView } from '#lib/orders/schema.ts'
import { toOrderView } from '#lib/orders/view.ts'
import { listOrderMoney } from '#lib/payments/list-order-money.ts'
import type { OrderMoney } from '#lib/payments/schema.ts'
import { isCharged } from '#lib/payments/state.ts'
import { partsOf } from '#lib/payments/sum-money.ts'

type Row = OrderView & { money?: OrderMoney['orders'][number] | undefined; invoiced?: number | undefined }

/** Minor units of the payment and of charges before it as their major ones; empty where there is no payment. All are in the order's currency. */
function paymentAmount({ money }: Row, minorOf: (payment: Payment) => number): number | undefined {
  if (!money?.payment) return undefined
  const minor = [money.payment, ...(money.earlierCharges ?? [])].reduce((sum, payment) => sum + minorOf(payment), 0)
  return toMajor(minor, getCurrency(money.payment.currency))
}
type Payment = NonNullable<NonNullable<Row['money']>['payment']>

const columns: Columns<Row> = {
  id: ({ id }) => id,
  status: ({ status }) => status,
  externalOrderRef: ({ order }) => order.externalOrderRef,
  repositoryName: ({ order }) => order.repositoryName,
  documentType: ({ order }) => order.documentType,
  location: ({ order }) => order.location,
  countryISOA3: ({ order }) => order.countryISOA3,
  persons: ({ order }) =>
    order.personsOfInterest
      ?.map(({ firstname, lastname }) => [firstname, lastname].filter(Boolean).join(' '))
      .join('; '),
  customerName: ({ order }) => order.customerName,
  pricingMode: ({ order }) => order.pricingMode,
  fixedPrice: ({ order }) => order.fixedPrice,
  currency: ({ order }) => order.currency,
  outcome: ({ order }) => order.outcome,
  createdAt: ({ order }) => order.createdAt,
  estimatedCompletionDate: ({ order }) => order.estimatedCompletionDate,
  deliveredAt: ({ order }) => order.deliveredAt,
  completedAt: ({ order }) => order.completedAt,
  number: ({ order }) => order.number,
  researcherName: ({ money }) => money?.researcherName,
  totalAmount: ({ money }) => money?.totalAmount,
  totalCurrency: ({ money }) => money?.currency,
  paymentStatus: ({ money }) => money?.payment?.status,
  paidAmount: (row) => paymentAmount(row, ({ status, amount }) => (isCharged(status) ? amount : 0)),
  refundedAmount: (row) => paymentAmount(row, ({ refundedAmount = 0 }) => refundedAmount),
  // So that what was paid, less these two, is what the order has really cost so far.
  disputedAmount: (row) => paymentAmount(row, (payment) => partsOf(payment).disputed),
  paymentCurrency: ({ money }) => money?.payment?.currency,
  costCentre: ({ order }) => order.costCentre,
  // Of an order that no card pays: what its invoice says, which may be less than was agreed.
  invoicedAmount: ({ invoiced }) => invoiced,
}

/** Every order that fits, by what the list goes by, from the end, with what `GET /orders/money` tells of it: asked once for so many. */
export const exportOrders = (tx: Tx, actor: CustomerActor, query: ListOrdersQuery) =>
  mayShift(query)
    ? toCsvAsListed(
        columns,
        () => listAllIds(tx, actor, query),
        async (ids) =>
          withMoney(
            tx,
            actor,
            (await findOrdersOf(tx, actor, ids)).map((row) => toOrderView(row)),
          ),
      )
    : toCsv(columns, async (page) => {
        const { items, ...rest } = await listOrders(tx, actor, query, page)
        return { items: await withMoney(tx, actor, items), ...rest }
      })

async function withMoney(tx: Tx, actor: CustomerActor, items: readonly OrderView[]): Promise<Row[]> {
  const orderIds = items.map(({ id }) => id)
  const { orders } = await listOrderMoney(tx, actor, { orderIds })
  const invoices = await tx.billingDocument.findMany({
    where: { environment: actor.environment, cause: { in: orderIds.map((id) => `order:${id}`) } },
    select: { orderId: true, totalMinor: true, currency: true },
  })
  const money = new Map(orders.map((one) => [one.orderId, one]))
  const invoiced = new Map(invoices.map((one) => [one.orderId, toMajor(one.totalMinor, getCurrency(one.currency))]))
  return items.map((order) => ({ ...order, money: money.get(order.id), invoiced: invoiced.get(order.id) }))
}
