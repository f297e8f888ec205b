import { defineOperation, schemasOf } from '#lib/operation.ts'

const { attachedFileView } = schemasOf(() => import('#lib/attachments/schema.ts'))
const { documentView } = schemasOf(() => import('#lib/documents/schema.ts'))
const { orderLedgerView, orderLooksView, orderMailView, remarkView, writeRemarkInput } = schemasOf(
  () => import('#lib/dossiers/schema.ts'),
)
const { postedView, writeAsCallslipInput } = schemasOf(() => import('#lib/messages/schema.ts'))
const { succeeded } = schemasOf(() => import('#lib/text.ts'))

const ofOperators = { tag: 'Operator', scope: 'operator' } as const
const look = {
  ...ofOperators,
  method: 'POST',
  description: 'With a fresh URL, good for 15 minutes. Each time is written down.',
  changes: ['/operator/orders/{orderId}/looks'],
} as const
const ofRemarks = { ...ofOperators, changes: ['/operator/orders/{orderId}/remarks'] } as const

export const lookAtDocument = defineOperation({
  ...look,
  id: 'lookAtDocument',
  path: '/operator/orders/{orderId}/documents/{documentId}/look',
  summary: 'Open a document of any order',
  response: documentView,
})
export const lookAtAttachment = defineOperation({
  ...look,
  id: 'lookAtAttachment',
  path: '/operator/orders/{orderId}/attachments/{attachmentId}/look',
  summary: 'Open what is attached to any order or to its messages',
  response: attachedFileView,
})
export const writeAsCallslip = defineOperation({
  ...ofOperators,
  id: 'writeAsCallslip',
  method: 'POST',
  path: '/operator/orders/{orderId}/messages',
  idempotent: true,
  status: 201,
  addressless: true,
  summary: 'Write to both sides of an order, or to one, as Callslip',
  body: writeAsCallslipInput,
  response: postedView,
  errors: ['order_closed'],
})
export const listRemarks = defineOperation({
  ...ofOperators,
  id: 'listOrderRemarks',
  method: 'GET',
  path: '/operator/orders/{orderId}/remarks',
  summary: 'List the internal notes on an order',
  description: 'What operators wrote about it for each other. Neither side ever reads them.',
  response: remarkView,
  list: { kind: 'orderRemark', newestFirst: false },
  live: 15_000,
})
export const writeRemark = defineOperation({
  ...ofRemarks,
  id: 'writeOrderRemark',
  method: 'POST',
  path: '/operator/orders/{orderId}/remarks',
  idempotent: true,
  status: 201,
  addressless: true,
  summary: 'Write an internal note on an order',
  body: writeRemarkInput,
  response: remarkView,
})
export const removeRemark = defineOperation({
  ...ofRemarks,
  id: 'removeOrderRemark',
  method: 'DELETE',
  path: '/operator/orders/{orderId}/remarks/{remarkId}',
  idempotent: true,
  summary: 'Take an internal note away',
  response: succeeded,
})
export const getOrderLedger = defineOperation({
  ...ofOperators,
  id: 'getOrderLedger',
  method: 'GET',
  path: '/operator/orders/{orderId}/ledger',
  summary: 'Every movement of the money of an order, and what each side has had and is owed',
  response: orderLedgerView,
  live: 15_000,
})
export const listOrderMails = defineOperation({
  ...ofOperators,
  id: 'listOrderMails',
  method: 'GET',
  path: '/operator/orders/{orderId}/mails',
  summary: 'List the mails about an order, with their texts',
  description: 'Links are shown without what would open anything. Texts are forgotten after 30 days.',
  response: orderMailView,
  list: { kind: 'mail', newestFirst: true },
})
export const listOrderLooks = defineOperation({
  ...ofOperators,
  id: 'getOrderLooks',
  method: 'GET',
  path: '/operator/orders/{orderId}/looks',
  summary: 'Who has looked at an order: who fetched its files, and which operators opened it',
  response: orderLooksView,
})
