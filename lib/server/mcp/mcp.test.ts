import { createHash } from 'node:crypto'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getDb } from '#lib/db.ts'
import { flushRequests } from '#lib/requests/request-buffer.ts'
import { offered, openMarket, type Market } from '#tools/testing/market.ts'
import { makeKey } from '#prisma/factories.ts'
import { freePort, startService } from '#tools/testing/service.ts'

const port = await freePort()
const origin = `http://127.0.0.1:${port}`
process.env['DEVELOPMENT_BASE_URL'] = `${origin}/api`
process.env['PRODUCTION_BASE_URL'] = `${origin}/production/api`
process.env['PORTAL_URL'] = origin
process.env['RATE_LIMIT_DEVELOPMENT'] = '600'

let service: Awaited<ReturnType<typeof startService>>
let market: Market
beforeAll(async () => {
  market = await openMarket()
  service = await startService(port)
})
afterAll(() => service.stop())

const order = {
  repositoryName: 'Archives de Paris',
  documentType: 'Birth record',
  location: 'Paris',
  instructions: 'sandbox:manual',
}

async function connect(key: string, path = '/mcp') {
  const client = new Client({ name: 'a test', version: '1' })
  const headers = { Authorization: `Bearer ${key}` }
  await client.connect(new StreamableHTTPClientTransport(new URL(`${origin}${path}`), { requestInit: { headers } }))
  const use = async (name: string, args: Record<string, unknown> = {}) => {
    const { structuredContent, isError = false } = await client.callTool({ name, arguments: args })
    return { isError, reply: structuredContent as Record<string, unknown> }
  }
  return { client, use }
}

it('places an order, chooses an offer, and leaves paying to a person', async () => {
  const { client, use } = await connect(market.key)
  expect(client.getServerVersion()?.name).toBe('callslip')
  const idempotencyKey = 'order-from-a-conversation'
  const { reply: placed } = await use('place_order', { ...order, idempotencyKey })
  expect(placed).toMatchObject({ id: expect.stringMatching(/^ord_/), status: 'submitted' })
  expect((await use('place_order', { ...order, idempotencyKey })).reply['id']).toBe(placed['id'])
  expect(await use('place_order', { ...order, idempotencyKey: 'an order — from a conversation' })).toMatchObject({
    isError: true,
    reply: { code: 'idempotency_key_invalid', details: [{ field: 'idempotencyKey' }], fix: expect.any(String) },
  })
  expect((await use('get_order', { orderId: 'ord_\ud800' })).reply).toMatchObject({ code: 'not_found' })
  const { orderId, offerId } = await offered(market)
  expect((await use('list_offers', { orderId })).reply['items']).toHaveLength(2)
  const payAt = `${origin}/orders/${orderId}/pay?environment=development&for=${market.client.id}`
  expect(await use('get_payment_link', { orderId })).toEqual({ isError: false, reply: { id: orderId, status: 'open' } })
  expect((await use('select_offer', { orderId, offerId })).reply).toMatchObject({ status: 'selected', payAt })
  expect((await use('get_payment_link', { orderId })).reply).toEqual({ id: orderId, status: 'awaiting_payment', payAt })
  await use('post_message', { orderId, content: 'Is the volume on paper?' })
  expect((await use('list_messages', { orderId })).reply['items']).toMatchObject([
    { content: 'Is the volume on paper?' },
  ])
  expect((await use('list_documents', { orderId })).reply).toEqual({ items: [] })
  const first = (await use('list_events', { orderId, limit: 2 })).reply as { items: { id: string }[]; next: object }
  expect(first).toMatchObject({ items: [{ type: 'order.created' }, {}], next: { startingAfter: first.items[1]?.id } })
  expect((await use('list_events', { orderId, ...first.next })).reply['items']).not.toContainEqual(first.items[1])
  expect((await use('withdraw_order', { orderId })).reply).toEqual({ id: orderId, status: 'withdrawn' })
  await client.close()
})

it('says that choosing an offer buys for a client who pays by invoice', async () => {
  const billed = await openMarket({ billing: 'invoice' })
  const { client, use } = await connect(billed.key)
  const { tools } = await client.listTools()
  expect(tools.find(({ name }) => name === 'select_offer')).toMatchObject({
    description: expect.stringMatching(/commits the client.+confirms the order at once.+billed/),
    annotations: { destructiveHint: true, idempotentHint: true },
  })
  expect(client.getInstructions()).toContain('select_offer itself buys')
  const { orderId, offerId } = await offered(billed)
  expect((await use('select_offer', { orderId, offerId })).reply).toMatchObject({ paymentRequired: false })
  expect((await use('get_order', { orderId })).reply).toMatchObject({ status: 'confirmed' })
  await client.close()
})

