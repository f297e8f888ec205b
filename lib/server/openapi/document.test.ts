import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { attachmentRule } from '#lib/attachments/schema.ts'
import { documentRule } from '#lib/documents/schema.ts'
import { getEnv } from '#lib/env.ts'
import { eventTypes } from '#lib/events/event-types.ts'
import { webhookBody } from '#lib/events/schema.ts'
import { errorStatuses } from '#lib/errors.ts'
import { errorBody } from '#lib/server/http/error-body.ts'
import { internalDocument, publicDocument } from '#lib/server/openapi/document.ts'
import { eventSchemas } from '#lib/server/openapi/events.ts'
import { exampleOf } from '#lib/server/openapi/operation.ts'
import { isForKeys, shownCodesOf } from '#lib/server/openapi/responses.ts'
import { operations } from '#lib/server/http/operations.ts'
import { httpMethods, operationRoutes, protectedRoutes, publicPaths, routePaths } from '#tools/testing/routes.ts'

type Reference = { $ref?: string }
type Parameter = Reference & {
  name?: string
  in?: string
  schema?: { type?: string; default?: unknown; pattern?: string }
}
type Schema = Reference & {
  enum?: string[]
  anyOf?: { enum?: string[]; type?: string }[]
  example?: unknown
  items?: Reference
}
type Media = Record<string, { schema?: Schema; example?: unknown }>
type Answer = Reference & { description?: string; headers?: Record<string, unknown>; content?: Media }
type Documented = {
  operationId: string
  tags: string[]
  'x-required-scope': string
  parameters?: Parameter[]
  requestBody?: { content: Media }
  responses: Record<string, Answer>
}
type Document = {
  openapi: string
  tags: { name: string }[]
  paths: Record<string, Record<string, Documented>>
  webhooks: Record<string, { post: { parameters: Reference[]; requestBody: { content: Media } } }>
  info: { description: string; contact: { url: string } }
  components: {
    responses: Record<string, Answer>
    schemas: Record<string, Schema>
    parameters: Record<string, Parameter & { required?: boolean }>
  }
}

const text = JSON.stringify(publicDocument())
// The document's own types are zod-openapi's; here it is read as a client reads it.
const document = JSON.parse(text) as Document
const forKeys = operations.filter(isForKeys)

const last = ($ref = '') => $ref.slice($ref.lastIndexOf('/') + 1)
/** An operation as a reader puts it together: with references followed. */
function documentedAt(path: string, method: string) {
  const operation = document.paths[path]?.[method.toLowerCase()]
  if (!operation) return undefined
  const parameters = (operation.parameters ?? []).map((parameter) =>
    parameter.$ref ? (document.components.parameters[last(parameter.$ref)] ?? parameter) : parameter,
  )
  const responses = Object.fromEntries(
    Object.entries(operation.responses).map(([status, { $ref, ...own }]) => [
      status,
      { ...($ref ? document.components.responses[last($ref)] : {}), ...own } as Answer,
    ]),
  )
  return { ...operation, parameters, responses }
}
const documentedOperations = forKeys.flatMap(({ path, method }) => documentedAt(path, method) ?? [])

const specified = `GET /orders orders:read
POST /orders orders:write
GET /orders/{orderId} orders:read
POST /orders/{orderId}/withdraw orders:write
GET /orders/{orderId}/offers orders:read
POST /orders/{orderId}/offers/{offerId}/select orders:write
POST /orders/{orderId}/offers/{offerId}/decline orders:write
POST /orders/{orderId}/payments/initiate orders:write
GET /orders/{orderId}/payments/{paymentIntentId} orders:read
POST /orders/{orderId}/payments/finalize orders:write
GET /orders/{orderId}/messages orders:read
POST /orders/{orderId}/messages orders:write
GET /orders/{orderId}/documents orders:read
GET /orders/{orderId}/events orders:read
GET /webhook-endpoints webhooks:read
POST /webhook-endpoints webhooks:write
DELETE /webhook-endpoints/{endpointId} webhooks:write`.split('\n')

it('serves each operation at its path and method, exactly once', () => {
  const served = protectedRoutes.flatMap(({ path, handlers }) =>
    httpMethods.flatMap((method) =>
      handlers[method].operation ? [`${method} ${path} ${handlers[method].operation.id}`] : [],
    ),
  )
  expect(served.toSorted()).toEqual(operations.map(({ method, path, id }) => `${method} ${path} ${id}`).toSorted())
  expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length)
  expect(operationRoutes).toHaveLength(operations.length)
})

it('knows every public path', () => {
  expect(publicPaths.filter((path) => !routePaths.includes(path))).toEqual([])
})

it('holds the seventeen endpoints of the specification with their scopes', () => {
  expect(specified).toHaveLength(17)
  for (const line of specified) {
    const [method = '', path = '', scope] = line.split(' ')
    const documented = documentedAt(path, method)
    const takesKey = documented?.parameters.some(({ name }) => name === 'Idempotency-Key')
    expect([line, documented?.['x-required-scope'], takesKey]).toEqual([line, scope, method !== 'GET'])
  }
})

