import { ApiError } from '#lib/errors.ts'
import { idPattern } from '#lib/ids.ts'
import type { RequestTarget } from '#lib/server/http/environment.ts'
import type { Described } from '#lib/operation.ts'
import { isHead } from '#lib/server/http/head.ts'
import { pathParams, type PathParam } from '#lib/server/http/path-params.ts'
import { noteRequest, type RequestEntry } from '#lib/requests/request-buffer.ts'

export type Call = {
  id: string
  begun: number
  requestTarget?: RequestTarget
  caller?: Pick<RequestEntry, 'clientId' | 'environment' | 'callerId'>
  logsBodies?: boolean
}

const whole = new Map<string, RegExp>()

/** Whether a path is its template with ids of the right shapes, and nothing else. */
function fits(template: string, path: string): boolean {
  let shape = whole.get(template)
  if (!shape) {
    const source = template
      .replaceAll('.', '\\.')
      .replace(/\{(\w+)\}/g, (_, name: PathParam) => pathParams[name].pattern.slice(1, -1))
    whole.set(template, (shape = new RegExp(`^${source}$`)))
  }
  return shape.test(path)
}

/** The path with every segment that stands for an id, where it has an id's shape: anything else may be what nobody meant to send. */
function shownPath(template: string, path: string): string {
  if (fits(template, path)) return path
  const given = path.split('/')
  return template
    .split('/')
    .map((part, i) => {
      if (!part.startsWith('{')) return part
      const value = given[i] ?? ''
      return pathParams[part.slice(1, -1) as PathParam].matches(value) ? value : part // templates hold no other names
    })
    .join('/')
}

const orderIn = new RegExp(idPattern('order').slice(1, -1))

/** Enters a call into its client's log; one whose client isn't known has no log to go to. */
export function note(
  operation: Described,
  request: Request,
  { id, begun, requestTarget, caller }: Call,
  response: Response,
  error?: unknown,
): void {
  const owner = caller ?? (error instanceof ApiError ? error.caller : undefined)
  if (!owner || operation.path.startsWith('/request-log')) return
  // A GET has no use for a key, so its headers are not looked into.
  const path = shownPath(operation.path, requestTarget?.path ?? '')
  const idempotencyKey = operation.method !== 'GET' && request.headers.has('idempotency-key')
  noteRequest({
    ...owner,
    id,
    method: isHead(request) ? 'HEAD' : operation.method,
    operationPath: operation.path,
    path,
    status: response.status,
    durationMs: Math.round(performance.now() - begun),
    errorCode:
      error === undefined
        ? null
        : error instanceof ApiError
          ? error.code
          : response.status === 503
            ? 'unavailable'
            : 'internal',
    error: error instanceof ApiError ? error.message : null,
    orderId: orderIn.exec(path)?.[0] ?? orderIn.exec(response.headers.get('location') ?? '')?.[0] ?? null,
    idempotencyKey,
    replayed: idempotencyKey && response.headers.has('idempotent-replayed'),
  })
}
