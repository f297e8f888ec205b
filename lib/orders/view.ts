import { acceptanceEndOf } from '#lib/orders/acceptance.ts'
import { getCurrency, toMajor } from '#lib/money.ts'
import { dueDateOf } from '#lib/orders/due.ts'
import type { OrderRow } from '#lib/orders/order-row.ts'
import type { AskedView, OrderDetails, OrderView, WorkView } from '#lib/orders/schema.ts'
import { storedAttachments } from '#lib/orders/stored-attachments.ts'
import { storedFiling } from '#lib/orders/stored-filing.ts'
import { storedPersons } from '#lib/orders/stored-persons.ts'
import { fromDbDate } from '#lib/text.ts'
import { viewOf } from '#lib/view.ts'

/** The members that every side of the market reads. */
export const toAsked = (row: OrderRow): AskedView =>
  viewOf<AskedView>({
    number: row.number,
    repositoryName: row.repositoryName,
    documentType: row.documentType,
    location: row.location,
    archiveRepositoryId: row.archiveRepositoryId,
    countryISOA3: row.countryISOA3,
    pricingMode: row.pricingMode,
    fixedPrice: row.fixedPriceMinor === null ? null : toMajor(row.fixedPriceMinor, getCurrency(row.currency)),
    currency: row.currency,
    personsOfInterest: storedPersons(row.personsOfInterest),
    instructions: row.instructions,
    attachments: storedAttachments(row.attachments),
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    openedAt: row.openedAt?.toISOString(),
  })

/** The members for those who agreed on the work. */
export function toWork(row: OrderRow): WorkView {
  const due = dueDateOf(row)
  return viewOf<WorkView>({
    estimatedCompletionDate: due && fromDbDate(due),
    question: questionOf(row),
    deliveredAt: row.deliveredAt?.toISOString(),
    outcome: row.outcome,
    report: row.report,
    reviewState: row.reviewState,
    acceptanceEndsAt: acceptanceEndOf(row)?.toISOString(),
    openCaseId: row.openCaseId,
  })
}

/** What the work waits for, as long as there is somebody at work. */
const questionOf = ({ status, questionBy, questionAt }: OrderRow) =>
  status === 'in_progress' && questionBy && questionAt ? { by: questionBy, since: questionAt.toISOString() } : undefined

/** What the customer's side and the operator see of an order. */
export const toOrderView = (row: OrderRow, more: { holdExpiresAt?: Date | null } = {}): OrderView => ({
  id: row.id,
  status: row.status,
  order: {
    ...toAsked(row),
    ...toWork(row),
    ...viewOf<Omit<OrderDetails, keyof AskedView | keyof WorkView>>({
      externalOrderRef: row.externalOrderRef,
      customerName: row.customerName,
      updatedAt: row.updatedAt.toISOString(),
      confirmedAt: row.confirmedAt?.toISOString(),
      startedAt: row.startedAt?.toISOString(),
      completedAt: row.completedAt?.toISOString(),
      closedAt: row.closedAt?.toISOString(),
      cancelReason: row.cancelReason,
      selectedOfferId: row.selectedOfferId,
      paymentIntentId: row.paymentIntentId,
      activeOffers: row.status === 'open' ? row.activeOffers : null,
      offersToConfirm: row.status === 'open' ? row.offersToConfirm : null,
      holdExpiresAt: more.holdExpiresAt?.toISOString(),
      ...storedFiling(row.filing),
    }),
  },
})
