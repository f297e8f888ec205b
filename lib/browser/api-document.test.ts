import { expect, it } from 'vitest'
import { forTrying, serverOf } from '#lib/browser/api-document.ts'

const operation = (scope: string, tag: string) => ({ 'x-required-scope': scope, tags: [tag] })
const document = {
  openapi: '3.1.1',
  webhooks: { 'order.created': {} },
  servers: [
    { url: '{origin}/api', variables: { origin: { default: 'http://localhost:3000' } } },
    { url: '{origin}/production/api' },
  ],
  tags: [{ name: 'Orders' }, { name: 'Operator' }],
  components: {
    parameters: { IdempotencyKey: { name: 'Idempotency-Key', example: "everybody's" } },
    schemas: { Order: {} },
  },
  paths: {
    '/orders': { get: operation('orders:read', 'Orders'), post: operation('orders:write', 'Orders') },
    '/operator/orders': { get: operation('operator', 'Operator') },
  },
}

it('shows for trying what a key may call, in development, where the reader is', () => {
  const shown = forTrying(document, 'http://127.0.0.1:4000')
  expect(Object.keys(shown.paths)).toEqual(['/orders'])
  expect(shown.tags).toEqual([{ name: 'Orders' }])
  expect(shown.servers).toEqual([{ url: 'http://127.0.0.1:4000/api' }])
  expect(serverOf(shown)).toBe('http://127.0.0.1:4000/api')
  expect(shown).not.toHaveProperty('webhooks')
})

it('offers nobody an Idempotency-Key that others have used', () => {
  expect(forTrying(document, 'http://x').components).toEqual({
    parameters: { IdempotencyKey: { name: 'Idempotency-Key' } },
    schemas: { Order: {} },
  })
})

it('keeps the base URL of a deployment that has its own', () => {
  expect(
    serverOf(forTrying({ ...document, servers: [{ url: 'https://api.example.com/dev' }] }, 'https://example.com')),
  ).toBe('https://api.example.com/dev')
})
