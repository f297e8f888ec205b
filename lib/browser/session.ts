import { forgetTokens } from '#lib/browser/access-token.ts'
import { offline, readFailure } from '#lib/browser/failure.ts'
import { keepText } from '#lib/browser/kept-text.ts'
import { askPasskey, offerPasskeys } from '#lib/browser/passkeys.ts'
import type { Assertion, FactorProof, ProofChallengeView } from '#lib/factors/schema.ts'

const call = (path: string, init?: RequestInit) =>
  fetch(path, { credentials: 'same-origin', ...init }).catch(() => {
    throw offline()
  })

async function csrfToken(): Promise<string> {
  const response = await call('/api/auth/csrf')
  const body: unknown = await response.json().catch(() => undefined)
  if (typeof body !== 'object' || body === null || !('csrfToken' in body) || typeof body.csrfToken !== 'string')
    throw offline()
  return body.csrfToken
}

const send = async (path: string, members: Record<string, string>) =>
  call(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...members, csrfToken: await csrfToken(), json: 'true' }),
  })

/** Devices belong to sessions: a new one is notified here anew (components/layout/keep-notified.tsx). */
export const forgetNotified = () => keepText('notified', '')

export type SignInResult = {
  signedIn: boolean
  /** The password fits, and this is wanted beside it. */
  secondStep?: ProofChallengeView
  /** Seconds to wait before the next try. */
  retryAfter?: number
}

/** Signs in with next-auth's own routes, without its client. */
async function knock(provider: string, members: Record<string, string>): Promise<SignInResult> {
  const response = await send(`/api/auth/callback/${provider}`, { ...members, callbackUrl: location.origin })
  if (response.status >= 500) throw offline()
  // Its own origin's answer, from the same deployment as this code.
  const answer = (await response.json().catch(() => ({}))) as Omit<SignInResult, 'signedIn'>
  if (response.ok) {
    forgetTokens()
    forgetNotified()
  }
  const { secondStep, retryAfter } = answer
  return { signedIn: response.ok, ...(secondStep && { secondStep }), ...(retryAfter && { retryAfter }) }
}

export const signIn = (email: string, password: string) => knock('credentials', { email, password })

export const takeSecondStep = (half: string, proof: FactorProof) =>
  knock('second-step', { half, proof: JSON.stringify(proof) })

async function beginPasskey(): Promise<{ token: string; options: object }> {
  const response = await call('/api/passkey-sign-in', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  })
  if (!response.ok) throw await readFailure(response)
  const { token, passkey = {} } = (await response.json()) as Pick<ProofChallengeView, 'token' | 'passkey'> // as above
  return { token, options: passkey }
}

const showPasskey = (token: string, response: Assertion) =>
  knock('passkey', { token, response: JSON.stringify(response) })

/** Signs in whoever one of the device's passkeys belongs to. */
export async function signInByPasskey(): Promise<SignInResult> {
  const { token, options } = await beginPasskey()
  return showPasskey(token, await askPasskey(options))
}

/** The same for whoever chooses a passkey in the address field; undefined where nobody did. */
export async function signInByOffer(): Promise<SignInResult | undefined> {
  let begun = ''
  const chosen = await offerPasskeys(async () => {
    const { token, options } = await beginPasskey()
    begun = token
    return options
  })
  return chosen && showPasskey(begun, chosen)
}

/** Ends the session in this browser. */
export async function signOut(): Promise<void> {
  const response = await send('/api/auth/signout', { callbackUrl: location.origin })
  if (!response.ok) throw offline()
  forgetTokens()
}
