import type { OperatorActor } from '#lib/actor.ts'
import type { OperatorCaseView } from '#lib/casework/schema.ts'
import { toOperatorCaseView } from '#lib/casework/view.ts'
import type { Tx } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'

export async function getCase(tx: Tx, actor: OperatorActor, caseId: string): Promise<OperatorCaseView> {
  const row = await tx.case.findFirst({ where: { id: caseId, environment: actor.environment } })
  if (!row) throw notFound()
  return toOperatorCaseView(tx, await getOrderRow(tx, actor, row.orderId), row)
}
