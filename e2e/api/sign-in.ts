import type { DemoFile } from '#tools/runtime/demo.ts'
import { clientOf, must, send, type Client } from './client.ts'

type Role = 'customer' | 'researcher' | 'operator'

const cookiesOf = (headers: Headers) => headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')

/** Signs a person of the demo data in as a browser does, and returns the cookies of the session. */
export async function signIn(demo: DemoFile, role: Role): Promise<string> {
  const csrf = await send<{ csrfToken: string }>(`${demo.portalUrl}/api/auth/csrf`, {})
  const { email, password } = demo.logins[role]
  const cookies = cookiesOf(csrf.headers)
  const signedIn = await send(`${demo.portalUrl}/api/auth/callback/credentials`, {
    method: 'POST',
    headers: { Cookie: cookies.join('; ') },
    body: new URLSearchParams({ csrfToken: csrf.body.csrfToken, email, password, json: 'true' }),
  })
  const session = cookiesOf(signedIn.headers).find((cookie) => cookie.includes('session-token='))
  if (session === undefined) throw new Error(`${role} could not sign in: ${signedIn.status} ${signedIn.text}`)
  return [...cookies, session].join('; ')
}

export type AccessToken = { accessToken: string; baseUrl: string; scopes: string[] }

export const requestToken = (demo: DemoFile, cookie: string, environment: 'development' | 'production', role: Role) =>
  send<AccessToken>(`${demo.portalUrl}/api/access-token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookie },
    body: JSON.stringify({ environment, role }),
  })

/** A client that speaks for a person: in the development and in the production environment. */
export async function personOf(demo: DemoFile, role: Role): Promise<{ development: Client; production: Client }> {
  const cookie = await signIn(demo, role)
  const client = async (environment: 'development' | 'production') => {
    const { accessToken, baseUrl } = await must(requestToken(demo, cookie, environment, role))
    return clientOf(baseUrl, accessToken)
  }
  return { development: await client('development'), production: await client('production') }
}
