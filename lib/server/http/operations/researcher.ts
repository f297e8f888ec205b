import { z } from 'zod'
import { archiveView, listArchivesQuery } from '#lib/archives/schema.ts'
import { earningsView, earningView } from '#lib/earnings/schema.ts'
import { defineOperation } from '#lib/operation.ts'
import { applyInput, onboardingView, researchProfileView, updateProfileInput } from '#lib/researchers/schema.ts'

const tag = 'Research'

export const getResearchProfile = defineOperation({
  id: 'getResearchProfile',
  tag,
  method: 'GET',
  path: '/research/profile',
  scope: 'account',
  summary: 'Your application and profile',
  response: researchProfileView,
})
export const applyAsResearcher = defineOperation({
  id: 'applyAsResearcher',
  tag,
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
})
export const findArchivesToServe = defineOperation({
  id: 'findArchivesToServe',
  tag,
  method: 'GET',
  path: '/research/archives',
  scope: 'account',
  summary: 'Search the directory for archives of your profile',
  query: listArchivesQuery,
  response: z.array(archiveView),
  list: { kind: 'archive', newestFirst: false },
})
export const updateResearchProfile = defineOperation({
  id: 'updateResearchProfile',
  tag,
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
  tag,
  method: 'POST',
  path: '/research/account',
  scope: 'research',
  response: onboardingView,
  summary: 'Open your payout account, or go on with it',
  errors: ['provider_unavailable', 'payment_failed'],
  description:
    "Opens an account with the payment provider where there is none and answers a link to the provider's own pages. Until the account is active no customer can choose an offer of yours.",
})
export const refreshOwnAccount = defineOperation({
  id: 'refreshOwnAccount',
  tag,
  method: 'POST',
  path: '/research/account/refresh',
  scope: 'research',
  response: researchProfileView,
  summary: 'Ask the provider how your payout account stands',
  errors: ['provider_unavailable', 'payment_failed'],
})
export const getEarnings = defineOperation({
  id: 'getEarnings',
  tag,
  method: 'GET',
  path: '/research/earnings',
  scope: 'research',
  summary: 'What you have earned, by month and currency',
  response: earningsView,
})
export const listEarnings = defineOperation({
  id: 'listEarnings',
  tag,
  method: 'GET',
  path: '/research/earnings/orders',
  scope: 'research',
  summary: 'What you have earned, by order',
  response: z.array(earningView),
  list: { kind: 'offer', newestFirst: true },
})
export const exportEarnings = defineOperation({
  id: 'exportEarnings',
  tag,
  method: 'GET',
  path: '/research/earnings.csv',
  scope: 'research',
  produces: 'text/csv',
  summary: 'What you have earned, as a table',
  response: z.string(),
})
