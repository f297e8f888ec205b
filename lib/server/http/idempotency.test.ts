import { beforeEach, expect, it } from 'vitest'
import { POST as placeOrder } from '#app/api/orders/route.ts'
import { getDb } from '#lib/db.ts'
import { ApiError } from '#lib/errors.ts'
import { newId } from '#lib/ids.ts'
import { placeOrder as operation } from '#lib/orders/operations.ts'
import { performStep } from '#lib/sandbox/operations.ts'
import { route, type Handler } from '#lib/server/http/route.ts'
import { makeToken, orderBody } from '#tools/testing/fixtures.ts'
import { errorOf, requestFor } from '#tools/testing/requests.ts'
import { routeOf } from '#tools/testing/routes.ts'
import type { Client } from '#lib/generated/prisma/client.ts'
import { makeClient, makeKey } from '#prisma/factories.ts'

let client: Client
let token: string
beforeEach(async () => {
  client = await makeClient(getDb(), { productionState: 'enabled' })
  token = (await makeKey(getDb(), client.id)).key
})

type Sent = { token?: string; body?: unknown; environment?: 'development' | 'production' }
const place = (key: string, sent: Sent = {}) =>
  placeOrder(requestFor(operation, { token, body: orderBody, headers: { 'Idempotency-Key': key }, ...sent }))
const count = () => getDb().order.count({ where: { clientId: client.id } })

it('replays the same bytes, and says so', async () => {
  const first = await place('a-key')
  const again = await place('a-key')
  expect([first.status, again.status]).toEqual([201, 201])
  expect(await again.text()).toBe(await first.text())
  expect([first.headers.get('idempotent-replayed'), again.headers.get('idempotent-replayed')]).toEqual([null, 'true'])
  expect(again.headers.get('location')).toBe(first.headers.get('location'))
  expect(again.headers.get('request-id')).not.toBe(first.headers.get('request-id'))
  expect(await count()).toBe(1)
})

it('replays to a twin what the first one has made impossible meanwhile', async () => {
  const params = { orderId: newId('order') }
  const opened = { id: params.orderId, status: 'open' }
  let calls = 0
  const open: Handler = route(performStep, {
    before: async () => {
      calls += 1
      if (calls > 1) return
      // Between this one's look for an answer and its look at the order.
      await send()
      throw new ApiError('order_state_conflict', 'It is open already.')
    },
    then: async () => opened as never,
  })
  const send = () =>
    open(
      requestFor(performStep, {
        token,
        params,
        body: { step: 'open' },
        headers: { 'Idempotency-Key': 'twins' },
      }),
    )
  const answer = await send()
  expect([answer.status, answer.headers.get('idempotent-replayed'), await answer.json()]).toEqual([200, 'true', opened])
})

it('reads a quoted key as the bare one, and members in any order as the same body', async () => {
  const first = await place('"quoted"')
  const reordered = Object.fromEntries(Object.entries(orderBody).toReversed())
  expect(await (await place('quoted', { body: reordered })).text()).toBe(await first.text())
})

it.for(['', ' ', '""', '"', 'with space', 'x'.repeat(256), 'é', '\ttab\tinside'])(
  'refuses the key %j, or takes it for one',
  async (key) => {
    const response = await place(key)
    if (key === '"') return expect(response.status).toBe(201)
    const { code, details } = await errorOf(response)
    expect([response.status, code, details?.[0]?.field]).toEqual([400, 'idempotency_key_invalid', 'Idempotency-Key'])
    expect(await count()).toBe(0)
  },
)

it('takes a key of 255 characters, quoted too', async () => {
  expect((await place(`"${'x'.repeat(255)}"`)).status).toBe(201)
})

it('refuses a key that was used for another body or another path', async () => {
  const { id } = (await (await place('shared')).json()) as { id: string }
  const otherBody = await place('shared', { body: { ...orderBody, location: 'Lyon' } })
  expect([otherBody.status, (await errorOf(otherBody)).code]).toEqual([422, 'idempotency_key_reused'])
  const otherPath = await routeOf('withdrawOrder')(
    new Request(`http://localhost:3000/api/orders/${id}/withdraw`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': 'shared' },
    }),
  )
  expect(otherPath.status).toBe(422)
  expect(await getDb().order.findUnique({ where: { id }, select: { status: true } })).toEqual({ status: 'open' })
})

it('makes one order of fifty simultaneous requests', async () => {
  const responses = await Promise.all(Array.from({ length: 50 }, () => place('fifty')))
  const bodies = new Set(await Promise.all(responses.map((response) => response.text())))
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 201))
  expect(bodies.size).toBe(1)
  expect(responses.filter(({ headers }) => headers.get('idempotent-replayed') === 'true')).toHaveLength(49)
  expect(await count()).toBe(1)
  const { id: orderId } = await getDb().order.findFirstOrThrow({ where: { clientId: client.id } })
  expect(await getDb().event.count({ where: { orderId, type: 'order.created' } })).toBe(1)
})

it('computes a refusal anew', async () => {
  expect((await place('later', { body: { ...orderBody, fixedPrice: 1000.5, currency: 'JPY' } })).status).toBe(400)
  expect((await place('later', { body: { ...orderBody, fixedPrice: 1000, currency: 'JPY' } })).status).toBe(201)
  const { orderId, withdraw } = await withdrawable()
  await getDb().order.update({ where: { id: orderId }, data: { status: 'in_progress' } })
  expect((await withdraw()).status).toBe(409)
  await getDb().order.update({ where: { id: orderId }, data: { status: 'open' } })
  const done = await withdraw()
  expect([done.status, done.headers.get('idempotent-replayed')]).toEqual([200, null])
  expect((await withdraw()).headers.get('idempotent-replayed')).toBe('true')
})

it('replays what could not be placed any more', async () => {
  const body = { ...orderBody, fixedPrice: 45.5 }
  const first = await place('in-euros', { body })
  expect(first.status).toBe(201)
  await getDb().client.update({ where: { id: client.id }, data: { currency: 'JPY' } })
  const again = await place('in-euros', { body })
  expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 'true'])
  expect(await again.text()).toBe(await first.text())
  expect((await place('in-yen', { body })).status).toBe(400)
  expect((await place('in-euros', { body: { ...body, fixedPrice: 46.5 } })).status).toBe(422)
  expect(await count()).toBe(1)
})

async function withdrawable() {
  const { id: orderId } = (await (await place('to withdraw'.replaceAll(' ', '-'))).json()) as { id: string }
  const withdraw = () =>
    routeOf('withdrawOrder')(
      new Request(`http://localhost:3000/api/orders/${orderId}/withdraw`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': 'withdraw' },
      }),
    )
  return { orderId, withdraw }
}

it('keeps the keys of clients, environments and people apart', async () => {
  const other = await makeClient(getDb())
  const tokens: Sent[] = [
    {},
    { token: (await makeKey(getDb(), other.id)).key },
    { token: (await makeKey(getDb(), client.id, { environment: 'production' })).key, environment: 'production' },
    { token: await makeToken('customer', { client }) },
    { token: await makeToken('customer', { client }) },
  ]
  const ids = await Promise.all(
    tokens.map(async (sent) => ((await (await place('common', sent)).json()) as { id: string }).id),
  )
  expect(new Set(ids).size).toBe(5)
  const second = (await makeKey(getDb(), client.id)).key
  expect(((await (await place('common', { token: second })).json()) as { id: string }).id).toBe(ids[0])
})
