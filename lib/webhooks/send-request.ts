import dns from 'node:dns'
import http, { type ClientRequest, type IncomingMessage } from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent'
import type { Environment } from '#lib/env.ts'
import { isOwnDoor, portOf } from '#lib/webhooks/own-door.ts'
import type { SignedDelivery } from '#lib/webhooks/sign-delivery.ts'
import { findUrlIssue, isLocalAllowed, isPublicAddress, loopbackAddresses } from '#lib/webhooks/url-policy.ts'

export type Answer = { statusCode?: number; retryAfter?: string; responseBody?: string; error?: string }
export type Limits = { connectMs: number; totalMs: number; readBytes: number; keepBytes: number }

export const deliveryLimits: Limits = { connectMs: 5_000, totalMs: 15_000, readBytes: 16 * 1024, keepBytes: 2 * 1024 }

class NotPublic extends Error {}
class TooSlow extends Error {}

// The agent judges what this returns as well; its own list of ranges lets IPv4-compatible IPv6 addresses through, and it
// knows nothing of ports.
const lookupFor =
  (port: number): LookupFunction =>
  (hostname, options, callback) => {
    dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, [])
      const isAllowed = ({ address }: dns.LookupAddress) =>
        (isPublicAddress(address) || loopbackAddresses.includes(address)) && !isOwnDoor(address, port)
      if (!addresses.every(isAllowed)) return callback(new NotPublic(), [])
      const [first] = addresses
      return options.all || first === undefined
        ? callback(null, addresses)
        : callback(null, first.address, first.family)
    })
  }

// No limit on sockets: a host that hangs must not hold up another, nor its own other lanes. Idle ones close after 30 s.
const agentsFor = (allowIPAddressList: string[]) => {
  const options = { keepAlive: true, maxFreeSockets: 64, timeout: 30_000, allowIPAddressList }
  return { 'http:': new RequestFilteringHttpAgent(options), 'https:': new RequestFilteringHttpsAgent(options) }
}
const publicAgents = agentsFor([])
const localAgents = agentsFor(loopbackAddresses)

/** Posts one delivery and never throws: whatever happens is an Answer. Redirects are not followed. Status decides. */
export async function sendRequest(
  environment: Environment,
  url: string,
  delivery: SignedDelivery,
  limits = deliveryLimits,
): Promise<Answer> {
  const issue = findUrlIssue(environment, url)
  if (issue !== undefined) return { error: `The URL ${issue}.` }
  const first = await attempt(environment, url, delivery, limits)
  // A kept connection may have been closed by the other side just as we used it; a fresh one tells whether it is alive.
  return first === 'stale' ? asAnswer(await attempt(environment, url, delivery, limits)) : first
}

const asAnswer = (result: Answer | 'stale'): Answer =>
  result === 'stale' ? { error: 'The connection was closed before an answer.' } : result

function attempt(
  environment: Environment,
  url: string,
  { body, headers }: SignedDelivery,
  limits: Limits,
): Promise<Answer | 'stale'> {
  const target = new URL(url)
  const secure = target.protocol === 'https:'
  const agents = isLocalAllowed(environment) ? localAgents : publicAgents
  return new Promise((resolve) => {
    const request = (secure ? https : http).request(target, {
      method: 'POST',
      agent: agents[secure ? 'https:' : 'http:'],
      lookup: lookupFor(portOf(target)),
      headers: { ...headers, 'Content-Length': String(body.byteLength) },
    })
    const stop = limitTime(request, secure, limits)
    const end = (result: Answer | 'stale') => {
      stop()
      resolve(result)
    }
    request.on('error', (error: NodeJS.ErrnoException) =>
      end(request.reusedSocket && error.code === 'ECONNRESET' ? 'stale' : { error: describe(error) }),
    )
    // An upgrade that nobody asked for closes the connection without an error.
    request.on('close', () => end({ error: 'The connection was closed before an answer.' }))
    request.on('response', (response) => {
      request
        .removeAllListeners('close')
        .removeAllListeners('error')
        .on('error', () => {})
      void readStart(response, limits).then((responseBody) => {
        const retryAfter = response.headers['retry-after']
        end({ statusCode: response.statusCode ?? 0, responseBody, ...(retryAfter === undefined ? {} : { retryAfter }) })
      })
    })
    request.end(body)
  })
}

function limitTime(request: ClientRequest, secure: boolean, { connectMs, totalMs }: Limits): () => void {
  const total = setTimeout(() => request.destroy(new TooSlow(`No answer within ${totalMs / 1000} s.`)), totalMs)
  const connect = setTimeout(
    () => request.destroy(new TooSlow(`No connection within ${connectMs / 1000} s.`)),
    connectMs,
  )
  request.once('socket', (socket) => {
    if (request.reusedSocket) clearTimeout(connect)
    else socket.once(secure ? 'secureConnect' : 'connect', () => clearTimeout(connect))
  })
  return () => {
    clearTimeout(total)
    clearTimeout(connect)
  }
}

/** The beginning of an answer. Its status has come by now, so a body that breaks off or drags on changes nothing. */
function readStart(response: IncomingMessage, { readBytes, keepBytes }: Limits): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let size = 0
    const end = () => resolve(toText(Buffer.concat(chunks).subarray(0, keepBytes)))
    response.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      size += chunk.byteLength
      if (size > readBytes) response.destroy()
    })
    response.on('error', end).on('close', end).on('end', end)
  })
}

/** Valid UTF-8 without NUL, which PostgreSQL can't hold; a character cut in half at the end is dropped. */
const toText = (bytes: Buffer) => new TextDecoder().decode(bytes, { stream: true }).replaceAll('\0', '\ufffd')

const reasons: Record<string, string> = {
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection was closed before an answer.',
  ENOTFOUND: "The host name can't be resolved.",
  EAI_AGAIN: "The host name can't be resolved at the moment.",
  ETIMEDOUT: 'No connection was possible.',
  EHOSTUNREACH: 'The host is out of reach.',
  ENETUNREACH: 'The host is out of reach.',
}

/** A sentence for the owner's records. It never shows an address: the guard must not help to map a network. */
function describe(error: NodeJS.ErrnoException): string {
  if (error instanceof TooSlow) return error.message
  if (error instanceof NotPublic || /is not allowed\. Because/.test(error.message))
    return "The host's address is not a public one."
  const { code = '' } = error
  return reasons[code] ?? (code === '' ? 'The request failed.' : `The request failed (${code}).`)
}
