import dns from 'node:dns'
import http, { type ClientRequest, type OutgoingHttpHeaders } from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent'
import type { Environment } from '#lib/env.ts'
import { isOwnPort, portOf } from '#lib/webhooks/own-port.ts'
import { isPublicAddress } from '#lib/public-host.ts'
import { isLocalAllowed, loopbackAddresses } from '#lib/webhooks/url-policy.ts'

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
        (isPublicAddress(address) || loopbackAddresses.includes(address)) && !isOwnPort(address, port)
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

const isSecure = ({ protocol }: URL) => protocol === 'https:'

/**
 * Begins a request to an address that somebody outside has chosen: to the open internet alone, judged at the connection.
 * `findUrlIssue` has judged the URL's text before. Follows no redirect.
 */
export function openGuarded(
  environment: Environment,
  target: URL,
  options: { method: string; headers: OutgoingHttpHeaders },
): ClientRequest {
  const agents = isLocalAllowed(environment) ? localAgents : publicAgents
  return (isSecure(target) ? https : http).request(target, {
    ...options,
    agent: agents[isSecure(target) ? 'https:' : 'http:'],
    lookup: lookupFor(portOf(target)),
  })
}

/** Ends a request that takes too long, as a whole or to connect; returns what takes the limits away again. */
export function limitTime(
  request: ClientRequest,
  target: URL,
  { connectMs, totalMs }: { connectMs: number; totalMs: number },
): () => void {
  const total = setTimeout(() => request.destroy(new TooSlow(`No answer within ${totalMs / 1000} s.`)), totalMs)
  const connect = setTimeout(
    () => request.destroy(new TooSlow(`No connection within ${connectMs / 1000} s.`)),
    connectMs,
  )
  request.once('socket', (socket) => {
    if (request.reusedSocket) clearTimeout(connect)
    else socket.once(isSecure(target) ? 'secureConnect' : 'connect', () => clearTimeout(connect))
  })
  return () => {
    clearTimeout(total)
    clearTimeout(connect)
  }
}

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
export function describeFailure(error: NodeJS.ErrnoException): string {
  if (error instanceof TooSlow) return error.message
  if (error instanceof NotPublic || /is not allowed\. Because/.test(error.message))
    return "The host's address is not a public one."
  const { code = '' } = error
  return reasons[code] ?? (code === '' ? 'The request failed.' : `The request failed (${code}).`)
}
