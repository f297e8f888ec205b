import { decode } from 'next-auth/jwt'
import { z } from 'zod'
import { getDb } from '#lib/db.ts'
import { getEnv } from '#lib/env.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { keyFor } from '#lib/secrets.ts'
import { defineQuery, text } from '#lib/sql.ts'
import { isLive } from '#lib/users/session-row.ts'

export const sessionSecret = () => keyFor('session').toString('base64')

const claims = z.object({ sid: z.string() })
export type Session = { id: string; userId: string }

/**
 * The id of the session that a request's cookie names, whatever has become of it. It reads the plain header: next-auth's
 * own reader also takes a bearer token for a session.
 */
export async function readSessionId(request: Request): Promise<string | undefined> {
  const name = `${new URL(getEnv().PORTAL_URL).protocol === 'https:' ? '__Secure-' : ''}next-auth.session-token`
  const cookie = (request.headers.get('cookie') ?? '').split(/; */).find((pair) => pair.startsWith(`${name}=`))
  if (!cookie) return undefined
  // The token's alphabet needs no escapes, so there are none to undo (and none that could be malformed).
  const token = await decode({ token: cookie.slice(name.length + 1), secret: sessionSecret() }).catch(() => null)
  return claims.safeParse(token).data?.sid
}

const findLive = defineQuery(
  { id: text, userId: text },
  (id: string) => Prisma.sql`
    SELECT s.id, s.user_id AS "userId" FROM user_sessions s JOIN users u ON u.id = s.user_id
    WHERE s.id = ${id} AND u.disabled_at IS NULL AND ${isLive}`,
)

/** The session in a request's cookie; undefined where there is none that is still good. */
export async function findSession(request: Request): Promise<Session | undefined> {
  const id = await readSessionId(request)
  return id === undefined ? undefined : (await findLive(getDb(), id))[0]
}
