import { defineOperation, schemasOf } from '#lib/operation.ts'

const { earningView, earningsQuery, earningsView, payoutView } = schemasOf(() => import('#lib/earnings/schema.ts'))

export const getEarnings = defineOperation({
  id: 'getEarnings',
  tag: 'Research',
  method: 'GET',
  path: '/research/earnings',
  scope: 'research',
  summary: 'What you have earned, by month and currency',
  response: earningsView,
  replica: true,
})
export const listEarnings = defineOperation({
  id: 'listEarnings',
  tag: 'Research',
  method: 'GET',
  path: '/research/earnings/orders',
  scope: 'research',
  summary: 'What you have earned, by order',
  query: earningsQuery,
  response: earningView,
  list: { kind: 'offer', newestFirst: true },
})
export const exportEarnings = defineOperation({
  id: 'exportEarnings',
  tag: 'Research',
  method: 'GET',
  path: '/research/earnings.csv',
  scope: 'research',
  produces: 'text/csv',
  summary: 'What you have earned, as a table',
  query: earningsQuery,
})
export const listPayouts = defineOperation({
  id: 'listPayouts',
  tag: 'Research',
  method: 'GET',
  path: '/research/payouts',
  scope: 'research',
  summary: 'Payouts from your account to your bank, with their state and when they arrive',
  response: payoutView,
  list: { kind: 'payment', newestFirst: true },
})
