import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { waitFor } from '#tools/testing/wait-for.ts'
import { theApp } from './app.ts'
import { clientOf, must, newKey, send, type Client } from './client.ts'
import {
  confirm,
  dayAhead,
  eventsOf,
  violationsOfHistory,
  finalize,
  initiate,
  openOrder,
  plainOrder,
  select,
  step,
  type Initiated,
  type OfferBody,
  type OrderBody,
} from './orders.ts'
import { personOf, requestToken, signIn } from './sign-in.ts'
import { simulatorOf } from './simulator.ts'

const app = theApp()
const { demo } = app
const api = clientOf(demo.developmentBaseUrl, demo.apiKeys.development)
const live = clientOf(demo.productionBaseUrl, demo.apiKeys.production)
const simulator = simulatorOf(app)

const id = (prefix: string) => expect.stringMatching(new RegExp(`^${prefix}_[0-9a-z]{26}$`))
const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
const date = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
const words = expect.stringMatching(/./)
const number = expect.stringMatching(/^CS-[0-9A-Z]{3}-[0-9A-Z]{3,4}$/)

const fullOrder = {
  ...plainOrder,
  archiveRepositoryId: 'FR-75',
  countryISOA3: 'FRA',
  currency: 'EUR',
  externalOrderRef: 'MOREAU-1892',
  customerName: 'Élise Moreau',
  personsOfInterest: [{ firstname: 'Jeanne', lastname: 'Moreau', birthDate: 'about 1892' }],
  instructions: 'Both pages, please.',
}
const statusOf = async (client: Client, orderId: string) =>
  (await must(client.get<OrderBody>(`/orders/${orderId}`))).status
const reaches = (orderId: string, status: string, timeoutMs: number, client = api) =>
  waitFor(`${orderId} is ${status}`, timeoutMs, async () => (await statusOf(client, orderId)) === status)

type Document = { name: string; url: string; id: string; sha256: string; sizeBytes: number; contentType: string }

async function requireDownload(client: Client, orderId: string, document: Document) {
  const bytes = async (url: string, init: RequestInit = {}) => {
    const response = await fetch(url, init)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    return Buffer.from(await response.arrayBuffer())
  }
  const content = await bytes(document.url)
  expect(content.length).toBe(document.sizeBytes)
  expect(createHash('sha256').update(content).digest('hex')).toBe(document.sha256)
  const stable = await bytes(`${client.baseUrl}/orders/${orderId}/documents/${document.id}/download`, {
    headers: { Authorization: `Bearer ${client.bearer}` },
  })
  expect(stable.equals(content)).toBe(true)
  const forged = await fetch(document.url.replace(/signature=..../, 'signature=AAAA'))
  expect(forged.status).toBe(404)
  return content
}

test('the demo file has exactly the members that the contract lists', () => {
  const login = { email: words, password: words }
  expect(demo).toEqual({
    developmentBaseUrl: words,
    productionBaseUrl: words,
    portalUrl: words,
    stripeApiBase: words,
    mailboxUrl: words,
    apiKeys: {
      development: expect.stringMatching(/^cs_dev_/),
      readOnly: expect.stringMatching(/^cs_dev_/),
      otherClient: expect.stringMatching(/^cs_dev_/),
      production: expect.stringMatching(/^cs_live_/),
      productionNotEnabled: expect.stringMatching(/^cs_live_/),
    },
    logins: { customer: login, researcher: login, operator: login },
  })
})

