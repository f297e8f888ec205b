import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientCookie, clientParameter } from '#lib/clients/client-cookie.ts'
import { secure } from '#lib/cookie.ts'
import { isId } from '#lib/ids.ts'

const year = 365 * 24 * 3600

/**
 * A page's address that says for which client it is meant: keeps the choice as the switch keeps it, and goes on to the
 * address without it. True where that has answered. The choice is no authority: of a client that the reader doesn't belong
 * to nothing is shown, signed in or not.
 */
export function followClientLink({ method, url = '/' }: IncomingMessage, outgoing: ServerResponse): boolean {
  if (method !== 'GET' || !url.includes(`${clientParameter}=`)) return false
  const [path = '', search = ''] = url.split('?')
  const params = new URLSearchParams(search)
  const clientId = params.get(clientParameter)
  // `//host/` would be another site's address.
  if (clientId === null || path.startsWith('//')) return false
  params.delete(clientParameter)
  const rest = params.size > 0 ? `?${params}` : ''
  const cookie = `${clientCookie}=${clientId}; Path=/; Max-Age=${year}; SameSite=Lax${secure()}`
  outgoing.writeHead(303, {
    Location: `${path}${rest}`,
    'Cache-Control': 'no-store',
    ...(isId('client', clientId) ? { 'Set-Cookie': cookie } : {}),
  })
  outgoing.end()
  return true
}
