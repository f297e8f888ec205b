import { defineOperation, schemasOf } from '#lib/operation.ts'

const { answerCaseInput, anyCaseViews, caseView, complainInput, caseViews, closeCaseInput, openCaseInput } = schemasOf(
  () => import('#lib/cases/schema.ts'),
)

export const openCase = defineOperation({
  id: 'openCase',
  tag: 'Orders',
  method: 'POST',
  path: '/orders/{orderId}/cases',
  scope: 'orders:write',
  idempotent: true,
  status: 201,
  addressless: true,
  summary: 'Report a problem',
  body: openCaseInput,
  response: caseView,
  errors: ['case_exists', 'order_state_conflict'],
  description: `Opens a case with Callslip: from the start of the work (then \`late\` and \`other\` only) until 30 days after the order was completed, one
at a time. While it is open, silence is no acceptance; afterwards what was left of the 14 days goes on, at least three days.`,
})
export const listCases = defineOperation({
  id: 'listCases',
  tag: 'Orders',
  method: 'GET',
  path: '/orders/{orderId}/cases',
  scope: 'orders:read',
  summary: 'The problems reported about an order',
  response: caseViews,
  description: 'Oldest first, closed ones too.',
  live: 15_000,
})
export const answerCase = defineOperation({
  id: 'answerCase',
  tag: 'Orders',
  method: 'POST',
  path: '/orders/{orderId}/cases/{caseId}/answers',
  scope: 'orders:write',
  idempotent: true,
  status: 201,
  addressless: true,
  summary: 'Add something to a case',
  body: answerCaseInput,
  response: caseView,
  errors: ['case_closed'],
})
export const listResearchCases = defineOperation({
  id: 'listResearchCases',
  tag: 'Research',
  method: 'GET',
  path: '/research/orders/{orderId}/cases',
  scope: 'research',
  summary: 'The problems that the customer reported about your work',
  response: caseViews,
  live: 15_000,
})
export const answerResearchCase = defineOperation({
  id: 'answerResearchCase',
  tag: 'Research',
  method: 'POST',
  path: '/research/orders/{orderId}/cases/{caseId}/answers',
  scope: 'research',
  idempotent: true,
  status: 201,
  addressless: true,
  summary: 'Say what you know about a problem',
  body: answerCaseInput,
  response: caseView,
  errors: ['case_closed'],
})
export const openResearchCase = defineOperation({
  id: 'openResearchCase',
  tag: 'Research',
  method: 'POST',
  path: '/research/orders/{orderId}/cases',
  scope: 'research',
  idempotent: true,
  status: 201,
  addressless: true,
  summary: 'Tell Callslip of a problem with your work',
  body: complainInput,
  response: caseView,
  errors: ['case_exists', 'order_state_conflict'],
  description:
    'From the start of the work until 30 days after the order was completed. Callslip alone reads it, until it writes to both sides or decides.',
})

const wholeConsole = ['/operator']

export const listAllCases = defineOperation({
  id: 'listAllCases',
  tag: 'Operator',
  method: 'GET',
  path: '/operator/orders/{orderId}/cases',
  scope: 'operator',
  summary: 'The cases of any order',
  response: anyCaseViews,
  live: 15_000,
})
export const answerAnyCase = defineOperation({
  id: 'answerAnyCase',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/orders/{orderId}/cases/{caseId}/answers',
  scope: 'operator',
  idempotent: true,
  status: 201,
  addressless: true,
  summary: 'Write to both sides about a case',
  body: answerCaseInput,
  response: caseView,
  errors: ['case_closed'],
  changes: wholeConsole,
})
export const closeCase = defineOperation({
  id: 'closeCase',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/orders/{orderId}/cases/{caseId}/close',
  scope: 'operator',
  idempotent: true,
  summary: 'Decide on a case',
  body: closeCaseInput,
  response: caseView,
  errors: ['case_closed', 'order_state_conflict'],
  changes: wholeConsole,
  description:
    'Records what came of it and tells both sides why. Money is given back before, by a refund of its own; `redo_asked` sends the delivery back to the researcher.',
})
