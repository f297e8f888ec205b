import { defineOperation, schemasOf } from '#lib/operation.ts'

const { queueView } = schemasOf(() => import('#lib/queue/schema.ts'))

export const getQueue = defineOperation({
  id: 'getQueue',
  tag: 'Operator',
  method: 'GET',
  path: '/operator/queue',
  scope: 'operator',
  summary: 'What waits for an operator',
  response: queueView,
  live: 20_000,
})
