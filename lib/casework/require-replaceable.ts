import type { OperatorActor } from '#lib/actor.ts'
import { lockCase, type CaseRow } from '#lib/cases/case-row.ts'
import { requireTransition } from '#lib/cases/state.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'
import { requireTransition as requireMove } from '#lib/orders/state.ts'

/** A case that another researcher can decide, under the lock of its order, and who had the work until now. Throws 409 otherwise. */
export async function requireReplaceable(
  tx: Tx,
  actor: OperatorActor,
  orderId: string,
  caseId: string,
): Promise<{ order: OrderRow; row: CaseRow; researcherId: string }> {
  const { order, row } = await lockCase(tx, actor, orderId, caseId)
  requireTransition(row, 'close')
  requireMove(order, 'cancel')
  return { order, row, researcherId: await findResearcher(tx, order) }
}

async function findResearcher(tx: Tx, { selectedOfferId, status }: OrderRow): Promise<string> {
  const offer = selectedOfferId === null ? null : await tx.offer.findUnique({ where: { id: selectedOfferId } })
  if (offer) return offer.researcherId
  throw new ApiError('order_state_conflict', 'Nobody has been chosen to do it, so nobody can be replaced.', {
    members: { status },
  })
}
