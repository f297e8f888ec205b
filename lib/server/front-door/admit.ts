import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { environments, baseUrlOf, getEnv } from '#lib/env.ts'
import { ApiError, invalid } from '#lib/errors.ts'
import { hostIn } from '#lib/server/http/host.ts'
import { peerHeader } from '#lib/server/http/origin.ts'
import { isTrusted } from '#lib/server/http/trusted-proxies.ts'

/** Pages take no forms but those of signing in. */
const maximumPageBody = 16 * 1024

const proxyHeaders = /^(forwarded|x-forwarded-.+|x-real-ip)$/

/** IPv4 addresses as IPv4, wherever the socket listens. */
const peerOf = ({ socket }: IncomingMessage): string => (socket.remoteAddress ?? '').replace(/^::ffff:/, '')

const valuesOf = ({ rawHeaders }: IncomingMessage, name: string): string[] =>
  rawHeaders.filter((_, i) => i % 2 === 1 && rawHeaders[i - 1]?.toLowerCase() === name)

/**
 * Whether the connection comes from this machine, and isn't some proxy's here that names another visitor, trusted or not.
 * @param forwardedFor what it said of that before its claims were taken away
 */
export function isFromHere(incoming: IncomingMessage, forwardedFor: readonly string[]): boolean {
  const addresses = [peerOf(incoming), ...forwardedFor]
    .flatMap((value) => value.split(','))
    .map((value) => value.trim())
  return addresses.every((address) => ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback')
}

/**
 * Takes away what only a proxy of ours may say, and what only we say: everything behind believes these headers.
 * @returns for whom it was forwarded, by anybody's word, trusted or not
 */
export function takeAwayClaims(incoming: IncomingMessage): string[] {
  const peer = peerOf(incoming)
  const trusted = isTrusted(peer)
  // Node has made `headers` of these pairs already.
  const { rawHeaders, headers } = incoming
  const forwardedFor: string[] = []
  for (let i = rawHeaders.length - 2; i >= 0; i -= 2) {
    const name = (rawHeaders[i] ?? '').toLowerCase()
    if (name === 'x-forwarded-for') forwardedFor.push(rawHeaders[i + 1] ?? '')
    if (name !== peerHeader && (trusted || !proxyHeaders.test(name))) continue
    rawHeaders.splice(i, 2)
    Reflect.deleteProperty(headers, name)
  }
  rawHeaders.push(peerHeader, peer)
  headers[peerHeader] = peer
  return forwardedFor
}

/** The names under which people come: the settings', and this machine's own. */
export const ownNames = (): ReadonlySet<string> =>
  new Set([...[...environments.map(baseUrlOf), getEnv().PORTAL_URL].map((url) => new URL(url).hostname), 'localhost'])

/** By an address nobody comes who was led here by a stranger's name, so any will do. */
function isOurs(host: string, names: ReadonlySet<string>): boolean {
  // As nearly all write it; every request asks.
  if (names.has(host.replace(/:\d+$/, ''))) return true
  if (!URL.canParse(`http://${host}`)) return false
  const { hostname } = new URL(`http://${host}`)
  return names.has(hostname) || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
}

export function isMailbox(path: string): boolean {
  try {
    return /^\/+mailbox(\/|$)/.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

export const hostOf = ({ headers }: IncomingMessage): string => hostIn((name) => [headers[name]].flat()[0])

/** Throws what no handler and no page should have to think of. */
export function admit(incoming: IncomingMessage, path: string, names: ReadonlySet<string>): void {
  const hosts = valuesOf(incoming, 'host')
  if (hosts.length === 0 && incoming.httpVersion !== '1.0') throw invalid('Host', 'this header is required')
  if (hosts.length > 1) throw invalid('Host', 'this header must not be repeated')
  const host = hostOf(incoming)
  if (host !== '' && !isOurs(host, names))
    throw new ApiError(
      'misdirected_request',
      `Nothing is served here under the name ${JSON.stringify(host.slice(0, 100))}.`,
    )
  if (climbs.test(path)) throw unreadable()
}

const unreadable = () => invalid('url', 'is not a valid address')

/** What URLs are rid of when they are read: a handler would be looked for at another path than it is told of. */
const climbs = /\\|(^|\/)(\.|%2e){1,2}(\/|$)/i

/**
 * Throws for a path that readers take for different ones, where no handler of ours is given it as it is: with a separator in disguise,
 * or an API spelt otherwise. Next decodes before it looks for a handler, and would find its own copies of ours.
 */
export function requirePlain(path: string): void {
  if (!isPlain(path)) throw unreadable()
}

function isPlain(path: string): boolean {
  if (/^(\/[\w-]+)+$/.test(path)) return true
  let decoded: string
  try {
    decoded = decodeURIComponent(path)
  } catch {
    return false
  }
  if (!decoded.isWellFormed() || /[\\\0]/.test(decoded) || decoded.split('/').length !== path.split('/').length)
    return false
  if (decoded.split('/').some((segment) => segment === '.' || segment === '..')) return false
  return !/^\/+(production\/+)?api(\/|$)/.test(decoded) || /^\/(production\/)?api(\/|$)/.test(path)
}

/** Throws for a body that a page has no use for. Whatever has no length is refused too: nobody counts it before it is parsed. */
export function requireSmallBody({ headers }: IncomingMessage): void {
  if (headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= maximumPageBody) return
  throw new ApiError(
    'body_too_large',
    `Send at most ${maximumPageBody} bytes here, and say how many in Content-Length.`,
  )
}
