import type { CustomerActor } from '#lib/actor.ts'
import { claimAttachments } from '#lib/attachments/claim-attachments.ts'
import type { Tx } from '#lib/db.ts'
import type { OrderView } from '#lib/orders/schema.ts'

/** Attaches to an order that was placed a moment ago what was uploaded before; returns it with that. */
export async function attachTo(
  tx: Tx,
  actor: CustomerActor,
  view: OrderView,
  ids: readonly string[] = [],
): Promise<OrderView> {
  if (ids.length === 0) return view
  const attachments = await claimAttachments(tx, actor, ids, { orderId: view.id })
  return { ...view, order: { ...view.order, attachments } }
}
