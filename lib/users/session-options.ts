import type { NextAuthOptions } from 'next-auth'
import CredentialsProvider from 'next-auth/providers/credentials'
import { recordRefusal } from '#lib/audit/record-refusal.ts'
import { inTransaction } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import type { ProofChallengeView } from '#lib/factors/schema.ts'
import { beginSession } from '#lib/users/begin-session.ts'
import { newMark } from '#lib/users/browser-mark.ts'
import { longestSessionSeconds, type SessionOrigin } from '#lib/users/session-row.ts'
import { sessionJwt, sessionSecret } from '#lib/users/session.ts'
import { signInByPasskey } from '#lib/users/sign-in-by-passkey.ts'
import { signIn, type RefusedSignIn, type SignedIn } from '#lib/users/sign-in.ts'
import { takeSecondStep } from '#lib/users/take-second-step.ts'

/** What the library has no words for, and the answer says beside its own. */
export type SignInAnswer = {
  /** The password fits; this is wanted beside it. */
  secondStep?: ProofChallengeView
  /** So many seconds are to pass before the next try is looked at. */
  retryAfter?: number
  /** The cookie by which this browser is known from now on. */
  device?: string
  /** The session before, if there was one, is over. */
  left?: true
}

type Visitor = { origin: SessionOrigin; device: string | undefined }

const parsed = (text: unknown): unknown => {
  try {
    return JSON.parse(String(text))
  } catch {
    return undefined
  }
}

/** Nobody, for now: with the reason where it is one that the person can wait for. */
function refuse(answer: SignInAnswer, error: unknown): null {
  if (!(error instanceof ApiError) || error.code !== 'rate_limited') throw error
  answer.retryAfter = Number(error.headers['Retry-After'])
  return null
}

async function noteRefused(answer: SignInAnswer, { retryAfter, refused }: RefusedSignIn, origin: SessionOrigin) {
  if (retryAfter !== undefined) answer.retryAfter = retryAfter
  if (!refused) return
  const { kind, userId } = refused
  await recordRefusal(kind, { ...origin, target: userId === undefined ? undefined : { type: 'user', id: userId } })
}

/**
 * How people sign in: by a password, with a second step where they have a factor, or by a passkey alone. The cookie names a
 * session and says nothing more of it, and there is none before the last step.
 */
export const sessionOptions = ({ origin, device }: Visitor, answer: SignInAnswer): NextAuthOptions => ({
  secret: sessionSecret(),
  jwt: sessionJwt,
  session: { strategy: 'jwt', maxAge: longestSessionSeconds },
  pages: { signIn: '/sign-in' },
  providers: [
    CredentialsProvider({
      name: 'E-mail and password',
      credentials: { email: { label: 'E-mail', type: 'email' }, password: { label: 'Password', type: 'password' } },
      authorize: async (given) => {
        const outcome = await signIn(given, origin.network, device)
        if ('user' in outcome) return outcome.user
        if ('secondStep' in outcome) answer.secondStep = outcome.secondStep
        else await noteRefused(answer, outcome, origin)
        return null
      },
    }),
    CredentialsProvider({
      id: 'second-step',
      name: 'Second step',
      credentials: { half: { label: 'First step', type: 'text' }, proof: { label: 'Proof', type: 'text' } },
      authorize: (given) =>
        takeSecondStep({ half: given?.half, proof: parsed(given?.proof) }, origin, device).catch((error: unknown) =>
          refuse(answer, error),
        ),
    }),
    CredentialsProvider({
      id: 'passkey',
      name: 'Passkey',
      credentials: { token: { label: 'Challenge', type: 'text' }, response: { label: 'Answer', type: 'text' } },
      authorize: async (given) => {
        const shown = { token: given?.token, response: parsed(given?.response) }
        const outcome = await signInByPasskey(shown, origin.network)
        if ('user' in outcome) return outcome.user
        await noteRefused(answer, outcome, origin)
        return null
      },
    }),
  ],
  callbacks: {
    // There is a user only while signing in, and it is what `authorize` has returned.
    jwt: async ({ token, user }) => {
      if (!user) return token
      const mark = device ?? newMark()
      answer.device = mark
      return { ...token, sid: await inTransaction((tx) => beginSession(tx, user as SignedIn, origin, mark)) }
    },
  },
  events: { signIn: () => void (answer.left = true), signOut: () => void (answer.left = true) },
})
