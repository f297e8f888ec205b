import type { Tx } from '#lib/db.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'

/**
 * What an order's documents are booked under: its own cost centre, or else the one of its client's billing details, which it keeps
 * from then on. Called under the order's lock, before its first document is issued.
 */
export async function fixCostCentre(
  tx: Tx,
  { id: orderId, clientId, environment }: Pick<OrderRow, 'id' | 'clientId' | 'environment'>,
  usual: string | undefined,
): Promise<string | undefined> {
  const filing = await tx.orderFiling.findUnique({ where: { orderId } })
  const own = filing?.costCentre ?? undefined
  if (own !== undefined || usual === undefined) return own
  const costCentre = { costCentre: usual }
  await tx.orderFiling.upsert({
    where: { orderId },
    create: { orderId, clientId, environment, ...costCentre },
    update: costCentre,
  })
  return usual
}
