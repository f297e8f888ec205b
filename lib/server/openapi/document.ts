import { createDocument, type CreateDocumentOptions, type ZodOpenApiPathsObject } from 'zod-openapi'
import { apiScopes } from '#lib/scopes.ts'
import { baseUrlOf, environments, getEnv, type Environment } from '#lib/env.ts'
import { eventTypes, webhookBody, type EventType } from '#lib/events/schema.ts'
import { operations } from '#lib/server/http/operations.ts'
import { exampleOf, toOperationObject } from '#lib/server/openapi/operation.ts'

const tags = {
  Orders: 'Requests to have a document fetched from an archive.',
  Archives: 'A directory of archives, to choose from or not.',
  Account: 'The signed-in person; with an access token, not with an API key.',
  Offers: 'What researchers ask for the work. One is selected and paid for.',
  Payments: 'Initiate, confirm with the payment provider, finalize. Money is held until work starts.',
  Billing: 'Receipts, invoices and credit notes: immutable, numbered without gaps, as data and as PDF.',
  Attachments: 'Pictures and PDFs that go with an order or a message.',
  Messages: 'What customer and researcher write to each other about an order.',
  Documents: 'What was found, to download.',
  Events: 'The public history of an order, and of the whole account.',
  Webhooks: 'Endpoints that receive signed events.',
  Sandbox: 'Steps that people would take, for trying out a client. Development only.',
  'Request log': 'What this API was asked in your name, and how it went.',
  'Going live': 'What a client has been seen to do, and the request for production.',
  'API keys': 'Made by a signed-in member of the client, in the portal. An API key cannot manage keys.',
  Members: 'Who belongs to a client and as what, invitations, and the audit log. For people, not for API keys.',
  'Single sign-on': "A client's own sign-in, by OpenID Connect. For its owners, not for API keys.",
  Research: "The researcher's desk. Needs the access token of a signed-in researcher.",
  Operator: "The operator's console. Needs the access token of a signed-in operator.",
}

const scopes: Record<(typeof apiScopes)[number], string> = {
  'orders:read': 'see orders and everything on them',
  'orders:write': 'place orders, choose offers, pay, write messages',
  'webhooks:read': 'see webhook endpoints and their deliveries',
  'webhooks:write': 'add, change and delete webhook endpoints',
}

const bearer = {
  type: 'http',
  scheme: 'bearer',
  description: `An API key of the environment whose base URL is used (\`cs_dev_…\` or \`cs_live_…\`), or a short-lived access token of
the portal. Each operation names the scope it needs in \`x-required-scope\`. An API key may carry:

${apiScopes.map((scope) => `- \`${scope}\`: ${scopes[scope]}`).join('\n')}

Only access tokens carry \`keys:manage\`, \`cards:manage\`, \`research\` and \`operator\`.`,
} as const

const text = { type: 'string' } as const
const headers = {
  RequestId: { description: 'Finds this request in our logs', schema: text },
  RateLimit: {
    description: 'What is left: `r` requests; `t` seconds until one more. Absent where no limit is set',
    schema: text,
    example: '"default";r=99;t=1',
  },
  RateLimitPolicy: {
    description: 'Requests (`q`) in `w` seconds, and how many of them at once (`burst`)',
    schema: text,
    example: '"default";q=600;w=60;burst=100',
  },
  RetryAfter: { description: 'Seconds to wait', schema: { type: 'integer' } },
  Link: { description: 'The next page, where there is one: `<…>; rel="next"`', schema: text },
  Location: { description: 'Where the thing is', schema: { type: 'string', format: 'uri' } },
  IdempotentReplayed: {
    description: '`true` where this is the stored answer to an earlier request with the same key',
    schema: text,
  },
} as const

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: `Makes a retry safe: the same key with the same request gets the first answer again and changes nothing. Bare or in quotes,
1 to 255 visible ASCII characters, kept for 30 days.`,
  schema: { type: 'string', minLength: 1, maxLength: 257 },
  example: '4f0c2a7e-5a31-4b57-9a3c-1f3c5be2a9d4',
} as const

function paths(): ZodOpenApiPathsObject {
  const byPath = Map.groupBy(operations, ({ path }) => path)
  return Object.fromEntries(
    [...byPath].map(([path, here]) => [
      path,
      Object.fromEntries(here.map((operation) => [operation.method.toLowerCase(), toOperationObject(operation)])),
    ]),
  )
}

