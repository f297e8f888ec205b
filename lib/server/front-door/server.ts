import { createServer, STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { baseUrlOf, environments, findSimulator, getEnv, isPublicDeployment } from '#lib/env.ts'
import { ApiError, errorStatuses, invalid, notFound, type ErrorCode } from '#lib/errors.ts'
import {
  admit,
  hostOf,
  isFromHere,
  isMailbox,
  ownNames,
  requirePlain,
  requireSmallBody,
  takeAwayClaims,
} from '#lib/server/front-door/admit.ts'
import { followClientLink } from '#lib/server/front-door/client-link.ts'
import { lingerMs, send, toRequest } from '#lib/server/front-door/bridge.ts'
import { inTheirLanguage } from '#lib/server/front-door/locale.ts'
import type { RouteModule, RouteTable } from '#lib/server/front-door/route-table.ts'
import { meter, nameRoute } from '#lib/server/front-door/meter.ts'
import { letPortalAsk } from '#lib/server/front-door/portal-origin.ts'
import { pipeToSimulator, simulatorPrefix } from '#lib/server/front-door/simulator-pipe.ts'
import { Presence } from '#lib/server/front-door/presence.ts'
import { watchPace } from '#lib/server/front-door/pace.ts'
import { answerHeaders } from '#lib/server/http/answer-headers.ts'
import { requestTargetOf } from '#lib/server/http/environment.ts'
import { errorResponse } from '#lib/server/http/failure.ts'
import { strangerHeaders } from '#lib/server/http/stranger-headers.ts'
import { unknownPath } from '#lib/server/http/unknown-path.ts'
import { traceRequest } from '#lib/server/front-door/trace-request.ts'
import { newId } from '#lib/ids.ts'
import { probePaths } from '#lib/probes.ts'
import { log } from '#lib/log.ts'

export type Pages = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>
/** Whether a request's offer to change the protocol is taken up; declined, it is answered in HTTP/1.1. */
export type UpgradeTest = (incoming: IncomingMessage) => boolean

const pageMethods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])
const limits = {
  // Longer than any balancer keeps one: Google's, 600 s, would send a request into a connection that we have just closed, and answer 502.
  keepAliveTimeout: 620_000,
  headersTimeout: 20_000,
  requestTimeout: 15 * 60_000,
  // Missing, it is refused below, with a body; Node's own refusal has none.
  requireHostHeader: false,
}
const handled = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE'])

/** The prefixes under which the handlers answer: the base URLs' own and their folder. */
const prefixes = () =>
  [
    ...new Set([
      ...environments.map((environment) => new URL(baseUrlOf(environment)).pathname.replace(/\/$/, '')),
      '/api',
    ]),
  ].sort((a, b) => b.length - a.length)

