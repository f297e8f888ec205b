import type { BillingDocumentView, DocumentKind } from '#lib/billing/schema.ts'
import { catalogue } from '#lib/words/en/billing.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What each kind is called. */
export const documentNames = (): Record<DocumentKind, string> => ({
  receipt: t('receipt'),
  invoice: t('invoice'),
  credit_note: t('creditNote'),
  statement: t('monthlyStatement'),
})

/** What a document is called: an invoice is either for the fee of what a card paid, or for all of an order. */
export const documentName = ({ kind, payable }: Pick<BillingDocumentView, 'kind' | 'payable'>) =>
  kind === 'invoice' && !payable ? t('invoiceForTheFee') : documentNames()[kind]
