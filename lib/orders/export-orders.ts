import type { Actor } from '#lib/actor.ts'
import { toCsv, type Columns } from '#lib/csv-pages.ts'
import type { Tx } from '#lib/db.ts'
import { listOrders } from '#lib/orders/list-orders.ts'
import type { ListOrdersQuery, OrderView } from '#lib/orders/schema.ts'

const columns: Columns<OrderView> = {
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
}

/** Every order that fits, newest first. */
export const exportOrders = (tx: Tx, actor: Actor, query: ListOrdersQuery) =>
  toCsv(columns, (page) => listOrders(tx, actor, query, page))
