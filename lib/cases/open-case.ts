import type { CustomerActor } from '#lib/actor.ts'
import { findOpenCase } from '#lib/cases/add-cause.ts'
import { createCase } from '#lib/cases/create-case.ts'
import { noteCause } from '#lib/cases/note-cause.ts'
import type { OpenCaseInput, CaseView } from '#lib/cases/schema.ts'
import { type CaseKind, kindsFor } from '#lib/cases/state.ts'
import { takeOver } from '#lib/cases/take-over.ts'
import { getCaseView } from '#lib/cases/view.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError, invalid } from '#lib/errors.ts'
import { recordEvents } from '#lib/events/record-events.ts'
import { newId } from '#lib/ids.ts'
import { lockOrder, type OrderRow } from '#lib/orders/order-row.ts'
import { findHandedOver } from '#lib/orders/find-handed-over.ts'
import { refusal } from '#lib/refusals.ts'

/** The customer says what is wrong. From here on silence is no acceptance, until an operator has decided. */
export async function openCase(
  tx: Tx,
  actor: CustomerActor,
  orderId: string,
  { kind, content, documentIds = [] }: OpenCaseInput,
): Promise<CaseView> {
  const order = await lockOrder(tx, actor, orderId)
  if (order.openCaseId !== null)
    throw new ApiError(
      'case_exists',
      'A case about this order is open already. Add what there is to say to that one.',
      {
        members: { caseId: order.openCaseId },
      },
    )
  requireReportable(order, kind)
  const ids = [...new Set(documentIds)]
  await requireDocuments(tx, order, ids)
  const report = { origin: 'report', kind, content, documentIds: ids, sharedAt: new Date() } as const
  const open = await findOpenCase(tx, orderId)
  const row = open ? await takeOver(tx, actor, open, report) : await createCase(tx, actor, order, report)
  // What the customer wrote stands in the case alone.
  await noteCause(tx, actor, row, { origin: 'report', about: newId('caseCause'), content: '' })
  await tx.order.update({ where: { id: orderId }, data: { openCaseId: row.id } })
  await recordEvents(tx, actor, orderId, [{ type: 'case.opened', payload: { id: row.id, status: row.state, kind } }])
  return getCaseView(tx, order, row)
}

function requireReportable(order: OrderRow, kind: CaseKind): void {
  const kinds = kindsFor(order, Date.now())
  if (kinds.includes(kind)) return
  throw new ApiError(
    'order_state_conflict',
    kinds.length === 0
      ? `A problem can be reported from the start of the work until 30 days after the end. The order's status is ${order.status}.`
      : `Before the delivery this can't be known. Possible now: ${kinds.join(', ')}.`,
    { members: { status: order.status } },
  )
}

/** What hasn't been handed over is unknown to the customer. */
async function requireDocuments(tx: Tx, order: OrderRow, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const given = await findHandedOver(tx, order)
  const known = given ? await tx.orderDocument.count({ where: { AND: [given, { id: { in: [...ids] } }] } }) : 0
  if (known !== ids.length) throw invalid('documentIds', refusal('documentsOfOrder'))
}
