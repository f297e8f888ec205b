import { createHmac } from 'node:crypto'
import { Readable } from 'node:stream'
import { afterEach, expect, it } from 'vitest'
import { GET as file } from '#app/api/files/[documentId]/route.ts'
import { POST as ask } from '#app/api/go-live/request-production/route.ts'
import { GET as goLive } from '#app/api/go-live/route.ts'
import { POST as verify } from '#app/api/go-live/verify-webhook/route.ts'
import { POST as disable } from '#app/api/operator/clients/[clientId]/disable-production/route.ts'
import { POST as enable } from '#app/api/operator/clients/[clientId]/enable-production/route.ts'
import { POST as refuse } from '#app/api/operator/clients/[clientId]/refuse-production/route.ts'
import { GET as documents } from '#app/api/orders/[orderId]/documents/route.ts'
import { POST as place } from '#app/api/orders/route.ts'
import { POST as confirmPayment } from '#app/api/sandbox/orders/[orderId]/confirm-payment/route.ts'
import { POST as create } from '#app/api/webhook-endpoints/route.ts'
import { getDb } from '#lib/db.ts'
import { verifyWebhook } from '#lib/go-live/operations.ts'
import { syncPayment } from '#lib/payments/sync-payment.ts'
import { newId } from '#lib/ids.ts'
import { flushRequests } from '#lib/requests/request-buffer.ts'
import { getStorage } from '#lib/files/get-storage.ts'
import { deliveryLimits } from '#lib/webhooks/send-request.ts'
import { makeToken } from '#tools/testing/fixtures.ts'
import { call } from '#tools/testing/call.ts'
import { bodyOf, initiated, openMarket, paid, paymentOf } from '#tools/testing/market.ts'
import { waitingOf } from '#tools/testing/queue.ts'
import { startReceiver, type Received } from '#tools/testing/receiver.ts'
import { makeClient, makeKey } from '#prisma/factories.ts'

type GoLive = {
  checks: { id: string; done: boolean; at?: string; hint: string }[]
  production: Record<string, unknown>
}
const opened: { close: () => void }[] = []
afterEach(() => opened.splice(0).forEach(({ close }) => close()))

const doneOf = async (key: string) => {
  await flushRequests()
  const { checks } = bodyOf<GoLive>(await call(goLive, 'GET', '/go-live', { key }))
  expect(checks.every(({ done, at, hint }) => (at !== undefined) === done && hint.length > 20)).toBe(true)
  return checks.filter(({ done }) => done).map(({ id }) => id)
}

it('ticks off what was really done, from what was written down, and keeps it when the logs are gone', async () => {
  const market = await openMarket()
  const { key, client } = market
  expect(await doneOf(key)).toEqual([])
  const headers = { 'idempotency-key': newId('request') }
  const body = { repositoryName: 'A', documentType: 'B', location: 'C', instructions: 'sandbox:manual' }
  await call(place, 'POST', '/orders', { key, body, headers })
  expect(await doneOf(key)).toEqual(['order_created'])
  await call(place, 'POST', '/orders', { key, body, headers })
  expect(await doneOf(key)).toEqual(['order_created', 'idempotent_retry'])
  const { orderId } = await paid(market)
  expect(await doneOf(key)).toEqual(['order_created', 'idempotent_retry', 'payment_finalized'])

  const id = newId('document')
  await getStorage().putStream(id, Readable.from('ok'))
  await getDb().order.update({ where: { id: orderId }, data: { status: 'delivered', outcome: 'found' } })
  await getDb().orderDocument.create({
    data: {
      id,
      orderId,
      name: 'a.txt',
      contentType: 'text/plain',
      sizeBytes: 2,
      sha256: '0'.repeat(64),
      storageKey: id,
      uploadedById: 'res_x',
    },
  })
  const [document] = bodyOf<{ url: string }[]>(await call(documents, 'GET', `/orders/${orderId}/documents`, { key }))
  expect(await doneOf(key)).not.toContain('document_downloaded')
  expect(await (await file(new Request(document?.url ?? ''))).text()).toBe('ok')
  expect(await doneOf(key)).toEqual(['order_created', 'idempotent_retry', 'payment_finalized', 'document_downloaded'])
  await getDb().apiRequest.deleteMany({ where: { clientId: client.id } })
  expect(await doneOf(key)).toContain('idempotent_retry')
})

it('counts a payment that was confirmed in the sandbox and left to the provider’s word', async () => {
  const market = await openMarket()
  const { orderId, paymentIntentId } = await initiated(market)
  expect(await doneOf(market.key)).toEqual(['order_created'])
  bodyOf(
    await call(confirmPayment, 'POST', `/sandbox/orders/${orderId}/confirm-payment`, {
      key: market.key,
      body: { paymentIntentId },
    }),
  )
  await syncPayment((await paymentOf(orderId)).id)
  expect(await doneOf(market.key)).toEqual(['order_created', 'payment_finalized'])
})

