import { defineOperation, schemasOf } from '#lib/operation.ts'

const { caseRow, findCasesQuery, operatorCaseView, refundCaseInput, refundPreview, refundPreviewQuery, replaceInput } =
  schemasOf(() => import('#lib/casework/schema.ts'))
const { complainInput } = schemasOf(() => import('#lib/cases/schema.ts'))

const wholeConsole = ['/operator']

export const findCases = defineOperation({
  id: 'findCases',
  tag: 'Operator',
  method: 'GET',
  path: '/operator/cases',
  scope: 'operator',
  summary: 'The cases of every order',
  query: findCasesQuery,
  response: caseRow,
  list: { kind: 'case', newestFirst: true },
})
export const getCase = defineOperation({
  id: 'getCase',
  tag: 'Operator',
  method: 'GET',
  path: '/operator/cases/{caseId}',
  scope: 'operator',
  summary: 'One case, with what opened it and what was written',
  response: operatorCaseView,
  live: 15_000,
})
export const openCaseAsOperator = defineOperation({
  id: 'openCaseAsOperator',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/orders/{orderId}/cases',
  scope: 'operator',
  idempotent: true,
  status: 201,
  addressless: true,
  summary: 'Open a case about any order',
  body: complainInput,
  response: operatorCaseView,
  errors: ['case_exists', 'order_state_conflict'],
  changes: wholeConsole,
  description: 'It stays among operators until one of them writes to both sides or decides.',
})
export const previewRefund = defineOperation({
  id: 'previewRefund',
  tag: 'Operator',
  method: 'GET',
  path: '/operator/orders/{orderId}/refund-preview',
  scope: 'operator',
  summary: 'What a refund would leave to whom',
  query: refundPreviewQuery,
  response: refundPreview,
  errors: ['payment_not_refundable'],
})
export const refundCase = defineOperation({
  id: 'refundCase',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/orders/{orderId}/cases/{caseId}/refund',
  scope: 'operator:finance',
  idempotent: true,
  summary: 'Decide a case with a refund',
  body: refundCaseInput,
  response: operatorCaseView,
  errors: ['case_closed', 'payment_not_refundable', 'approval_required'],
  changes: wholeConsole,
  stepUp: true,
  description: 'Gives the money back and closes the case, or neither. Both sides get a mail with the reason.',
})
export const replaceResearcher = defineOperation({
  id: 'replaceResearcher',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/orders/{orderId}/cases/{caseId}/replace',
  scope: 'operator:finance',
  idempotent: true,
  summary: 'Decide a case by having another researcher do it',
  body: replaceInput,
  response: operatorCaseView,
  errors: ['case_closed', 'order_state_conflict', 'approval_required'],
  changes: wholeConsole,
  stepUp: true,
  description:
    'Cancels the order, with all that follows for its money, and places it again for its client: open at once, under a number of its own, and not to be seen by the researcher who had it.',
})
