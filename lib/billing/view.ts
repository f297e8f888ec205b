import { snapshot, type BillingDocumentView } from '#lib/billing/schema.ts'
import type { BillingDocument } from '#lib/generated/prisma/client.ts'

export const toDocumentView = (document: BillingDocument): BillingDocumentView => ({
  id: document.id,
  number: document.number,
  kind: document.kind,
  issuedAt: document.issuedAt.toISOString(),
  sandbox: document.environment === 'development',
  currency: document.currency,
  totalMinor: document.totalMinor,
  ...snapshot.parse(document.snapshot),
})

/** As a row of a list, where a year of statements would be a book. */
export function toListedView(document: BillingDocument): BillingDocumentView {
  const { entries: _, ...view } = toDocumentView(document)
  return view
}
