import type { Actor } from '#lib/actor.ts'
import { toLine } from '#lib/csv.ts'
import type { Tx } from '#lib/db.ts'
import { listOrders } from '#lib/orders/list-orders.ts'
import type { ListOrdersQuery, OrderView } from '#lib/orders/schema.ts'

const columns: Record<string, (view: OrderView) => string | number | undefined> = {
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
}

/** Every order that fits, newest first, as RFC 4180 text; page by page, so that no list is too long. */
export async function* exportOrders(tx: Tx, actor: Actor, query: ListOrdersQuery): AsyncGenerator<string> {
  // The mark tells spreadsheets that this is UTF-8.
  yield `\ufeff${toLine(Object.keys(columns))}`
  let startingAfter: string | undefined
  for (;;) {
    const { items, hasMore } = await listOrders(tx, actor, query, {
      limit: 500,
      order: 'desc',
      ...(startingAfter === undefined ? {} : { startingAfter }),
    })
    for (const view of items) yield toLine(Object.values(columns).map((cell) => cell(view)))
    startingAfter = items.at(-1)?.id
    if (!hasMore || startingAfter === undefined) return
  }
}