it('hands over what was found, with the checksum of what lies behind its link', async () => {
  const { client, use } = await connect(market.key)
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${market.key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect([path, answer.ok]).toEqual([path, true])
    return (await answer.json()) as Record<string, string> // as the document says
  }
  const orderId = String((await use('place_order', order)).reply['id'])
  const step = (name: string) => post(`/sandbox/orders/${orderId}/steps`, { step: name })
  for (const name of ['open', 'offer']) await step(name)
  const [offer] = (await use('list_offers', { orderId })).reply['items'] as { id: string }[] // an offer's view
  const offerId = offer?.id ?? ''
  await use('select_offer', { orderId, offerId })
  const { paymentIntentId = '' } = await post(`/orders/${orderId}/payments/initiate`, { offerId })
  await post(`/sandbox/orders/${orderId}/confirm-payment`, { paymentIntentId, card: 'ok' })
  await post(`/orders/${orderId}/payments/finalize`, { offerId, paymentIntentId })
  for (const name of ['start', 'deliver']) await step(name)
  expect((await use('get_order', { orderId })).reply).toMatchObject({ status: 'delivered' })
  const { items } = (await use('list_documents', { orderId })).reply as { items: { url: string; sha256: string }[] }
  expect(items.length).toBeGreaterThan(0)
  for (const { url, sha256 } of items) {
    const content = Buffer.from(await (await fetch(url)).arrayBuffer())
    expect(createHash('sha256').update(content).digest('hex')).toBe(sha256)
  }
  await client.close()
})

it('says which argument is at fault and what to do, and logs the call as one of the API', async () => {
  const { client, use } = await connect(market.key)
  const refused = await use('place_order', { ...order, countryISOA3: 'FR' })
  expect(refused).toMatchObject({
    isError: true,
    reply: {
      code: 'invalid_request',
      details: [{ field: 'countryISOA3', message: expect.stringContaining('FRA') }],
      fix: expect.stringContaining('details'),
    },
  })
  await flushRequests()
  const id = String(refused.reply['requestId'])
  expect(await getDb().apiRequest.findFirst({ where: { id } })).toMatchObject({
    operationPath: '/orders',
    status: 400,
  })
  expect((await use('get_order', { orderId: 'ord_nobody' })).reply).toMatchObject({ code: 'not_found' })
  expect(await use('pay_for_it')).toMatchObject({ isError: true })
  await client.close()
})

it('offers what the key may do, refuses what it may not, and lets in by the same keys alone', async () => {
  const { key } = await makeKey(getDb(), market.client.id, { scopes: ['orders:read'] })
  const { client, use } = await connect(key, '/api/mcp')
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual([
    'list_orders',
    'get_order',
    'list_offers',
    'get_payment_link',
    'list_messages',
    'list_documents',
    'list_events',
    'list_account_events',
    'list_archives',
  ])
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true)
  const listOrders = tools.find(({ name }) => name === 'list_orders')
  expect(listOrders?.inputSchema.properties).toMatchObject({
    status: { enum: expect.any(Array) },
    limit: { type: 'integer' },
  })
  expect(await use('place_order', order)).toMatchObject({
    isError: true,
    reply: { code: 'insufficient_scope', requiredScope: 'orders:write' },
  })
  await client.close()
  await expect(connect('cs_dev_nonsense')).rejects.toThrow(/api_key_invalid/)
  await expect(connect(key, '/production/api/mcp')).rejects.toThrow(/wrong_environment/)
  const bare = await fetch(`${origin}/mcp`, { method: 'POST' })
  expect([bare.status, await bare.text()]).toEqual([403, '{"error":"Authorization bearer token is required"}'])
  const refused = await fetch(`${origin}/mcp`, { method: 'POST', headers: { authorization: 'Bearer cs_dev_nonsense' } })
  expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining('api_key_invalid')])
  for (const { headers } of [bare, refused])
    expect([headers.get('ratelimit'), headers.get('ratelimit-policy')]).toEqual([
      expect.stringMatching(/^"default";r=\d+;t=1$/),
      expect.stringContaining(';w=60;burst='),
    ])
})

it('counts each message, and the request that a call makes', async () => {
  const { client } = market
  await getDb().client.update({ where: { id: client.id }, data: { rateLimitDevelopment: 60 } })
  const left = async (method: string, params: object) => {
    const answer = await fetch(`${origin}/api/mcp`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${market.key}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    await answer.text()
    const probe = await fetch(`${origin}/api/orders?limit=1`, { headers: { authorization: `Bearer ${market.key}` } })
    await probe.text()
    return Number(/r=(\d+)/.exec(probe.headers.get('ratelimit') ?? '')?.[1])
  }
  const counts = []
  for (const [method, params] of [
    ['tools/list', {}],
    ['tools/call', { name: 'list_orders', arguments: {} }],
    ['tools/call', { name: 'nonsense' }],
  ] as const)
    counts.push(await left(method, params))
  // The message and the probe, and for a tool that there is its request. The bucket refills by one a second.
  const [first = 0, second = 0, third = 0] = counts
  expect([first - second, second - third]).toEqual([expect.closeTo(3, 0), expect.closeTo(2, 0)])
})
