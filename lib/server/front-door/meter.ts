import type { IncomingMessage, ServerResponse } from 'node:http'
import { isMetered, meters } from '#lib/meters.ts'
import type { Operation } from '#lib/operation.ts'
import { probePaths } from '#lib/probes.ts'
import { isTraced } from '#lib/traces.ts'

const methods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'])
/** What proxies call the status of an answer that nobody waited for. */
const gone = 499

/** What counts for one that broke off half-way for a reason of ours, whatever it began with. */
const failed = 500

const routes = new WeakMap<ServerResponse, string>()
const broken = new WeakSet<ServerResponse>()

/** Has a request counted and followed under its operation's path; a handler that has none, under the first word of its own. */
export function nameRoute(outgoing: ServerResponse, handler: object, apiPath: string): void {
  if (!isMetered() && !isTraced()) return
  const { operation } = handler as { operation?: Operation } // lib/server/http/route.ts puts it there
  routes.set(outgoing, operation?.path ?? `/${apiPath.split('/')[1]}`)
}

/** The path of a request's operation, once it is known. */
export const routeOf = (outgoing: ServerResponse): string | undefined => routes.get(outgoing)

/** Has a request that is not counted yet counted as a failure of ours. */
export const countAsBroken = (outgoing: ServerResponse): void => void broken.add(outgoing)

/**
 * Counts a request once it has ended. What isn't named, pages and what nobody serves, is told by its kind: routes must stay few. Not
 * whoever asks whether this process is there, all day long: beside that a service with few visitors would never seem to fail.
 */
export function meter({ method = '', url = '' }: IncomingMessage, outgoing: ServerResponse): void {
  if (!isMetered() || probePaths.has(url.split(/[?#]/)[0] ?? '')) return
  const begun = performance.now()
  outgoing.once('close', () => {
    const route = routes.get(outgoing) ?? (url.startsWith('/_next/') ? 'static' : 'page or nothing')
    const unfinished = broken.has(outgoing) ? failed : gone
    const status = outgoing.writableFinished ? outgoing.statusCode : unfinished
    meters().request(methods.has(method) ? method : 'other', route, status, (performance.now() - begun) / 1000)
  })
}
