import type { NextAuthOptions } from 'next-auth'
import CredentialsProvider from 'next-auth/providers/credentials'
import { beginSession } from '#lib/users/begin-session.ts'
import { longestSessionSeconds, type SessionOrigin } from '#lib/users/session-row.ts'
import { sessionJwt, sessionSecret } from '#lib/users/session.ts'
import { signIn, type SignedIn } from '#lib/users/sign-in.ts'

/**
 * How people sign in. The cookie names a session and says nothing more of it. `onLeave` is told when whatever session the
 * request came with is over: by signing out, or by signing in anew.
 */
export const sessionOptions = (origin: SessionOrigin, onLeave: () => void): NextAuthOptions => ({
  secret: sessionSecret(),
  jwt: sessionJwt,
  session: { strategy: 'jwt', maxAge: longestSessionSeconds },
  pages: { signIn: '/sign-in' },
  providers: [
    CredentialsProvider({
      name: 'E-mail and password',
      credentials: { email: { label: 'E-mail', type: 'email' }, password: { label: 'Password', type: 'password' } },
      authorize: (given) => signIn(given, origin.network),
    }),
  ],
  callbacks: {
    // There is a user only while signing in, and it is what `authorize` has returned.
    jwt: async ({ token, user }) => (user ? { ...token, sid: await beginSession(user as SignedIn, origin) } : token),
  },
  events: { signIn: onLeave, signOut: onLeave },
})