it.each([
  ['checks', 401, true],
  ['takes everything', 204, false],
  ['falls over', 500, false],
] as const)('tells an endpoint that %s (a forged ping gets %i)', async (_, forged, verified) => {
  const client = await makeClient(getDb())
  const { key } = await makeKey(getDb(), client.id)
  let secret = ''
  const isGood = ({ body, headers }: Received) =>
    headers['x-service-signature'] === `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
  const receiver = await startReceiver((response, received) =>
    response.writeHead(isGood(received) ? 200 : forged).end(),
  )
  opened.push(receiver)
  const endpoint = bodyOf<{ id: string; signingSecret: string }>(
    await call(create, 'POST', '/webhook-endpoints', { key, body: { url: receiver.url } }),
    201,
  )
  secret = endpoint.signingSecret
  const outcome = bodyOf(
    await call(verify, 'POST', '/go-live/verify-webhook', { key, body: { endpointId: endpoint.id } }),
  )
  expect(outcome).toMatchObject({
    endpointId: endpoint.id,
    verified,
    signed: { statusCode: 200, ok: true },
    forged: { statusCode: forged, ok: verified },
    hint: expect.any(String),
  })
  expect(receiver.received).toHaveLength(2)
  expect(await doneOf(key)).toEqual(verified ? ['webhook_verified'] : [])
  secret = 'another one'
  expect(
    await call(verify, 'POST', '/go-live/verify-webhook', { key, body: { endpointId: endpoint.id } }),
  ).toMatchObject({ status: 200, body: { verified: false } })
  expect(
    await call(verify, 'POST', '/go-live/verify-webhook', { key, body: { endpointId: newId('webhookEndpoint') } }),
  ).toMatchObject({ status: 404 })
})

it('is waited for as long as an endpoint may take that answers neither ping, each of them tried anew', () => {
  expect(verifyWebhook.patienceMs).toBeGreaterThan(2 * 2 * deliveryLimits.totalMs)
})

it('carries a request for production to the operators and their answer to the members', async () => {
  const client = await makeClient(getDb())
  const member = await makeToken('customer', { client })
  const operator = await makeToken('operator')
  const { key } = await makeKey(getDb(), client.id)
  const answers = { useCase: 'Citizenship applications', ordersPerMonth: 40, technicalContact: 'tech@example.com' }
  const mails = async () =>
    (await getDb().mail.findMany({ orderBy: { id: 'asc' } })).map(({ subject, text }) => `${subject}: ${text}`)
  const request = () => call(ask, 'POST', '/go-live/request-production', { key: member, body: { answers } })
  expect(await call(ask, 'POST', '/go-live/request-production', { key, body: { answers } })).toMatchObject({
    status: 403,
    body: { code: 'insufficient_scope' },
  })
  expect(await call(ask, 'POST', '/go-live/request-production', { key: member, body: { answers: {} } })).toMatchObject({
    status: 400,
  })
  expect(bodyOf(await request())).toEqual({ state: 'requested', requestedAt: expect.any(String), answers })
  bodyOf(await request())
  expect(await mails()).toEqual([
    expect.stringMatching(/asks for production: [^]*Citizenship applications[^]*order created: not yet/),
  ])

  const decide = (handler: typeof refuse, verb: string, body: unknown) =>
    call(handler, 'POST', `/operator/clients/${client.id}/${verb}`, { key: operator, body })
  expect(bodyOf(await decide(refuse, 'refuse-production', { reason: 'Nothing was tried yet.' }))).toMatchObject({
    productionState: 'refused',
    productionAnswers: answers,
  })
  bodyOf(await decide(refuse, 'refuse-production', { reason: 'Nothing was tried yet.' }))
  expect(bodyOf<GoLive>(await call(goLive, 'GET', '/go-live', { key })).production).toMatchObject({
    state: 'refused',
    reason: 'Nothing was tried yet.',
    decidedAt: expect.any(String),
  })
  expect((await mails()).slice(1)).toEqual([
    expect.stringMatching(/Production access: refused: [^]*Nothing was tried yet\./),
  ])
  expect(bodyOf(await request())).toMatchObject({ state: 'requested' })
  const lastMail = async () => (await mails()).at(-1)
  bodyOf(await decide(enable, 'enable-production', {}))
  expect(await lastMail()).toContain('Production access: enabled')
  expect(bodyOf(await request())).toMatchObject({ state: 'enabled' })
  bodyOf(await decide(disable, 'disable-production', { reason: 'Unpaid.' }))
  // Within the time for undoing, the later decision's mail takes the place of the earlier one's.
  expect(await lastMail()).toMatch(/Production access: disabled: [^]*Unpaid\./)
  expect((await mails()).filter((mail) => mail.startsWith('Production access'))).toHaveLength(1)
})

it('asks nobody to run a program first: who orders in the browser says what for, and that is all', async () => {
  const client = await makeClient(getDb(), { name: 'A family historian' })
  const operator = await makeToken('operator')
  const member = await makeToken('customer', { client })
  const answers = { useCase: 'The baptisms of my grandparents' }
  expect(
    bodyOf(await call(ask, 'POST', '/go-live/request-production', { key: member, body: { answers } })),
  ).toMatchObject({ state: 'requested', answers })
  expect(
    (await getDb().mail.findFirstOrThrow({ where: { subject: 'A family historian asks for production' } })).text,
  ).toContain('> Orders a month: not said\n> Technical contact: none')
  const waiting = (await waitingOf('production', operator)).map(({ thing }) => thing)
  expect(waiting).toContainEqual(expect.objectContaining({ id: client.id, productionAnswers: answers }))
})
