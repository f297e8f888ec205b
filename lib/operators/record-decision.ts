import type { OperatorActor } from '#lib/actor.ts'
import type { CaseRow } from '#lib/cases/case-row.ts'
import { closeCase } from '#lib/cases/close-case.ts'
import type { Decision } from '#lib/cases/state.ts'
import type { Tx } from '#lib/db.ts'
import { audit } from '#lib/operators/audit.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'

/** Closes a case with an operator's decision, and writes that down. Call it under the order's lock. */
export async function recordDecision(
  tx: Tx,
  actor: OperatorActor,
  order: OrderRow,
  row: CaseRow,
  { outcome, reason }: { outcome: Decision; reason: string },
): Promise<CaseRow> {
  const closed = await closeCase(tx, actor, order, row, { outcome, reason })
  await audit(tx, actor, {
    action: 'case.close',
    targetType: 'order',
    targetId: order.id,
    reason,
    before: { caseId: row.id, state: row.state },
    after: { caseId: row.id, state: closed.state, outcome },
  })
  return closed
}
