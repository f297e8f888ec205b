import { decode, encode, type JWT, type JWTDecodeParams, type JWTEncodeParams } from 'next-auth/jwt'
import { z } from 'zod'
import { isSecure, readCookie, secure } from '#lib/cookie.ts'
import { getDb } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { currentKey, keysNamed, type NamedKey } from '#lib/secrets.ts'
import { defineQuery, nullable, text } from '#lib/sql.ts'
import { isLive, longestSessionSeconds } from '#lib/users/session-row.ts'

const secretOf = ({ key }: NamedKey) => key.toString('base64')
/** What next-auth keys its own small things with, such as the token against forged forms. */
export const sessionSecret = () => secretOf(currentKey('session'))

/** How the cookie is sealed and opened, in next-auth's words: before its five parts stands the id of the key. */
export const sessionJwt = {
  encode: async (params: JWTEncodeParams): Promise<string> => {
    const current = currentKey('session')
    return `${current.id}.${await encode({ ...params, secret: secretOf(current) })}`
  },
  decode: async ({ token = '', salt = '' }: Pick<JWTDecodeParams, 'token' | 'salt'>): Promise<JWT | null> => {
    const { id, rest } = splitCookie(token)
    for (const key of keysNamed('session', id)) {
      const content = await decode({ token: rest, secret: secretOf(key), salt }).catch(() => null)
      if (content) return content
    }
    return null
  },
}

function splitCookie(token: string): { id: string | undefined; rest: string } {
  const [id, ...rest] = token.split('.')
  return rest.length === 5 ? { id, rest: rest.join('.') } : { id: undefined, rest: token }
}

const claims = z.object({ sid: z.string() })
export type Session = { id: string; userId: string; signOnClientId: string | null }

/**
 * The id of the session that a request's cookie names, whatever has become of it. It reads the plain header: next-auth's
 * own reader also takes a bearer token for a session.
 */
export async function readSessionId(request: Request): Promise<string | undefined> {
  const token = findCookie(request)
  return token === undefined ? undefined : claims.safeParse(await sessionJwt.decode({ token })).data?.sid
}

const cookieName = () => `${isSecure() ? '__Secure-' : ''}next-auth.session-token`
const findCookie = (request: Request) => readCookie(request, cookieName())

/**
 * The cookie of a live session anew, as a `Set-Cookie`, where it was sealed with an earlier secret: whoever comes by while
 * secrets are exchanged needn't sign in again when the old one is gone. Undefined where there is nothing to do.
 */
export async function resealSession(request: Request): Promise<string | undefined> {
  const token = findCookie(request)
  if (token === undefined || splitCookie(token).id === currentKey('session').id) return undefined
  const content = await sessionJwt.decode({ token })
  return content ? sealSession(content) : undefined
}

/** The cookie of a session, as a `Set-Cookie`. */
export async function sealSession(content: JWT): Promise<string> {
  const maxAge = longestSessionSeconds
  const sealed = await sessionJwt.encode({ token: content, maxAge, secret: '' })
  const attributes = `Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure()}`
  return `${cookieName()}=${sealed}; ${attributes}`
}

const findLive = defineQuery(
  { id: text, userId: text, signOnClientId: nullable(text) },
  (id: string) => Prisma.sql`
    SELECT s.id, s.user_id AS "userId", s.sign_on_client_id AS "signOnClientId" FROM user_sessions s JOIN users u ON u.id = s.user_id
    WHERE s.id = ${id} AND u.disabled_at IS NULL AND ${isLive}`,
)

/** A session by its id; undefined where it isn't good any more. */
export const findLiveSession = async (id: string): Promise<Session | undefined> => (await findLive(getDb(), id))[0]

/** The session in a request's cookie; undefined where there is none that is still good. */
export async function findSession(request: Request): Promise<Session | undefined> {
  const id = await readSessionId(request)
  return id === undefined ? undefined : findLiveSession(id)
}
