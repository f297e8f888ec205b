import type { Actor } from '#lib/actor.ts'
import { findOpenCase } from '#lib/cases/add-cause.ts'
import { closeCase } from '#lib/cases/close-case.ts'
import type { CaseOutcome } from '#lib/cases/state.ts'
import type { Tx } from '#lib/db.ts'
import type { CaseOrigin } from '#lib/generated/prisma/client.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'

type Gone = { origins: CaseOrigin[]; about?: string; outcome: CaseOutcome }

/**
 * What a case came from is over, under the order's lock. With its last cause the case closes by itself; one that the customer
 * reported waits for an operator all the same.
 */
export async function endCause(
  tx: Tx,
  actor: Actor,
  order: OrderRow,
  { origins, about, outcome }: Gone,
): Promise<void> {
  const row = await findOpenCase(tx, order.id)
  if (!row) return
  const ended = await tx.caseCause.updateMany({
    where: { caseId: row.id, endedAt: null, origin: { in: origins }, ...(about === undefined ? {} : { about }) },
    data: { endedAt: new Date(), outcome },
  })
  if (ended.count === 0 || order.openCaseId !== null) return
  if ((await tx.caseCause.count({ where: { caseId: row.id, endedAt: null } })) > 0) return
  await closeCase(tx, actor, order, row, { outcome })
}
