import type { NextAuthOptions } from 'next-auth'
import CredentialsProvider from 'next-auth/providers/credentials'
import { sessionSecret } from '#lib/users/session.ts'
import { signIn } from '#lib/users/sign-in.ts'

/** How people sign in. The session says who somebody is and which version of their sessions it belongs to, nothing more. */
export const sessionOptions = (network: string | null): NextAuthOptions => ({
  secret: sessionSecret(),
  session: { strategy: 'jwt', maxAge: 30 * 24 * 3600 },
  pages: { signIn: '/sign-in' },
  providers: [
    CredentialsProvider({
      name: 'E-mail and password',
      credentials: { email: { label: 'E-mail', type: 'email' }, password: { label: 'Password', type: 'password' } },
      authorize: (given) => signIn(given, network),
    }),
  ],
  callbacks: {
    jwt: ({ token, user }) =>
      user ? { ...token, sub: user.id, ver: (user as { sessionVersion?: number }).sessionVersion ?? 0 } : token,
  },
})
