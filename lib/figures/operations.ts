import { defineOperation, schemasOf } from '#lib/operation.ts'

const { archiveFiguresView, figuresQuery, figuresView, readingTimesView } = schemasOf(
  () => import('#lib/figures/schema.ts'),
)

const { breakdownQuery, breakdownView } = schemasOf(() => import('#lib/figures/breakdown-schema.ts'))

export const getFigures = defineOperation({
  id: 'getFigures',
  tag: 'Operator',
  method: 'GET',
  path: '/operator/figures',
  scope: 'operator',
  summary: 'Figures of the platform by week',
  query: figuresQuery,
  response: figuresView,
  replica: true,
})
export const getFiguresBreakdown = defineOperation({
  id: 'getFiguresBreakdown',
  tag: 'Operator',
  method: 'GET',
  path: '/operator/figures/breakdown',
  scope: 'operator',
  summary: 'What came of the orders placed in a time, by week, month, country, archive, client or researcher',
  query: breakdownQuery,
  response: breakdownView,
  replica: true,
})
export const exportFiguresBreakdown = defineOperation({
  id: 'exportFiguresBreakdown',
  tag: 'Operator',
  method: 'GET',
  path: '/operator/figures/breakdown.csv',
  scope: 'operator',
  produces: 'text/csv',
  summary: 'The same as a table, every row of it',
  query: breakdownQuery,
})
export const getArchiveFigures = defineOperation({
  id: 'getArchiveFigures',
  tag: 'Archives',
  method: 'GET',
  path: '/archives/{archiveId}/figures',
  scope: 'orders:read',
  summary: 'What orders of an archive cost and how long they took',
  response: archiveFiguresView,
  description:
    'From real orders that are completed, of all customers together: `low` to `high` is the middle half of them. Nothing is said of fewer than five.',
})
export const getUsualPrice = defineOperation({
  id: 'getUsualPrice',
  tag: 'Research',
  method: 'GET',
  path: '/research/orders/{orderId}/usual-price',
  scope: 'research',
  summary: 'What orders of the same archive cost and how long they took',
  response: archiveFiguresView,
  description: 'As for customers: what they paid in all, the fee included. Nothing is said of fewer than five.',
})
export const getReadingTimes = defineOperation({
  id: 'getReadingTimes',
  tag: 'Account',
  method: 'GET',
  path: '/figures/reading-times',
  scope: 'account',
  summary: 'How long what waits for an operator mostly waits',
  response: readingTimesView,
  description: 'In production, in hours; absent where too few have waited to say.',
  askedIn: 'development',
  bySignOn: true,
})
