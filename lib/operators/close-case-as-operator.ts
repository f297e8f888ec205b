import type { OperatorActor } from '#lib/actor.ts'
import { addCause } from '#lib/cases/add-cause.ts'
import { lockCase } from '#lib/cases/case-row.ts'
import type { CaseView, CloseCaseInput } from '#lib/cases/schema.ts'
import { requireTransition } from '#lib/cases/state.ts'
import { getCaseView } from '#lib/cases/view.ts'
import type { Tx } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import { recordEvents } from '#lib/events/record-events.ts'
import { recordDecision } from '#lib/operators/record-decision.ts'
import { findReturned } from '#lib/operators/second-operator.ts'
import { moveOrder } from '#lib/orders/move-order.ts'
import { lockOrder, type OrderRow } from '#lib/orders/order-row.ts'
import { catalogue } from '#lib/words/en/mail-operator.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Records what came of a case and why; both sides read it. What it says of the money must be so already. */
export async function closeCaseAsOperator(
  tx: Tx,
  actor: OperatorActor,
  orderId: string,
  caseId: string,
  { outcome, reason }: CloseCaseInput,
): Promise<CaseView> {
  const { order, row } = await lockCase(tx, actor, orderId, caseId)
  requireTransition(row, 'close')
  if (outcome === 'refunded' || outcome === 'part_refunded') await requireReturned(tx, order, outcome)
  if (outcome === 'redo_asked') await askRedo(tx, actor, order)
  const closed = await recordDecision(tx, actor, order, row, { outcome, reason })
  if (outcome === 'redo_asked') await watchRedo(tx, actor, order, caseId)
  return getCaseView(tx, await lockOrder(tx, actor, orderId), closed)
}

/** Sends the delivery back in Callslip's name, unless the customer has done so by themselves. */
async function askRedo(tx: Tx, actor: OperatorActor, order: OrderRow): Promise<void> {
  if (order.reviewState === 'changes_requested') return
  await moveOrder(tx, order, 'request_changes', { reviewState: 'changes_requested' })
  await recordEvents(tx, actor, order.id, [
    { type: 'order.changes_requested', payload: { reviewState: 'changes_requested' } },
  ])
}

/** What is to be handed over again is waited for like what a customer sent back: a case of its own, which the delivery ends. */
const watchRedo = (tx: Tx, actor: OperatorActor, order: OrderRow, caseId: string) =>
  addCause(tx, actor, order, {
    origin: 'change_request',
    about: `redo:${caseId}`,
    content: t('theResearcherWasAskedToDeliverAgain'),
  })

/** What an invoice will say, no provider knows: there the operator's word counts. */
async function requireReturned(tx: Tx, { id, status }: OrderRow, outcome: 'refunded' | 'part_refunded'): Promise<void> {
  const payment = await tx.payment.findFirst({
    where: { orderId: id, chargeId: { not: null } },
    orderBy: { id: 'desc' },
    select: { id: true, amountMinor: true },
  })
  if (!payment) return
  const returned = await findReturned(tx, { id: payment.id })
  const fits = outcome === 'refunded' ? returned >= payment.amountMinor : returned > 0 && returned < payment.amountMinor
  if (fits) return
  const found =
    returned === 0
      ? t('nothingOfThePaymentHas')
      : returned < payment.amountMinor
        ? t('aPartOfThePayment')
        : t('allOfThePaymentHas')
  throw new ApiError('order_state_conflict', `${found}.`, { members: { status } })
}
