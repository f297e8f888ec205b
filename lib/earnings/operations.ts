import { defineOperation, schemasOf } from '#lib/operation.ts'

const { earningView, earningsView } = schemasOf(() => import('#lib/earnings/schema.ts'))

export const getEarnings = defineOperation({
  id: 'getEarnings',
  tag: 'Research',
  method: 'GET',
  path: '/research/earnings',
  scope: 'research',
  summary: 'What you have earned, by month and currency',
  response: earningsView,
})
export const listEarnings = defineOperation({
  id: 'listEarnings',
  tag: 'Research',
  method: 'GET',
  path: '/research/earnings/orders',
  scope: 'research',
  summary: 'What you have earned, by order',
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
})
