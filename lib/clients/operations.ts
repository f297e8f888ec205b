import { defineOperation, schemasOf } from '#lib/operation.ts'

const {
  clientView,
  createKeyInput,
  createdKeyView,
  findClientsQuery,
  keyView,
  personalAccountsInput,
  personalAccountsView,
  reasonInput,
  rotateKeyInput,
  updateClientInput,
  updateKeyInput,
  clientActionView,
  listClientActionsQuery,
} = schemasOf(() => import('#lib/clients/schema.ts'))
const { enableProductionInput } = schemasOf(() => import('#lib/clients/limits-schema.ts'))

// The console looks at one market from many sides, so whatever an operator does makes all of it stale.
const wholeConsole = ['/operator']

export const listKeys = defineOperation({
  id: 'listApiKeys',
  tag: 'API keys',
  method: 'GET',
  path: '/api-keys',
  scope: 'keys:manage',
  summary: 'List API keys',
  response: keyView,
  list: { kind: 'apiKey', newestFirst: true },
})
export const createKey = defineOperation({
  id: 'createApiKey',
  tag: 'API keys',
  method: 'POST',
  path: '/api-keys',
  scope: 'keys:manage',
  idempotent: true,
  status: 201,
  addressless: true,
  summary: 'Create an API key',
  body: createKeyInput,
  response: createdKeyView,
  description: 'The key is shown here and never again.',
  stepUp: true,
})
export const rotateKey = defineOperation({
  id: 'rotateApiKey',
  tag: 'API keys',
  method: 'POST',
  path: '/api-keys/{keyId}/rotate',
  scope: 'keys:manage',
  idempotent: true,
  summary: 'Issue a successor; the old key lives on for the overlap',
  description: 'With the same name, scopes and expiry.',
  body: rotateKeyInput,
  response: createdKeyView,
  errors: ['api_key_revoked', 'api_key_expired'],
  stepUp: true,
})
export const revokeKey = defineOperation({
  id: 'revokeApiKey',
  tag: 'API keys',
  method: 'DELETE',
  path: '/api-keys/{keyId}',
  scope: 'keys:manage',
  idempotent: true,
  summary: 'Revoke a key',
  response: keyView,
})
export const updateKey = defineOperation({
  id: 'updateApiKey',
  tag: 'API keys',
  method: 'PATCH',
  path: '/api-keys/{keyId}',
  scope: 'keys:manage',
  idempotent: true,
  summary: 'Change from where a key may be used, or its version',
  body: updateKeyInput,
  response: keyView,
  errors: ['api_key_revoked'],
  stepUp: true,
})
export const listClientActions = defineOperation({
  id: 'listClientActions',
  tag: 'Members',
  method: 'GET',
  path: '/audit-log',
  scope: 'audit:read',
  summary: 'What was done in your name',
  description:
    'Sign-ins of members, and changes of keys, members, webhook endpoints, billing and access, in both environments. Nothing in it is ever changed.',
  query: listClientActionsQuery,
  response: clientActionView,
  list: { kind: 'clientAction', newestFirst: true },
  askedIn: 'development',
})
export const exportClientActions = defineOperation({
  id: 'exportClientActions',
  tag: 'Members',
  method: 'GET',
  path: '/audit-log.csv',
  scope: 'audit:read',
  produces: 'text/csv',
  summary: 'The audit log as a table',
  description: 'The filters are those of the list.',
  query: listClientActionsQuery,
  askedIn: 'development',
})
export const listClients = defineOperation({
  id: 'listClients',
  tag: 'Operator',
  method: 'GET',
  path: '/operator/clients',
  scope: 'operator',
  summary: 'Find API clients',
  query: findClientsQuery,
  response: clientView,
  list: { kind: 'client', newestFirst: true },
})
export const getClient = defineOperation({
  id: 'getClient',
  tag: 'Operator',
  method: 'GET',
  path: '/operator/clients/{clientId}',
  scope: 'operator',
  summary: 'Get one API client',
  response: clientView,
})
export const updateClient = defineOperation({
  id: 'updateClient',
  tag: 'Operator',
  method: 'PATCH',
  path: '/operator/clients/{clientId}',
  scope: 'operator:admin',
  idempotent: true,
  summary: 'Change billing, limits, automatic opening, or suspend',
  body: updateClientInput,
  response: clientView,
  changes: wholeConsole,
})
export const enableProduction = defineOperation({
  id: 'enableProduction',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/clients/{clientId}/enable-production',
  scope: 'operator:admin',
  idempotent: true,
  summary: 'Enable a client for production, with limits or without',
  body: enableProductionInput,
  response: clientView,
  errors: ['approval_required'],
  changes: wholeConsole,
  stepUp: true,
})
export const disableProduction = defineOperation({
  id: 'disableProduction',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/clients/{clientId}/disable-production',
  scope: 'operator:admin',
  idempotent: true,
  summary: 'Disable a client for production',
  body: reasonInput,
  response: clientView,
  changes: wholeConsole,
})
export const refuseProduction = defineOperation({
  id: 'refuseProduction',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/clients/{clientId}/refuse-production',
  scope: 'operator:admin',
  idempotent: true,
  summary: "Refuse a client's request for production",
  body: reasonInput,
  response: clientView,
  changes: wholeConsole,
})
export const reopenProduction = defineOperation({
  id: 'reopenProduction',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/clients/{clientId}/reopen-production',
  scope: 'operator:admin',
  idempotent: true,
  summary: 'Put a request for production back into the queue',
  response: clientView,
  description: 'Undoes a decision. Its mail waits for 30 seconds and is not sent where the decision is undone before.',
  changes: wholeConsole,
})
export const listClientKeys = defineOperation({
  id: 'listClientKeys',
  tag: 'Operator',
  method: 'GET',
  path: '/operator/clients/{clientId}/keys',
  scope: 'operator',
  summary: "List a client's API keys, without their secrets",
  response: keyView,
  list: { kind: 'apiKey', newestFirst: true },
})
export const revokeClientKey = defineOperation({
  id: 'revokeClientKey',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/clients/{clientId}/keys/{keyId}/revoke',
  scope: 'operator:admin',
  idempotent: true,
  summary: "Revoke a client's API key",
  body: reasonInput,
  response: keyView,
  changes: wholeConsole,
})
export const allowByHand = defineOperation({
  id: 'allowOrdersByHand',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/clients/{clientId}/allow-by-hand',
  scope: 'operator:admin',
  idempotent: true,
  summary: "Let a client's people order in production",
  response: clientView,
  description: 'Keys stay locked until the client is enabled for production.',
  changes: wholeConsole,
})
export const getPersonalAccounts = defineOperation({
  id: 'getPersonalAccounts',
  tag: 'Operator',
  method: 'GET',
  path: '/operator/personal-accounts',
  scope: 'operator',
  summary: 'Whether personal accounts order at once',
  response: personalAccountsView,
})
export const decidePersonalAccounts = defineOperation({
  id: 'decidePersonalAccounts',
  tag: 'Operator',
  method: 'PUT',
  path: '/operator/personal-accounts',
  scope: 'operator:admin',
  idempotent: true,
  summary: 'Decide whether personal accounts order at once',
  body: personalAccountsInput,
  response: personalAccountsView,
  description:
    'Those that wait are opened when it is decided so. Those that are open stay open when it is decided otherwise.',
  changes: wholeConsole,
})
