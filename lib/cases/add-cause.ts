import type { Actor } from '#lib/actor.ts'
import type { CaseRow } from '#lib/cases/case-row.ts'
import { createCase } from '#lib/cases/create-case.ts'
import { noteCause, type Cause } from '#lib/cases/note-cause.ts'
import { dueAtOf } from '#lib/cases/targets.ts'
import type { Tx } from '#lib/db.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'

type Order = Pick<OrderRow, 'id' | 'environment'>

export const findOpenCase = (tx: Tx, orderId: string): Promise<CaseRow | null> =>
  tx.case.findFirst({ where: { orderId, state: { not: 'closed' } } })

/**
 * Something is wrong with an order, under whose lock this is called: it opens a case, or joins the one that is open. Undefined where
 * it was a cause before. What opens here holds up nothing and is told to nobody; see open-case.ts for the customer's report.
 */
export async function addCause(tx: Tx, actor: Actor, order: Order, cause: Cause): Promise<CaseRow | undefined> {
  const { origin, about, content } = cause
  const key = { orderId: order.id, origin, about }
  if (await tx.caseCause.findUnique({ where: { orderId_origin_about: key } })) return undefined
  const open = await findOpenCase(tx, order.id)
  const row = open
    ? await hasten(tx, open, dueAtOf(origin, new Date()))
    : await createCase(tx, actor, order, {
        origin,
        content,
        kind: origin === 'late' ? 'late' : 'other',
        sharedAt: null,
      })
  await noteCause(tx, actor, row, cause)
  return row
}

/** Until when a case is to be decided only ever comes nearer. */
const hasten = (tx: Tx, row: CaseRow, dueAt: Date) =>
  row.dueAt !== null && row.dueAt <= dueAt ? row : tx.case.update({ where: { id: row.id }, data: { dueAt } })
