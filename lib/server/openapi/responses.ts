import { STATUS_CODES } from 'node:http'
import { z } from 'zod'
import type { ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi'
import { errorStatuses, type ErrorCode } from '#lib/errors.ts'
import { apiScopes } from '#lib/scopes.ts'
import { errorBody } from '#lib/server/http/error-body.ts'
import { errorSentences } from '#lib/server/http/error-sentences.ts'
import { paramNames } from '#lib/server/http/path-params.ts'
import type { ResolvedOperation } from '#lib/server/http/schemas.ts'

/** The one error without a code: a request that carries no bearer token at all. */
const missingBearer = z
  .object({ error: z.literal('Authorization bearer token is required') })
  .meta({ id: 'MissingBearerToken' })

const authentication = [
  'api_key_invalid',
  'api_key_revoked',
  'api_key_expired',
  'insufficient_scope',
  'wrong_environment',
  'production_not_enabled',
  'client_suspended',
  'ip_not_allowed',
] as const satisfies readonly ErrorCode[]
/** What every operation may answer: to a version that there isn't, for example, that the request is invalid. */
const always: readonly ErrorCode[] = [...authentication, 'invalid_request', 'rate_limited', 'internal', 'unavailable']

const keyScopes = new Set<string>(apiScopes)
/** Whether an API key can call it; everything else is the portal's and the desks'. */
export const isForKeys = ({ scope }: Pick<ResolvedOperation, 'scope'>) => keyScopes.has(scope)

/** Every code an operation can answer with: its own, and what the wrapper may say on its behalf. */
export function errorCodesOf(operation: ResolvedOperation): ErrorCode[] {
  const { body, idempotent, developmentOnly, stepUp, scope, withoutFactor, errors = [] } = operation
  const codes: ErrorCode[] = [...always, ...errors]
  if (stepUp) codes.push('proof_required')
  // Whoever isn't an operator never meets it.
  if (scope.startsWith('operator') || (scope === 'account' && !withoutFactor)) codes.push('factor_required')
  if (scope === 'account' && !operation.bySignOn) codes.push('own_sign_in_required')
  if (body) codes.push('body_too_large', 'unsupported_media_type')
  if (idempotent) codes.push('idempotency_key_invalid', 'idempotency_key_reused', 'idempotency_in_progress')
  if (developmentOnly || paramNames(operation.path).length > 0) codes.push('not_found')
  return [...new Set(codes)]
}

export const header = (name: string) => ({ $ref: `#/components/headers/${name}` })
/** Every answer carries them; they are listed with refusals, and said once of all the others. */
const alwaysSent = {
  'Request-Id': header('RequestId'),
  'Callslip-Version': header('CallslipVersion'),
  RateLimit: header('RateLimit'),
  'RateLimit-Policy': header('RateLimitPolicy'),
}

const names: Record<number, string> = {
  400: 'InvalidRequest',
  402: 'PaymentFailed',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  413: 'BodyTooLarge',
  415: 'UnsupportedMediaType',
  422: 'IdempotencyKeyReused',
  429: 'RateLimited',
  500: 'Internal',
  503: 'Unavailable',
}
// Of a conflict, only the one that passes by itself says when.
const inProgress = 'ConflictOrInProgress'

// Most operations take no key.
const keyInvalid = 'InvalidRequestOrKey'

// Not everything that is out of order comes back by itself.
const notConfigured = 'UnavailableOrNotConfigured'

function responseName(status: number, codes: readonly ErrorCode[]): string {
  if (codes.includes('idempotency_in_progress')) return inProgress
  if (codes.includes('idempotency_key_invalid')) return keyInvalid
  if (codes.includes('payments_not_configured')) return notConfigured
  return names[status] ?? `Status${status}`
}

const membersOf = (code: ErrorCode): Record<string, unknown> => {
  if (code === 'insufficient_scope') return { requiredScope: 'orders:write' }
  if (code === 'invalid_request')
    return { details: [{ field: 'limit', message: 'must be a whole number from 1 to 100' }] }
  if (code === 'order_not_withdrawable') return { status: 'in_progress' }
  if (code === 'offer_already_selected') return { selectedOfferId: 'off_01k9z3v7e8f6q9w2x4y5z6a7b8' }
  if (code === 'order_changed') return { version: 2 }
  if (code === 'offer_changed') return { amount: 42.5, currency: 'EUR' }
  if (code === 'upload_offset_mismatch') return { offset: 1_048_576 }
  return code === 'payment_failed' ? { declineCode: 'insufficient_funds' } : {}
}

const listed = (codes: Iterable<ErrorCode>) =>
  [...codes]
    .sort()
    .map((code) => `\`${code}\``)
    .join(', ')

const exampleOfError = (code: ErrorCode) => ({
  value: {
    error: errorSentences[code],
    code,
    requestId: 'req_01k9z3v7e8f6q9w2x4y5z6a7b8',
    ...membersOf(code),
  },
})
const missing = { value: { error: 'Authorization bearer token is required' } }

function retryAfter(status: number, name: string) {
  if (name === notConfigured) return { 'Retry-After': header('RetryAfterWherePassing') }
  return status === 429 || status === 503 || name === inProgress ? { 'Retry-After': header('RetryAfter') } : {}
}

/** What operations share; one with other codes names them itself, as it always does of conflicts. */
function sharedDescription(status: number, codes: Iterable<ErrorCode>): string {
  if (status === 409) return String(STATUS_CODES[status])
  return listed(status === 403 || status === 503 ? always.filter((code) => errorStatuses[code] === status) : codes)
}

/** One response for each status that `operations` answer with, showing each code once. */
export function errorComponents(operations: readonly ResolvedOperation[]): Record<string, ZodOpenApiResponseObject> {
  const codesByName = new Map<string, { status: number; codes: Set<ErrorCode> }>()
  for (const operation of operations)
    for (const [status, codes] of byStatus(operation)) {
      const name = responseName(status, codes)
      const known = codesByName.get(name) ?? { status, codes: new Set() }
      for (const code of codes) known.codes.add(code)
      codesByName.set(name, known)
    }
  return Object.fromEntries(
    [...codesByName].map(([name, { status, codes }]) => [
      name,
      {
        description: sharedDescription(status, codes),
        headers: { ...alwaysSent, ...retryAfter(status, name) },
        content: {
          'application/json': {
            schema: status === 403 ? z.union([errorBody, missingBearer]) : errorBody,
            examples: {
              ...(status === 403 ? { missing_bearer_token: missing } : {}),
              ...Object.fromEntries([...codes].sort().map((code) => [code, exampleOfError(code)])),
            },
          },
        },
      },
    ]),
  )
}

/** What only people are asked for, who may call with an access token what keys are for. */
const ofPeople: ReadonlySet<ErrorCode> = new Set(['proof_required', 'factor_required', 'own_sign_in_required'])

/** The codes that the document shows: of what keys are for, those that a key can meet. */
export const shownCodesOf = (operation: ResolvedOperation): ErrorCode[] =>
  errorCodesOf(operation).filter((code) => !isForKeys(operation) || !ofPeople.has(code))

const byStatus = (operation: ResolvedOperation) =>
  [...Map.groupBy(shownCodesOf(operation), (code) => errorStatuses[code])].sort(([a], [b]) => a - b)

/** The refusals of one operation: the response that all share, and which of its codes this one answers with. */
export const errorResponses = (operation: ResolvedOperation): ZodOpenApiResponsesObject =>
  Object.fromEntries(
    byStatus(operation).map(([status, codes]) => [
      String(status),
      { $ref: `#/components/responses/${responseName(status, codes)}`, description: listed(codes) },
    ]),
  )
