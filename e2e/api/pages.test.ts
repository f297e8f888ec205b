import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { theApp } from './app.ts'
import { signIn } from './sign-in.ts'

const { portalUrl, developmentBaseUrl } = theApp().demo

const scriptsOf = (html: string) => [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]

test.each(['/', '/sign-in', '/orders', '/docs', '/docs/webhooks', '/nothing-here', '/docs/nothing-here'])(
  '%s can be framed by nobody, loads nothing by guess, and runs its own scripts alone',
  async (path) => {
    const response = await fetch(portalUrl + path, { redirect: 'manual' })
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/^default-src 'self'; script-src 'self' 'nonce-/)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    for (const rule of ["base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'", "object-src 'none'"])
      expect(policy).toContain(rule)
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
    for (const [, attributes = '', script = ''] of scriptsOf(await response.text())) {
      const hash = createHash('sha256').update(script).digest('base64')
      const isAllowed =
        attributes.includes('src="/_next/') || attributes.includes(`nonce="${nonce}"`) || policy.includes(hash)
      expect([isAllowed, attributes, script.slice(0, 80)]).toEqual([true, attributes, script.slice(0, 80)])
    }
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  },
)

test('no nonce comes twice, and nobody chooses it', async () => {
  const nonces = new Set<string | undefined>()
  for (let n = 0; n < 3; n += 1) {
    const headers = { 'Content-Security-Policy': "script-src 'nonce-c3RyYW5nZXI='" }
    const response = await fetch(portalUrl, { headers })
    nonces.add(/'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1])
    expect(await response.text()).not.toContain('c3RyYW5nZXI=')
  }
  expect(nonces.size).toBe(3)
})

test("the payment provider's scripts are allowed where its form is, and nowhere else", async () => {
  const scripts = async (path: string) =>
    /script-src[^;]*/.exec(
      (await fetch(portalUrl + path, { redirect: 'manual' })).headers.get('content-security-policy') ?? '',
    )?.[0]
  expect(await scripts('/orders/ord_1')).toContain('https://js.stripe.com')
  for (const path of ['/', '/ordersx', '/operator', '/docs', '/account'])
    expect(await scripts(path)).not.toContain('stripe')
})

const common = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringMatching(/^camera=\(\), geolocation=\(\), microphone=\(\)/),
}

test.each<[string, number, { signedIn?: boolean; page?: boolean }]>([
  ['/order', 307, { signedIn: true, page: true }],
  ['/orders?for=cli_01dxf6dt000000000000000000', 303, {}],
  ['/api/auth/signin', 302, { page: true }],
  ['/api/auth/signout', 200, { page: true }],
  ['/api/auth/error?error=Configuration', 500, { page: true }],
  ['/api/auth/verify-request', 200, { page: true }],
  ['/api/auth/csrf', 200, {}],
  ['/api/auth/nothing', 400, { page: true }],
  ['/api/auth/callback/nothing?callbackUrl=javascript:alert(1)', 405, { page: true }],
  ['/orders%2f..', 400, {}],
  ['/nothing-here', 404, { page: true }],
  ['/api/nothing', 404, {}],
])('%s says to browsers what every answer says (%i)', async (path, status, { signedIn = false, page = false }) => {
  const cookie: Record<string, string> = signedIn ? { Cookie: await signIn(theApp().demo, 'customer') } : {}
  const response = await fetch(portalUrl + path, { redirect: 'manual', headers: cookie })
  await response.body?.cancel()
  expect([response.status, Object.fromEntries(response.headers)]).toEqual([status, expect.objectContaining(common)])
  if (page) expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'self'; script-src 'self' /)
  expect(response.headers.get('content-security-policy') ?? '').not.toMatch(/script-src[^;]*unsafe/)
})

test("an answer of the API carries none of the pages' headers", async () => {
  const { headers } = await fetch(`${developmentBaseUrl}/orders`)
  expect(headers.get('content-type')).toContain('application/json')
  expect(headers.get('content-security-policy')).toBeNull()
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})
