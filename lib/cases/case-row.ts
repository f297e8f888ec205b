import type { Actor } from '#lib/actor.ts'
import { canReadCase, canReadCases } from '#lib/cases/permissions.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import type { Case } from '#lib/generated/prisma/client.ts'
import { lockOrder, type OrderRow } from '#lib/orders/order-row.ts'

export type CaseRow = Case

/** A case under the lock of its order; 404 for unknown ones, for those of other orders and for those of others' work. */
export async function lockCase(
  tx: Tx,
  actor: Actor,
  orderId: string,
  caseId: string,
): Promise<{ order: OrderRow; row: CaseRow }> {
  const order = await lockOrder(tx, actor, orderId)
  const row = await tx.case.findFirst({ where: { id: caseId, orderId } })
  if (!row || !canReadCase(actor, row) || !(await canReadCases(tx, actor, order))) throw notFound()
  return { order, row }
}
