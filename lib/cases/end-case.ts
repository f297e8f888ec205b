import type { Actor } from '#lib/actor.ts'
import { findOpenCase } from '#lib/cases/add-cause.ts'
import { closeCase } from '#lib/cases/close-case.ts'
import { goOn } from '#lib/cases/go-on.ts'
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
  const left = await tx.caseCause.findMany({
    where: { ...open, origin: { in: [...outlasting] } },
    orderBy: { id: 'asc' },
  })
  if (left.length === 0 || order.openCaseId === row.id) {
    await closeCase(tx, actor, order, row, { outcome })
    await goOn(tx, order, left)
    return
  }
  await tx.caseCause.updateMany({
    where: { ...open, origin: { notIn: [...outlasting] } },
    data: { endedAt: new Date(), outcome },
  })
}
