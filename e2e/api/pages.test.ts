import { expect, test } from 'vitest'
import { theApp } from './app.ts'

const { portalUrl, developmentBaseUrl } = theApp().demo
const policy = "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"

test.each(['/', '/sign-in', '/orders', '/docs', '/nothing-here'])(
  '%s can be framed by nobody and loads nothing by guess',
  async (path) => {
    const { headers } = await fetch(portalUrl + path, { redirect: 'manual' })
    expect(headers.get('content-security-policy')).toBe(policy)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  },
)

test("an answer of the API carries none of the pages' headers", async () => {
  const { headers } = await fetch(`${developmentBaseUrl}/orders`)
  expect(headers.get('content-type')).toContain('application/json')
  expect(headers.get('content-security-policy')).toBeNull()
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})
