import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { ApiError, invalid } from '#lib/errors.ts'
import { errorResponse } from '#lib/http/failure.ts'
import { newId } from '#lib/ids.ts'

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

const known = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'])
const allow = [...known].join(', ')

/** What Next itself would answer with a bare 500, or with no body: a request is refused here before it gets that far. */
function findFault({ method = '', url = '', headers, httpVersion }: IncomingMessage): ApiError | undefined {
  if (!known.has(method)) {
    return new ApiError('method_not_allowed', `${method} is not possible here. Possible: ${allow}.`, { headers: { Allow: allow } })
  }
  if (headers.host === undefined && httpVersion !== '1.0') return invalid('Host', 'this header is required')
  const [path = ''] = url.split('?')
  if (!path.startsWith('/') && !URL.canParse(path)) return invalid('path', 'must begin with /')
  try {
    decodeURIComponent(path)
  } catch {
    return invalid('path', 'holds a percent sign that no UTF-8 character follows; write a percent sign itself as %25')
  }
  return undefined
}

function refusalOf(error: unknown) {
  const requestId = newId('request')
  return errorResponse(error, requestId, { 'Cache-Control': 'no-store', 'Request-Id': requestId, 'X-Content-Type-Options': 'nosniff' })
}

async function refuse(response: ServerResponse, error: unknown): Promise<void> {
  const refusal = refusalOf(error)
  // The rest of the request is not worth reading.
  response.writeHead(refusal.status, { ...Object.fromEntries(refusal.headers), Connection: 'close' }).end(await refusal.text())
}

/** The same where there is no request yet that could be answered, only a connection. */
async function refuseOn(socket: Duplex, error: ApiError): Promise<void> {
  const refusal = refusalOf(error)
  const body = await refusal.text()
  const headers = [...refusal.headers, ['Content-Length', Buffer.byteLength(body)], ['Connection', 'close']].map(([name, value]) => `${name}: ${value}`)
  if (socket.writable) socket.end(`HTTP/1.1 ${refusal.status} Refused\r\n${headers.join('\r\n')}\r\n\r\n${body}`)
}

const unreadable: Record<string, () => ApiError> = {
  HPE_HEADER_OVERFLOW: () => new ApiError('headers_too_large', 'The request line and the headers must not exceed 16 KiB together.'),
  ERR_HTTP_REQUEST_TIMEOUT: () => new ApiError('request_timeout', 'The request did not arrive in time.'),
}

/**
 * The web server around Next's handler. Whatever can't be understood as a request gets the same JSON as any other error;
 * an offer to upgrade (Java's client and `curl --http2` make one) is declined by answering in HTTP/1.1.
 */
export function createFrontDoor(handle: Handle): Server {
  const answering = new WeakMap<Duplex, ServerResponse>()
  const listen = async (request: IncomingMessage, response: ServerResponse) => {
    answering.set(request.socket, response)
    const fault = findFault(request)
    try {
      await (fault ? refuse(response, fault) : handle(request, response))
    } catch (error) {
      if (response.headersSent) response.destroy()
      else await refuse(response, error)
    }
  }
  const server = createServer({ requireHostHeader: false, shouldUpgradeCallback: () => false }, (request, response) => void listen(request, response))
  // Longer than the idle times of the usual clients and proxies, or they would send into a connection that is being closed.
  server.keepAliveTimeout = 65_000
  // An expectation that nobody knows may be ignored.
  server.on('checkExpectation', (request, response) => void listen(request, response))
  server.on('connect', (_request, socket) => void refuseOn(socket, new ApiError('method_not_allowed', 'CONNECT is not possible here.', { headers: { Allow: allow } })))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const response = answering.get(socket)
    if (error.code === 'ECONNRESET' || !socket.writable || (response?.headersSent && !response.writableFinished)) return void socket.destroy()
    const fault = unreadable[error.code ?? '']?.() ?? new ApiError('invalid_request', 'This is not a readable HTTP/1.1 request.', { details: [{ field: 'request', message: 'is not readable as HTTP/1.1' }] })
    void refuseOn(socket, fault)
  })
  return server
}
