import type { CustomerActor } from '#lib/actor.ts'
import type { Tx } from '#lib/db.ts'
import { getOrderRow } from '#lib/orders/order-row.ts'
import { daysUntil, findMoments } from '#lib/sandbox/moments.ts'
import type { ClockView } from '#lib/sandbox/schema.ts'

/** What time will bring an order by itself. */
export async function getClock(tx: Tx, actor: CustomerActor, orderId: string): Promise<ClockView> {
  const ahead = await findMoments(tx, await getOrderRow(tx, actor, orderId))
  return { ahead: ahead.map(({ moment, at }) => ({ moment, at: at.toISOString(), days: daysUntil(at) })) }
}
