import { findPersonToken, findVisitorToken } from '#lib/browser/visitor-token.ts'
import type { AccessTokenView, KeyView } from '#lib/clients/schema.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import type { MeView } from '#lib/users/schema.ts'

/** Somebody who reads the documentation and is signed in. */
export type Reader = {
  name: string
  /** Where their desk is. */
  desk: string
  /** Of the sandbox, for whoever has a client there. */
  baseUrl?: string
  /** The part of a key of theirs that may be seen. */
  key?: string
  /** The newest order of theirs. */
  order?: { id: string; number: string }
}

const desks = { customer: '/orders', researcher: '/research', operator: '/operator' } as const

/** An answer of the API; undefined where there is none to be had. */
async function ask<T>({ accessToken, baseUrl }: AccessTokenView, path: string): Promise<T | undefined> {
  const response = await fetch(`${baseUrl}${path}`, {
    headers: { Authorization: `Bearer ${accessToken}` },
    credentials: 'omit',
    signal: AbortSignal.timeout(20_000),
  }).catch(() => undefined)
  // Our own API's answer, from the same deployment as this code.
  return response?.ok ? ((await response.json()) as T) : undefined
}

const isGood = ({ revokedAt, expiresAt }: KeyView) =>
  revokedAt === undefined && (expiresAt === undefined || Date.parse(expiresAt) > Date.now())

/** What of a client's own the examples can show. */
async function findOwn(token: AccessTokenView): Promise<Omit<Reader, 'name' | 'desk'>> {
  const [orders = [], keys = []] = await Promise.all([
    ask<OrderView[]>(token, '/orders?limit=1'),
    token.scopes.includes('keys:manage') ? ask<KeyView[]>(token, '/api-keys?limit=20') : [],
  ])
  const [order] = orders
  const key = keys.find(isGood)
  return {
    baseUrl: token.baseUrl,
    ...(key ? { key: `${key.prefix}…${key.lastFour}` } : {}),
    ...(order ? { order: { id: order.id, number: order.order.number } } : {}),
  }
}

/** Who is signed in here; undefined where nobody is. */
export async function findReader(): Promise<Reader | undefined> {
  const token = await findPersonToken()
  const me = token && (await ask<MeView>(token, '/me'))
  if (!me) return undefined
  const { name, roles } = me
  const [role = 'customer'] = roles
  const client = roles.includes('customer') ? await findVisitorToken() : undefined
  return { name, desk: desks[role], ...(client ? await findOwn(client) : {}) }
}