test('the life of an order that RoboResearcher serves, every answer member for member', async () => {
  const created = await api.post<OrderBody>('/orders', fullOrder, newKey())
  expect(created.status).toBe(201)
  expect(created.body).toEqual({
    id: id('ord'),
    status: 'submitted',
    order: { ...fullOrder, number, pricingMode: 'OPEN_FOR_BIDS', version: 1, createdAt: instant, updatedAt: instant },
  })
  const orderId = created.body.id
  expect(created.headers.get('location')).toBe(`${demo.developmentBaseUrl}/orders/${orderId}`)
  const began = performance.now()
  const got = await must(api.get<OrderBody>(`/orders/${orderId}`))
  expect(got).toEqual({
    id: orderId,
    status: 'open',
    order: {
      ...fullOrder,
      number,
      pricingMode: 'OPEN_FOR_BIDS',
      version: 1,
      createdAt: instant,
      updatedAt: instant,
      openedAt: instant,
      activeOffers: expect.any(Number),
    },
  })
  expect(await must(api.get<OrderBody[]>('/orders?externalOrderRef=MOREAU-1892&limit=1'))).toEqual([
    { ...got, order: { ...got.order, updatedAt: instant, activeOffers: expect.any(Number) } },
  ])

  const offers = await waitFor('three offers', 2_500, async () => {
    const listed = await must(api.get<OfferBody[]>(`/orders/${orderId}/offers`))
    return listed.length === 3 && listed
  })
  const offersMs = performance.now() - began
  expect(offers).toEqual(
    offers.map(() => ({
      id: id('off'),
      amount: expect.any(Number),
      currency: 'EUR',
      message: words,
      researcherId: id('res'),
      researcherName: expect.stringContaining('RoboResearcher'),
      estimatedCompletionDate: date,
      status: 'ACTIVE',
      createdAt: instant,
      updatedAt: instant,
      expiresAt: instant,
      totalAmount: expect.any(Number),
      platformFee: expect.any(Number),
      noFindAmount: expect.any(Number),
      totalNoFindAmount: expect.any(Number),
      noFindTotalAmount: expect.any(Number),
      awaitsConfirmation: false,
      researcherRecord: { delivered: expect.any(Number), onTime: expect.any(Number), found: expect.any(Number) },
    })),
  )
  const [first, second, third] = offers.map((offer) => offer.id)
  if (first === undefined || second === undefined || third === undefined) throw new Error('three offers were seen')
  expect(await must(api.get(`/orders/${orderId}/documents`))).toEqual([])
  expect(await must(api.post(`/orders/${orderId}/offers/${third}/decline`))).toEqual({ id: third, status: 'declined' })
  expect(await select(api, orderId, first)).toEqual({ id: first, status: 'selected', paymentRequired: true })
  expect(await select(api, orderId, first)).toEqual({ id: first, status: 'selected', paymentRequired: true })
  expect((await api.post<{ code: string }>(`/orders/${orderId}/offers/${second}/select`)).body.code).toBe(
    'offer_already_selected',
  )
  expect(await statusOf(api, orderId)).toBe('awaiting_payment')

  const initiated = await initiate(api, orderId, first)
  const amount = Math.round((offers[0]?.amount ?? 0) * 100)
  expect(initiated).toEqual({
    success: true,
    bidId: first,
    researcherPaymentAccountId: expect.stringMatching(/^acct_/),
    amountMinor: amount + Math.floor(amount / 10 + 0.5),
    transferAmountMinor: amount,
    platformFeeMinor: Math.floor(amount / 10 + 0.5),
    currency: 'EUR',
    clientSecret: expect.stringMatching(/^pi_\w+_secret_/),
    paymentIntentId: expect.stringMatching(/^pi_/),
    publishableKey: expect.stringMatching(/^pk_test_/),
  })
  expect(await initiate(api, orderId, first)).toEqual(initiated)
  const { paymentIntentId } = initiated
  const early = await api.post<{ code: string }>(`/orders/${orderId}/payments/finalize`, {
    offerId: first,
    paymentIntentId,
  })
  expect([early.status, early.body.code]).toEqual([409, 'payment_not_confirmed'])
  expect(await confirm(api, orderId, paymentIntentId, 'declined')).toEqual({
    paymentIntentId,
    status: 'requires_payment_method',
  })
  const declined = await api.post<{ code: string }>(`/orders/${orderId}/payments/finalize`, {
    offerId: first,
    paymentIntentId,
  })
  expect([declined.status, declined.body.code]).toEqual([402, 'payment_failed'])
  expect(await confirm(api, orderId, paymentIntentId)).toEqual({ paymentIntentId, status: 'requires_capture' })
  const confirmedAt = performance.now()
  expect(await finalize(api, orderId, first, paymentIntentId)).toEqual({
    success: true,
    requestId: orderId,
    bidId: first,
    idempotent: false,
  })
  expect(await finalize(api, orderId, first, paymentIntentId)).toEqual({
    success: true,
    requestId: orderId,
    bidId: first,
    idempotent: true,
  })
  const snapshot = await must(
    api.get<{ payment: { status: string } }>(`/orders/${orderId}/payments/${paymentIntentId}`),
  )
  expect(snapshot).toEqual({
    orderId,
    payment: {
      status: expect.stringMatching(/^(authorized|captured)$/),
      paymentIntentId,
      amount: initiated.amountMinor,
      currency: 'EUR',
      platformFee: initiated.platformFeeMinor,
      transferAmount: initiated.transferAmountMinor,
    },
  })
  const posted = await api.post('/orders/' + orderId + '/messages', { content: 'Is the margin legible? Größe égale.' })
  expect([posted.status, posted.body]).toEqual([201, { id: id('msg') }])
  const messages = await must(api.get<unknown[]>(`/orders/${orderId}/messages`))
  expect(messages).toEqual([
    {
      id: posted.body['id'],
      content: 'Is the margin legible? Größe égale.',
      senderId: id('key'),
      senderType: 'api_client',
      senderName: words,
      timestamp: instant,
    },
  ])

  await waitFor('work has started', 2_500, async () =>
    ['in_progress', 'delivered'].includes(await statusOf(api, orderId)),
  )
  const startedMs = performance.now() - confirmedAt
  await reaches(orderId, 'delivered', 5_500)
  console.log(
    `offers after ${Math.round(offersMs)} ms, start after ${Math.round(startedMs)} ms, delivery ${Math.round(performance.now() - confirmedAt - startedMs)} ms after that`,
  )
  const delivered = await must(api.get<OrderBody>(`/orders/${orderId}`))
  // Offers are counted while there are some to choose from.
  const { activeOffers: _, ...lasting } = got.order as Record<string, unknown>
  expect(delivered.order).toEqual({
    ...lasting,
    updatedAt: instant,
    selectedOfferId: first,
    paymentIntentId,
    estimatedCompletionDate: date,
    confirmedAt: instant,
    startedAt: instant,
    deliveredAt: instant,
    acceptanceEndsAt: instant,
    outcome: 'found',
    report: words,
  })
  const documents = await must(api.get<Document[]>(`/orders/${orderId}/documents`))
  expect(documents).toEqual([
    {
      name: expect.stringMatching(/\.pdf$/),
      url: expect.stringMatching(/^http/),
      id: id('doc'),
      contentType: 'application/pdf',
      sizeBytes: expect.any(Number),
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      createdAt: instant,
      expiresAt: instant,
    },
  ])
  const pdf = await requireDownload(
    api,
    orderId,
    documents[0] ?? { name: '', url: '', id: '', sha256: '', sizeBytes: 0, contentType: '' },
  )
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')

  expect(await must(api.post<OrderBody>(`/orders/${orderId}/accept`))).toMatchObject({
    id: orderId,
    status: 'completed',
    order: { confirmedAt: instant, startedAt: instant, completedAt: instant },
  })
  await waitFor(
    'transfer',
    10_000,
    async () =>
      (await must(api.get<{ payment: { status: string } }>(`/orders/${orderId}/payments/${paymentIntentId}`))).payment
        .status === 'transferred',
  )
  const late = await api.post<{ code: string }>(`/orders/${orderId}/withdraw`)
  expect([late.status, late.body.code]).toEqual([409, 'order_not_withdrawable'])
  const events = await eventsOf(api, orderId)
  expect(violationsOfHistory(events)).toEqual([])
  expect(events).toEqual(
    events.map(() => ({
      id: id('evt'),
      type: words,
      payload: expect.any(Object),
      actor: {
        type: expect.stringMatching(/^(api_client|customer|researcher|operator|system)$/),
        id: words,
        name: words,
      },
      createdAt: instant,
      sequence: expect.any(Number),
    })),
  )
  expect(events[0]).toMatchObject({ type: 'order.created', payload: { id: orderId }, actor: { type: 'api_client' } })
  expect(new Set(events.map(({ type }) => type))).toEqual(
    new Set([
      'order.created',
      'order.opened',
      'offer.created',
      'offer.declined',
      'offer.selected',
      'payment.initiated',
      'payment.failed',
      'payment.authorized',
      'order.confirmed',
      'offer.closed',
      'message.created',
      'order.started',
      'payment.captured',
      'document.added',
      'order.delivered',
      'order.completed',
      'payment.transferred',
    ]),
  )
  expect(JSON.stringify(events)).not.toContain('@')
})

