import { defineOperation, schemasOf } from '#lib/operation.ts'

const { approvalView, askApprovalInput } = schemasOf(() => import('#lib/approvals/schema.ts'))
const { reasonInput } = schemasOf(() => import('#lib/clients/schema.ts'))

const wholeConsole = ['/operator']

export const askApproval = defineOperation({
  id: 'askApproval',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/approvals',
  scope: 'operator:finance',
  idempotent: true,
  summary: 'Ask a second operator to agree to something',
  description: 'It happens with their yes, and lapses after seven days.',
  body: askApprovalInput,
  response: approvalView,
  errors: ['approval_not_waiting', 'payment_not_refundable', 'order_state_conflict'],
  changes: wholeConsole,
})
export const approve = defineOperation({
  id: 'approve',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/approvals/{approvalId}/approve',
  scope: 'operator:finance',
  idempotent: true,
  summary: 'Agree to what another operator asked for, and do it',
  response: approvalView,
  errors: ['approval_not_waiting', 'operator_conflict', 'payment_not_refundable', 'order_state_conflict'],
  changes: wholeConsole,
  stepUp: true,
})
export const refuseApproval = defineOperation({
  id: 'refuseApproval',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/approvals/{approvalId}/refuse',
  scope: 'operator:finance',
  idempotent: true,
  summary: 'Refuse what another operator asked for',
  body: reasonInput,
  response: approvalView,
  errors: ['approval_not_waiting', 'operator_conflict'],
  changes: wholeConsole,
})
export const withdrawApproval = defineOperation({
  id: 'withdrawApproval',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/approvals/{approvalId}/withdraw',
  scope: 'operator:finance',
  idempotent: true,
  summary: 'Take back what you asked for',
  response: approvalView,
  errors: ['approval_not_waiting', 'operator_conflict'],
  changes: wholeConsole,
})
