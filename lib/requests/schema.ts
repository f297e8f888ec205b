import { z } from 'zod'
import { idText, instant, moment, orderRef, text } from '#lib/text.ts'

const example = {
  id: 'req_01k9z3v7e8f6q9w2x4y5z6a7b8',
  createdAt: '2026-03-02T09:30:00.000Z',
  method: 'POST',
  path: '/orders',
  operation: '/orders',
  status: 201,
  durationMs: 12,
  orderId: 'ord_01k9z3v7e8f6q9w2x4y5z6a7b8',
  keyId: 'key_01k9z3v7e8f6q9w2x4y5z6a7b8',
  idempotencyKey: true,
  replayed: false,
}

export const requestView = z
  .object({
    id: z.string().meta({ description: 'The `Request-Id` of the answer' }),
    createdAt: instant,
    method: z.string(),
    path: z.string().meta({ description: 'Without the query' }),
    operation: z.string().meta({ description: 'The path as this document spells it' }),
    status: z.int(),
    durationMs: z.int(),
    errorCode: z.string().optional(),
    error: z.string().optional().meta({ description: "The refusal's sentence, which names the field at fault" }),
    orderId: z.string().optional().meta({ description: 'The order in the path, or the one that was placed' }),
    keyId: z.string().optional().meta({ description: 'The API key, where a program asked' }),
    userId: z.string().optional().meta({ description: 'The member of the client, where the portal asked' }),
    idempotencyKey: z
      .boolean()
      .meta({ description: 'Whether an Idempotency-Key was sent; always false for a GET, which has no use for one' }),
    replayed: z.boolean().meta({ description: 'Whether the answer was a stored one' }),
  })
  .meta({
    id: 'LoggedRequest',
    example,
  })
export type RequestView = z.output<typeof requestView>

const redacted =
  'as JSON, redacted: listed words, numbers, dates and ids are kept, and texts that name no person; of any other text stands `…`. What is beyond some 8,000 characters is left out, and counted'
export const requestDetailView = requestView
  .extend({
    sentBody: z
      .unknown()
      .optional()
      .meta({ description: `What was sent, ${redacted}` }),
    answerBody: z
      .unknown()
      .optional()
      .meta({ description: `What was answered, ${redacted}` }),
  })
  .meta({
    id: 'LoggedRequestDetail',
    example: {
      ...example,
      sentBody: { repositoryName: 'Archives de Paris', documentType: '…', location: '…', countryISOA3: 'FRA' },
      answerBody: { id: 'ord_01k9z3v7e8f6q9w2x4y5z6a7b8', status: 'submitted' },
    },
  })
export type RequestDetailView = z.output<typeof requestDetailView>

export const listRequestsQuery = z.object({
  status: z
    .string()
    .regex(/^([2345]xx|[2345]\d\d)$/, 'must be a status such as 409 or a class such as 4xx')
    .optional()
    .meta({ description: 'A status or a class of them', example: '4xx' }),
  method: z
    .enum(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE'], 'must be GET, HEAD, POST, PATCH, PUT or DELETE')
    .optional(),
  path: text(300)
    .optional()
    .meta({ description: "What the path begins with, or the operation's own path", example: '/orders' }),
  requestId: idText.optional(),
  orderId: orderRef
    .optional()
    .meta({ description: 'Calls about the order of this id or number, its placing included' }),
  key: idText.optional().meta({ description: 'The id of an API key' }),
  caller: z
    .enum(['program', 'portal'], 'must be program or portal')
    .optional()
    .meta({ description: 'API keys only, or signed-in members only' }),
  since: moment.optional(),
  until: moment.optional(),
})
export type ListRequestsQuery = z.output<typeof listRequestsQuery>

export const logSettings = z
  .object({
    keepsBodies: z.boolean('must be true or false').meta({
      description: 'Whether redacted bodies of calls by keys are kept for 7 days',
    }),
  })
  .meta({ id: 'RequestLogSettings', example: { keepsBodies: true } })
export type LogSettings = z.output<typeof logSettings>