/** An example of one type: the payload's `id` is that of the thing which the prefix names. */
function deliveryExample(type: EventType) {
  const example = webhookBody.parse(exampleOf(webhookBody))
  const prefix =
    { order: 'ord', offer: 'off', payment: 'pay', message: 'msg', document: 'doc', webhook: 'whe' }[
      type.split('.')[0] ?? ''
    ] ?? 'ord'
  const orderId = example.data.id
  const { sequence, ...others } = example.data
  if (prefix === 'ord') return { ...example, type }
  const id = orderId.replace('ord', prefix)
  return prefix === 'whe' ? { data: { ...others, id }, type } : { data: { ...others, id, orderId, sequence }, type }
}

const signatures: Record<string, string> = {
  'X-Service-Signature':
    '`sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret',
  'X-Service-Signature-Next': 'While the secret is being rotated: the same with the new secret',
  'webhook-id': "As the Standard Webhooks specification says: the event's id, the same over retries",
  'webhook-timestamp': 'As the Standard Webhooks specification says: when this attempt was made, in seconds',
  'webhook-signature':
    'As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated',
}
const signatureHeaders = Object.entries(signatures).map(([name, description]) => ({
  name,
  in: 'header' as const,
  required: name !== 'X-Service-Signature-Next',
  schema: text,
  description,
}))

const webhooks = (): ZodOpenApiPathsObject =>
  Object.fromEntries(
    eventTypes.map((type) => [
      type,
      {
        post: {
          operationId: `on${type
            .split(/[._]/)
            .map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`)
            .join('')}`,
          tags: ['Webhooks'],
          summary: type,
          description:
            "Sent at least once, in no certain order. `data.eventId` stays the same over retries; `data.sequence` counts an order's events.",
          security: [],
          parameters: signatureHeaders,
          requestBody: {
            required: true,
            content: { 'application/json': { schema: webhookBody, example: deliveryExample(type) } },
          },
          responses: {
            '2XX': { description: 'Received. Anything else, or no answer within 15 s, is tried again' },
            '410': { description: 'Not wanted any more: the endpoint is disabled' },
          },
        },
      },
    ]),
  )

// On one's own machine the origin is whatever the port happens to be; elsewhere it is part of the address.
function serverOf(environment: Environment) {
  const { origin, hostname, pathname } = new URL(baseUrlOf(environment))
  const description =
    environment === 'development'
      ? 'Development: no real money, a robot in place of researchers'
      : 'Production: once the operator has enabled the client'
  if (hostname !== 'localhost') return { url: baseUrlOf(environment), description }
  return {
    url: `{origin}${pathname.replace(/\/$/, '')}`,
    description,
    variables: { origin: { default: origin, description: 'Where this deployment listens' } },
  }
}

/**
 * What leaves the service may gain members, so answers aren't closed; and what a format or the range of an integer
 * says already needs no pattern or bounds of its own.
 */
const simplify: CreateDocumentOptions['override'] = ({ jsonSchema, io }) => {
  if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
  if (jsonSchema.format === 'date-time' || jsonSchema.format === 'date' || jsonSchema.type === 'integer')
    delete jsonSchema.pattern
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
}

const build = () =>
  createDocument(
    {
      openapi: '3.1.1',
      info: {
        title: 'Callslip API',
        version: '1.0.0',
        description: `Order copies of documents from archives. Bodies are JSON. Every answer carries \`Request-Id\`; every error an \`error\`
sentence and a \`code\`. Lists are bare arrays of up to 100 rows: \`Link\` leads to the next page. New members, events and paths may
appear at any time; nothing that is here goes away without notice in \`Deprecation\` and \`Sunset\` headers.`,
        contact: { name: 'Callslip', url: getEnv().PORTAL_URL },
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: environments.map(serverOf),
      security: [{ bearer: [] }],
      tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
      paths: paths(),
      webhooks: webhooks(),
      components: { securitySchemes: { bearer }, headers, parameters: { IdempotencyKey: idempotencyKey } },
    },
    { override: simplify },
  )

let document: ReturnType<typeof build> | undefined

/** The whole interface as an OpenAPI 3.1 document, made from the very schemas that the handlers parse with. */
export const openApiDocument = () => (document ??= build())
