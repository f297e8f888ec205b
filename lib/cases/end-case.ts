import type { Actor } from '#lib/actor.ts'
import { findOpenCase } from '#lib/cases/add-cause.ts'
import { closeCase } from '#lib/cases/close-case.ts'
import type { Tx } from '#lib/db.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'

/** A bank goes on asking whatever becomes of the order, and a complaint is about more than that: these outlive its end. */
const outlasting = ['dispute', 'researcher_complaint', 'operator_complaint'] as const

/** What ends an order, under its lock, ends the case that was still open about it. */
export async function endCase(
  tx: Tx,
  actor: Actor,
  order: OrderRow,
  outcome: 'accepted' | 'order_ended',
): Promise<void> {
  const row = await findOpenCase(tx, order.id)
  if (!row) return
  const open = { caseId: row.id, endedAt: null }
  if ((await tx.caseCause.count({ where: { ...open, origin: { in: [...outlasting] } } })) === 0) {
    await closeCase(tx, actor, order, row, { outcome })
    return
  }
  await tx.caseCause.updateMany({
    where: { ...open, origin: { notIn: [...outlasting] } },
    data: { endedAt: new Date(), outcome },
  })
  if (order.openCaseId !== null) await tx.order.update({ where: { id: order.id }, data: { openCaseId: null } })
}
