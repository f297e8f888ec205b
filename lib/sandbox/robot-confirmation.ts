import { systemActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { confirmOffer } from '#lib/offers/confirm-offer.ts'
import { lockOrder } from '#lib/orders/order-row.ts'
import { robotActor } from '#lib/sandbox/robots.ts'

/** The robots stand by the offers that they made before the order was changed. People's are left to them. */
export async function confirmAsRobots(tx: Tx, orderId: string): Promise<void> {
  const { status, version } = await lockOrder(tx, systemActor('development'), orderId)
  if (status !== 'open') return
  const offers = await tx.offer.findMany({
    where: {
      orderId,
      status: 'ACTIVE',
      orderVersion: { lt: version },
      expiresAt: { gt: new Date() },
      researcher: { robot: true },
    },
    include: { researcher: true },
    orderBy: { id: 'asc' },
  })
  for (const { id, researcher } of offers) await confirmOffer(tx, robotActor(researcher), orderId, id)
}
