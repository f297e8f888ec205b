import { defineOperation, schemasOf } from '#lib/operation.ts'

const { disputeView, evidenceInput } = schemasOf(() => import('#lib/disputes/schema.ts'))

export const getDispute = defineOperation({
  id: 'getDispute',
  tag: 'Operator',
  method: 'GET',
  path: '/operator/disputes/{disputeId}',
  scope: 'operator',
  summary: 'Get a dispute with what there is to say to it',
  response: disputeView,
  live: 15_000,
})
export const saveEvidence = defineOperation({
  id: 'saveEvidence',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/disputes/{disputeId}/evidence',
  scope: 'operator:finance',
  idempotent: true,
  summary: 'Lay evidence by at the provider, without sending it to the bank',
  body: evidenceInput,
  response: disputeView,
  errors: ['dispute_not_answerable', 'operator_conflict', 'provider_unavailable'],
  changes: ['/operator'],
})
export const submitEvidence = defineOperation({
  id: 'submitEvidence',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/disputes/{disputeId}/submit',
  scope: 'operator:finance',
  idempotent: true,
  summary: 'Send evidence to the bank, once',
  description: 'It cannot be changed afterwards. Where it has been sent already, nothing more happens.',
  body: evidenceInput,
  response: disputeView,
  errors: ['dispute_not_answerable', 'operator_conflict', 'provider_unavailable'],
  changes: ['/operator'],
  stepUp: true,
})
