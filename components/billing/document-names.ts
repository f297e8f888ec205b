import type { DocumentKind } from '#lib/billing/schema.ts'

/** What each kind is called. */
export const documentNames: Record<DocumentKind, string> = {
  receipt: 'Receipt',
  invoice: 'Invoice for the fee',
  credit_note: 'Credit note',
  statement: 'Statement',
}
