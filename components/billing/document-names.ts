import type { DocumentKind } from '#lib/billing/schema.ts'
import { catalogue } from '#lib/words/en/billing.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What each kind is called. */
export const documentNames = (): Record<DocumentKind, string> => ({
  receipt: t('receipt'),
  invoice: t('invoiceForTheFee'),
  credit_note: t('creditNote'),
  statement: t('statement'),
})