const isBelow = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`)

/** What a path is below the first of the prefixes that it has, if it has one. */
function apiPathOf(known: readonly string[], path: string, host: string): string | undefined {
  // Assistants are given the portal's own address.
  if (path === '/mcp') return path
  // next-auth's handlers are the only ones that need Next.
  if (path.startsWith('/api/auth/')) return undefined
  for (const prefix of known) {
    if (prefix === '' && !environments.some((environment) => new URL(baseUrlOf(environment)).host === host)) continue
    if (isBelow(path, prefix)) return path.slice(prefix.length) || '/'
  }
  return undefined
}

/**
 * One server for everything. Requests to the API go straight to the handlers of app/api, which are plain functions of a
 * Request; pages, and next-auth, go to Next. What no handler can be given is refused here, in JSON, before Next sees it.
 */
export function createFrontDoor(
  routes: RouteTable,
  pages: Pages,
  isUpgrade: UpgradeTest = () => false,
  presence = new Presence(),
): Server {
  const known = prefixes()
  const simulator = findSimulator(getEnv())
  const names = ownNames()
  const greet = letPortalAsk()
  const listener = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const path = (incoming.url ?? '').split(/[?#]/)[0] ?? ''
    // Asked by whatever name and address a process has.
    if (probePaths.has(path)) return presence.answer(path, outgoing)
    const forwardedFor = takeAwayClaims(incoming)
    const fromHere = () => isFromHere(incoming, forwardedFor)
    admit(incoming, path, names)
    watchPace(incoming, () => refuseOn(incoming.socket, 'request_timeout', 'The body comes in too slowly.'))
    const apiPath = apiPathOf(known, path, hostOf(incoming))
    // Pages show what it says: health, histories.
    if (apiPath !== undefined) greet(incoming, outgoing)
    if (apiPath !== undefined) return inTheirLanguage(incoming, () => answer(routes, apiPath, incoming, outgoing))
    requirePlain(path)
    if (simulator !== undefined && isBelow(path, simulatorPrefix)) {
      // Where only this machine is served, a rehearsal is its alone, whatever else it listens on.
      if (!fromHere() && !isPublicDeployment(getEnv())) throw notFound()
      return pipeToSimulator(simulator, incoming, outgoing)
    }
    if (!path.startsWith('/') || !pageMethods.has(incoming.method ?? '')) throw invalid('url', 'is not a valid address')
    // It shows everybody's mail, and with it links that open accounts.
    if (isMailbox(path) && !fromHere()) throw notFound()
    requireSmallBody(incoming)
    if (followClientLink(incoming, outgoing)) return
    return inTheirLanguage(incoming, () => pages(incoming, outgoing))
  }
  const everywhere = Object.entries(headersOf(getEnv().PORTAL_URL))
  const receive = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    meter(incoming, outgoing)
    presence.attend(outgoing)
    for (const [name, value] of everywhere) outgoing.setHeader(name, value)
    traceRequest(incoming, outgoing, () => listener(incoming, outgoing)).catch((error: unknown) => {
      // The reader went away in the middle of a stream.
      if (outgoing.destroyed) return
      if (!(error instanceof ApiError))
        log.error('request failed outside its handler', error, { path: incoming.url?.slice(0, 200) })
      if (!outgoing.headersSent) void send(refusal(error), incoming, outgoing)
      else outgoing.destroy()
    })
  }
  // Java's client and `curl --http2` offer HTTP/2.
  const server = createServer({ ...limits, shouldUpgradeCallback: isUpgrade }, receive)
  server.on('clientError', refuseUnreadable)
  // An expectation that nobody knows may be ignored.
  server.on('checkExpectation', receive)
  server.on('connect', (_incoming, socket) => refuseOn(socket, 'method_not_allowed', 'CONNECT is not possible here.'))
  return server
}

/** What every answer says to browsers, whoever gives it: pages, handlers, redirects and refusals. */
const headersOf = (portal: string): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(self "https://js.stripe.com")',
  // Of this name alone: what else a company serves under its domain isn't ours to close.
  ...(new URL(portal).protocol === 'https:' ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
})

/** The handlers as a function: for pages, which ask for their first picture's data without a network in between. */
export const answerInside =
  (routes: RouteTable) =>
  async (request: Request): Promise<Response> => {
    const module: RouteModule = routes(requestTargetOf(request).path) ?? unknownPath
    return (module[request.method] ?? unknownPath.GET)(request)
  }

async function answer(
  routes: RouteTable,
  apiPath: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const known = routes(apiPath)
  const module: RouteModule = known ?? unknownPath
  const given = incoming.method ?? ''
  const isUnusual = !handled.has(given)
  const method = isUnusual || (given === 'HEAD' && !module['HEAD']) ? 'GET' : given
  let request: Request
  try {
    request = toRequest(incoming, method)
  } catch {
    return send(refusal(invalid('request', "has a header or address that can't be read")), incoming, outgoing)
  }
  if (isUnusual) return send(methodResponse(given, module, request), incoming, outgoing)
  const handler = module[method] ?? unknownPath.GET
  if (known) nameRoute(outgoing, handler, apiPath)
  return send(await handler(request), incoming, outgoing)
}

function refusal(error: unknown): Response {
  const requestId = newId('request')
  return errorResponse(error, requestId, answerHeaders(requestId))
}

/** OPTIONS says what is possible; every other unusual method is refused. No CORS but the portal's: the API is not for foreign pages. */
function methodResponse(method: string, module: RouteModule, request: Request): Response {
  // As what refuses the other methods says; where nothing does, there is nothing.
  const possible = Object.values(module).find((handler) => handler?.allow)?.allow ?? [...handled]
  const allow = [...possible, 'OPTIONS'].join(', ')
  const requestId = newId('request')
  const headers = { ...strangerHeaders(request, requestId), Allow: allow }
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers })
  return errorResponse(new ApiError('method_not_allowed', `${method} is not possible here.`), requestId, headers)
}

/** In Node's words, where the bytes may have been a request. */
const unreadable: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
}

/** Bytes that are no HTTP request. The socket takes one JSON answer and is closed. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
  const code = unreadable[error.code ?? ''] ?? 'invalid_request'
  refuseOn(socket, code, `The request could not be read: ${STATUS_CODES[errorStatuses[code]]}.`)
}

function refuseOn(socket: Duplex, code: ErrorCode, error: string): void {
  const status = errorStatuses[code]
  const details =
    code === 'invalid_request' ? { details: [{ field: 'request', message: 'is not readable as HTTP/1.1' }] } : {}
  const requestId = newId('request')
  const body = JSON.stringify({ error, code, requestId, ...details })
  // Node has let go of the socket; a reset that nobody takes would end the process.
  socket.on('error', () => socket.destroy())
  // Whoever doesn't close their side keeps no descriptor of ours.
  setTimeout(() => socket.destroy(), lingerMs).unref()
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json\r\nRequest-Id: ${requestId}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}
