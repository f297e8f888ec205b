import { queryOptions } from '@tanstack/react-query'
import { listBillingDocuments } from '#lib/billing/operations.ts'
import type { BillingDocumentView } from '#lib/billing/schema.ts'
import type { Api } from '#lib/browser/api.ts'
import { keyFor } from '#lib/browser/keys.ts'
import type { OrderPayment } from '#lib/browser/payments.ts'

const uncharged: ReadonlySet<OrderPayment['status']> = new Set([
  'initiated',
  'failed',
  'authorized',
  'canceled',
  'expired',
  'mismatch',
])

/** A job issues them a moment after the money has moved. */
function isComplete(documents: readonly BillingDocumentView[], { refundedAmount = 0 }: OrderPayment): boolean {
  const credited = documents.reduce((sum, { kind, totalMinor }) => sum + (kind === 'credit_note' ? totalMinor : 0), 0)
  return documents.some(({ kind }) => kind === 'receipt') && credited === refundedAmount
}

/** An order's documents, oldest first, asked anew with the order and until they say what its payment says. */
export const orderDocumentsQuery = (api: Api, orderId: string, payment: OrderPayment) =>
  queryOptions({
    queryKey: keyFor(api.identity, `/orders/${orderId}/billing-documents`),
    enabled: !uncharged.has(payment.status),
    queryFn: ({ signal }) => api.call(listBillingDocuments, { params: {}, query: { orderId, order: 'asc' }, signal }),
    refetchInterval: ({ state: { data } }) => (data && isComplete(data, payment) ? false : 2_000),
  })
