import { BlockList, isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'
import { invalid } from '#lib/errors.ts'

const examples = '203.0.113.7, 198.51.100.0/24 or 2001:db8::/32'

/** One entry as it is kept; throws 400 with what to write instead. */
function readNetwork(given: string, field: string): string {
  const [address = '', length, ...rest] = given.split('/')
  // The parser also takes forms that people don't mean: 10.1 is one address to it, and %eth0 a zone.
  if (rest.length > 0 || /%/.test(address) || !(ipaddr.IPv6.isValid(address) || isIPv4(address)))
    throw invalid(field, `must be an address or a network such as ${examples}`)
  const parsed = ipaddr.parse(address)
  if (parsed instanceof ipaddr.IPv6 && parsed.isIPv4MappedAddress())
    throw invalid(field, 'is an IPv4 address written as IPv6; write it as IPv4')
  if (length === undefined) return parsed.toString()
  const longest = parsed.kind() === 'ipv4' ? 32 : 128
  if (!/^\d{1,3}$/.test(length) || Number(length) > longest)
    throw invalid(field, `must end in a length from 1 to ${longest}, as in ${examples}`)
  if (Number(length) === 0) throw invalid(field, 'lets everybody in; leave the list empty for that')
  const network = (parsed.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6).networkAddressFromCIDR(`${parsed}/${length}`)
  if (network.toString() !== parsed.toString())
    throw invalid(
      field,
      `names an address within a network; write ${network}/${Number(length)} for the network or ${parsed} for the address`,
    )
  return `${network}/${Number(length)}`
}

/** The entries of an allow-list as they are kept, each once. */
export const readNetworks = (given: readonly string[]): string[] => [
  ...new Set(given.map((entry, i) => readNetwork(entry, `allowedNetworks[${i}]`))),
]

/** Whether an address is on the list. An empty list lets everybody in; an address that isn't known is on no other. */
export function isAllowed(networks: readonly string[], address: string | undefined): boolean {
  if (networks.length === 0) return true
  if (address === undefined || !ipaddr.isValid(address)) return false
  const list = new BlockList()
  for (const network of networks) {
    const [first = '', length] = network.split('/')
    const family = isIPv4(first) ? 'ipv4' : 'ipv6'
    if (length === undefined) list.addAddress(first, family)
    else list.addSubnet(first, Number(length), family)
  }
  // IPv4 that came in by an IPv6 socket is IPv4.
  const parsed = ipaddr.process(address)
  return list.check(parsed.toString(), parsed.kind())
}