it('holds what an API key can call, and nothing else; the rest is for whoever holds its scope', () => {
  const all = ({ paths }: { paths: object }) =>
    Object.entries(paths as Document['paths']).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    )
  const lines = (list: typeof operations) => list.map(({ method, path }) => `${method} ${path}`).toSorted()
  expect(all(document).toSorted()).toEqual(lines(forKeys))
  expect(all(internalDocument(() => true)).toSorted()).toEqual(lines(operations.filter((one) => !isForKeys(one))))
  expect(all(internalDocument(({ scope }) => scope === 'research')).every((line) => / .research/.test(line))).toBe(true)
  expect(text).not.toMatch(/"x-required-scope":"(?!orders|webhooks)|\/(research|operator|api-keys)\//)
})

it.for(forKeys)('documents $method $path', (operation) => {
  const documented = documentedAt(operation.path, operation.method)
  expect(documented?.operationId).toBe(operation.id)
  if (!documented) return
  expect(documented['x-required-scope']).toBe(operation.scope)
  expect(document.tags.map(({ name }) => name)).toEqual(expect.arrayContaining(documented.tags))
  const names = (place: string) =>
    documented.parameters.filter((parameter) => parameter.in === place).map(({ name }) => name)
  expect(names('path')).toEqual([...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
  expect(names('query').toSorted()).toEqual(
    [
      ...Object.keys(operation.query?.shape ?? {}),
      ...(operation.list ? (operation.list.feed ? ['limit'] : ['limit', 'startingAfter', 'order']) : []),
    ].toSorted(),
  )
  expect(names('header')).toEqual(operation.idempotent ? ['Idempotency-Key'] : [])
  expect(documented.requestBody !== undefined).toBe(operation.body !== undefined)
  const success = documented.responses[operation.status ?? 200]
  const headers = Object.keys(success?.headers ?? {})
  expect([headers.includes('Link'), headers.includes('Idempotent-Replayed')]).toEqual([
    operation.list !== undefined,
    operation.idempotent ?? false,
  ])
  const byStatus = Map.groupBy(shownCodesOf(operation), (code) => errorStatuses[code])
  expect(Object.keys(documented.responses).filter((status) => Number(status) >= 400)).toEqual(
    [...byStatus.keys()].toSorted((a, b) => a - b).map(String),
  )
  // Of any there are headers that it refuses.
  expect(documented.responses).toHaveProperty('400')
  for (const [status, codes] of byStatus) {
    const { description = '', headers: sent = {} } = documented.responses[status] ?? {}
    expect(description.match(/\w+/g)?.toSorted()).toEqual(codes.toSorted())
    expect([status, 'Retry-After' in sent]).toEqual([
      status,
      status === 429 || status === 503 || codes.includes('idempotency_in_progress'),
    ])
    if (status === 503) {
      const name = codes.includes('payments_not_configured') ? 'RetryAfterWherePassing' : 'RetryAfter'
      expect(sent['Retry-After']).toEqual({ $ref: `#/components/headers/${name}` })
    }
  }
})

it('says once of all operations what is answered to a version that is not there', () => {
  expect(document.info.description).toMatch(/Callslip-Version.+doesn’t exist is `invalid_request`/)
})

it('says of every number what it may be without a pattern, and where paging begins', () => {
  const lists = forKeys.filter(({ list }) => list)
  for (const { path, method, list } of lists) {
    const find = (name: string) => documentedAt(path, method)?.parameters.find((one) => one.name === name)?.schema
    expect(find('limit')).toEqual({ type: 'integer', minimum: 1, maximum: 100, default: 100 })
    if (!list?.feed) expect([path, find('order')?.default]).toEqual([path, list?.newestFirst ? 'desc' : 'asc'])
  }
  expect(documentedAt('/orders', 'GET')?.parameters.find(({ name }) => name === 'sort')?.schema?.default).toBe('placed')
  expect(text).not.toMatch(/"type":"(integer|number)"[^{}]*"pattern"|"pattern"[^{}]*"type":"(integer|number)"/)
})

it('describes every member of a refusal that a program can meet', () => {
  // Of people alone: who has an entry of the queue, and what keeps an account.
  const known = new Set([...Object.keys(errorBody.shape), 'obstacles', 'assignee'])
  const thrown = globSync('lib/**/*.ts').flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    if (file.endsWith('.test.ts') || !source.includes('new ApiError(')) return []
    const lists = [...source.matchAll(/\bmembers: \{([^{}]*)\}/g)].map(([, list = '']) => list)
    return lists.flatMap((list) => list.split(',').flatMap((one) => /\w+/.exec(one) ?? []))
  })
  expect(thrown.length).toBeGreaterThan(20)
  expect(thrown.filter((name) => !known.has(name))).toEqual([])
  const page = readFileSync('docs/guides/errors.md', 'utf8')
  for (const name of Object.keys(errorBody.shape)) expect(page).toContain(`\`${name}\``)
})