describe('control words', () => {
  const paid = async (instructions: string) => {
    const { id: orderId } = await must(
      api.post<OrderBody>('/orders', { ...plainOrder, instructions: `Please hurry. ${instructions}` }),
    )
    const offers = await waitFor('offers', 3_000, async () => {
      const listed = await must(api.get<OfferBody[]>(`/orders/${orderId}/offers`))
      return listed.length === 3 && listed
    })
    const offerId = offers[1]?.id ?? ''
    await select(api, orderId, offerId)
    const { paymentIntentId } = await initiate(api, orderId, offerId)
    await confirm(api, orderId, paymentIntentId)
    await finalize(api, orderId, offerId, paymentIntentId)
    return orderId
  }
  test.concurrent('sandbox:not_found delivers a report and no document', async () => {
    const orderId = await paid('sandbox:not_found')
    await reaches(orderId, 'delivered', 8_000)
    expect((await must(api.get<OrderBody>(`/orders/${orderId}`))).order).toMatchObject({
      outcome: 'not_found',
      report: words,
    })
    expect(await must(api.get(`/orders/${orderId}/documents`))).toEqual([])
  })
  test.concurrent('sandbox:partial delivers a document and says so', async () => {
    const orderId = await paid('sandbox:partial')
    await reaches(orderId, 'delivered', 8_000)
    expect((await must(api.get<OrderBody>(`/orders/${orderId}`))).order).toMatchObject({
      outcome: 'partial',
      report: words,
    })
    expect(await must(api.get<unknown[]>(`/orders/${orderId}/documents`))).toHaveLength(1)
  })
  test.concurrent('sandbox:late moves the date of completion first', async () => {
    const orderId = await paid('sandbox:late')
    await waitFor('the delay', 8_000, async () =>
      (await eventsOf(api, orderId)).some(({ type }) => type === 'order.eta_changed'),
    )
    expect(await statusOf(api, orderId)).toBe('in_progress')
    await reaches(orderId, 'delivered', 30_000)
  })
  test.concurrent('sandbox:silent and sandbox:no_offers do nothing', async () => {
    const { id: without } = await must(
      api.post<OrderBody>('/orders', { ...plainOrder, instructions: 'sandbox:no_offers' }),
    )
    const silent = await paid('sandbox:silent')
    // What was paid later is delivered by then.
    await reaches(await paid('sandbox:not_found'), 'delivered', 8_000)
    expect(await statusOf(api, silent)).toBe('confirmed')
    expect(await statusOf(api, without)).toBe('open')
    expect(await must(api.get(`/orders/${without}/offers`))).toEqual([])
  })
  test.concurrent('sandbox:manual waits for each step, and knows which are possible', async () => {
    const { id: orderId } = await must(
      api.post<OrderBody>('/orders', { ...plainOrder, instructions: 'sandbox:manual' }),
    )
    const steps = () => must(api.get(`/sandbox/orders/${orderId}/steps`))
    const { id: later } = await must(api.post<OrderBody>('/orders', plainOrder))
    await waitFor('what the robots do to a later order', 5_000, async () =>
      (await eventsOf(api, later)).some(({ type }) => type === 'offer.created'),
    )
    expect([await statusOf(api, orderId), await steps()]).toEqual(['submitted', ['open', 'cancel']])
    expect((await step(api, orderId, 'open')).status).toBe('open')
    expect(await steps()).toEqual(['offer', 'message', 'cancel'])
    await step(api, orderId, 'offer', {
      amount: 12.34,
      currency: 'EUR',
      message: 'By hand.',
      estimatedCompletionDate: dayAhead(5),
    })
    const [offer] = await must(api.get<OfferBody[]>(`/orders/${orderId}/offers`))
    expect(offer).toMatchObject({ amount: 12.34, message: 'By hand.', estimatedCompletionDate: dayAhead(5) })
    await step(api, orderId, 'message', { message: 'Which parish?' })
    const offerId = offer?.id ?? ''
    await select(api, orderId, offerId)
    const { paymentIntentId } = await initiate(api, orderId, offerId)
    const asked = await confirm(api, orderId, paymentIntentId, 'requires_action')
    expect(asked).toEqual({ paymentIntentId, status: 'requires_action' })
    const waiting = await api.post<{ code: string }>(`/orders/${orderId}/payments/finalize`, {
      offerId,
      paymentIntentId,
    })
    expect([waiting.status, waiting.body.code]).toEqual([409, 'payment_requires_action'])
    await confirm(api, orderId, paymentIntentId)
    await finalize(api, orderId, offerId, paymentIntentId)
    const wrong = await api.post<{ code: string }>(`/sandbox/orders/${orderId}/steps`, { step: 'deliver' })
    expect([wrong.status, wrong.body.code]).toEqual([409, 'order_state_conflict'])
    expect((await step(api, orderId, 'start')).status).toBe('in_progress')
    expect((await step(api, orderId, 'deliver', { outcome: 'found' })).status).toBe('delivered')
    expect(await must(api.get<unknown[]>(`/orders/${orderId}/documents`))).toHaveLength(1)
    expect((await step(api, orderId, 'complete')).status).toBe('completed')
    expect(violationsOfHistory(await eventsOf(api, orderId))).toEqual([])
  })
})

