import type { Actor } from '#lib/actor.ts'
import type { CaseRow } from '#lib/cases/case-row.ts'
import { numberCase } from '#lib/cases/number-case.ts'
import { type CaseOutcome, decisions, leastDaysLeft, requireTransition } from '#lib/cases/state.ts'
import type { Tx } from '#lib/db.ts'
import { recordEvents } from '#lib/events/record-events.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'
import { acceptanceDays, standingOutcomes } from '#lib/orders/state.ts'

const day = 86_400_000

type Ending = { outcome: CaseOutcome; reason?: string }

/**
 * Closes a case under the lock of its order. Where the customer had reported it, their days for the acceptance go on where they
 * stopped; so they do where changes were asked for and operators decide that the delivery stays. What operators decide both
 * sides learn, also of a case that they hadn't seen until then.
 */
export async function closeCase(
  tx: Tx,
  actor: Actor,
  order: OrderRow,
  row: CaseRow,
  { outcome, reason }: Ending,
): Promise<CaseRow> {
  const state = requireTransition(row, 'close')
  const closedAt = new Date()
  const sharedAt = row.sharedAt ?? (decisions.some((one) => one === outcome) ? closedAt : null)
  const closed = await tx.case.update({
    where: { id: row.id },
    data: {
      state,
      outcome,
      reason: reason ?? null,
      sharedAt,
      number: await numberCase(tx, row, sharedAt),
      closedByType: actor.type,
      closedById: actor.id,
      closedAt,
    },
  })
  await tx.caseCause.updateMany({ where: { caseId: row.id, endedAt: null }, data: { endedAt: closedAt, outcome } })
  const stays =
    order.status === 'delivered' && order.reviewState !== null && standingOutcomes.some((one) => one === outcome)
  if (stays || order.openCaseId === row.id)
    await tx.order.update({
      where: { id: order.id },
      data: {
        openCaseId: null,
        acceptanceNotBefore: new Date(closedAt.getTime() + daysLeft(order, row)),
        ...(stays ? { reviewState: null } : {}),
      },
    })
  if (sharedAt !== null)
    await recordEvents(tx, actor, order.id, [{ type: 'case.closed', payload: { id: row.id, status: state, outcome } }])
  return closed
}

/** In milliseconds. What was delivered after the case was opened has all of its days by itself. */
function daysLeft({ deliveredAt, acceptanceNotBefore }: OrderRow, { openedAt }: CaseRow): number {
  if (deliveredAt === null) return 0
  const end = Math.max(deliveredAt.getTime() + acceptanceDays * day, acceptanceNotBefore?.getTime() ?? 0)
  const left = end - Math.max(openedAt.getTime(), deliveredAt.getTime())
  return Math.max(left, leastDaysLeft * day)
}
