import type { Environment } from '#lib/env.ts'
import { readClaims } from '#lib/users/access-token.ts'
import { findLiveSession } from '#lib/users/session.ts'

/**
 * Who asks with an access token of a client's member, while their session is good, and whatever has become of their place there.
 * It says who somebody is, and nothing of what they may.
 */
export async function findTokenOwner(token: string, environment: Environment) {
  const { sub: id, sid, role, env, cli: clientId } = await readClaims(token)
  if (role !== 'customer' || env !== environment || clientId === undefined) return undefined
  const session = await findLiveSession(sid)
  return session?.userId === id ? ({ type: 'customer', id, clientId } as const) : undefined
}
