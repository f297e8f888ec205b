import type { Tx } from '#lib/db.ts'

/** How long before its end a hold is spoken of. */
export const holdWarningHours = 48

/** When an order's hold lapses, once that is near; null otherwise. */
export async function findEndingHold(tx: Tx, orderId: string): Promise<Date | null> {
  const soon = new Date(Date.now() + holdWarningHours * 3_600_000)
  const payment = await tx.payment.findFirst({
    where: { orderId, status: 'authorized', captureBefore: { lt: soon } },
    select: { captureBefore: true },
  })
  return payment?.captureBefore ?? null
}