test('the life of an order in production, with people on the other side', async () => {
  const [researcher, operator, customer] = [
    await personOf(demo, 'researcher'),
    await personOf(demo, 'operator'),
    await personOf(demo, 'customer'),
  ]
  const { id: orderId, status } = await must(
    live.post<OrderBody>('/orders', { ...plainOrder, pricingMode: 'FIXED', fixedPrice: 80, currency: 'USD' }, newKey()),
  )
  expect(status).toBe('submitted')
  expect(await must(researcher.production.get<{ id: string }[]>('/research/orders'))).not.toContainEqual(
    expect.objectContaining({ id: orderId }),
  )
  const early = await researcher.production.post<{ code: string }>(`/research/orders/${orderId}/offers`, {
    message: 'x',
    estimatedCompletionDate: dayAhead(9),
  })
  expect(early.status).toBeGreaterThanOrEqual(400)
  expect((await live.get(`/sandbox/orders/${orderId}/steps`)).status).toBe(404)
  expect(await must(operator.production.get<OrderBody[]>('/operator/orders?status=submitted'))).toContainEqual(
    expect.objectContaining({ id: orderId }),
  )
  expect((await must(operator.production.post<OrderBody>(`/operator/orders/${orderId}/open`))).status).toBe('open')
  const seen = await must(researcher.production.get<Record<string, unknown>>(`/research/orders/${orderId}`))
  expect(seen).toEqual({
    id: orderId,
    status: 'open',
    feeBps: 1000,
    ...plainOrder,
    number,
    pricingMode: 'FIXED',
    fixedPrice: 80,
    currency: 'USD',
    version: 1,
    openedAt: instant,
    mine: false,
    offerCount: 0,
    createdAt: instant,
    because: [],
    distance: { km: 25, from: 'Archives départementales des Yvelines' },
  })
  const offer = await researcher.production.post<OfferBody>(`/research/orders/${orderId}/offers`, {
    message: 'I go there on Tuesday.',
    estimatedCompletionDate: dayAhead(9),
  })
  expect([offer.status, offer.body.amount, offer.body.currency]).toEqual([201, 80, 'USD'])
  const offerId = offer.body.id
  expect(await must(customer.production.get<OfferBody[]>(`/orders/${orderId}/offers`))).toHaveLength(1)
  await must(researcher.production.post(`/research/orders/${orderId}/messages`, { content: 'Which volume?' }))
  await must(customer.production.post(`/orders/${orderId}/messages`, { content: 'Volume 7.' }))
  expect(
    (await must(researcher.production.get<{ content: string }[]>(`/research/orders/${orderId}/messages`))).map(
      ({ content }) => content,
    ),
  ).toEqual(['Which volume?', 'Volume 7.'])

  await select(live, orderId, offerId)
  const initiated = await initiate(live, orderId, offerId)
  expect(initiated).toMatchObject({
    amountMinor: 8800,
    transferAmountMinor: 8000,
    platformFeeMinor: 800,
    currency: 'USD',
    publishableKey: expect.stringMatching(/^pk_live_/),
  })
  const refused = await simulator.confirmAsBrowser(
    initiated.publishableKey,
    initiated.clientSecret,
    'pm_card_chargeDeclined',
  )
  expect(refused.status).toBe(402)
  expect(
    (await simulator.confirmAsBrowser(initiated.publishableKey, `${initiated.paymentIntentId}_secret_wrong`)).status,
  ).toBeGreaterThanOrEqual(400)
  const confirmed = await simulator.confirmAsBrowser(initiated.publishableKey, initiated.clientSecret)
  expect([confirmed.status, confirmed.body.status]).toEqual([200, 'requires_capture'])
  expect(await finalize(live, orderId, offerId, initiated.paymentIntentId)).toEqual({
    success: true,
    requestId: orderId,
    bidId: offerId,
    idempotent: expect.any(Boolean),
  })
  expect(await statusOf(live, orderId)).toBe('confirmed')

  expect(await must(researcher.production.post(`/research/orders/${orderId}/start`))).toEqual({
    id: orderId,
    status: 'in_progress',
  })
  const scan = Buffer.concat([
    Buffer.from('%PDF-1.4\n'),
    Buffer.from(crypto.getRandomValues(new Uint8Array(50_000))),
    Buffer.from('\n%%EOF\n'),
  ])
  const uploaded = await send<Document>(
    `${demo.productionBaseUrl}/research/orders/${orderId}/documents?name=${encodeURIComponent('Geburtseintrag – Moreau.pdf')}`,
    {
      method: 'POST',
      headers: { Authorization: `Bearer ${researcher.production.bearer}`, 'Content-Type': 'application/pdf' },
      body: scan,
    },
  )
  expect([uploaded.status, uploaded.body.sha256, uploaded.body.sizeBytes], uploaded.text).toEqual([
    201,
    createHash('sha256').update(scan).digest('hex'),
    scan.length,
  ])
  expect(await must(live.get(`/orders/${orderId}/documents`))).toEqual([])
  expect(
    await must(
      researcher.production.post(`/research/orders/${orderId}/deliver`, { outcome: 'found', report: 'Page 12.' }),
    ),
  ).toEqual({ id: orderId, status: 'delivered' })
  const [document] = await must(live.get<Document[]>(`/orders/${orderId}/documents`))
  if (!document) throw new Error('no document')
  expect(document.name).toBe('Geburtseintrag – Moreau.pdf')
  expect((await requireDownload(live, orderId, document)).equals(scan)).toBe(true)
  await must(live.post(`/orders/${orderId}/accept`))
  await waitFor(
    'transfer',
    10_000,
    async () =>
      (
        await must(
          live.get<{ payment: { status: string } }>(`/orders/${orderId}/payments/${initiated.paymentIntentId}`),
        )
      ).payment.status === 'transferred',
  )
  expect(violationsOfHistory(await eventsOf(live, orderId))).toEqual([])
})

