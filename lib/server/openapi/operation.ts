import { STATUS_CODES } from 'node:http'
import { z } from 'zod'
import type { ZodOpenApiOperationObject, ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi'
import { attachmentRule } from '#lib/attachments/schema.ts'
import { documentRule } from '#lib/documents/schema.ts'
import { comesBy, pagingOf, pagingQuery } from '#lib/server/http/paging-query.ts'
import { paramNames, pathParams } from '#lib/server/http/path-params.ts'
import type { ResolvedOperation } from '#lib/server/http/schemas.ts'
import { errorResponses, header } from '#lib/server/openapi/responses.ts'

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

const bytes = { schema: { type: 'string' as const, format: 'binary' } }

function successResponse(operation: ResolvedOperation): ZodOpenApiResponseObject {
  const { status = 200, addressless, list, idempotent, summary, response, produces, orProduces } = operation
  const content = produces
    ? { [produces]: { schema: response } }
    : { ...jsonContent(response), ...(orProduces ? { [orProduces]: bytes } : {}) }
  const headers = {
    ...(list ? { Link: header('Link') } : {}),
    ...(status === 200 || addressless ? {} : { Location: header('Location') }),
    ...(idempotent ? { 'Idempotent-Replayed': header('IdempotentReplayed') } : {}),
  }
  return {
    // What it is stands with the operation, once.
    description: status === 302 ? 'Elsewhere, for 15 minutes' : (STATUS_CODES[status] ?? summary),
    ...(Object.keys(headers).length > 0 ? { headers } : {}),
    ...(status === 302 ? {} : { content }),
  }
}

const fileOf = ({ file }: ResolvedOperation) =>
  Object.fromEntries((file === 'attachment' ? attachmentRule : documentRule).types.map((type) => [type, bytes]))

/** The answers that aren't refusals. */
const successResponses = (operation: ResolvedOperation): ZodOpenApiResponsesObject => ({
  [`${operation.status ?? 200}` as '200']: successResponse(operation),
  ...(operation.status === 302
    ? { '200': { description: 'The file, for a client that follows the redirect', content: fileOf(operation) } }
    : {}),
})

const streamed = (operation: ResolvedOperation) =>
  operation.consumes ? { [operation.consumes]: { schema: { type: 'string' as const } } } : fileOf(operation)

const bodyOf = (body: z.ZodType | 'stream', operation: ResolvedOperation) => ({
  required: !operation.optionalBody,
  content: body === 'stream' ? streamed(operation) : jsonContent(body),
})

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** Of an operation that is going away: from when on it may be gone, and where to read what to do instead. */
export const departureOf = ({ deprecated }: Pick<ResolvedOperation, 'deprecated'>): string | undefined =>
  deprecated &&
  `Deprecated since ${day.format(new Date(deprecated.since))}; it may be gone from ${day.format(new Date(deprecated.sunset))} on. [What to do instead](${deprecated.instead}).`

function describe(operation: ResolvedOperation): string {
  const { description, scope, personScope, developmentOnly, list } = operation
  const sentences = [
    departureOf(operation),
    description,
    list?.by === undefined ? undefined : `Comes ${comesBy(list)}.`,
    developmentOnly ? 'On the development base URL only.' : undefined,
    personScope ? `Scope: \`${scope}\`; of a person’s role: \`${personScope}\`.` : `Scope: \`${scope}\`.`,
  ]
  return sentences.filter((sentence) => sentence !== undefined).join('\n\n')
}

/** What pages a list, and which way round it comes unless it is asked to. */
function pagingShape(operation: ResolvedOperation): z.ZodRawShape {
  const { list } = operation
  const start = list?.newestFirst ? 'desc' : 'asc'
  return list?.feed
    ? pagingOf(operation).shape
    : { ...pagingQuery.shape, order: pagingQuery.shape.order.meta({ override: { default: start } }) }
}

/** An operation in OpenAPI's words, for zod-openapi to finish. */
export function toOperationObject(operation: ResolvedOperation): ZodOpenApiOperationObject {
  const { id, tag, summary, path, scope, query, body, list, idempotent, deprecated } = operation
  const names = paramNames(path)
  const pathObject = z.object(
    Object.fromEntries(
      names.map((name) => [
        name,
        z.string().meta({ override: { pattern: pathParams[name].pattern }, description: pathParams[name].description }),
      ]),
    ),
  )
  const queryObject = z.object({ ...query?.shape, ...(list ? pagingShape(operation) : {}) })
  return {
    operationId: id,
    tags: [tag],
    summary,
    description: describe(operation),
    ...(deprecated ? { deprecated: true } : {}),
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
