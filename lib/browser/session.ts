import { forgetTokens } from '#lib/browser/access-token.ts'
import { offline } from '#lib/browser/failure.ts'

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

/** Signs in with next-auth's own routes, without its client. True where address and password fit. */
export async function signIn(email: string, password: string): Promise<boolean> {
  const response = await send('/api/auth/callback/credentials', { email, password, callbackUrl: location.origin })
  if (response.status >= 500) throw offline()
  forgetTokens()
  return response.ok
}

/** Ends the session in this browser. */
export async function signOut(): Promise<void> {
  const response = await send('/api/auth/signout', { callbackUrl: location.origin })
  if (!response.ok) throw offline()
  forgetTokens()
}
