import { beforeAll, expect, test } from 'vitest'
import { waitFor } from '#tools/testing/wait-for.ts'
import { theApp } from './app.ts'
import { clientOf, inLanes, must, newKey, range, type Answer, type Client } from './client.ts'
import {
  confirm,
  confirmedPayment,
  dayAhead,
  eventsOf,
  violationsOfHistory,
  finalize,
  initiate,
  openOrder,
  plainOrder,
  select,
  type Initiated,
  type OfferBody,
  type OrderBody,
} from './orders.ts'
import { personOf } from './sign-in.ts'
import { simulatorOf } from './simulator.ts'

const app = theApp()
const api = clientOf(app.demo.developmentBaseUrl, app.demo.apiKeys.development)
const simulator = simulatorOf(app)
const lanes = 8
let researcher: Client

beforeAll(async () => {
  researcher = (await personOf(app.demo, 'researcher')).development
})

const statusesOf = (answers: Answer<unknown>[]) => answers.map(({ status }) => status).sort()
const codeOf = (answer: Answer<unknown>) => (answer.body as { code?: string }).code
const typesOf = async (orderId: string) => {
  const events = await eventsOf(api, orderId)
  expect(violationsOfHistory(events), orderId).toEqual([])
  return events.map(({ type }) => type)
}
/** `work` after so many round trips, which take longer on a busy machine, as what it races with does. */
async function after<T>(roundTrips: number, work: () => Promise<T>): Promise<T> {
  for (const _ of range(Math.max(0, roundTrips))) await api.get('/orders?limit=1')
  return work()
}
/**
 * Two at once, again and again: whoever loses gets a longer head start, so that each wins often on any machine. Where one has won
 * before the race began, as the reconciler may have it, no head start helps: it doesn't grow for ever.
 */
function closeRaces() {
  const most = 40
  let lead = 0
  let step = 8
  let last: boolean | undefined
  return {
    run: <A, B>(one: () => Promise<A>, two: () => Promise<B>) => Promise.all([after(-lead, one), after(lead, two)]),
    oneWon(won: boolean) {
      if (last !== undefined && last !== won) step = Math.max(1, Math.floor(step / 2))
      last = won
      lead = Math.max(-most, Math.min(most, lead + (won ? -step : step)))
    },
  }
}
const count = (types: string[], type: string) => types.filter((candidate) => candidate === type).length

test('50 simultaneous creates with one key make one order, and 49 replays of the same bytes', async () => {
  const key = newKey()
  const externalOrderRef = key
  const answers = await Promise.all(
    range(50).map(() => api.post<OrderBody>('/orders', { ...plainOrder, externalOrderRef }, key)),
  )
  expect(statusesOf(answers)).toEqual(range(50).map(() => 201))
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1)
  expect(answers.filter(({ headers }) => headers.get('idempotent-replayed') === 'true')).toHaveLength(49)
  expect(await must(api.get<OrderBody[]>(`/orders?externalOrderRef=${externalOrderRef}`))).toHaveLength(1)
  expect(count(await typesOf(answers[0]?.body.id ?? ''), 'order.created')).toBe(1)
  const other = await api.post('/orders', { ...plainOrder, externalOrderRef: 'another' }, key)
  expect([other.status, codeOf(other)]).toEqual([422, 'idempotency_key_reused'])
})

test('of two selects at once on each of 100 orders one wins', async () => {
  const orders = await inLanes(range(100), lanes, () => openOrder(api, 2))
  await inLanes(orders, lanes, async ({ orderId, offerIds }) => {
    const answers = await Promise.all(
      offerIds.map((offerId) => api.post<{ id: string }>(`/orders/${orderId}/offers/${offerId}/select`)),
    )
    expect(statusesOf(answers), orderId).toEqual([200, 409])
    expect(answers.map(codeOf)).toContain('offer_already_selected')
    const offers = await must(api.get<OfferBody[]>(`/orders/${orderId}/offers`))
    expect(offers.filter(({ status }) => status === 'SELECTED').map(({ id }) => id)).toEqual([
      answers.find(({ status }) => status === 200)?.body.id,
    ])
    expect(count(await typesOf(orderId), 'offer.selected')).toBe(1)
  })
})

test('ten initiates at once on each of 50 orders answer one and the same intent', async () => {
  const orders = await inLanes(range(50), lanes, () => openOrder(api))
  await inLanes(orders, 4, async ({ orderId, offerId }) => {
    await select(api, orderId, offerId)
    const answers = await Promise.all(
      range(10).map(() => api.post<Initiated>(`/orders/${orderId}/payments/initiate`, { offerId })),
    )
    expect(statusesOf(answers), orderId).toEqual(range(10).map(() => 200))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(count(await typesOf(orderId), 'payment.initiated')).toBe(1)
    const { data } = await simulator.development.paymentIntents.list({ limit: 100 })
    expect(data.filter(({ transfer_group }) => transfer_group === orderId).map(({ id }) => id)).toEqual([
      answers[0]?.body.paymentIntentId,
    ])
  })
})

