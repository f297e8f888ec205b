import { systemActor, type ResearcherActor } from '#lib/actor.ts'
import { cancelOrder } from '#lib/agreements/cancel-order.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import type { Order, Prisma, Researcher } from '#lib/generated/prisma/client.ts'
import { retractOffer } from '#lib/offers/retract-offer.ts'
import { lockOrder } from '#lib/orders/order-row.ts'
import { canMove, endedStatuses } from '#lib/orders/state.ts'

/**
 * Ends what nobody can go on with: sandbox orders of the clients that go and of the researcher's own work, what was ordered in
 * the moment before access ended, and offers that wait.
 */
export async function endWork(deletionId: string, researcher: Researcher | null): Promise<void> {
  await cancelAll({ client: { deletionId } }, 'The account that it belonged to was deleted.')
  if (!researcher) return
  const selected = { some: { researcherId: researcher.id, status: 'SELECTED' as const } }
  await cancelAll({ environment: 'development', offers: selected }, 'The researcher has left Callslip.')
  await retractAll(researcher)
}

async function cancelAll(where: Prisma.OrderWhereInput, reason: string): Promise<void> {
  for (;;) {
    const open: Pick<Order, 'id' | 'environment'>[] = await getDb().order.findMany({
      where: { ...where, status: { notIn: [...endedStatuses] } },
      select: { id: true, environment: true },
      take: 100,
    })
    if (open.length === 0) return
    for (const { id, environment } of open)
      await inTransaction(async (tx) => {
        const system = systemActor(environment)
        // It may have ended since the list was read.
        if (canMove((await lockOrder(tx, system, id)).status, 'cancel')) await cancelOrder(tx, system, id, reason)
      })
  }
}

async function retractAll({ id, name }: Researcher): Promise<void> {
  const offers = await getDb().offer.findMany({
    where: { researcherId: id, status: 'ACTIVE' },
    include: { order: { select: { environment: true } } },
  })
  for (const { id: offerId, orderId, order } of offers) {
    const { environment } = order
    const actor: ResearcherActor = { type: 'researcher', id, name, environment, scopes: ['research'] }
    await inTransaction((tx) => retractOffer(tx, actor, orderId, offerId)).catch((error: unknown) => {
      // Expired, or closed with its order, since the list was read.
      if (!(error instanceof ApiError)) throw error
    })
  }
}
