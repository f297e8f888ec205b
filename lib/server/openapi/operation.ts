import { z } from 'zod'
import type { ZodOpenApiOperationObject, ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi'
import { contentTypes } from '#lib/files/schema.ts'
import { errorStatuses, type ErrorCode } from '#lib/errors.ts'
import { errorSentences } from '#lib/server/http/error-sentences.ts'
import { pagingOf } from '#lib/server/http/paging-query.ts'
import { pathParams, type PathParam } from '#lib/server/http/path-params.ts'
import type { ResolvedOperation } from '#lib/server/http/schemas.ts'

export const errorBody = z
  .object({
    error: z.string().meta({ description: 'A sentence for people: what to change' }),
    code: z.enum(Object.keys(errorStatuses) as [ErrorCode, ...ErrorCode[]]),
    requestId: z.string().meta({ description: 'The same as the header Request-Id' }),
    details: z
      .array(z.object({ field: z.string(), message: z.string() }))
      .optional()
      .meta({ description: 'Where fields are at fault: each of them, such as `personsOfInterest[0].firstname`' }),
    requiredScope: z.string().optional().meta({ description: 'With `insufficient_scope`' }),
    status: z.string().optional().meta({
      description:
        'Always with `order_not_withdrawable`, and may come with another conflict: the state that the order is in',
    }),
    selectedOfferId: z
      .string()
      .optional()
      .meta({ description: 'Always with `offer_already_selected`, and may come with `offer_already_paid`: which one' }),
    amount: z
      .number()
      .optional()
      .meta({ description: 'With `offer_changed`: what the offer asks for now, in major units of `currency`' }),
    currency: z.string().optional().meta({ description: 'With `offer_changed`' }),
    offset: z.int().optional().meta({ description: 'With `upload_offset_mismatch`: how many bytes have arrived' }),
    declineCode: z
      .string()
      .optional()
      .meta({ description: "With `payment_failed`: the provider's word for why the card was declined" }),
  })
  .meta({ id: 'Error' })

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

const paramNames = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as PathParam)

/** Every code an operation can answer with: its own, and what the wrapper may say on its behalf. */
export function errorCodesOf(operation: ResolvedOperation): ErrorCode[] {
  const { body, query, list, idempotent, developmentOnly, stepUp, scope, withoutFactor, errors = [] } = operation
  const codes: ErrorCode[] = [...authentication, 'rate_limited', 'internal', 'unavailable', ...errors]
  if (stepUp) codes.push('proof_required')
  // Whoever isn't an operator never meets it.
  if (scope.startsWith('operator') || (scope === 'account' && !withoutFactor)) codes.push('factor_required')
  if (scope === 'account' && !operation.bySignOn) codes.push('own_sign_in_required')
  if (body || query || list) codes.push('invalid_request')
  if (body) codes.push('body_too_large', 'unsupported_media_type')
  if (idempotent) codes.push('idempotency_key_invalid', 'idempotency_key_reused', 'idempotency_in_progress')
  if (developmentOnly || paramNames(operation.path).length > 0) codes.push('not_found')
  return [...new Set(codes)]
}

const header = (name: string) => ({ $ref: `#/components/headers/${name}` })
const alwaysSent = {
  'Request-Id': header('RequestId'),
  RateLimit: header('RateLimit'),
  'RateLimit-Policy': header('RateLimitPolicy'),
}
const retried: ReadonlySet<ErrorCode> = new Set([
  'rate_limited',
  'unavailable',
  'provider_unavailable',
  'idempotency_in_progress',
])

const pascal = (name: string) =>
  name
    .split(/[^a-z]/)
    .map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`)
    .join('')

/** Refusals that many operations share become components, so that the document stays readable. */
const shared = new Map<string, ZodOpenApiResponseObject>()

function componentName({ scope }: ResolvedOperation, status: number, codes: ErrorCode[]): string | undefined {
  if (codes.length === 1) return pascal(codes.join())
  if (status === 403) return forbiddenName(scope, codes)
  return status === 400 ? 'InvalidRequestOrKey' : undefined
}

/** Of refusals that the wrapper alone makes. */
function forbiddenName(scope: string, codes: ErrorCode[]): string {
  const more = codes.slice(authentication.length).filter((code) => code !== 'factor_required' || scope === 'account')
  return `Forbidden${[scope, ...more].map(pascal).join('')}`
}

function errorResponse(operation: ResolvedOperation, status: number, codes: ErrorCode[]): ZodOpenApiResponseObject {
  const id = componentName(operation, status, codes)
  if (id === undefined) return newErrorResponse(operation, status, codes)
  const known = shared.get(id) ?? { ...newErrorResponse(operation, status, codes), id }
  shared.set(id, known)
  return known
}

function newErrorResponse(operation: ResolvedOperation, status: number, codes: ErrorCode[]): ZodOpenApiResponseObject {
  const examples = codes.map((code) => {
    const members = code === 'insufficient_scope' ? { requiredScope: operation.scope } : {}
    const details =
      code === 'invalid_request'
        ? { details: [{ field: 'limit', message: 'must be a whole number from 1 to 100' }] }
        : {}
    return [
      code,
      {
        value: {
          error: errorSentences[code],
          code,
          requestId: 'req_01k9z3v7e8f6q9w2x4y5z6a7b8',
          ...members,
          ...details,
        },
      },
    ]
  })
  const missing = { summary: 'No bearer token', value: { error: 'Authorization bearer token is required' } }
  return {
    description: codes.map((code) => `- \`${code}\`: ${errorSentences[code]}`).join('\n'),
    headers: {
      ...alwaysSent,
      ...(codes.some((code) => retried.has(code)) ? { 'Retry-After': header('RetryAfter') } : {}),
    },
    content: {
      'application/json': {
        schema: status === 403 ? z.union([errorBody, missingBearer]) : errorBody,
        examples: { ...(status === 403 ? { missing_bearer_token: missing } : {}), ...Object.fromEntries(examples) },
      },
    },
  }
}

