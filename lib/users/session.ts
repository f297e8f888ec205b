import { decode } from 'next-auth/jwt'
import { z } from 'zod'
import { getEnv } from '#lib/env.ts'
import { keyFor } from '#lib/secrets.ts'

export const sessionSecret = () => keyFor('session').toString('base64')

const claims = z.object({ sub: z.string(), ver: z.int() })
export type Session = { userId: string; sessionVersion: number }

/**
 * The session in a request's cookie; undefined where there is none that is good. It reads the plain header: next-auth's
 * own reader also takes a bearer token for a session.
 */
export async function findSession(request: Request): Promise<Session | undefined> {
  const name = `${new URL(getEnv().PORTAL_URL).protocol === 'https:' ? '__Secure-' : ''}next-auth.session-token`
  const cookie = (request.headers.get('cookie') ?? '').split(/; */).find((pair) => pair.startsWith(`${name}=`))
  if (!cookie) return undefined
  // The token's alphabet needs no escapes, so there are none to undo (and none that could be malformed).
  const token = await decode({ token: cookie.slice(name.length + 1), secret: sessionSecret() }).catch(() => null)
  const parsed = claims.safeParse(token)
  return parsed.success ? { userId: parsed.data.sub, sessionVersion: parsed.data.ver } : undefined
}
