import { z } from 'zod'
import type { Scope } from '#lib/scopes.ts'
import { invalid, type ErrorCode } from '#lib/errors.ts'
import { idPattern, type IdKind } from '#lib/ids.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/**
 * One endpoint: what the wrapper enforces and what the OpenAPI document says are read from this same value, so they
 * can't drift apart.
 */
export type Operation = {
  id: string
  tag: string
  method: Method
  /** Below the environment's base URL, with `{names}` that `pathParams` knows. */
  path: string
  summary: string
  description?: string
  scope: Scope
  /** Idempotency-Key is honoured. Every operation but GET runs in one transaction, with or without it. */
  idempotent?: boolean
  query?: z.ZodObject
  /** The JSON body's schema; `stream` for a body the handler reads itself. */
  body?: z.ZodType | 'stream'
  response: z.ZodType
  /** The media type of a body that streams, where it isn't a document's. */
  consumes?: 'text/csv'
  /** The media type of an answer that isn't JSON; its handler answers a Response. */
  produces?: 'text/event-stream' | 'text/csv' | 'application/zip'
  status?: 200 | 201 | 302
  /** What is made has no address of its own, so 201 comes without Location. */
  addressless?: boolean
  /** A bare array, paged by `limit`, `startingAfter`, `order`; a feed only goes on, by `limit` and its own `after`. */
  list?: { kind: IdKind; newestFirst: boolean; feed?: boolean }
  /** Refusals beyond those that every operation shares. */
  errors?: readonly ErrorCode[]
  developmentOnly?: boolean
}

export const defineOperation = <const T extends Operation>(operation: T): T => operation

const shape = (pattern: string, description: string) => {
  const expression = new RegExp(pattern)
  return { pattern, description, matches: (value: string) => expression.test(value) }
}
const ownId = (kind: IdKind, description: string) => shape(idPattern(kind), description)

/** Every name that a path may hold. A value of another shape is an unknown id: 404, without a query. */
export const pathParams = {
  orderId: ownId('order', 'The order'),
  offerId: ownId('offer', 'The offer, one of this order'),
  messageId: ownId('message', 'The message, one of this order'),
  endpointId: ownId('webhookEndpoint', 'The webhook endpoint'),
  deliveryId: ownId('webhookDelivery', 'The delivery record'),
  documentId: ownId('document', 'The document, one of this order'),
  uploadId: ownId('upload', 'The upload, one of this order and yours'),
  clientId: ownId('client', 'The API client'),
  researcherId: ownId('researcher', 'The researcher'),
  eventId: ownId('event', 'The event, one of this order'),
  archiveId: ownId('archive', 'The archive'),
  keyId: ownId('apiKey', 'The API key, by its id and not the key itself'),
  paymentIntentId: shape('^pi_[A-Za-z0-9_]{1,200}$', 'The payment, as the provider names it'),
} as const
export type PathParam = keyof typeof pathParams

type NamesIn<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never
export type ParamsOf<P extends string> = Record<NamesIn<P>, string>

/**
 * What unknown members of a query mean is nothing, except here: a reader who paged a feed like other lists would get its
 * first page for ever.
 */
export function requireFeedQuery({ list }: Operation, search: Record<string, string>): void {
  const wrong = list?.feed ? ['startingAfter', 'order'].find((name) => name in search) : undefined
  if (wrong !== undefined) throw invalid(wrong, 'is not for this feed, which comes oldest first and goes on with after')
}

/** What the wrapper reads of a list's query. */
export const pagingOf = ({ list }: Operation) => (list?.feed ? pagingQuery.pick({ limit: true }) : pagingQuery)

export const pagingQuery = z.object({
  limit: z
    .string()
    .regex(/^\d{1,4}$/, 'must be a whole number from 1 to 100')
    .transform(Number)
    .refine((limit) => limit >= 1 && limit <= 100, 'must be a whole number from 1 to 100')
    .optional()
    .meta({ override: { type: 'integer', minimum: 1, maximum: 100 }, description: 'Rows in a page; 100 when absent' }),
  startingAfter: z.string().max(200).optional().meta({ description: 'The last id of the page before' }),
  order: z.enum(['asc', 'desc'], 'must be asc or desc').optional().meta({ description: 'By time of creation' }),
})