test('of ten finalizes at once on each of 50 orders exactly one is the first', async () => {
  const orders = await inLanes(range(50), lanes, () => confirmedPayment(api))
  await inLanes(orders, 4, async ({ orderId, offerId, paymentIntentId }) => {
    const answers = await Promise.all(range(10).map(() => finalize(api, orderId, offerId, paymentIntentId)))
    expect(
      answers.filter(({ idempotent }) => !idempotent),
      orderId,
    ).toHaveLength(1)
    expect(answers).toEqual(
      answers.map(({ idempotent }) => ({ success: true, requestId: orderId, bidId: offerId, idempotent })),
    )
    const types = await typesOf(orderId)
    expect([count(types, 'order.confirmed'), count(types, 'payment.authorized')]).toEqual([1, 1])
  })
})

test('withdraw against finalize on each of 200 orders: one winner, one event, no hold left behind', async () => {
  // Told of the authorization by an event, the worker would confirm the orders before the race begins.
  await simulator.fault({ events: { drop: 1 } })
  const wins = { withdrawn: 0, confirmedFirst: 0 }
  const races = closeRaces()
  const race = async ({ orderId, offerId, paymentIntentId }: Awaited<ReturnType<typeof confirmedPayment>>) => {
    const finalizing = () => api.post(`/orders/${orderId}/payments/finalize`, { offerId, paymentIntentId })
    const withdrawing = () => api.post<{ id: string; status: string }>(`/orders/${orderId}/withdraw`)
    const [finalized, withdraw] = await races.run(finalizing, withdrawing)
    expect([200, 409], finalized.text).toContain(finalized.status)
    // A confirmed order can still be withdrawn until work starts, so withdrawing always works here.
    expect([withdraw.status, withdraw.body], orderId).toEqual([200, { id: orderId, status: 'withdrawn' }])
    const types = await typesOf(orderId)
    expect(count(types, 'order.withdrawn'), orderId).toBe(1)
    const confirmedFirst = count(types, 'order.confirmed') === 1
    races.oneWon(confirmedFirst)
    wins[confirmedFirst ? 'confirmedFirst' : 'withdrawn'] += 1
    if (confirmedFirst) expect(types.indexOf('order.confirmed')).toBeLessThan(types.indexOf('order.withdrawn'))
    else expect([finalized.status, codeOf(finalized)], orderId).toEqual([409, 'order_closed'])
    return orderId
  }
  const withdrawn: string[] = []
  // So few at a time that none waits a minute for its race: the reconciler would have confirmed it by then.
  for (let begun = 0; begun < 200; begun += 40)
    withdrawn.push(...(await inLanes(await inLanes(range(40), lanes, () => confirmedPayment(api)), 4, race)))
  await simulator.clearFaults()
  console.log(`withdraw against finalize: ${JSON.stringify(wins)}`)
  expect(Math.min(wins.withdrawn, wins.confirmedFirst)).toBeGreaterThan(0)
  await noHoldsFor(withdrawn)
  for (const orderId of withdrawn.slice(0, 20)) {
    expect((await must(api.get<OrderBody>(`/orders/${orderId}`))).status).toBe('withdrawn')
  }
})

async function noHoldsFor(orderIds: string[]): Promise<void> {
  const began = performance.now()
  await waitFor(
    'no hold is left for a withdrawn order',
    60_000,
    async () => {
      const { holds } = await simulator.ledger()
      return holds.every(({ transfer_group }) => !orderIds.includes(transfer_group))
    },
    250,
  )
  console.log(
    `holds of ${orderIds.length} withdrawn orders were gone after ${Math.round(performance.now() - began)} ms`,
  )
  expect((await simulator.ledger()).balanced).toBe(true)
}

test('decline against initiate on each of 60 orders: the order is open again and nothing is to be paid', async () => {
  const orders = await inLanes(range(60), lanes, () => openOrder(api))
  await inLanes(orders, 4, async ({ orderId, offerId }) => {
    await select(api, orderId, offerId)
    const [declined, initiated] = await Promise.all([
      api.post(`/orders/${orderId}/offers/${offerId}/decline`),
      api.post<Initiated>(`/orders/${orderId}/payments/initiate`, { offerId }),
    ])
    expect([declined.status, declined.body], declined.text).toEqual([200, { id: offerId, status: 'declined' }])
    expect([200, 409], initiated.text).toContain(initiated.status)
    expect((await must(api.get<OrderBody>(`/orders/${orderId}`))).status).toBe('open')
    const types = await typesOf(orderId)
    expect(count(types, 'offer.declined')).toBe(1)
    if (initiated.status !== 200) return
    // Whoever is told of an intent must not be able to pay with it any more, or the hold has to go back.
    const confirmed = await api.post(`/sandbox/orders/${orderId}/confirm-payment`, {
      paymentIntentId: initiated.body.paymentIntentId,
    })
    expect([200, 409], confirmed.text).toContain(confirmed.status)
  })
  await noHoldsFor(orders.map(({ orderId }) => orderId))
})

