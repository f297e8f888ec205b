import ipaddr from 'ipaddr.js'
import type { KeyOrigin } from '#lib/clients/authenticate-key.ts'
import type { Access } from '#lib/documents/note-download.ts'

/** Set by the front door from the connection itself; what a caller sends under this name is thrown away there. */
export const peerHeader = 'x-callslip-peer'

const isOpen = (address: string) => ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

/** The address that spoke to us, or to the proxy before us: only a neighbour's word counts, and only about its own caller. */
function addressOf(request: Request): string | undefined {
  const peer = request.headers.get(peerHeader) ?? undefined
  const forwarded = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()
  return peer !== undefined && !isOpen(peer) && forwarded !== undefined && ipaddr.isValid(forwarded) ? forwarded : peer
}

/** `192.0.2.0/24`, `2001:db8:1::/48`. */
export function networkOf(address: string | undefined): string | null {
  if (address === undefined || !ipaddr.isValid(address)) return null
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv4
    ? `${ipaddr.IPv4.networkAddressFromCIDR(`${parsed.toString()}/24`).toString()}/24`
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/48`).toString()}/48`
}

/** `curl/8.5.0`, `Firefox`: the program, without what sets one installation apart. */
export function agentOf(header: string | null): string | null {
  const browser = /^Mozilla\//.test(header ?? '')
    ? /\b(Firefox|Edg|Chrome|Safari)\//.exec(header ?? '')?.[1]
    : undefined
  return browser ?? /^[A-Za-z][\w.-]{0,30}(\/[\w.]{1,15})?/.exec(header ?? '')?.[0] ?? null
}

export const originOf = (request: Request): KeyOrigin => ({
  network: networkOf(addressOf(request)),
  agent: agentOf(request.headers.get('user-agent')),
})

/** The whole address, for what may have to be proved later: that somebody fetched what they paid for. */
export function accessOf(request: Request): Access {
  const address = addressOf(request)
  return {
    address: address !== undefined && ipaddr.isValid(address) ? ipaddr.process(address).toString() : null,
    agent: request.headers.get('user-agent')?.slice(0, 200) ?? null,
  }
}
