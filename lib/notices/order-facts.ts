import { clientUrl } from '#lib/clients/client-url.ts'
import type { Tx } from '#lib/db.ts'
import type { OrderFacts } from '#lib/mail/letter.ts'
import { withFrozenFees } from '#lib/offers/frozen-fees.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'
import { orderLabel } from '#lib/orders/title.ts'

export const factsOf = (order: OrderRow): OrderFacts => ({
  label: orderLabel(order, order.externalOrderRef),
  url: clientUrl(`/orders/${order.id}`, order.clientId, order.environment),
})

export async function findSelected(tx: Tx, { selectedOfferId }: OrderRow) {
  if (selectedOfferId === null) return null
  const include = { researcher: { select: { name: true } } } as const
  const offers = await tx.offer.findMany({ where: { id: selectedOfferId }, include })
  return (await withFrozenFees(tx, offers))[0] ?? null
}
