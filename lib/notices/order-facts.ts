import { clientUrl } from '#lib/clients/client-url.ts'
import type { Tx } from '#lib/db.ts'
import type { OrderFacts } from '#lib/mail/letter.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'
import { orderLabel } from '#lib/orders/title.ts'

export const factsOf = (order: OrderRow): OrderFacts => ({
  label: orderLabel(order, order.externalOrderRef),
  url: clientUrl(`/orders/${order.id}`, order.clientId, order.environment),
})

export const findSelected = async (tx: Tx, { selectedOfferId }: OrderRow) =>
  selectedOfferId === null
    ? null
    : tx.offer.findUnique({ where: { id: selectedOfferId }, include: { researcher: { select: { name: true } } } })
