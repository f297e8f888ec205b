import { getCurrency, toMajor } from '#lib/money.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { storedPersons } from '#lib/orders/stored-persons.ts'
import { fromDbDate } from '#lib/text.ts'
import { withoutAbsent } from '#lib/view.ts'

/** What the customer's side and the operator see of an order. */
export const toOrderView = (row: OrderRow, more: { holdExpiresAt?: Date | null } = {}): OrderView => ({
  id: row.id,
  status: row.status,
  order: withoutAbsent({
    repositoryName: row.repositoryName,
    documentType: row.documentType,
    location: row.location,
    archiveRepositoryId: row.archiveRepositoryId,
    countryISOA3: row.countryISOA3,
    pricingMode: row.pricingMode,
    fixedPrice: row.fixedPriceMinor === null ? null : toMajor(row.fixedPriceMinor, getCurrency(row.currency)),
    currency: row.currency,
    externalOrderRef: row.externalOrderRef,
    customerName: row.customerName,
    personsOfInterest: storedPersons(row.personsOfInterest),
    instructions: row.instructions,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    openedAt: row.openedAt?.toISOString(),
    estimatedCompletionDate: row.estimatedCompletionDate && fromDbDate(row.estimatedCompletionDate),
    deliveredAt: row.deliveredAt?.toISOString(),
    completedAt: row.completedAt?.toISOString(),
    outcome: row.outcome,
    report: row.report,
    reviewState: row.reviewState,
    cancelReason: row.cancelReason,
    selectedOfferId: row.selectedOfferId,
    activeOffers: row.status === 'open' ? row.activeOffers : null,
    holdExpiresAt: more.holdExpiresAt?.toISOString(),
  }),
})
