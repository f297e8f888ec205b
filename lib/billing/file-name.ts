import type { BillingDocumentView } from '#lib/billing/schema.ts'

/** What a document is called in a folder, without its ending. */
export const fileNameOf = ({ kind, number, order }: Pick<BillingDocumentView, 'kind' | 'number' | 'order'>): string =>
  [...(order?.number === undefined ? [] : [order.number]), kind, number].join('-')
