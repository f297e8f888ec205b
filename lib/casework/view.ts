import type { OperatorCaseView } from '#lib/casework/schema.ts'
import type { CaseRow } from '#lib/cases/case-row.ts'
import { toCaseViews } from '#lib/cases/view.ts'
import type { Tx } from '#lib/db.ts'
import { withNames } from '#lib/operators/find-orders.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'
import { withoutAbsent } from '#lib/view.ts'

/** A case with what operators alone see of it. */
export async function toOperatorCaseView(tx: Tx, order: OrderRow, row: CaseRow): Promise<OperatorCaseView> {
  const [[view], [names], causes] = await Promise.all([
    toCaseViews(tx, order, [row], { replacement: true }),
    withNames(tx, [order]),
    tx.caseCause.findMany({ where: { caseId: row.id }, orderBy: { id: 'asc' } }),
  ])
  if (!view || !names) throw new Error('a row without its view')
  const { documentType, repositoryName, id, number, status } = order
  return {
    ...view,
    origin: row.origin,
    late: row.state !== 'closed' && row.dueAt !== null && row.dueAt.getTime() < Date.now(),
    shared: row.sharedAt !== null,
    causes: causes.map((cause) => ({
      id: cause.id,
      origin: cause.origin,
      content: cause.content,
      createdAt: cause.createdAt.toISOString(),
      ...withoutAbsent({ endedAt: cause.endedAt?.toISOString(), outcome: cause.outcome }),
    })),
    order: { id, name: `${documentType}, ${repositoryName}`, number, status },
    client: names.client,
    ...withoutAbsent({ dueAt: row.dueAt?.toISOString(), researcher: names.researcher }),
  }
}
