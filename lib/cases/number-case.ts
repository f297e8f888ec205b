import type { Tx } from '#lib/db.ts'

/**
 * The number of a case of an order, under its lock: a new one, or one that is shared from here on. Those that both sides see are
 * counted from 1, so that none is missing to them; those among operators have numbers below zero, until they are shared.
 */
export async function numberCase(
  tx: Tx,
  { orderId, number }: { orderId: string; number?: number },
  sharedAt: Date | null,
): Promise<number> {
  if (number !== undefined && (number > 0 || sharedAt === null)) return number
  const { _max, _min } = await tx.case.aggregate({ where: { orderId }, _max: { number: true }, _min: { number: true } })
  return sharedAt === null ? Math.min(0, _min.number ?? 0) - 1 : Math.max(0, _max.number ?? 0) + 1
}
