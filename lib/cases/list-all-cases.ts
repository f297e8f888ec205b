import type { OperatorActor } from '#lib/actor.ts'
import type { AnyCaseView } from '#lib/cases/schema.ts'
import { toCaseViews } from '#lib/cases/view.ts'
import type { Tx } from '#lib/db.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'

/** Every case of an order as operators read it, who may read all, with what it came from; oldest first. */
export async function listAllCases(tx: Tx, actor: OperatorActor, orderId: string): Promise<AnyCaseView[]> {
  const order = await getOrderRow(tx, actor, orderId)
  const rows = await tx.case.findMany({ where: { orderId }, orderBy: { id: 'asc' } })
  const views = await toCaseViews(tx, order, rows, { replacement: true })
  return rows.flatMap(({ origin }, n) => (views[n] ? { ...views[n], origin } : []))
}
