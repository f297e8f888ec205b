import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

// Public by its looks, and yet inside every machine of its cloud (Azure's platform).
const platformAddresses = ['168.63.129.16']

// `::10.0.0.1` counts as unicast to ipaddr.js, yet some systems route it to the IPv4 address it ends in.
const ipv4Compatible = ipaddr.IPv6.parseCIDR('::/96')

/** Whether an address is one of the open internet: not private, not reserved, no IPv6 form of an IPv4 address. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast' || platformAddresses.includes(parsed.toString())) return false
  return !(parsed instanceof ipaddr.IPv6 && parsed.match(ipv4Compatible))
}

// Names that only a machine or a network of its own resolves.
const inwardNames = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|home\.arpa)$/

/** Whether a name may be one of the open internet, as far as its text tells. */
export const isPublicName = (name: string) => name.includes('.') && !inwardNames.test(name)

/** The same of what a URL names as its host, be it a name or an address. */
export function isPublicHost(hostname: string): boolean {
  // Of other schemes than http's a URL leaves it as it was written.
  const host = hostname.replace(/^\[|\]$/g, '').toLowerCase()
  return isIP(host) === 0 ? isPublicName(host) : isPublicAddress(host)
}
