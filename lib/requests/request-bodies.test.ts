import { expect, it } from 'vitest'
import { GET as getOne } from '#app/api/request-log/[requestId]/route.ts'
import { GET as getSettings, PUT as changeSettings } from '#app/api/request-log/settings/route.ts'
import { GET as getOrder } from '#app/api/orders/[orderId]/route.ts'
import { POST as place } from '#app/api/orders/route.ts'
import { POST as placeMany } from '#app/api/orders/batch/route.ts'
import { POST as initiate } from '#app/api/orders/[orderId]/payments/initiate/route.ts'
import { POST as createEndpoint } from '#app/api/webhook-endpoints/route.ts'
import { getDb } from '#lib/db.ts'
import { firstIdAt, newId } from '#lib/ids.ts'
import { flushRequests, noteBodies } from '#lib/requests/request-buffer.ts'
import type { RequestDetailView } from '#lib/requests/schema.ts'
import { reap } from '#lib/server/worker/reap.ts'
import { makeClient, makeKey } from '#prisma/factories.ts'
import { call } from '#tools/testing/call.ts'
import { makeToken } from '#tools/testing/fixtures.ts'

const body = {
  repositoryName: 'Archives de Paris',
  documentType: 'Birth record of CANARY',
  location: 'CANARY street',
  countryISOA3: 'FRA',
  externalOrderRef: 'CANARY-1',
  customerName: 'CANARY & Sons',
  personsOfInterest: [{ firstname: 'CANARY', lastname: 'CANARY', birthDate: 'CANARY', note: 'CANARY' }],
  instructions: 'sandbox:manual CANARY \\ \t',
}

async function account(production = false) {
  const client = await makeClient(getDb(), production ? { productionState: 'enabled' } : {})
  const environment = production ? ('production' as const) : ('development' as const)
  const { key } = await makeKey(getDb(), client.id, { environment })
  const token = await makeToken('customer', { client })
  const read = async (requestId: string | null, bearer = key) => {
    await flushRequests()
    const reply = await call(getOne, 'GET', `/request-log/${requestId}`, { key: bearer })
    return { http: reply.status, ...(reply.body as RequestDetailView) }
  }
  const kept = async () => {
    await flushRequests()
    return getDb().apiRequestBody.findMany({ where: { clientId: client.id }, orderBy: { id: 'asc' } })
  }
  return { client, key, token, read, kept }
}

it('shows what a key sent and was answered, without what names a person or opens anything', async () => {
  const { client, key, token, read, kept } = await account()
  const stranger = await account()
  const placed = await call(place, 'POST', '/orders', { key, body })
  const { id: orderId } = placed.body as { id: string }
  const id = placed.headers.get('request-id')
  const shown = await read(id)
  expect(shown).toMatchObject({
    status: 201,
    id,
    sentBody: {
      repositoryName: 'Archives de Paris',
      documentType: '…',
      location: '…',
      countryISOA3: 'FRA',
      externalOrderRef: '…',
      customerName: '…',
      personsOfInterest: [{ firstname: '…', lastname: '…', birthDate: '…', note: '…' }],
      instructions: '…',
    },
    answerBody: {
      id: orderId,
      order: { repositoryName: 'Archives de Paris', pricingMode: 'OPEN_FOR_BIDS', instructions: '…' },
    },
  })
  const refused = await call(place, 'POST', '/orders', {
    key,
    body: { ...body, pricingMode: 'CANARY', fixedPrice: 'CANARY' },
  })
  expect(await read(refused.headers.get('request-id'))).toMatchObject({
    sentBody: { pricingMode: '…', fixedPrice: '…' },
    answerBody: { code: 'invalid_request', details: [{ field: 'pricingMode' }, { field: 'fixedPrice' }] },
  })
  await call(placeMany, 'POST', '/orders/batch', { key, body: { orders: [{ ...body, idempotencyKey: 'CANARY' }, {}] } })
  await call(createEndpoint, 'POST', '/webhook-endpoints', {
    key,
    body: {
      url: 'https://example.com/?token=CANARY',
      signingSecret: 'whsec_CANARY_CANARY_CANARY',
      description: 'CANARY',
    },
  })
  await call(initiate, 'POST', `/orders/${orderId}/payments/initiate`, { key, body: { offerId: newId('offer') } })
  await call(getOrder, 'GET', `/orders/${newId('order')}`, { key })
  // Neither is kept: what is only read, and what a person asks.
  await call(getOrder, 'GET', `/orders/${orderId}`, { key })
  await call(place, 'POST', '/orders', { key: token, body })
  const rows = await kept()
  expect(rows).toHaveLength(6)
  expect(JSON.stringify(rows)).not.toMatch(/CANARY|whsec/)
  expect(rows[2]?.sent).toContain('"idempotencyKey":"…"')
  expect([
    (await read(id, stranger.key)).http,
    (await read(newId('request'))).http,
    (await read(id, token)).http,
  ]).toEqual([404, 404, 200])
  expect(await getDb().apiRequestBody.count({ where: { clientId: client.id } })).toBe(6)
})

it('keeps them as long as they are wanted, in production not until then, and for seven days', async () => {
  const { client, key, token, read, kept } = await account()
  const ask = (keepsBodies: boolean) =>
    call(changeSettings, 'PUT', '/request-log/settings', { key: token, body: { keepsBodies } })
  const send = async () => (await call(place, 'POST', '/orders', { key, body })).headers.get('request-id')
  expect(await call(getSettings, 'GET', '/request-log/settings', { key: token })).toMatchObject({
    body: { keepsBodies: true },
  })
  const id = await send()
  expect(await ask(false)).toMatchObject({ status: 200, body: { keepsBodies: false } })
  expect(await read(id)).not.toHaveProperty('sentBody')
  await send()
  expect(await kept()).toHaveLength(1)
  await reap()
  expect(await kept()).toHaveLength(0)
  await ask(true)
  expect(await read(await send())).toHaveProperty('answerBody')
  const old = (days: number) => firstIdAt('request', new Date(Date.now() - days * 86_400_000 + 60_000))
  const [gone, last] = [old(7.1), old(7)]
  for (const oldId of [gone, last])
    noteBodies({ id: oldId, clientId: client.id, environment: 'development', sent: '{}', answered: undefined })
  expect(await kept()).toHaveLength(3)
  await reap()
  expect((await kept()).map((row) => row.id)).toEqual([last, expect.any(String)])
  expect(
    await getDb().clientAction.findMany({ where: { clientId: client.id, type: { startsWith: 'request_log' } } }),
  ).toHaveLength(2)

  const live = await account(true)
  await call(place, 'POST', '/orders', { key: live.key, body, base: 'http://localhost:3000/production/api' })
  expect(await live.kept()).toEqual([])
})

it('keeps no more of one client than a minute has room for', async () => {
  const { client, kept } = await account()
  const sent = JSON.stringify('x'.repeat(8_000))
  for (let n = 0; n < 400; n += 1)
    noteBodies({ id: newId('request'), clientId: client.id, environment: 'development', sent, answered: undefined })
  const rows = (await kept()).length
  // Two minutes' room where one ends just then.
  expect(rows).toBeGreaterThan(100)
  expect(rows).toBeLessThan(300)
})