function errorResponses(operation: ResolvedOperation): ZodOpenApiResponsesObject {
  const byStatus = Map.groupBy(errorCodesOf(operation), (code) => errorStatuses[code])
  const sorted = [...byStatus].sort(([a], [b]) => a - b)
  return Object.fromEntries(sorted.map(([status, codes]) => [String(status), errorResponse(operation, status, codes)]))
}

/** An example given with a schema, or made of the one given with a list's rows. */
export function exampleOf(schema: z.ZodType): unknown {
  const own = schema.meta()?.example
  if (own !== undefined) return own
  if (!(schema instanceof z.ZodArray) || !(schema.element instanceof z.ZodType)) return undefined
  const row = exampleOf(schema.element)
  return row === undefined ? undefined : [row]
}

const jsonContent = (schema: z.ZodType) => {
  const example = exampleOf(schema)
  return { 'application/json': { schema, ...(example === undefined ? {} : { example }) } }
}

function successResponse(operation: ResolvedOperation): ZodOpenApiResponseObject {
  const { status = 200, addressless, list, idempotent, summary, response, produces } = operation
  const content = produces ? { [produces]: { schema: response } } : jsonContent(response)
  return {
    description: status === 302 ? 'Elsewhere, for 15 minutes' : summary,
    headers: {
      ...alwaysSent,
      ...(list ? { Link: header('Link') } : {}),
      ...(status === 200 || addressless ? {} : { Location: header('Location') }),
      ...(idempotent ? { 'Idempotent-Replayed': header('IdempotentReplayed') } : {}),
    },
    ...(status === 302 ? {} : { content }),
  }
}

const file = Object.fromEntries(
  contentTypes.map((type) => [type, { schema: { type: 'string' as const, format: 'binary' } }]),
)

/** The answers that aren't refusals. */
const successResponses = (operation: ResolvedOperation): ZodOpenApiResponsesObject => ({
  [`${operation.status ?? 200}` as '200']: successResponse(operation),
  ...(operation.status === 302
    ? { '200': { description: 'The file, for a client that follows the redirect', content: file } }
    : {}),
})

const streamed = (consumes: ResolvedOperation['consumes']) =>
  consumes ? { [consumes]: { schema: { type: 'string' as const } } } : file

const bodyOf = (body: z.ZodType | 'stream', { consumes, optionalBody = false }: ResolvedOperation) => ({
  required: !optionalBody,
  content: body === 'stream' ? streamed(consumes) : jsonContent(body),
})

function describe({ description, scope, personScope, developmentOnly }: ResolvedOperation): string {
  const sentences = [
    description,
    developmentOnly ? 'On the development base URL only.' : undefined,
    personScope ? `Scope: \`${scope}\`; of a person’s role: \`${personScope}\`.` : `Scope: \`${scope}\`.`,
  ]
  return sentences.filter((sentence) => sentence !== undefined).join('\n\n')
}

/** An operation in OpenAPI's words, for zod-openapi to finish. */
export function toOperationObject(operation: ResolvedOperation): ZodOpenApiOperationObject {
  const { id, tag, summary, path, scope, query, body, list, idempotent } = operation
  const names = paramNames(path)
  const pathObject = z.object(
    Object.fromEntries(
      names.map((name) => [
        name,
        z.string().meta({ override: { pattern: pathParams[name].pattern }, description: pathParams[name].description }),
      ]),
    ),
  )
  const queryObject = z.object({ ...query?.shape, ...(list ? pagingOf(operation).shape : {}) })
  return {
    operationId: id,
    tags: [tag],
    summary,
    description: describe(operation),
    'x-required-scope': scope,
    requestParams: {
      ...(names.length > 0 ? { path: pathObject } : {}),
      ...(query || list ? { query: queryObject } : {}),
    },
    ...(idempotent ? { parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }] } : {}),
    ...(body ? { requestBody: bodyOf(body, operation) } : {}),
    responses: { ...successResponses(operation), ...errorResponses(operation) },
  }
}
