import { environments, baseUrlOf, type Environment } from '#lib/env.ts'
import { hostIn } from '#lib/server/http/host.ts'

/** Where a request arrived: which environment's base URL it used, and the path below that. */
export type RequestTarget = { environment: Environment; path: string; baseUrl: string }

type Base = { environment: Environment; protocol: string; host: string; prefix: string; baseUrl: string }

const basesOf = (): Base[] =>
  environments
    .map((environment) => {
      const { protocol, host, pathname } = new URL(baseUrlOf(environment))
      return { environment, protocol, host, prefix: pathname.replace(/\/$/, ''), baseUrl: baseUrlOf(environment) }
    })
    // The longer prefix first: one base URL may lie below the other.
    .sort((a, b) => b.prefix.length - a.prefix.length)

/**
 * Resolves the environment from host and path. A host that neither base URL names (an address instead of a name, a
 * proxy that keeps its own) is judged by the path alone; keys belong to one environment, so a wrong guess is refused.
 */
export function requestTargetOf(request: Request): RequestTarget {
  const url = new URL(request.url)
  // Next always shows the listening host in `request.url`: it counts where no header names one.
  const given = hostIn((name) => request.headers.get(name) ?? (name === 'host' ? url.host : undefined))
  const bases = basesOf()
  const isHost = (base: Base) =>
    URL.canParse(`${base.protocol}//${given}`) && new URL(`${base.protocol}//${given}`).host === base.host
  const isBelow = (base: Base) => url.pathname === base.prefix || url.pathname.startsWith(`${base.prefix}/`)
  const base = bases.find((b) => isHost(b) && isBelow(b)) ?? bases.find(isBelow)
  const own = base ?? bases.find(isHost) ?? { environment: 'development' as const, baseUrl: baseUrlOf('development') }
  // A proxy may have put the handlers' own folder in place of the prefix. No operation's path begins like that folder.
  const below = url.pathname.slice(base ? base.prefix.length : 0).replace(/^(\/production)?\/api(?=\/|$)/, '')
  // A final slash changes nothing: neither which request it is nor the address of what it makes.
  const path = below.replace(/(?<!\/)\/+$/, '') || '/'
  return { environment: own.environment, path, baseUrl: own.baseUrl }
}
