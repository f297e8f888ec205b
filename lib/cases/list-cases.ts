import type { Actor } from '#lib/actor.ts'
import { canReadCase, canReadCases } from '#lib/cases/permissions.ts'
import type { CaseView } from '#lib/cases/schema.ts'
import { toCaseViews } from '#lib/cases/view.ts'
import type { Tx } from '#lib/db.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'

/** Every case of an order, oldest first: they are few, for one waits for its end before the next. */
export async function listCases(tx: Tx, actor: Actor, orderId: string): Promise<CaseView[]> {
  const order = await getOrderRow(tx, actor, orderId)
  if (!(await canReadCases(tx, actor, order))) return []
  const rows = await tx.case.findMany({ where: { orderId }, orderBy: { id: 'asc' } })
  const readable = rows.filter((row) => canReadCase(actor, row))
  return toCaseViews(tx, order, readable, { replacement: actor.type !== 'researcher' })
}
