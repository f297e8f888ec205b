import ipaddr from 'ipaddr.js'
import type { KeyOrigin } from '#lib/clients/authenticate-key.ts'
import type { SessionOrigin } from '#lib/users/session-row.ts'
import { isLocale } from '#lib/words/locale.ts'
import type { Access } from '#lib/documents/note-download.ts'
import { isHead } from '#lib/server/http/head.ts'
import { visitorIn } from '#lib/server/http/trusted-proxies.ts'

/** Set by the front door from the connection itself; what a caller sends under this name is thrown away there. */
export const peerHeader = 'x-callslip-peer'

/** The address that spoke to us, or to the first of the proxies before us: the front door leaves only the word of one that is trusted. */
export function addressOf(request: Request): string | undefined {
  const forwarded = request.headers.get('x-forwarded-for')
  return (forwarded === null ? undefined : visitorIn(forwarded)) ?? request.headers.get(peerHeader) ?? undefined
}

/** `192.0.2.0/24`, `2001:db8:1::/48`. */
export function networkOf(address: string | undefined): string | null {
  if (address === undefined || !ipaddr.isValid(address)) return null
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv4
    ? `${ipaddr.IPv4.networkAddressFromCIDR(`${parsed.toString()}/24`).toString()}/24`
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/48`).toString()}/48`
}

// In this order: nearly all name others beside themselves.
const browsers = [
  ['Edge', /\bEdg/],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /Chrome\/|\bCriOS\//],
  ['Safari', /\bSafari\//],
] as const

/** `curl/8.5.0`, `Firefox`: the program, without what sets one installation apart. */
export function agentOf(header: string | null): string | null {
  const browser = /^Mozilla\//.test(header ?? '')
    ? browsers.find(([, pattern]) => pattern.test(header ?? ''))?.[0]
    : undefined
  return browser ?? /^[A-Za-z][\w.-]{0,30}(\/[\w.]{1,15})?/.exec(header ?? '')?.[0] ?? null
}

export const originOf = (request: Request): KeyOrigin => ({
  network: networkOf(addressOf(request)),
  agent: agentOf(request.headers.get('user-agent')),
})

const platforms = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

/** `Firefox on Linux`: enough to know one's own devices by, and no more. */
export function deviceOf(header: string | null): string | null {
  const agent = agentOf(header)
  const platform = platforms.find(([, pattern]) => pattern.test(header ?? ''))?.[0]
  return agent !== null && platform !== undefined ? `${agent} on ${platform}` : agent
}

/**
 * The language tag that a browser names first, where it is one whose amounts and dates can be written. With exactly one of our own
 * languages a page says which it is in (lib/browser/browser-api.ts): nothing of how its reader writes.
 */
export function localeOf(header: string | null): string | null {
  if (isLocale(header)) return null
  const [first = ''] = (header ?? '').split(/[,;]/, 1)
  try {
    return Intl.NumberFormat.supportedLocalesOf(first.trim().slice(0, 35))[0] ?? null
  } catch {
    return null // not a tag at all
  }
}

/** Where somebody signs in, or is signed in, from. */
export const sessionOriginOf = (request: Request): SessionOrigin => ({
  network: networkOf(addressOf(request)),
  agent: deviceOf(request.headers.get('user-agent')),
  locale: localeOf(request.headers.get('accept-language')),
})

/** The whole address, for what may have to be proved later: that somebody fetched what they paid for. By HEAD nobody fetches anything. */
export function accessOf(request: Request): Access | undefined {
  if (isHead(request)) return undefined
  const address = addressOf(request)
  return {
    address: address !== undefined && ipaddr.isValid(address) ? ipaddr.process(address).toString() : null,
    agent: request.headers.get('user-agent')?.slice(0, 200) ?? null,
  }
}
