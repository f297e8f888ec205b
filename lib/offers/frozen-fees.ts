import type { Tx } from '#lib/db.ts'
import type { Offer } from '#lib/generated/prisma/client.ts'

/**
 * The offers with the fee at which a payment for them has begun: it stays what the customer pays, whatever the fee is by now. One that
 * ended unpaid binds nobody.
 */
export async function withFrozenFees<O extends Pick<Offer, 'id' | 'status' | 'agreedFeeBps'>>(
  tx: Tx,
  offers: readonly O[],
): Promise<O[]> {
  const ids = offers.flatMap(({ id, status, agreedFeeBps }) =>
    status === 'SELECTED' && agreedFeeBps === null ? [id] : [],
  )
  if (ids.length === 0) return [...offers]
  const payments = await tx.payment.findMany({
    where: { offerId: { in: ids }, status: { notIn: ['canceled', 'expired'] } },
    select: { offerId: true, feeBps: true },
    orderBy: { id: 'asc' },
  })
  const feeOf = new Map(payments.map(({ offerId, feeBps }) => [offerId, feeBps]))
  return offers.map((offer) => ({ ...offer, agreedFeeBps: offer.agreedFeeBps ?? feeOf.get(offer.id) ?? null }))
}
