import { z } from 'zod'
import { baseUrlOf, type Environment } from '#lib/env.ts'
import { newId } from '#lib/ids.ts'
import type { Operation } from '#lib/operation.ts'
import type { ResolvedOperation } from '#lib/server/http/schemas.ts'
import { exampleOf } from '#lib/server/openapi/operation.ts'

type Options = {
  token?: string | undefined
  environment?: Environment
  params?: Record<string, string>
  headers?: Record<string, string>
  query?: string
  /** Sent as JSON; a string, blob or stream as it is; the schema's example when absent. */
  body?: unknown
}

/** Ids that could exist, and don't. */
const unknownIds = (): Record<string, string> => ({
  orderId: newId('order'),
  offerId: newId('offer'),
  endpointId: newId('webhookEndpoint'),
  deliveryId: newId('webhookDelivery'),
  documentId: newId('document'),
  clientId: newId('client'),
  researcherId: newId('researcher'),
  keyId: newId('apiKey'),
  eventId: newId('event'),
  reviewId: newId('review'),
  caseId: newId('case'),
  archiveId: newId('archive'),
  uploadId: newId('upload'),
  remarkId: newId('orderRemark'),
  incidentId: newId('incident'),
  attachmentId: newId('attachment'),
  templateId: newId('orderTemplate'),
  offerTemplateId: newId('offerTemplate'),
  credentialId: newId('credential'),
  searchId: newId('boardSearch'),
  sessionId: newId('session'),
  memberId: newId('user'),
  invitationId: newId('invitation'),
  factorId: newId('factor'),
  requestId: newId('request'),
  exportId: newId('dataExport'),
  domainId: newId('domain'),
  paymentIntentId: `pi_${newId('payment').slice(4)}`,
})

function bodyOf({ id, body: schema }: Operation | ResolvedOperation, body: unknown): BodyInit | null {
  if (body instanceof ReadableStream || body instanceof Blob || typeof body === 'string') return body
  if (body !== undefined) return JSON.stringify(body)
  if (schema === undefined) return null
  if (schema === 'stream') return 'A text, as a researcher might upload it.'
  if (!(schema instanceof z.ZodType)) throw new Error(`${id} has no example until its schemas are loaded`)
  return JSON.stringify(exampleOf(schema))
}

/** A request for an operation, as a client would send it. */
export function requestFor(operation: Operation | ResolvedOperation, options: Options = {}): Request {
  const { token, environment = 'development', params = {}, headers = {}, query } = options
  const ids = { ...unknownIds(), ...params }
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '')
  const body = operation.method === 'GET' ? null : bodyOf(operation, options.body)
  const search = query ?? (operation.body === 'stream' ? '?name=notes.txt&offset=0' : '')
  return new Request(`${baseUrlOf(environment)}${path}${search}`, {
    method: operation.method,
    headers: {
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(body === null ? {} : { 'Content-Type': operation.body === 'stream' ? 'text/plain' : 'application/json' }),
      ...headers,
    },
    body,
    // Node wants it beside a stream; the browser's types don't know it.
    ...{ duplex: 'half' },
  })
}

export type ErrorBody = {
  error: string
  code?: string
  requestId?: string
  requiredScope?: string
  details?: { field: string; message: string }[]
}

export async function errorOf(response: Response): Promise<ErrorBody> {
  return (await response.json()) as ErrorBody
}
