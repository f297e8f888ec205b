import type { ResearcherActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'
import { findReasons } from '#lib/researchers/find-reasons.ts'
import { toResearchOrderViews } from '#lib/researchers/research-order-view.ts'
import type { ResearchOrderView } from '#lib/researchers/schema.ts'

export async function getResearchOrder(tx: Tx, actor: ResearcherActor, orderId: string): Promise<ResearchOrderView> {
  const [view] = await toResearchOrderViews(tx, actor, [await getOrderRow(tx, actor, orderId)])
  if (!view) throw new Error('an order without a view')
  if (view.status !== 'open') return view
  return { ...view, ...(await findReasons(tx, actor.id, [orderId])).get(orderId) }
}
