import { expect, it } from 'vitest'
import { POST as rotate } from '#app/api/api-keys/[keyId]/rotate/route.ts'
import { getDb } from '#lib/db.ts'
import { makeToken } from '#tools/testing/fixtures.ts'
import { call } from '#tools/testing/call.ts'
import { bodyOf } from '#tools/testing/market.ts'
import { makeClient, makeKey } from '#prisma/factories.ts'

it("gives a successor the old key's scopes and end; a key that has ended has none", async () => {
  const client = await makeClient(getDb())
  const member = await makeToken('customer', { client })
  const soon = new Date(Date.now() + 86_400_000)
  const { id } = await makeKey(getDb(), client.id, { scopes: ['orders:read'], expiresAt: soon })
  const expired = await makeKey(getDb(), client.id, { expiresAt: new Date(Date.now() - 1000) })
  const ask = (keyId: string) =>
    call(rotate, 'POST', `/api-keys/${keyId}/rotate`, { key: member, body: { overlap: '1h' } })
  expect(bodyOf(await ask(id))).toMatchObject({ scopes: ['orders:read'], expiresAt: soon.toISOString() })
  expect(await ask(id)).toMatchObject({ status: 403, body: { code: 'api_key_revoked' } })
  expect(await ask(expired.id)).toMatchObject({ status: 403, body: { code: 'api_key_expired' } })
})
