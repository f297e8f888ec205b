import dns from 'node:dns/promises'
import { isIP } from 'node:net'
import { getEnv, type Environment } from '#lib/env.ts'
import { invalid } from '#lib/errors.ts'
import { isPublicAddress, isPublicName } from '#lib/public-host.ts'
import { isOwnPort, portOf } from '#lib/webhooks/own-port.ts'

/** Loopback and plain http, for a developer's own machine. Never in production, and lib/env.ts refuses it in public. */
export const isLocalAllowed = (environment: Environment) =>
  environment === 'development' && getEnv().WEBHOOK_ALLOW_LOCAL

export const loopbackAddresses = ['127.0.0.1', '::1']

const isAllowedAddress = (environment: Environment, address: string) =>
  isPublicAddress(address) || (isLocalAllowed(environment) && loopbackAddresses.includes(address))

/** The host as connections see it: without the brackets of IPv6 and without the root's dot. */
const hostOf = (url: URL) => url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')

/** On any other port listens what was not made to be called by strangers. */
export const productionPorts = ['443', '8443']

const ownTarget = 'must not lead to this service itself'

/**
 * What is wrong with a delivery target, as far as its text tells; undefined where nothing is. `new URL` has already
 * turned decimal, octal and hexadecimal forms of an IPv4 address into the dotted one.
 */
export function findUrlIssue(environment: Environment, text: string): string | undefined {
  if (!URL.canParse(text)) return 'must be a complete URL such as https://example.com/hooks'
  const url = new URL(text)
  const local = isLocalAllowed(environment)
  if (url.protocol !== 'https:' && !(local && url.protocol === 'http:')) return 'must begin with https://'
  if (environment === 'production' && !['', ...productionPorts].includes(url.port))
    return `must use port ${productionPorts.join(' or ')}`
  if (url.username !== '' || url.password !== '') return 'must not hold a user name or password'
  const host = hostOf(url)
  // Every name of this machine is judged here by what it stands for; other names at the connection.
  if (isOwnPort(host === 'localhost' ? '127.0.0.1' : host, portOf(url))) return ownTarget
  if (isIP(host) !== 0) return isAllowedAddress(environment, host) ? undefined : 'must name a public address'
  if (local && host === 'localhost') return undefined
  if (!isPublicName(host)) return 'must name a host of the public internet'
  return undefined
}

export function requireAllowedUrl(environment: Environment, url: string): void {
  const issue = findUrlIssue(environment, url)
  if (issue !== undefined) throw invalid('url', issue)
}

const resolveTimeoutMs = 2_000

/**
 * Refuses a name that leads to an address deliveries would be refused at. A name that can't be resolved (yet) passes:
 * what counts is the guard at every connection, this only says it earlier. Asks the network: not for transactions.
 */
export async function requirePublicTarget(environment: Environment, text: string): Promise<void> {
  requireAllowedUrl(environment, text)
  const host = hostOf(new URL(text))
  if (isIP(host) !== 0) return
  const addresses = await Promise.race([
    dns.lookup(host, { all: true }).catch(() => []),
    new Promise<[]>((resolve) => setTimeout(resolve, resolveTimeoutMs, []).unref()),
  ])
  if (addresses.some(({ address }) => !isAllowedAddress(environment, address))) {
    throw invalid('url', 'must resolve to public addresses only')
  }
  if (addresses.some(({ address }) => isOwnPort(address, portOf(new URL(text))))) throw invalid('url', ownTarget)
}
