import { expect, it } from 'vitest'
import { asCurl } from '#components/developers/as-curl.ts'

const commandFor = (sent: unknown) =>
  asCurl('http://localhost:3000/api', { method: 'POST', path: '/orders', idempotencyKey: false }, sent)
const begin = 'curl -X POST -H "Authorization: Bearer $CALLSLIP_API_KEY" -H "Content-Type: application/json" -d'

it('sends a body as it was kept, and none of which something is hidden or left out', () => {
  expect(commandFor({ pricingMode: "FIXED'" })).toBe(
    `${begin} '{"pricingMode":"FIXED'\\''"}' "http://localhost:3000/api/orders"`,
  )
  for (const sent of [undefined, { location: '…' }, { persons: [{ '…': '2 unknown' }] }])
    expect(commandFor(sent)).toBe(`${begin} @body.json "http://localhost:3000/api/orders"`)
})
