import { queryOptions } from '@tanstack/react-query'
import { listBillingDocuments } from '#lib/billing/operations.ts'
import type { BillingDocumentView } from '#lib/billing/schema.ts'
import type { Api } from '#lib/browser/api.ts'
import { keyFor } from '#lib/browser/keys.ts'
import type { OrderPayment } from '#lib/browser/payments.ts'
import type { OrderView } from '#lib/orders/schema.ts'

const uncharged: ReadonlySet<OrderPayment['status']> = new Set([
  'initiated',
  'failed',
  'authorized',
  'canceled',
  'expired',
  'mismatch',
])

/** A job issues them a moment after the money has moved. An order that was charged twice has those of its other charge too. */
function isComplete(
  all: readonly BillingDocumentView[],
  { paymentIntentId, refundedAmount = 0 }: OrderPayment,
): boolean {
  const documents = all.filter((document) => document.paymentIntentId === paymentIntentId)
  const credited = documents.reduce((sum, { kind, totalMinor }) => sum + (kind === 'credit_note' ? totalMinor : 0), 0)
  return documents.some(({ kind }) => kind === 'receipt') && credited === refundedAmount
}

/** Orders from before they were issued have none, however long one waits. */
const mostLooks = 20

/** An order's documents, oldest first, asked anew with the order and until they say what its payment says. */
export const orderDocumentsQuery = (
  api: Api,
  { id: orderId, status }: OrderView,
  payment: OrderPayment | null,
  byInvoice: boolean,
) => {
  const isDue = payment ? !uncharged.has(payment.status) : byInvoice && status === 'completed'
  return queryOptions({
    queryKey: keyFor(api.identity, `/orders/${orderId}/billing-documents`),
    // Where this payment has none, another charge of the order may.
    enabled: payment !== null || isDue,
    queryFn: ({ signal }) => api.call(listBillingDocuments, { params: {}, query: { orderId, order: 'asc' }, signal }),
    refetchInterval: ({ state: { data = [], dataUpdateCount } }) => {
      if (!isDue || (payment ? isComplete(data, payment) : data.length > 0)) return false
      if (dataUpdateCount <= mostLooks) return 2_000
      // A page that has stood open for long misses no refund's.
      return payment && data.length > 0 ? 60_000 : false
    },
  })
}

/** The payments of an order beside this one that money was charged for: each has its receipt. */
export const otherCharges = (documents: readonly BillingDocumentView[], payment: string | undefined): string[] =>
  documents.flatMap(({ kind, paymentIntentId }) =>
    kind === 'receipt' && paymentIntentId !== undefined && paymentIntentId !== payment ? [paymentIntentId] : [],
  )
