import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { getOrderRow, type OrderRow } from '#lib/orders/order-row.ts'
import { canMove } from '#lib/orders/state.ts'
import { sandboxSteps, type SandboxStep } from '#lib/sandbox/schema.ts'

const possible: Record<SandboxStep, (order: OrderRow) => boolean> = {
  open: ({ status }) => canMove(status, 'open'),
  offer: ({ status }) => status === 'open',
  confirm: ({ offersToConfirm }) => (offersToConfirm ?? 0) > 0,
  message: ({ status }) => !['submitted', 'withdrawn', 'cancelled'].includes(status),
  start: ({ status }) => canMove(status, 'start'),
  deliver: ({ status, reviewState }) =>
    status === 'in_progress' || (status === 'delivered' && reviewState === 'changes_requested'),
  complete: ({ status }) => canMove(status, 'complete'),
  cancel: ({ status }) => canMove(status, 'cancel'),
}

/** What the other side of the market could do with an order now. */
export const stepsOf = (order: OrderRow): SandboxStep[] => sandboxSteps.filter((step) => possible[step](order))

export async function listSteps(tx: Tx, actor: CustomerActor, orderId: string): Promise<SandboxStep[]> {
  return stepsOf(await getOrderRow(tx, actor, orderId))
}
