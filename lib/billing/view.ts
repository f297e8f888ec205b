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
