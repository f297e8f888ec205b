import type { OperatorActor } from '#lib/actor.ts'
import { listCases } from '#lib/cases/list-cases.ts'
import type { AnyCaseView } from '#lib/cases/schema.ts'
import type { Tx } from '#lib/db.ts'

/** Every case of an order as operators read it, oldest first. */
export async function listAllCases(tx: Tx, actor: OperatorActor, orderId: string): Promise<AnyCaseView[]> {
  const views = await listCases(tx, actor, orderId)
  const rows = await tx.case.findMany({ where: { orderId }, select: { id: true, origin: true } })
  const origins = new Map(rows.map(({ id, origin }) => [id, origin]))
  return views.flatMap((view) => {
    const origin = origins.get(view.id)
    return origin === undefined ? [] : { ...view, origin }
  })
}
