import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { getOrderRow, type OrderRow } from '#lib/orders/order-row.ts'
import { canMove } from '#lib/orders/state.ts'
import { findOpenDispute } from '#lib/sandbox/find-open-dispute.ts'
import { sandboxSteps, type SandboxStep } from '#lib/sandbox/schema.ts'

type Stage = OrderRow & { robotOffers: number; disputed: boolean }

const isUnderway = ({ status }: OrderRow) => status === 'confirmed' || status === 'in_progress'

const possible: Record<SandboxStep, (order: Stage) => boolean> = {
  open: ({ status }) => canMove(status, 'open'),
  offer: ({ status }) => status === 'open',
  update_offer: ({ status, robotOffers }) => status === 'open' && robotOffers > 0,
  retract_offer: ({ status, robotOffers }) => status === 'open' && robotOffers > 0,
  confirm: ({ offersToConfirm }) => (offersToConfirm ?? 0) > 0,
  message: ({ status }) => !['submitted', 'withdrawn', 'cancelled'].includes(status),
  give_back: ({ status }) => canMove(status, 'give_back'),
  start: ({ status }) => canMove(status, 'start'),
  delay: isUnderway,
  deliver: ({ status, reviewState }) =>
    status === 'in_progress' || (status === 'delivered' && reviewState === 'changes_requested'),
  complete: ({ status }) => canMove(status, 'complete'),
  win_dispute: ({ disputed }) => disputed,
  lose_dispute: ({ disputed }) => disputed,
  cancel: ({ status }) => canMove(status, 'cancel'),
}

/** The active offers that the robots made. */
export const robotOffersOf = (orderId: string) =>
  ({ orderId, status: 'ACTIVE', expiresAt: { gt: new Date() }, researcher: { robot: true } }) as const

/** What the other side of the market could do with an order now. */
export async function findSteps(tx: Tx, order: OrderRow): Promise<SandboxStep[]> {
  const [robotOffers, dispute] = await Promise.all([
    order.status === 'open' ? tx.offer.count({ where: robotOffersOf(order.id) }) : 0,
    findOpenDispute(tx, order.id),
  ])
  const stage = { ...order, robotOffers, disputed: dispute !== null }
  return sandboxSteps.filter((step) => possible[step](stage))
}

export async function listSteps(tx: Tx, actor: CustomerActor, orderId: string): Promise<SandboxStep[]> {
  return findSteps(tx, await getOrderRow(tx, actor, orderId))
}
