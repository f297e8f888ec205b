import type { Offer, Order } from '#lib/generated/prisma/client.ts'
import { getCurrency, toMajor } from '#lib/money.ts'
import { noFindSplitOf, splitOf } from '#lib/offers/get-offer-row.ts'
import { runsOutAt } from '#lib/offers/runs-out.ts'
import type { OfferView, ResearcherRecord } from '#lib/offers/schema.ts'
import { awaitsConfirmation } from '#lib/orders/offer-version.ts'
import type { Rating } from '#lib/reviews/schema.ts'
import { fromDbDate } from '#lib/text.ts'

export type OfferRow = Offer & { researcher: { name: string } }

/** An offer as it stands to its order. */
export function toOfferView(
  row: OfferRow,
  order: Pick<Order, 'version'>,
  record?: ResearcherRecord,
  rating?: Rating,
): OfferView {
  const currency = getCurrency(row.currency)
  const split = splitOf(row)
  const noFind = noFindSplitOf(row) ?? split
  return {
    id: row.id,
    amount: toMajor(row.amountMinor, currency),
    currency: row.currency,
    message: row.message,
    researcherId: row.researcherId,
    researcherName: row.researcher.name,
    estimatedCompletionDate: fromDbDate(row.estimatedCompletionDate),
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    expiresAt: runsOutAt(row).toISOString(),
    totalAmount: toMajor(split.amountMinor, currency),
    platformFee: toMajor(split.platformFeeMinor, currency),
    noFindAmount: toMajor(noFind.transferAmountMinor, currency),
    totalNoFindAmount: toMajor(noFind.amountMinor, currency),
    noFindTotalAmount: toMajor(noFind.amountMinor, currency),
    awaitsConfirmation: awaitsConfirmation(row, order),
    ...(record ? { researcherRecord: record } : {}),
    ...(rating ? { researcherRating: rating } : {}),
  }
}
