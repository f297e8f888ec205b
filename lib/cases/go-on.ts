import { createCase } from '#lib/cases/create-case.ts'
import type { Tx } from '#lib/db.ts'
import type { CaseCause } from '#lib/generated/prisma/client.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'

/** A case ends with its order. What outlives that is a case of its own from here on, among operators. */
export async function goOn(tx: Tx, order: OrderRow, causes: readonly CaseCause[]): Promise<void> {
  const [first] = causes
  if (!first) return
  const { origin, content, byType: type, byId: id } = first
  const row = await createCase(tx, { type, id }, order, { origin, content, kind: 'other', sharedAt: null })
  await tx.caseCause.updateMany({
    where: { id: { in: causes.map((cause) => cause.id) } },
    data: { caseId: row.id, endedAt: null, outcome: null },
  })
}
