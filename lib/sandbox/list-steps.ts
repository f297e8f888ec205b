import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { acceptanceEndOf } from '#lib/orders/acceptance.ts'
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
  // What silence would do. With changes asked for or a problem reported it never does.
  complete: (order) => acceptanceEndOf(order) !== undefined,
  win_dispute: ({ disputed }) => disputed,
  lose_dispute: ({ disputed }) => disputed,
  cancel: ({ status }) => canMove(status, 'cancel'),
}

/** The active offers that the robots made. */
export const robotOffersOf = (orderId: string) =>
  ({ orderId, status: 'ACTIVE', expiresAt: { gt: new Date() }, researcher: { robot: true } }) as const

/** Those of the researcher whose offer is selected. A person may be selected in the sandbox too; theirs is their own work. */
const ofSelected: readonly SandboxStep[] = ['message', 'give_back', 'start', 'delay', 'deliver']

/** What the other side of the market could do with an order now. */
export async function findSteps(tx: Tx, order: OrderRow): Promise<SandboxStep[]> {
  const person = { id: order.selectedOfferId ?? '', researcher: { robot: false } }
  const [robotOffers, dispute, persons] = await Promise.all([
    order.status === 'open' ? tx.offer.count({ where: robotOffersOf(order.id) }) : 0,
    findOpenDispute(tx, order.id),
    order.selectedOfferId === null ? 0 : tx.offer.count({ where: person }),
  ])
  const stage = { ...order, robotOffers, disputed: dispute !== null }
  return sandboxSteps.filter((step) => possible[step](stage) && !(persons > 0 && ofSelected.includes(step)))
}

export async function listSteps(tx: Tx, actor: CustomerActor, orderId: string): Promise<SandboxStep[]> {
  return findSteps(tx, await getOrderRow(tx, actor, orderId))
}
