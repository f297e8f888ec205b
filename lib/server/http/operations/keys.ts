import { z } from 'zod'
import { createdKeyView, createKeyInput, keyView, rotateKeyInput } from '#lib/clients/schema.ts'
import { defineOperation } from '#lib/operation.ts'

const tag = 'API keys'
const scope = 'keys:manage'

export const listKeys = defineOperation({
  id: 'listApiKeys',
  tag,
  method: 'GET',
  path: '/api-keys',
  scope,
  summary: 'List API keys',
  response: z.array(keyView),
  list: { kind: 'apiKey', newestFirst: true },
})
export const createKey = defineOperation({
  id: 'createApiKey',
  tag,
  method: 'POST',
  path: '/api-keys',
  scope,
  idempotent: true,
  status: 201,
  addressless: true,
  summary: 'Create an API key',
  body: createKeyInput,
  response: createdKeyView,
  description: 'The key is shown here and never again.',
})
export const rotateKey = defineOperation({
  id: 'rotateApiKey',
  tag,
  method: 'POST',
  path: '/api-keys/{keyId}/rotate',
  scope,
  idempotent: true,
  summary: 'Issue a successor; the old key lives on for the overlap',
  description: 'With the same name, scopes and expiry.',
  body: rotateKeyInput,
  response: createdKeyView,
  errors: ['api_key_revoked', 'api_key_expired'],
})
export const revokeKey = defineOperation({
  id: 'revokeApiKey',
  tag,
  method: 'DELETE',
  path: '/api-keys/{keyId}',
  scope,
  idempotent: true,
  summary: 'Revoke a key',
  response: keyView,
})
