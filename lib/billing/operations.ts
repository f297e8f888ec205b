import { defineOperation, schemasOf } from '#lib/operation.ts'

const { billingDetailsInput, billingDetailsView, billingDocumentView, listDocumentsQuery } = schemasOf(
  () => import('#lib/billing/schema.ts'),
)

export const getReceipt = defineOperation({
  id: 'getReceipt',
  tag: 'Billing',
  method: 'GET',
  path: '/orders/{orderId}/receipt',
  scope: 'orders:read',
  personScope: 'billing:read',
  summary: "Get an order's receipt",
  response: billingDocumentView,
  orProduces: 'application/pdf',
  description:
    'Issued when the payment is captured; 404 until then. A PDF with `Accept: application/pdf`, or from `/orders/{orderId}/receipt.pdf`.',
})
export const getReceiptPdf = defineOperation({
  id: 'getReceiptPdf',
  tag: 'Billing',
  method: 'GET',
  path: '/orders/{orderId}/receipt.pdf',
  scope: 'orders:read',
  personScope: 'billing:read',
  produces: 'application/pdf',
  summary: "Get an order's receipt as a PDF",
})
export const listBillingDocuments = defineOperation({
  id: 'listBillingDocuments',
  tag: 'Billing',
  method: 'GET',
  path: '/billing/documents',
  scope: 'orders:read',
  personScope: 'billing:read',
  summary: 'List your receipts, invoices, credit notes and monthly statements',
  query: listDocumentsQuery,
  response: billingDocumentView,
  list: { kind: 'billingDocument', newestFirst: true },
  description:
    'Statements are issued at the beginning of the next month, one for each currency; their `entries` come with the one document.',
})
export const getBillingDocument = defineOperation({
  id: 'getBillingDocument',
  tag: 'Billing',
  method: 'GET',
  path: '/billing/documents/{billingDocumentId}',
  scope: 'orders:read',
  personScope: 'billing:read',
  summary: 'Get one of them',
  response: billingDocumentView,
  orProduces: 'application/pdf',
  description: 'A PDF with `Accept: application/pdf`, or from `/billing/documents/{billingDocumentId}/pdf`.',
})
export const getBillingDocumentPdf = defineOperation({
  id: 'getBillingDocumentPdf',
  tag: 'Billing',
  method: 'GET',
  path: '/billing/documents/{billingDocumentId}/pdf',
  scope: 'orders:read',
  personScope: 'billing:read',
  produces: 'application/pdf',
  summary: 'Get one of them as a PDF',
})
export const getStatementCsv = defineOperation({
  id: 'getStatementCsv',
  tag: 'Billing',
  method: 'GET',
  path: '/billing/documents/{billingDocumentId}/csv',
  scope: 'orders:read',
  personScope: 'billing:read',
  produces: 'text/csv',
  summary: 'Get a monthly statement as a table',
  description:
    'A row for each receipt, invoice and credit note, and for each dispute that your bank decided for you. `amount` adds up to the total; an invoice for the fee has its own in `containedAmount`, for the receipt holds it. Other documents answer 404.',
})
export const getBillingDetails = defineOperation({
  id: 'getBillingDetails',
  tag: 'Billing',
  method: 'GET',
  path: '/billing/details',
  scope: 'orders:read',
  personScope: 'billing:read',
  summary: 'Whom your documents are made out to',
  response: billingDetailsView,
})
export const saveBillingDetails = defineOperation({
  id: 'saveBillingDetails',
  tag: 'Billing',
  method: 'PUT',
  path: '/billing/details',
  scope: 'orders:write',
  personScope: 'billing',
  idempotent: true,
  summary: 'Say whom your documents are made out to',
  body: billingDetailsInput,
  response: billingDetailsView,
  description:
    'All of it at once: what is left out is taken away. It counts for documents issued from now on, in both environments.',
})
export const listStatements = defineOperation({
  id: 'listStatements',
  tag: 'Research',
  method: 'GET',
  path: '/research/statements',
  scope: 'research',
  summary: 'List your monthly statements',
  response: billingDocumentView,
  list: { kind: 'billingDocument', newestFirst: true },
})
export const getStatementPdf = defineOperation({
  id: 'getStatementPdf',
  tag: 'Research',
  method: 'GET',
  path: '/research/statements/{billingDocumentId}/pdf',
  scope: 'research',
  produces: 'application/pdf',
  summary: 'Get a statement as a PDF',
})
export const getResearchStatementCsv = defineOperation({
  id: 'getResearchStatementCsv',
  tag: 'Research',
  method: 'GET',
  path: '/research/statements/{billingDocumentId}/csv',
  scope: 'research',
  produces: 'text/csv',
  summary: 'Get a statement as a table',
})
