import { defineOperation, schemasOf } from '#lib/operation.ts'

const { healthView } = schemasOf(() => import('#lib/health/schema.ts'))

export const getHealth = defineOperation({
  id: 'getHealth',
  tag: 'Operator',
  method: 'GET',
  path: '/operator/health',
  scope: 'operator',
  summary: 'How the parts of the service are',
  response: healthView,
  live: 30_000,
})
