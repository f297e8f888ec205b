import { expect, it } from 'vitest'
import { endpointsOf, forTrying, serverOf } from '#lib/browser/api-document.ts'

const $ref = '#/components/schemas/Order'
const operation = (scope: string, tag: string) => ({
  operationId: `${tag} by ${scope}`,
  'x-required-scope': scope,
  tags: [tag],
  parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }],
  responses: { 200: { $ref } },
})
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
    schemas: { Order: { items: { $ref: '#/components/schemas/Row' } }, Row: {}, Other: {} },
    securitySchemes: { bearer: {} },
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
    schemas: { Order: { items: { $ref: '#/components/schemas/Row' } }, Row: {} },
    securitySchemes: { bearer: {} },
  })
})

it('shows one operation alone, and what it leads to', () => {
  const shown = forTrying(document, 'http://x', 'Orders by orders:write')
  expect(Object.entries(shown.paths).map(([path, item]) => [path, Object.keys(item)])).toEqual([['/orders', ['post']]])
  expect(endpointsOf(document)).toEqual([
    {
      label: 'Orders',
      options: [
        { value: 'Orders by orders:read', label: 'GET /orders' },
        { value: 'Orders by orders:write', label: 'POST /orders' },
      ],
    },
  ])
})

it('keeps the base URL of a deployment that has its own', () => {
  expect(
    serverOf(forTrying({ ...document, servers: [{ url: 'https://api.example.com/dev' }] }, 'https://example.com')),
  ).toBe('https://api.example.com/dev')
})
