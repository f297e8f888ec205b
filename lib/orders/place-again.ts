import type { Actor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'
import { placeOrders } from '#lib/orders/place-orders.ts'
import type { OrderView } from '#lib/orders/schema.ts'

/**
 * Places what an order asks for once more, for its client, under a number of its own. It is open at once, for somebody has looked
 * at the first one; whoever has worked on it, or on those before it, doesn't see this one. Call it under the first order's lock.
 */
export async function placeAgain(tx: Tx, actor: Actor, order: OrderRow, researcherId: string): Promise<OrderView> {
  const { environment, clientId, repositoryName, documentType, location, archiveRepositoryId, countryISOA3 } = order
  const { pricingMode, fixedPriceMinor, currency, externalOrderRef, customerName, personsOfInterest, instructions } =
    order
  const [view] = await placeOrders(tx, actor, [
    {
      ...{ environment, clientId, repositoryName, documentType, location, archiveRepositoryId, countryISOA3 },
      ...{ pricingMode, fixedPriceMinor, currency, externalOrderRef, customerName, instructions },
      ...(personsOfInterest === null ? {} : { personsOfInterest }),
      sandboxMode: order.sandboxMode,
      status: 'open',
    },
  ])
  if (!view) throw new Error('an order was to be placed again, and none was')
  const before = await tx.orderReplacement.findUnique({ where: { orderId: order.id } })
  await tx.orderReplacement.create({
    data: {
      orderId: view.id,
      replacesId: order.id,
      excludedResearcherIds: [...new Set([...(before?.excludedResearcherIds ?? []), researcherId])],
    },
  })
  return view
}
