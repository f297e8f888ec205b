import ipaddr from 'ipaddr.js'
import { getEnv } from '#lib/env.ts'

type Networks = ReturnType<typeof ipaddr.parseCIDR>[]
const parsed = new WeakMap<readonly string[], Networks>()
function networksOf(ranges: readonly string[]): Networks {
  const known = parsed.get(ranges) ?? ranges.map((range) => ipaddr.parseCIDR(range))
  parsed.set(ranges, known)
  return known
}

/** Whether TRUST_PROXY names an address. */
export function isTrusted(text: string): boolean {
  const { TRUST_PROXY } = getEnv()
  if (TRUST_PROXY.length === 0 || !ipaddr.isValid(text)) return false
  const address = ipaddr.process(text)
  return networksOf(TRUST_PROXY).some(
    ([network, bits]) => network.kind() === address.kind() && address.match(network, bits),
  )
}

/** `203.0.113.7:51234` and `[2001:db8::7]:51234` as some gateways write them, without the port. */
const withoutPort = (entry: string) => entry.replace(/^\[(.+)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')

/**
 * For whom a chain of proxies asks: each wrote at the end who asked it, so the last who isn't one of ours is the visitor, and what stands before is
 * the visitor's own word. Where all are ours, the first of them; undefined where the last of ours named nobody.
 */
export function visitorIn(forwardedFor: string): string | undefined {
  let visitor: string | undefined
  for (const entry of forwardedFor.split(',').reverse()) {
    const address = withoutPort(entry.trim())
    if (!ipaddr.isValid(address)) break
    visitor = address
    if (!isTrusted(address)) break
  }
  return visitor
}