test('a FIXED order withdrawn, an order cancelled after the money was taken', async () => {
  const { orderId } = await openOrder(api, 1, { pricingMode: 'FIXED', fixedPrice: 25, currency: 'EUR' })
  expect(await must(api.post(`/orders/${orderId}/withdraw`))).toEqual({ id: orderId, status: 'withdrawn' })
  expect(await must(api.post(`/orders/${orderId}/withdraw`))).toEqual({ id: orderId, status: 'withdrawn' })
  const paid = await openOrder(api)
  await select(api, paid.orderId, paid.offerId)
  const { paymentIntentId, amountMinor } = await initiate(api, paid.orderId, paid.offerId)
  await confirm(api, paid.orderId, paymentIntentId)
  await finalize(api, paid.orderId, paid.offerId, paymentIntentId)
  await step(api, paid.orderId, 'start')
  const findPayment = async () =>
    (
      await must(
        api.get<{ payment: { status: string; refundedAmount?: number } }>(
          `/orders/${paid.orderId}/payments/${paymentIntentId}`,
        ),
      )
    ).payment
  // Cancelled before that, there is only a hold to release.
  await waitFor('charge', 15_000, async () => (await findPayment()).status === 'captured')
  const { development: operator } = await personOf(demo, 'operator')
  await must(operator.post(`/operator/orders/${paid.orderId}/cancel`, { reason: 'The archive burned down.' }))
  await waitFor('refund', 15_000, async () => {
    const { status, refundedAmount } = await findPayment()
    return status === 'refunded' && refundedAmount === amountMinor
  })
  expect((await must(api.get<OrderBody>(`/orders/${paid.orderId}`))).order).toMatchObject({
    cancelReason: 'The archive burned down.',
  })
})

