import { systemActor, type ResearcherActor } from '#lib/actor.ts'
import { cancelOrder } from '#lib/agreements/cancel-order.ts'
import { giveBackOrder } from '#lib/agreements/give-back-order.ts'
import { getDb, inTransaction, type Tx } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { ApiError } from '#lib/errors.ts'
import type { Order, Prisma, Researcher } from '#lib/generated/prisma/client.ts'
import { retractOffer } from '#lib/offers/retract-offer.ts'
import { lockOrder } from '#lib/orders/order-row.ts'
import { canMove, endedStatuses } from '#lib/orders/state.ts'

const hasLeft = 'The researcher has left Callslip.'

/**
 * Ends what nobody can go on with: sandbox orders of the clients that go and of the researcher's own work, what was ordered or
 * chosen in the moment before access ended, and offers that wait.
 */
export async function endWork(deletionId: string, researcher: Researcher | null): Promise<void> {
  await cancelAll({ client: { deletionId } }, 'The account that it belonged to was deleted.')
  if (!researcher) return
  const selected = { some: { researcherId: researcher.id, status: 'SELECTED' as const } }
  await cancelAll({ environment: 'development', offers: selected }, hasLeft)
  await retractAll(researcher)
  // After that: whoever was choosing an offer then held the order's lock, for which the last one waited.
  await giveBackAll(researcher)
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

const actorOf = ({ id, name }: Researcher, environment: Environment): ResearcherActor => ({
  ...{ type: 'researcher', id, name, environment },
  scopes: ['research'],
})

async function retractAll(researcher: Researcher): Promise<void> {
  const offers = await getDb().offer.findMany({
    where: { researcherId: researcher.id, status: 'ACTIVE' },
    include: { order: { select: { environment: true } } },
  })
  for (const { id, orderId, order } of offers)
    await unlessOver((tx) => retractOffer(tx, actorOf(researcher, order.environment), orderId, id))
}

/** Chosen in the moment before access ended: nobody else could do it or say so. */
async function giveBackAll(researcher: Researcher): Promise<void> {
  const { id: researcherId } = researcher
  const chosen = { some: { researcherId, status: 'SELECTED' as const } }
  const orders = await getDb().order.findMany({
    where: { environment: 'production', status: { in: ['awaiting_payment', 'confirmed'] }, offers: chosen },
    select: { id: true },
  })
  for (const { id } of orders)
    await unlessOver((tx) => giveBackOrder(tx, actorOf(researcher, 'production'), id, { reason: hasLeft }))
}

/** What has ended since the list was read, refuses. */
const unlessOver = (end: (tx: Tx) => Promise<unknown>): Promise<unknown> =>
  inTransaction(end).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error
  })
