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

const toCaseView = (order: OrderRow, row: CaseRow, answers: readonly CaseAnswer[]): CaseView =>
  viewOf<CaseView>({
    id: row.id,
    orderId: row.orderId,
    reference: caseReference(order.number, row.number),
    kind: row.kind,
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
  })

/** Cases of one order with what was written in them, as every side of it reads them. */
export async function toCaseViews(tx: Tx, order: OrderRow, rows: readonly CaseRow[]): Promise<CaseView[]> {
  const answers = await tx.caseAnswer.findMany({
    where: { caseId: { in: rows.map(({ id }) => id) } },
    orderBy: { id: 'asc' },
  })
  return rows.map((row) =>
    toCaseView(
      order,
      row,
      answers.filter(({ caseId }) => caseId === row.id),
    ),
  )
}

export async function getCaseView(tx: Tx, order: OrderRow, row: CaseRow): Promise<CaseView> {
  const [view] = await toCaseViews(tx, order, [row])
  if (!view) throw new Error('a row without its view')
  return view
}
