import { networkInterfaces } from 'node:os'
import ipaddr from 'ipaddr.js'
import { parseAddress, parseReplicas } from '#lib/database-address.ts'
import { environments, findProviderSettings, getEnv } from '#lib/env.ts'

const usualPorts: Record<string, number> = { 'postgres:': 5432, 'postgresql:': 5432, 'smtp:': 25, 'smtps:': 465 }

/** The port that a connection to a URL goes to. */
export const portOf = ({ port, protocol }: URL) =>
  port === '' ? (usualPorts[protocol] ?? (protocol === 'http:' ? 80 : 443)) : Number(port)

/** Whether an address is one of this machine's, to itself or to others. */
function isOwnAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() === 'loopback') return true
  const text = parsed.toString()
  return Object.values(networkInterfaces()).some((cards) =>
    cards?.some((card) => ipaddr.process(card.address.replace(/%.*/, '')).toString() === text),
  )
}

/** Parts of this service, by the URLs in its settings, that listen on this machine. */
function ownPorts(): Set<number> {
  const env = getEnv()
  const databases = [
    ...[env.DATABASE_URL, env.DATABASE_DIRECT_URL].flatMap((url) => (url === undefined ? [] : parseAddress(url).hosts)),
    ...(env.DATABASE_REPLICA_URL === undefined ? [] : parseReplicas(env.DATABASE_REPLICA_URL)),
  ].map(({ url }) => url)
  const parts = [
    ...databases,
    env.SMTP_URL,
    env.STORAGE_URL,
    ...environments.map((environment) => findProviderSettings(env, environment)?.apiBase),
  ]
  const here = parts.flatMap((part) => {
    const url = part === undefined ? undefined : new URL(part)
    const host = url?.hostname.replace(/^\[|\]$/g, '') ?? ''
    return url && url.protocol !== 'file:' && (host === 'localhost' || isOwnAddress(host)) ? [portOf(url)] : []
  })
  return new Set([env.PORT, ...here])
}

/**
 * Whether an address and port lead to this service itself: its web process, the payment simulator, the database. A webhook
 * there would speak to what trusts this machine, so none goes there, whatever else of this machine is allowed.
 */
export const isOwnPort = (address: string, port: number): boolean => ownPorts().has(port) && isOwnAddress(address)
