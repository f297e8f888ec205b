import { afterEach, expect, it, vi } from 'vitest'
import { DELETE as revoke } from '#app/api/api-keys/[keyId]/route.ts'
import { POST as rotate } from '#app/api/api-keys/[keyId]/rotate/route.ts'
import { POST as giveBack } from '#app/api/oauth/revoke/route.ts'
import { POST as revokeAsOperator } from '#app/api/operator/clients/[clientId]/keys/[keyId]/revoke/route.ts'
import { POST as disable } from '#app/api/operator/people/[userId]/disable/route.ts'
import { GET as listOrders } from '#app/api/orders/route.ts'
import { getDb } from '#lib/db.ts'
import { makeToken } from '#tools/testing/fixtures.ts'
import { call } from '#tools/testing/call.ts'
import { makeClient, makeKey, makeUser } from '#prisma/factories.ts'

afterEach(() => void vi.useRealTimers())

const world = async () => {
  const client = await makeClient(getDb())
  const { id: createdBy } = await makeUser(getDb())
  return { client, createdBy, ...(await makeKey(getDb(), client.id, { createdBy })) }
}
type World = Awaited<ReturnType<typeof world>>
const reason = 'It stood in a public place.'
const ways: Record<string, (world: World) => Promise<{ status: number }>> = {
  'its client': async ({ id, client }) =>
    call(revoke, 'DELETE', `/api-keys/${id}`, { key: await makeToken('customer', { client }) }),
  'a rotation without overlap': async ({ id, client }) => {
    const key = await makeToken('customer', { client })
    return call(rotate, 'POST', `/api-keys/${id}/rotate`, { key, body: { overlap: '0' } })
  },
  'an operator': async ({ id, client }) => {
    const path = `/operator/clients/${client.id}/keys/${id}/revoke`
    return call(revokeAsOperator, 'POST', path, { key: await makeToken('operator'), body: { reason } })
  },
  'whoever keeps its maker out': async ({ createdBy }) => {
    const path = `/operator/people/${createdBy}/disable`
    return call(disable, 'POST', path, { key: await makeToken('operator'), body: { reason, endKeys: true } })
  },
  'its holder': ({ key }) =>
    giveBack(
      new Request('http://localhost:3000/api/oauth/revoke', {
        method: 'POST',
        headers: { 'x-callslip-peer': '8.8.8.8' },
        body: new URLSearchParams({ token: key }),
      }),
    ),
}

it.each(Object.entries(ways))('is ended at once by %s, also in a process whose clock is ahead', async (_, end) => {
  const given = await world()
  const orders = () => call(listOrders, 'GET', '/orders', { key: given.key })
  expect(await orders()).toMatchObject({ status: 200 })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  expect([200, 201]).toContain((await end(given)).status)
  vi.useRealTimers()
  expect(await orders()).toMatchObject({ status: 403, body: { code: 'api_key_revoked' } })
})
