import { defineOperation, schemasOf } from '#lib/operation.ts'

const { listRequestsQuery, logSettings, requestDetailView, requestView } = schemasOf(
  () => import('#lib/requests/schema.ts'),
)

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
  replica: false,
  description:
    'The last 30 days, a second or two behind. No queries or secrets are kept; bodies stand with each request by itself. Not logged: reading the log, requests without a known key or endpoint.',
})
export const getRequest = defineOperation({
  id: 'getRequest',
  tag: 'Request log',
  method: 'GET',
  path: '/request-log/{requestId}',
  scope: 'orders:read',
  personScope: 'logs:read',
  summary: 'One of your calls, with its bodies',
  description:
    'Bodies are those of calls by keys that changed something or were refused, for 7 days and while the client wants them kept: an owner or developer says so in the portal; at first they are kept in development and not in production. Of a client that calls very often not all are.',
  response: requestDetailView,
})
export const getLogSettings = defineOperation({
  id: 'getRequestLogSettings',
  tag: 'Request log',
  method: 'GET',
  path: '/request-log/settings',
  scope: 'logs:read',
  summary: 'What the request log keeps',
  response: logSettings,
})
export const changeLogSettings = defineOperation({
  id: 'changeRequestLogSettings',
  tag: 'Request log',
  method: 'PUT',
  path: '/request-log/settings',
  scope: 'keys:manage',
  idempotent: true,
  summary: 'Say whether the request log keeps bodies',
  description:
    'Of this environment. Those that are kept are not shown any more once it is off, and are deleted within a day.',
  body: logSettings,
  response: logSettings,
})
