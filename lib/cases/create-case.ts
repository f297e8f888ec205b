import type { CaseRow } from '#lib/cases/case-row.ts'
import type { Cause } from '#lib/cases/note-cause.ts'
import type { CaseKind } from '#lib/cases/state.ts'
import { numberCase } from '#lib/cases/number-case.ts'
import { dueAtOf } from '#lib/cases/targets.ts'
import type { Tx } from '#lib/db.ts'
import type { ActorType } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'

type NewCase = Omit<Cause, 'about'> & { kind: CaseKind; documentIds?: string[]; sharedAt: Date | null }

/** A case under the lock of its order, which numbers it. */
export async function createCase(
  tx: Tx,
  by: { type: ActorType; id: string },
  order: Pick<OrderRow, 'id' | 'environment'>,
  fresh: NewCase,
): Promise<CaseRow> {
  const openedAt = new Date()
  return tx.case.create({
    data: {
      ...fresh,
      id: newId('case'),
      orderId: order.id,
      environment: order.environment,
      number: await numberCase(tx, { orderId: order.id }, fresh.sharedAt),
      openedByType: by.type,
      openedById: by.id,
      openedAt,
      dueAt: dueAtOf(fresh.origin, openedAt),
    },
  })
}
