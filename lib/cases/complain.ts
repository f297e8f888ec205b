import type { OperatorActor, ResearcherActor } from '#lib/actor.ts'
import { findOpenCase } from '#lib/cases/add-cause.ts'
import { createCase } from '#lib/cases/create-case.ts'
import { noteCause } from '#lib/cases/note-cause.ts'
import { canReadCase, canReadCases } from '#lib/cases/permissions.ts'
import { kindsFor } from '#lib/cases/state.ts'
import type { CaseRow } from '#lib/cases/case-row.ts'
import { takeOver } from '#lib/cases/take-over.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError, notFound } from '#lib/errors.ts'
import { newId } from '#lib/ids.ts'
import { lockOrder, type OrderRow } from '#lib/orders/order-row.ts'

/**
 * The researcher, or an operator, says that something is wrong. The customer doesn't learn of it until an operator writes to both
 * sides or decides, and nothing of theirs is held up.
 */
export async function complain(
  tx: Tx,
  actor: ResearcherActor | OperatorActor,
  orderId: string,
  content: string,
): Promise<{ order: OrderRow; row: CaseRow }> {
  const order = await lockOrder(tx, actor, orderId)
  if (!(await canReadCases(tx, actor, order))) throw notFound()
  if (kindsFor(order, Date.now()).length === 0)
    throw new ApiError(
      'order_state_conflict',
      `A problem can be reported from the start of the work until 30 days after the end. The order's status is ${order.status}.`,
      { members: { status: order.status } },
    )
  const open = await findOpenCase(tx, orderId)
  if (open && canReadCase(actor, open))
    throw new ApiError(
      'case_exists',
      'A case about this order is open already. Add what there is to say to that one.',
      {
        members: { caseId: open.id },
      },
    )
  const origin = actor.type === 'operator' ? 'operator_complaint' : 'researcher_complaint'
  const complaint = { origin, kind: 'other', content, documentIds: [] as string[], sharedAt: null } as const
  const row = open ? await takeOver(tx, actor, open, complaint) : await createCase(tx, actor, order, complaint)
  // What was written stands in the case alone.
  await noteCause(tx, actor, row, { origin, about: newId('caseCause'), content: '' })
  return { order, row }
}
