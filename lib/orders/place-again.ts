import type { Actor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'
import { placeOrders } from '#lib/orders/place-orders.ts'
import type { OrderView } from '#lib/orders/schema.ts'

/**
 * Places what an order asks for once more, for its client, under a number of its own. It is open at once, for somebody has looked
 * at the first one, and kept where that is; whoever has worked on it, or on those before it, doesn't see this one. Call it under the first order's lock.
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
  await keepFiling(tx, order.id, view.id)
  return view
}

/** Where its client keeps the first one, and what that is booked under. */
async function keepFiling(tx: Tx, from: string, orderId: string): Promise<void> {
  const filing = await tx.orderFiling.findUnique({ where: { orderId: from }, include: { labels: true } })
  if (!filing) return
  const { labels, ...kept } = filing
  await tx.orderFiling.create({ data: { ...kept, orderId } })
  await tx.orderLabel.createMany({ data: labels.map((label) => ({ ...label, orderId })) })
}
