import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())
const before = { ...process.env }
afterEach(() => {
  Object.assign(process.env, {
    DEVELOPMENT_BASE_URL: before['DEVELOPMENT_BASE_URL'],
    PRODUCTION_BASE_URL: before['PRODUCTION_BASE_URL'],
  })
})

/** The settings are read once per process, so each deployment is a fresh import. */
async function deployment(development: string, production: string) {
  Object.assign(process.env, {
    DEVELOPMENT_BASE_URL: development,
    PRODUCTION_BASE_URL: production,
    WEBHOOK_ALLOW_LOCAL: '0',
  })
  const { requestTargetOf } = await import('#lib/server/http/environment.ts')
  return (url: string, headers: Record<string, string> = {}) => {
    const { environment, path, baseUrl } = requestTargetOf(new Request(url, { headers }))
    return [environment, path, baseUrl]
  }
}

it('tells the environments of one host by their prefixes', async () => {
  const arrive = await deployment('http://localhost:3000/api', 'http://localhost:3000/production/api')
  expect(arrive('http://localhost:3000/api/orders')).toEqual(['development', '/orders', 'http://localhost:3000/api'])
  expect(arrive('http://localhost:3000/production/api/orders/x')).toEqual([
    'production',
    '/orders/x',
    'http://localhost:3000/production/api',
  ])
  expect(arrive('http://localhost:3000/api/orders/')).toEqual(['development', '/orders', 'http://localhost:3000/api'])
  expect(arrive('http://localhost:3000/api')).toEqual(['development', '/', 'http://localhost:3000/api'])
  // An address in place of the name.
  expect(arrive('http://127.0.0.1:3000/production/api/orders')).toEqual([
    'production',
    '/orders',
    'http://localhost:3000/production/api',
  ])
  expect(arrive('http://localhost:3000/apiary')[1]).not.toBe('/orders')
})

it('prefers the longer prefix where one base URL lies below the other', async () => {
  const arrive = await deployment('https://callslip.example/api/sandbox-env', 'https://callslip.example/api')
  expect(arrive('https://callslip.example/api/sandbox-env/orders')[0]).toBe('development')
  expect(arrive('https://callslip.example/api/orders')[0]).toBe('production')
})

it('tells the environments of two hosts by name, as the proxy passes it on', async () => {
  const arrive = await deployment('https://dev.callslip.example/api', 'https://callslip.example/api')
  const listening = 'http://localhost:3000/api/orders'
  expect(arrive(listening, { host: 'dev.callslip.example' })).toEqual([
    'development',
    '/orders',
    'https://dev.callslip.example/api',
  ])
  expect(arrive(listening, { host: 'callslip.example' })).toEqual([
    'production',
    '/orders',
    'https://callslip.example/api',
  ])
  for (const given of ['callslip.example:443', 'CALLSLIP.example', 'callslip.example, inner.proxy']) {
    expect(arrive(listening, { host: 'inner:3000', 'x-forwarded-host': given })[0]).toBe('production')
  }
})

it.for(['https://api.callslip.example', 'https://api.callslip.example/v'])(
  'finds the path behind a proxy that strips the prefix of %s or replaces it',
  async (base) => {
    const arrive = await deployment(base.replace('api', 'dev'), base)
    for (const [seen, path] of [
      ['/orders', '/orders'],
      ['/api/orders', '/orders'],
      ['/api-keys', '/api-keys'],
      ['/api/api-keys/x', '/api-keys/x'],
    ] as const) {
      expect(arrive(`http://localhost:3000${seen}`, { host: 'api.callslip.example' })).toEqual([
        'production',
        path,
        base,
      ])
    }
  },
)

it('survives a host that is none', async () => {
  const arrive = await deployment('http://localhost:3000/api', 'http://localhost:3000/production/api')
  for (const given of ['', ' ', '///', 'a b', '[', 'x'.repeat(5000)])
    expect(arrive('http://localhost:3000/api/orders', { 'x-forwarded-host': given })[0]).toBe('development')
})

it('writes a base URL in ASCII, since it goes into headers', async () => {
  const arrive = await deployment('https://bücher.example/api/', 'https://bücher.example/prod')
  expect(arrive('https://bücher.example/api/orders')[2]).toBe('https://xn--bcher-kva.example/api')
})