test('keys, scopes and environments keep apart what is apart', async () => {
  const { orderId, offerId } = await openOrder(api)
  const other = clientOf(demo.developmentBaseUrl, demo.apiKeys.otherClient)
  const readOnly = clientOf(demo.developmentBaseUrl, demo.apiKeys.readOnly)
  const unknown = await api.get<{ requestId: string }>('/orders/ord_01k9z3v7e8f6q9w2x4y5z6a7b8')
  const foreign = await other.get<{ requestId: string }>(`/orders/${orderId}`)
  expect([foreign.status, { ...foreign.body, requestId: '' }]).toEqual([404, { ...unknown.body, requestId: '' }])
  for (const path of ['withdraw', `offers/${offerId}/select`, `offers/${offerId}/decline`])
    expect((await other.post(`/orders/${orderId}/${path}`)).status).toBe(404)
  expect((await readOnly.get(`/orders/${orderId}`)).status).toBe(200)
  expect(await readOnly.post('/orders', plainOrder)).toMatchObject({
    status: 403,
    body: { code: 'insufficient_scope', requiredScope: 'orders:write' },
  })
  expect(await clientOf(demo.productionBaseUrl, demo.apiKeys.development).get('/orders')).toMatchObject({
    status: 403,
    body: { code: 'wrong_environment', error: expect.stringContaining(demo.developmentBaseUrl) },
  })
  expect(await clientOf(demo.productionBaseUrl, demo.apiKeys.productionNotEnabled).get('/orders')).toMatchObject({
    status: 403,
    body: { code: 'production_not_enabled' },
  })
  expect((await live.get(`/orders/${orderId}`)).status).toBe(404)
  expect(await api.get('/operator/orders')).toMatchObject({ status: 403, body: { code: 'insufficient_scope' } })
  const cookie = await signIn(demo, 'customer')
  expect((await requestToken(demo, cookie, 'development', 'operator')).status).toBeGreaterThanOrEqual(400)
  expect((await send(`${demo.portalUrl}/api/orders`, { headers: { Cookie: cookie } })).status).toBe(403)
})

test('an initiated payment of another order can not be finalized here', async () => {
  const [mine, theirs] = [await openOrder(api), await openOrder(api)]
  await select(api, mine.orderId, mine.offerId)
  await select(api, theirs.orderId, theirs.offerId)
  const wrong: Initiated = await initiate(api, theirs.orderId, theirs.offerId)
  await confirm(api, theirs.orderId, wrong.paymentIntentId)
  const refused = await api.post(`/orders/${mine.orderId}/payments/finalize`, {
    offerId: mine.offerId,
    paymentIntentId: wrong.paymentIntentId,
  })
  expect(refused.status).toBe(404)
  expect((await api.get(`/orders/${mine.orderId}/payments/${wrong.paymentIntentId}`)).status).toBe(404)
})

test('after all that the simulator’s ledger is balanced', async () => {
  expect(await simulator.ledger()).toMatchObject({ balanced: true, mismatches: [], unbalanced: [] })
})
