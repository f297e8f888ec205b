import { beforeEach, describe, expect, it } from 'vitest'
import { PATCH as update } from '#app/api/api-keys/[keyId]/route.ts'
import { POST as rotate } from '#app/api/api-keys/[keyId]/rotate/route.ts'
import { POST as create } from '#app/api/api-keys/route.ts'
import { GET as orders } from '#app/api/orders/route.ts'
import { GET as stream } from '#app/api/events/stream/route.ts'
import { isAllowed, readNetworks } from '#lib/clients/allowed-networks.ts'
import { getDb } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import { flushRequests } from '#lib/requests/request-buffer.ts'
import { call } from '#tools/testing/call.ts'
import { makeToken } from '#tools/testing/fixtures.ts'
import { makeClient, makeKey } from '#prisma/factories.ts'

describe('an entry', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['198.51.100.0/24', '198.51.100.0/24'],
    ['2001:DB8:0::/32', '2001:db8::/32'],
    ['2001:db8::1', '2001:db8::1'],
  ])('%s is kept as %s', (given, kept) => expect(readNetworks([given])).toEqual([kept]))

  it.each([
    ['office', 'such as 203.0.113.7'],
    ['10.1', 'such as'],
    ['010.0.0.1', 'such as'],
    ['1.2.3.4/8/8', 'such as'],
    ['fe80::1%eth0', 'such as'],
    ['10.0.0.0/33', 'from 1 to 32'],
    ['10.0.0.0/x', 'from 1 to 32'],
    ['2001:db8::/129', 'from 1 to 128'],
    ['0.0.0.0/0', 'leave the list empty'],
    ['::ffff:10.0.0.1', 'write it as IPv4'],
    ['198.51.100.7/24', 'write 198.51.100.0/24 for the network or 198.51.100.7 for the address'],
    ['2001:db8::1/32', 'write 2001:db8::/32 for the network'],
  ])('%s is refused: %s', (given, message) => {
    expect(() => readNetworks(['10.0.0.0/8', given])).toThrow(ApiError)
    expect(() => readNetworks(['10.0.0.0/8', given])).toThrow(/allowedNetworks\[1\]/)
    expect(() => readNetworks(['10.0.0.0/8', given])).toThrow(message)
  })
})

it('lets those in who are on the list', () => {
  const list = ['203.0.113.7', '198.51.100.0/24', '2001:db8::/32']
  const inside = ['203.0.113.7', '198.51.100.255', '::ffff:198.51.100.1', '2001:db8:1::9']
  const outside = ['203.0.113.8', '198.51.101.0', '2001:db9::', 'nonsense', undefined]
  expect(inside.map((address) => isAllowed(list, address))).toEqual([true, true, true, true])
  expect(outside.map((address) => isAllowed(list, address))).toEqual([false, false, false, false, false])
  expect(isAllowed([], undefined)).toBe(true)
})

describe('a key with a list', () => {
  let client: Awaited<ReturnType<typeof makeClient>>
  let member: string
  beforeEach(async () => {
    client = await makeClient(getDb())
    member = await makeToken('customer', { client })
  })
  const from = (key: string, peer: string, more = {}) =>
    call(orders, 'GET', '/orders', { key, headers: { 'x-callslip-peer': peer, ...more } })
  const set = (id: string, allowedNetworks: string[]) =>
    call(update, 'PATCH', `/api-keys/${id}`, { key: member, body: { allowedNetworks } })

  it('is refused from elsewhere at once, with a trace in its log, and let in again', async () => {
    const { key, id } = await makeKey(getDb(), client.id)
    expect((await from(key, '8.8.8.8')).status).toBe(200)
    expect(await set(id, ['8.8.4.0/24'])).toMatchObject({ status: 200, body: { allowedNetworks: ['8.8.4.0/24'] } })
    expect(await from(key, '8.8.8.8')).toMatchObject({ status: 403, body: { code: 'ip_not_allowed' } })
    // What the caller says of itself is the front door's to believe: here the word of the last proxy counts.
    expect((await from(key, '8.8.8.8', { 'x-forwarded-for': '8.8.4.4, 8.8.8.8' })).status).toBe(403)
    expect((await from(key, '8.8.4.4')).status).toBe(200)
    await flushRequests()
    const refused = await getDb().apiRequest.findMany({ where: { clientId: client.id, errorCode: 'ip_not_allowed' } })
    expect(refused.map(({ status, callerId }) => [status, callerId])).toEqual([
      [403, id],
      [403, id],
    ])
    const headers = { authorization: `Bearer ${key}`, 'x-callslip-peer': '8.8.8.8' }
    expect((await stream(new Request('http://localhost:3000/api/events/stream', { headers }))).status).toBe(403)
    await set(id, [])
    expect((await from(key, '8.8.8.8')).status).toBe(200)
    const actions = await getDb().clientAction.findMany({ where: { clientId: client.id }, orderBy: { id: 'asc' } })
    expect(actions.map(({ payload }) => payload)).toMatchObject([{ networks: '8.8.4.0/24' }, { networks: 'anywhere' }])
  })

  it('hands it on to its successor, and may be made with one', async () => {
    const body = { name: 'Back office', scopes: ['orders:read'], allowedNetworks: ['8.8.4.4', '8.8.4.4'] }
    const made = (await call(create, 'POST', '/api-keys', { key: member, body })).body as { id: string; key: string }
    expect((await from(made.key, '8.8.8.8')).status).toBe(403)
    const next = await call(rotate, 'POST', `/api-keys/${made.id}/rotate`, { key: member, body: {} })
    expect(next.body).toMatchObject({ allowedNetworks: ['8.8.4.4'] })
    const wrong = await call(create, 'POST', '/api-keys', { key: member, body: { ...body, allowedNetworks: ['home'] } })
    expect(wrong).toMatchObject({ status: 400, body: { details: [{ field: 'allowedNetworks[0]' }] } })
  })

  it('is its own client’s alone', async () => {
    const { id } = await makeKey(getDb(), (await makeClient(getDb())).id)
    expect((await set(id, ['8.8.4.4'])).status).toBe(404)
  })
})
