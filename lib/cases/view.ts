import type { Tx } from '#lib/db.ts'
import type { ActorType, CaseAnswer } from '#lib/generated/prisma/client.ts'
import type { CaseRow } from '#lib/cases/case-row.ts'
import type { CaseView } from '#lib/cases/schema.ts'
import { caseReference } from '#lib/cases/words.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'
import { viewOf } from '#lib/view.ts'

/** Nobody is named: the customer is none of the researcher's business, and operators speak for Callslip. */
const sideOf: Record<ActorType, CaseView['answers'][number]['from']> = {
  api_client: 'customer',
  customer: 'customer',
  researcher: 'researcher',
  operator: 'callslip',
  system: 'callslip',
}

const toCaseView = (
  order: OrderRow,
  row: CaseRow,
  answers: readonly CaseAnswer[],
  replacementOrderId?: string,
): CaseView =>
  viewOf<CaseView>({
    id: row.id,
    orderId: row.orderId,
    reference: caseReference(order.number, row.number),
    kind: row.kind,
    openedBy: sideOf[row.openedByType],
    content: row.content,
    documentIds: row.documentIds,
    state: row.state,
    openedAt: row.openedAt.toISOString(),
    answers: answers.map(({ id, senderType, content, createdAt }) => ({
      id,
      from: sideOf[senderType],
      content,
      createdAt: createdAt.toISOString(),
    })),
    outcome: row.outcome,
    reason: row.reason,
    closedAt: row.closedAt?.toISOString(),
    replacementOrderId: row.outcome === 'replaced' ? replacementOrderId : undefined,
  })

/**
 * Cases of one order with what was written in them, as every side of it reads them; with the order that was placed in its place
 * for those who may see that one.
 */
export async function toCaseViews(
  tx: Tx,
  order: OrderRow,
  rows: readonly CaseRow[],
  { replacement = false } = {},
): Promise<CaseView[]> {
  const answers = await tx.caseAnswer.findMany({
    where: { caseId: { in: rows.map(({ id }) => id) } },
    orderBy: { id: 'asc' },
  })
  const replaced = replacement && rows.some(({ outcome }) => outcome === 'replaced')
  const placed = replaced ? await tx.orderReplacement.findUnique({ where: { replacesId: order.id } }) : null
  return rows.map((row) =>
    toCaseView(
      order,
      row,
      answers.filter(({ caseId }) => caseId === row.id),
      placed?.orderId,
    ),
  )
}

export async function getCaseView(tx: Tx, order: OrderRow, row: CaseRow): Promise<CaseView> {
  const [view] = await toCaseViews(tx, order, [row])
  if (!view) throw new Error('a row without its view')
  return view
}
