import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { GET } from '#app/api/openapi.json/route.ts'
import { getEnv } from '#lib/env.ts'
import { eventTypes, webhookBody } from '#lib/events/schema.ts'
import { errorStatuses } from '#lib/errors.ts'
import { errorCodesOf, exampleOf } from '#lib/server/openapi/operation.ts'
import { operations } from '#lib/server/http/operations.ts'
import { httpMethods, operationRoutes, protectedRoutes, publicPaths, routePaths } from '#tools/testing/routes.ts'

type Reference = { $ref?: string }
type Documented = {
  operationId: string
  tags: string[]
  'x-required-scope': string
  parameters?: (Reference & { name?: string; in?: string })[]
  requestBody?: { content: Record<string, unknown> }
  responses: Record<string, Reference & { description?: string; headers?: Record<string, unknown> }>
}
type Document = {
  openapi: string
  tags: { name: string }[]
  paths: Record<string, Record<string, Documented>>
  webhooks: Record<string, unknown>
  info: { contact: { url: string } }
  components: { responses: Record<string, { description: string }>; schemas: Record<string, { enum?: string[] }> }
}

const text = await GET().text()
// The document's own types are zod-openapi's; here it is read as a client reads it.
const document = JSON.parse(text) as Document

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
  const documented = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(
      ([method, operation]) => `${method.toUpperCase()} ${path} ${operation['x-required-scope']}`,
    ),
  )
  expect(specified.filter((line) => !documented.includes(line))).toEqual([])
  for (const line of specified) {
    const [method = '', path = ''] = line.split(' ')
    const takesKey = document.paths[path]?.[method.toLowerCase()]?.parameters?.some(({ $ref }) =>
      $ref?.endsWith('/IdempotencyKey'),
    )
    expect([line, takesKey ?? false]).toEqual([line, method !== 'GET'])
  }
})

it.for(operations)('documents $method $path', (operation) => {
  const documented = document.paths[operation.path]?.[operation.method.toLowerCase()]
  expect(documented?.operationId).toBe(operation.id)
  if (!documented) return
  expect(documented['x-required-scope']).toBe(operation.scope)
  expect(document.tags.map(({ name }) => name)).toEqual(expect.arrayContaining(documented.tags))
  const names = (place: string) =>
    documented.parameters?.filter((parameter) => parameter.in === place).map(({ name }) => name) ?? []
  expect(names('path')).toEqual([...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
  expect(names('query')).toEqual(
    expect.arrayContaining(
      operation.list
        ? operation.list.feed
          ? ['limit', 'after']
          : ['limit', 'startingAfter', 'order']
        : Object.keys(operation.query?.shape ?? {}),
    ),
  )
  expect(documented.parameters?.some(({ $ref }) => $ref === '#/components/parameters/IdempotencyKey') ?? false).toBe(
    operation.idempotent ?? false,
  )
  expect(documented.requestBody !== undefined).toBe(operation.body !== undefined)
  const success = documented.responses[operation.status ?? 200]
  expect(Object.keys(success?.headers ?? {})).toEqual(
    expect.arrayContaining([
      'Request-Id',
      ...(operation.list ? ['Link'] : []),
      ...(operation.idempotent ? ['Idempotent-Replayed'] : []),
    ]),
  )
  for (const code of errorCodesOf(operation)) {
    const response = documented.responses[errorStatuses[code]]
    const { description } = response?.$ref
      ? (document.components.responses[response.$ref.split('/').at(-1) ?? ''] ?? {})
      : (response ?? {})
    expect(description).toContain(`\`${code}\``)
  }
})

it('gives every JSON body an example that its schema accepts', () => {
  for (const { id, body } of operations) {
    if (body === undefined || body === 'stream') continue
    expect([id, body.safeParse(exampleOf(body)).error?.message]).toEqual([id, undefined])
  }
})

it('documents every webhook event, with each header that it may carry and every body that is published', () => {
  expect(Object.keys(document.webhooks)).toEqual(eventTypes)
  const { post } = document.webhooks['order.created'] as { post: { parameters: { name: string; required: boolean }[] } } // as written above
  const { vectors } = JSON.parse(readFileSync('public/webhook-test-vectors.json', 'utf8')) as {
    vectors: { body: string; headers: Record<string, string> }[]
  } // written by our own script
  const documented = post.parameters.map(({ name }) => name)
  expect(new Set(vectors.flatMap(({ headers }) => Object.keys(headers)))).toEqual(new Set(documented))
  expect(post.parameters.filter(({ required }) => !required).map(({ name }) => name)).toEqual([
    'X-Service-Signature-Next',
  ])
  for (const { body } of vectors) expect(webhookBody.safeParse(JSON.parse(body)).error).toBeUndefined()
})

it('lists the events of an order once, without the ping that the feed never holds', () => {
  expect(document.components.schemas['EventType']?.enum).toEqual(eventTypes.filter((type) => type !== 'webhook.ping'))
  const lists = (JSON.stringify(document).match(/"order\.created","order\.opened"/g) ?? []).length
  expect(lists).toBe(2) // this one, and that of a webhook's body, which knows the ping
  expect(document.info.contact.url).toBe(getEnv().PORTAL_URL)
})

it('is served without a token, cacheable, as OpenAPI 3.1', () => {
  const response = GET()
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json'])
  expect(document.openapi).toMatch(/^3\.1\./)
})

it("passes Redocly's recommended rules without a warning", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'callslip-openapi-'))
  const cli = join(createRequire(import.meta.url).resolve('@redocly/cli/package.json'), '../bin/cli.js')
  try {
    await writeFile(join(folder, 'openapi.json'), text)
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [cli, 'lint', '--extends=recommended', '--format=json', join(folder, 'openapi.json')],
      { cwd: folder, env },
    ).catch((failed: { stdout: string }) => failed)
    const { totals, problems } = JSON.parse(stdout) as { totals: unknown; problems: { message: string }[] }
    expect(problems.map(({ message }) => message)).toEqual([])
    expect(totals).toEqual({ errors: 0, warnings: 0, ignored: 0 })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

it('says where a thing is only where it can be fetched', () => {
  for (const { id, method, path, status, addressless } of operations.filter(({ status }) => status === 201)) {
    const fetched = operations.some(
      (one) => one.method === 'GET' && one.path.replace(/\/\{\w+\}$/, '') === path && one.path !== path,
    )
    expect([id, fetched]).toEqual([id, !addressless])
    const headers = document.paths[path]?.[method.toLowerCase()]?.responses[String(status)]?.headers ?? {}
    expect([id, 'Location' in headers]).toEqual([id, !addressless])
  }
})
