// The demo's people, signed in at a running service.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Target } from './load.ts'

const login = z.object({ email: z.string(), password: z.string() })
const demoFile = z.object({
  portalUrl: z.url(),
  productionBaseUrl: z.url(),
  apiKeys: z.object({ production: z.string() }),
  logins: z.object({ customer: login, researcher: login, operator: login }),
})
export type Role = 'customer' | 'researcher' | 'operator'

const cookiesOf = (response: Response) => response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')

/** Signed in as a browser is, and given the token that pages have. */
async function tokenOf(demo: z.output<typeof demoFile>, role: Role): Promise<string> {
  const csrf = await fetch(`${demo.portalUrl}/api/auth/csrf`)
  const { csrfToken } = z.object({ csrfToken: z.string() }).parse(await csrf.json())
  const signedIn = await fetch(`${demo.portalUrl}/api/auth/callback/credentials`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Cookie: cookiesOf(csrf).join('; ') },
    body: new URLSearchParams({ csrfToken, ...demo.logins[role], json: 'true' }),
  })
  const answer = await fetch(`${demo.portalUrl}/api/access-token`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Cookie: [...cookiesOf(csrf), ...cookiesOf(signedIn)].join('; '),
    },
    body: JSON.stringify({ environment: 'production', role }),
  })
  return z.object({ accessToken: z.string() }).parse(await answer.json()).accessToken
}

/** What each of them asks, in production. */
export async function signIn(dataDir: string): Promise<Record<Role | 'visitor', Target>> {
  const demo = demoFile.parse(JSON.parse(readFileSync(join(dataDir, 'demo.json'), 'utf8')))
  const baseUrl = demo.productionBaseUrl
  const [researcher, operator] = [await tokenOf(demo, 'researcher'), await tokenOf(demo, 'operator')]
  return {
    customer: { baseUrl, key: demo.apiKeys.production },
    researcher: { baseUrl, key: researcher },
    operator: { baseUrl, key: operator },
    visitor: { baseUrl: demo.portalUrl, key: '' },
  }
}
