import type { Tx } from '#lib/db.ts'

/** When an order's hold lapses, once that is near enough to have been flagged; null otherwise. */
export async function findFlaggedHold(tx: Tx, orderId: string): Promise<Date | null> {
  const payment = await tx.payment.findFirst({
    where: { orderId, status: 'authorized', holdFlaggedAt: { not: null } },
    select: { captureBefore: true },
  })
  return payment?.captureBefore ?? null
}
