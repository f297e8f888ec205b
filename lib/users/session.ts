import type { NextAuthOptions } from 'next-auth'
import { decode } from 'next-auth/jwt'
import CredentialsProvider from 'next-auth/providers/credentials'
import { z } from 'zod'
import { getEnv } from '#lib/env.ts'
import { keyFor } from '#lib/secrets.ts'
import { signIn } from '#lib/users/sign-in.ts'

const secret = () => keyFor('session').toString('base64')

/** How people sign in. The session says who somebody is and which version of their sessions it belongs to, nothing more. */
export const sessionOptions = (): NextAuthOptions => ({
  secret: secret(),
  session: { strategy: 'jwt', maxAge: 30 * 24 * 3600 },
  pages: { signIn: '/sign-in' },
  providers: [
    CredentialsProvider({
      name: 'E-mail and password',
      credentials: { email: { label: 'E-mail', type: 'email' }, password: { label: 'Password', type: 'password' } },
      authorize: (given) => signIn(given),
    }),
  ],
  callbacks: {
    jwt: ({ token, user }) => (user ? { ...token, sub: user.id, ver: (user as { sessionVersion?: number }).sessionVersion ?? 0 } : token),
  },
})

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
  const token = await decode({ token: decodeURIComponent(cookie.slice(name.length + 1)), secret: secret() }).catch(() => null)
  const parsed = claims.safeParse(token)
  return parsed.success ? { userId: parsed.data.sub, sessionVersion: parsed.data.ver } : undefined
}