it('lists what a file may be where it is sent or fetched', () => {
  const fetched = (path: string) => documentedAt(`${path}/download`, 'GET')?.responses['200']
  for (const [one, { types }] of [
    [documentedAt('/attachments', 'POST')?.requestBody, attachmentRule],
    [documentedAt('/attachments/uploads/{uploadId}', 'PATCH')?.requestBody, attachmentRule],
    [fetched('/orders/{orderId}/attachments/{attachmentId}'), attachmentRule],
    [fetched('/orders/{orderId}/documents/{documentId}'), documentRule],
  ] as const)
    expect(Object.keys(one?.content ?? {})).toEqual(types)
})

it('lists each form in which an operation answers', () => {
  const produced = forKeys.flatMap(({ path, method, status = 200, orProduces }) =>
    orProduces ? [Object.keys(documentedAt(path, method)?.responses[status]?.content ?? {})] : [],
  )
  expect(produced).toEqual(Array.from({ length: 2 }, () => ['application/json', 'application/pdf']))
})

it('shows an example of every JSON answer, either where it is sent or with the object', () => {
  const exampleIn = ({ example, schema = {} }: Media[string]) =>
    example ?? schema.example ?? document.components.schemas[last(schema.$ref ?? schema.items?.$ref)]?.example
  const without = documentedOperations.filter(({ responses }) => {
    const json = Object.entries(responses).find(([status]) => Number(status) < 300)?.[1].content?.['application/json']
    return json && exampleIn(json) === undefined
  })
  expect(without.map(({ operationId }) => operationId)).toEqual([])
})

it('gives every JSON body an example that its schema accepts', () => {
  for (const { id, body } of operations) {
    if (body === undefined || body === 'stream') continue
    expect([id, body.safeParse(exampleOf(body)).error?.message]).toEqual([id, undefined])
  }
})

it('documents every webhook by its own type, with each header that it may carry', () => {
  expect(Object.keys(document.webhooks)).toEqual([...eventTypes, 'webhook.batch'])
  for (const [type, { post }] of Object.entries(document.webhooks)) {
    const { schema } = post.requestBody.content['application/json'] ?? {}
    const body = eventSchemas[last(schema?.$ref)]
    const example = document.components.schemas[last(schema?.$ref)]?.example
    expect([type, body?.parse(example)]).toEqual([type, expect.objectContaining({ type })])
    expect(body?.safeParse({ ...(example as object), type: 'another' }).success).toBe(false)
    if (type !== 'webhook.batch') expect(webhookBody.safeParse(example).error).toBeUndefined()
  }
  const { vectors } = JSON.parse(readFileSync('public/webhook-test-vectors.json', 'utf8')) as {
    vectors: { body: string; headers: Record<string, string> }[]
  } // written by our own script
  const documented = document.webhooks['order.created']?.post.parameters.flatMap(
    ({ $ref }) => document.components.parameters[last($ref)] ?? [],
  )
  expect(new Set(vectors.flatMap(({ headers }) => Object.keys(headers)))).toEqual(
    new Set(documented?.map(({ name }) => name)),
  )
  expect(documented?.filter(({ required }) => !required).map(({ name }) => name)).toEqual(['X-Service-Signature-Next'])
  for (const { body } of vectors) expect(webhookBody.safeParse(JSON.parse(body)).error).toBeUndefined()
})

it('leaves lists of words in answers open, and closes those that it is sent', () => {
  const { schemas } = document.components
  expect(schemas['EventType']?.anyOf).toEqual([
    { type: 'string', enum: eventTypes.filter((type) => type !== 'webhook.ping') },
    { type: 'string' },
  ])
  const codes = schemas['ErrorCode']?.anyOf?.[0]?.enum
  expect(codes).toEqual(expect.arrayContaining(['order_closed', 'method_not_allowed', 'rate_limited']))
  expect(codes).not.toContain('approval_required')
  expect(JSON.stringify(schemas['Order'])).toContain('"status":{"anyOf":[{"type":"string","enum":["submitted"')
  expect(JSON.stringify(schemas['PlaceOrder'])).toContain('"enum":["FIXED","OPEN_FOR_BIDS"]')
  expect(JSON.stringify(schemas['PlaceOrder'])).not.toContain('anyOf')
  expect(document.info.contact.url).toBe(getEnv().PORTAL_URL)
})

it('says where a thing is only where it can be fetched', () => {
  for (const { id, method, path, status, addressless } of forKeys.filter(({ status }) => status === 201)) {
    const fetched = operations.some(
      (one) => one.method === 'GET' && one.path.replace(/\/\{\w+\}$/, '') === path && one.path !== path,
    )
    expect([id, fetched]).toEqual([id, !addressless])
    const headers = documentedAt(path, method)?.responses[String(status)]?.headers ?? {}
    expect([id, 'Location' in headers]).toEqual([id, !addressless])
  }
})
