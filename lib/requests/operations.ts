import { defineOperation, schemasOf } from '#lib/operation.ts'

const { listRequestsQuery, requestView } = schemasOf(() => import('#lib/requests/schema.ts'))

export const listRequests = defineOperation({
  id: 'listRequests',
  tag: 'Request log',
  method: 'GET',
  path: '/request-log',
  scope: 'orders:read',
  personScope: 'logs:read',
  summary: 'Your calls of this API',
  query: listRequestsQuery,
  response: requestView,
  list: { kind: 'request', newestFirst: true },
  description:
    'The last 30 days, a second or two behind. No bodies, queries or secrets are kept. Reading the log is not logged, nor are requests without a key that we know.',
})
