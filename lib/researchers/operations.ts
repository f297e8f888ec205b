import { defineOperation, schemasOf } from '#lib/operation.ts'

const {
  applyInput,
  deliverInput,
  deliveredView,
  findResearchersQuery,
  listResearchOrdersQuery,
  researchOrderView,
  researchProfileView,
  researcherFileView,
  researcherView,
  reviseDateInput,
  startedView,
  updateProfileInput,
  updateResearcherInput,
} = schemasOf(() => import('#lib/researchers/schema.ts'))
const { reportDraftInput, reportDraftView } = schemasOf(() => import('#lib/researchers/draft-schema.ts'))
const { researcherPageView } = schemasOf(() => import('#lib/researchers/page-schema.ts'))
const { publicReview } = schemasOf(() => import('#lib/reviews/schema.ts'))
const { onboardInput, onboardingView } = schemasOf(() => import('#lib/payments/schema.ts'))

// The console looks at one market from many sides, so whatever an operator does makes all of it stale.
const wholeConsole = ['/operator']

export const getResearcherPage = defineOperation({
  id: 'getResearcherPage',
  tag: 'Offers',
  method: 'GET',
  path: '/researchers/{researcherId}',
  scope: 'orders:read',
  summary: 'Get one researcher',
  response: researcherPageView,
  description: 'Of those who have made you an offer; anybody else is not found.',
})
export const listResearcherReviews = defineOperation({
  id: 'listResearcherReviews',
  tag: 'Offers',
  method: 'GET',
  path: '/researchers/{researcherId}/reviews',
  scope: 'orders:read',
  summary: 'List what customers say of a researcher',
  response: publicReview,
  list: { kind: 'review', newestFirst: true },
})
export const getResearchProfile = defineOperation({
  id: 'getResearchProfile',
  tag: 'Research',
  method: 'GET',
  path: '/research/profile',
  scope: 'account',
  summary: 'Your application and profile',
  response: researchProfileView,
  askedIn: 'development',
})
export const applyAsResearcher = defineOperation({
  id: 'applyAsResearcher',
  tag: 'Research',
  method: 'POST',
  path: '/research/application',
  scope: 'account',
  idempotent: true,
  summary: 'Apply to become a researcher',
  body: applyInput,
  response: researchProfileView,
  errors: ['researcher_exists'],
  description:
    'An operator decides. Applying again before that corrects the application; after a refusal it is a new one.',
  askedIn: 'development',
  changes: ['/research/profile'],
})
export const updateResearchProfile = defineOperation({
  id: 'updateResearchProfile',
  tag: 'Research',
  method: 'PATCH',
  path: '/research/profile',
  scope: 'account',
  summary: 'Change your profile',
  body: updateProfileInput,
  response: researchProfileView,
  errors: ['not_found'],
})
export const onboardAccount = defineOperation({
  id: 'onboardAccount',
  tag: 'Research',
  method: 'POST',
  path: '/research/account',
  scope: 'research',
  body: onboardInput,
  optionalBody: true,
  response: onboardingView,
  summary: 'Open your payout account, or go on with it',
  errors: ['provider_unavailable', 'payments_not_configured', 'payment_failed'],
  description:
    "Opens an account with the payment provider where there is none and returns a link to the provider's own pages. Until the account is active no customer can choose an offer of yours.",
  stepUp: true,
})
export const openDashboard = defineOperation({
  id: 'openDashboard',
  tag: 'Research',
  method: 'POST',
  path: '/research/account/dashboard',
  scope: 'research',
  response: onboardingView,
  summary: "A link into the provider's dashboard of your payout account",
  errors: ['provider_unavailable', 'payments_not_configured', 'payment_failed', 'researcher_account_not_ready'],
  description: 'There one sees the payouts to the bank and changes the bank account.',
  stepUp: true,
})
export const refreshOwnAccount = defineOperation({
  id: 'refreshOwnAccount',
  tag: 'Research',
  method: 'POST',
  path: '/research/account/refresh',
  scope: 'research',
  response: researchProfileView,
  summary: 'Ask the provider how your payout account stands',
  errors: ['provider_unavailable', 'payments_not_configured', 'payment_failed'],
  changes: ['/research/profile'],
})
export const listResearchOrders = defineOperation({
  id: 'listResearchOrders',
  tag: 'Research',
  method: 'GET',
  path: '/research/orders',
  scope: 'research',
  summary: 'Orders open for offers, and those with an offer of yours',
  query: listResearchOrdersQuery,
  response: researchOrderView,
  list: { kind: 'order', newestFirst: true },
  live: 15_000,
})
export const getResearchOrder = defineOperation({
  id: 'getResearchOrder',
  tag: 'Research',
  method: 'GET',
  path: '/research/orders/{orderId}',
  scope: 'research',
  summary: 'Get one order',
  response: researchOrderView,
  live: 5_000,
})
export const startWork = defineOperation({
  id: 'startWork',
  tag: 'Research',
  method: 'POST',
  path: '/research/orders/{orderId}/start',
  scope: 'research',
  idempotent: true,
  summary: 'Start work',
  response: startedView,
  errors: ['order_state_conflict'],
  description: 'The customer is charged now.',
})
export const reviseDate = defineOperation({
  id: 'reviseDate',
  tag: 'Research',
  method: 'POST',
  path: '/research/orders/{orderId}/revise-date',
  scope: 'research',
  idempotent: true,
  summary: 'Move the date of completion, with a reason',
  body: reviseDateInput,
  response: researchOrderView,
  errors: ['order_state_conflict'],
})
export const getReportDraft = defineOperation({
  id: 'getReportDraft',
  tag: 'Research',
  method: 'GET',
  path: '/research/orders/{orderId}/draft',
  scope: 'research',
  summary: 'Your search report as far as it is typed',
  response: reportDraftView,
  description: 'Without `draft` where there is none.',
})
export const saveReportDraft = defineOperation({
  id: 'saveReportDraft',
  tag: 'Research',
  method: 'PUT',
  path: '/research/orders/{orderId}/draft',
  scope: 'research',
  summary: 'Keep your search report as far as it is typed',
  description: 'Only you see it. It is gone when the order is handed over.',
  body: reportDraftInput,
  response: reportDraftView,
  errors: ['order_state_conflict'],
  // The page that types it knows what it sent.
  changes: [],
})
export const deliver = defineOperation({
  id: 'deliver',
  tag: 'Research',
  method: 'POST',
  path: '/research/orders/{orderId}/deliver',
  scope: 'research',
  idempotent: true,
  summary: 'Hand over',
  body: deliverInput,
  response: deliveredView,
  errors: ['order_state_conflict'],
})
export const listResearchers = defineOperation({
  id: 'listResearchers',
  tag: 'Operator',
  method: 'GET',
  path: '/operator/researchers',
  scope: 'operator',
  summary: 'Find researchers',
  query: findResearchersQuery,
  response: researcherView,
  list: { kind: 'researcher', newestFirst: true },
})
export const getResearcher = defineOperation({
  id: 'getResearcher',
  tag: 'Operator',
  method: 'GET',
  path: '/operator/researchers/{researcherId}',
  scope: 'operator',
  summary: 'One researcher with their record',
  response: researcherFileView,
})
export const updateResearcher = defineOperation({
  id: 'updateResearcher',
  tag: 'Operator',
  method: 'PATCH',
  path: '/operator/researchers/{researcherId}',
  scope: 'operator:admin',
  idempotent: true,
  summary: 'Approve or suspend a researcher',
  body: updateResearcherInput,
  response: researcherView,
  changes: wholeConsole,
  stepUp: true,
})
export const openResearcherAccount = defineOperation({
  id: 'openResearcherAccount',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/researchers/{researcherId}/account',
  scope: 'operator:finance',
  idempotent: true,
  summary: "Open or refresh a researcher's payment account",
  response: researcherView,
  errors: ['provider_unavailable', 'payments_not_configured', 'payment_failed'],
  changes: wholeConsole,
  stepUp: true,
})
