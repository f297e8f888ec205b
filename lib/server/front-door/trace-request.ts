import type { IncomingMessage, ServerResponse } from 'node:http'
import { routeOf } from '#lib/server/front-door/meter.ts'
import { isTraced, traces } from '#lib/traces.ts'

const headerOf = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined)

/** Answers a request, followed: beneath what its caller says, or as the beginning. */
export function traceRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  answer: () => Promise<void>,
): Promise<void> {
  if (!isTraced()) return answer()
  const method = incoming.method ?? ''
  const attributes = { 'http.request.method': method }
  const parent = headerOf(incoming.headers.traceparent)
  return traces().span(method, { kind: 'server', attributes, parent }, async (span) => {
    await answer().finally(() => {
      const route = routeOf(outgoing)
      if (route !== undefined) span.name(`${method} ${route}`)
      const requestId = headerOf(outgoing.getHeader('request-id')?.toString())
      span.set({
        ...(route === undefined ? {} : { 'http.route': route }),
        ...(requestId === undefined ? {} : { 'callslip.request_id': requestId }),
        'http.response.status_code': outgoing.statusCode,
      })
      if (outgoing.statusCode >= 500) span.fail()
    })
  })
}
