import { exampleSuffix } from '#lib/server/docs/samples/example-id.ts'
import { pathParams, paramNames, type PathParam } from '#lib/server/http/path-params.ts'
import type { ResolvedOperation } from '#lib/server/http/schemas.ts'
import { exampleOf } from '#lib/server/openapi/operation.ts'

/** What comes back: one thing, a list that goes on over pages, text, lines as they happen, a file, or the way to one. */
type Answer = 'json' | 'list' | 'text' | 'lines' | 'file' | 'link'

/** A request as an example, for every language to say in its own way. */
export type Call = {
  id: string
  method: string
  /** With `{names}`, and with their values. */
  template: string
  path: string
  params: [name: string, value: string][]
  query: [name: string, value: string | number][]
  json?: unknown
  /** The name and type of a file that is the body. */
  file?: { name: string; type: string }
  keyed: boolean
  answer: Answer
  /** Where a file that comes back is kept. */
  saveAs: string
}

const examplePayment = 'pi_3PqL2x'

function exampleParam(name: PathParam): string {
  const [, prefix] = /^\^([a-z]+_)/.exec(pathParams[name].pattern) ?? []
  return prefix === 'pi_' ? examplePayment : `${prefix ?? ''}${exampleSuffix}`
}

/** What an example asks for, where an operation takes a query. */
const queries: Record<string, Record<string, string | number>> = {
  exportOrders: { status: 'completed', createdAfter: '2026-03-01T00:00:00Z' },
  listAccountEvents: { since: '2026-03-02T00:00:00Z' },
  listArchives: { q: 'munchen stadt' },
  listBillingDocuments: { kind: 'receipt' },
  listOrderMoney: { orderIds: `ord_${exampleSuffix}` },
  listOrders: { status: 'open', q: 'Moreau' },
  listRequests: { status: '4xx', path: '/orders' },
  previewWebhookRecovery: { since: '2026-03-02T00:00:00Z' },
  searchWebhookDeliveries: { status: 'failed', eventType: 'order.delivered' },
  sendAttachmentPart: { offset: 0 },
  streamEvents: {},
  sumOrderMoney: { status: 'completed', createdAfter: '2026-03-01T00:00:00Z' },
  uploadAttachment: { name: 'certificate.pdf' },
}

const endings: Record<string, string> = { 'application/zip': 'zip', 'application/pdf': 'pdf' }

function answerOf({ produces, status, list }: ResolvedOperation): Answer {
  if (status === 302) return 'link'
  if (produces === 'text/event-stream') return 'lines'
  if (produces === 'text/csv') return 'text'
  if (produces) return 'file'
  return list ? 'list' : 'json'
}

/** The example of an operation, made of what the document itself shows. */
export function callOf(operation: ResolvedOperation): Call {
  const { id, method, path: template, query, body, produces = '' } = operation
  const shown = queries[id]
  if (query && !shown) throw new Error(`${id} takes a query, and has no example of one.`)
  const params = paramNames(template).map((name): [string, string] => [name, exampleParam(name)])
  const values: Record<string, string> = Object.fromEntries(params)
  return {
    id,
    method,
    template,
    path: template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
    params,
    query: Object.entries(shown ?? {}),
    ...(body === 'stream' ? { file: { name: 'certificate.pdf', type: 'application/pdf' } } : {}),
    ...(body && body !== 'stream' ? { json: exampleOf(body) } : {}),
    keyed: operation.idempotent ?? false,
    answer: answerOf(operation),
    saveAs: `document.${endings[produces] ?? 'pdf'}`,
  }
}
