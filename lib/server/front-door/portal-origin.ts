import type { IncomingMessage, ServerResponse } from 'node:http'
import { baseUrlOf, environments, getEnv } from '#lib/env.ts'

const preflight = {
  'Access-Control-Allow-Methods': 'GET, HEAD, POST, PATCH, PUT, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key, Callslip-Version',
  'Access-Control-Max-Age': '7200',
}

/**
 * Where the API has a host of its own: lets the portal's pages ask it, and no other site's. Without cookies, for the API reads
 * none: each request brings its token. Returns what to do before an answer; nothing where portal and API are one origin.
 */
export function letPortalAsk(): (incoming: IncomingMessage, outgoing: ServerResponse) => void {
  const portal = new URL(getEnv().PORTAL_URL).origin
  if (environments.every((environment) => new URL(baseUrlOf(environment)).origin === portal)) return () => {}
  return (incoming, outgoing) => {
    // What one origin may read, a cache must not hand to another.
    outgoing.setHeader('Vary', 'Origin')
    if (incoming.headers.origin !== portal) return
    outgoing.setHeader('Access-Control-Allow-Origin', portal)
    outgoing.setHeader('Access-Control-Expose-Headers', '*')
    if (incoming.method === 'OPTIONS' && incoming.headers['access-control-request-method'] !== undefined)
      for (const [name, value] of Object.entries(preflight)) outgoing.setHeader(name, value)
  }
}
