import type { Actor } from '#lib/actor.ts'
import { closeCase } from '#lib/cases/close-case.ts'
import type { CaseOutcome } from '#lib/cases/state.ts'
import type { Tx } from '#lib/db.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'

/** What ends an order, under its lock, ends the case that was still open about it. */
export async function endCase(
  tx: Tx,
  actor: Actor,
  order: OrderRow,
  outcome: Exclude<CaseOutcome, 'redo_asked' | 'part_refunded' | 'refunded' | 'nothing_to_do'>,
): Promise<void> {
  if (order.openCaseId === null) return
  const row = await tx.case.findUniqueOrThrow({ where: { id: order.openCaseId } })
  await closeCase(tx, actor, order, row, { outcome })
}