/** An order confirmed with an offer of the signed-in researcher. */
async function confirmedWithResearcher() {
  const { orderId } = await openOrder(api, 0)
  const { id: offerId } = await must(
    researcher.post<OfferBody>(`/research/orders/${orderId}/offers`, {
      amount: 30,
      message: 'I can do that.',
      estimatedCompletionDate: dayAhead(9),
    }),
  )
  await select(api, orderId, offerId)
  const { paymentIntentId } = await initiate(api, orderId, offerId)
  await confirm(api, orderId, paymentIntentId)
  await finalize(api, orderId, offerId, paymentIntentId)
  return { orderId, paymentIntentId }
}

test('start against withdraw on each of 60 orders: the money is taken or given back, never both', async () => {
  const orders = await inLanes(range(60), lanes, confirmedWithResearcher)
  const withdrawn: string[] = []
  const races = closeRaces()
  await inLanes(orders, 4, async ({ orderId, paymentIntentId }) => {
    const start = () => researcher.post(`/research/orders/${orderId}/start`)
    const withdraw = () => api.post(`/orders/${orderId}/withdraw`)
    const [one, two] = await races.run(start, withdraw)
    expect(statusesOf([one, two]), `${one.text} ${two.text}`).toEqual([200, 409])
    const types = await typesOf(orderId)
    expect(count(types, 'order.started') + count(types, 'order.withdrawn'), orderId).toBe(1)
    races.oneWon(types.includes('order.started'))
    if (types.includes('order.withdrawn')) return void withdrawn.push(orderId)
    await waitFor(
      `capture of ${orderId}`,
      20_000,
      async () =>
        (await must(api.get<{ payment: { status: string } }>(`/orders/${orderId}/payments/${paymentIntentId}`))).payment
          .status === 'captured',
    )
  })
  expect(withdrawn.length).toBeGreaterThan(0)
  expect(withdrawn.length).toBeLessThan(60)
  await noHoldsFor(withdrawn)
})

test('of five deliveries at once one is made', async () => {
  const orders = await inLanes(range(20), lanes, confirmedWithResearcher)
  await inLanes(orders, 4, async ({ orderId }) => {
    await must(researcher.post(`/research/orders/${orderId}/start`))
    const answers = await Promise.all(
      range(5).map(() =>
        researcher.post(`/research/orders/${orderId}/deliver`, {
          outcome: 'not_found',
          report: 'Nothing in the registers.',
        }),
      ),
    )
    expect(
      answers.filter(({ status }) => status === 200).length,
      answers.map(({ text }) => text).join(),
    ).toBeGreaterThanOrEqual(1)
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect(count(await typesOf(orderId), 'order.delivered'), orderId).toBe(1)
    await Promise.all(range(3).map(() => api.post(`/orders/${orderId}/accept`)))
    expect(count(await typesOf(orderId), 'order.completed'), orderId).toBe(1)
  })
})

test('one key serves twins of every kind: a message, an endpoint, a withdrawal', async () => {
  const { orderId } = await openOrder(api)
  const twins = async (path: string, body?: unknown) => {
    const key = newKey()
    const answers = await Promise.all(range(10).map(() => api.post(path, body, key)))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size, path).toBe(1)
    expect(
      answers.filter(({ headers }) => headers.get('idempotent-replayed') === 'true'),
      path,
    ).toHaveLength(9)
    return answers[0]?.body
  }
  await twins(`/orders/${orderId}/messages`, { content: 'Once only, please.' })
  expect(await must(api.get<unknown[]>(`/orders/${orderId}/messages`))).toHaveLength(1)
  const url = `https://example.com/${newKey()}`
  const endpoint = await twins('/webhook-endpoints', { url })
  expect(endpoint).toEqual({ id: expect.any(String), signingSecret: expect.stringMatching(/^whsec_/) })
  expect(
    (await must(api.get<{ url: string }[]>('/webhook-endpoints'))).filter((listed) => listed.url === url),
  ).toHaveLength(1)
  await must(api.delete(`/webhook-endpoints/${String(endpoint?.['id'])}`))
  await twins(`/orders/${orderId}/withdraw`)
  expect(count(await typesOf(orderId), 'order.withdrawn')).toBe(1)
})
