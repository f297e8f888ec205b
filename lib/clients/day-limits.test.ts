import { beforeEach, expect, it } from 'vitest'
import { GET as dayUse } from '#app/api/go-live/day-use/route.ts'
import { PUT as setLimits } from '#app/api/operator/clients/[clientId]/day-limits/route.ts'
import { POST as select } from '#app/api/orders/[orderId]/offers/[offerId]/select/route.ts'
import { POST as initiate } from '#app/api/orders/[orderId]/payments/initiate/route.ts'
import { POST as withdraw } from '#app/api/orders/[orderId]/withdraw/route.ts'
import { POST as placeMany } from '#app/api/orders/batch/route.ts'
import { POST as place } from '#app/api/orders/route.ts'
import { lockClient } from '#lib/clients/lock-client.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { Prisma, type Client } from '#lib/generated/prisma/client.ts'
import { makeOffer } from '#lib/offers/make-offer.ts'
import type { PlacedRows } from '#lib/orders/batch-schema.ts'
import { makeClient, makeKey, makeResearcher, researcherActor } from '#prisma/factories.ts'
import { call } from '#tools/testing/call.ts'
import { makeToken, orderBody } from '#tools/testing/fixtures.ts'
import { bodyOf } from '#tools/testing/market.ts'

const base = 'http://localhost:3000/production/api'
let client: Client
let key: string
beforeEach(async () => {
  client = await makeClient(getDb(), { productionState: 'enabled', autoOpen: true })
  key = (await makeKey(getDb(), client.id, { environment: 'production' })).key
})

const limit = async (body: object) =>
  bodyOf(
    await call(setLimits, 'PUT', `/operator/clients/${client.id}/day-limits`, {
      key: await makeToken('operator'),
      body,
    }),
  )
const send = (idempotencyKey?: string) =>
  call(place, 'POST', '/orders', {
    key,
    base,
    body: orderBody,
    ...(idempotencyKey === undefined ? {} : { headers: { 'idempotency-key': idempotencyKey } }),
  })
const statuses = (replies: { status: number }[]) => replies.map(({ status }) => status).sort()
const count = () => getDb().order.count({ where: { clientId: client.id } })
const use = async () => bodyOf(await call(dayUse, 'GET', '/go-live/day-use', { key, base }))

it('places as many orders a day as an operator has set, however many ask at once, and answers repeats all the same', async () => {
  expect(statuses([await send('first')])).toEqual([201])
  expect(await limit({ ordersPerDay: 4 })).toMatchObject({ dayLimits: { ordersPerDay: 4 } })
  expect(statuses(await Promise.all(Array.from({ length: 8 }, () => send())))).toEqual([
    201, 201, 201, 409, 409, 409, 409, 409,
  ])
  expect(await count()).toBe(4)
  const refused = await send('beyond')
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'daily_limit_reached', limit: { kind: 'orders', ordersPerDay: 4 }, resetsAt: expect.any(String) },
  })
  expect(Date.parse((refused.body as { resetsAt: string }).resetsAt) % 86_400_000).toBe(0)
  expect((await send('first')).status).toBe(201)
  expect(await use()).toMatchObject({ ordersPerDay: 4, ordersToday: 4 })
  await limit({ ordersPerDay: null })
  expect((await send('beyond')).status).toBe(201)
})

it('doesn’t count what was placed yesterday, nor what is rehearsed', async () => {
  await limit({ ordersPerDay: 1 })
  expect((await send()).status).toBe(201)
  await getDb().$executeRaw`UPDATE orders SET id = ${'ord_0'.padEnd(30, '0')} WHERE client_id = ${client.id}`
  expect(statuses([await send(), await send()])).toEqual([201, 409])
  const rehearsal = (await makeKey(getDb(), client.id)).key
  expect(await call(place, 'POST', '/orders', { key: rehearsal, body: orderBody })).toMatchObject({ status: 201 })
})

it('takes the rows of a batch that still fit, and repeats those that were placed', async () => {
  await limit({ ordersPerDay: 3 })
  const rows = (names: string[]) => names.map((name) => ({ ...orderBody, idempotencyKey: name }))
  const results = async (names: string[]) =>
    bodyOf<PlacedRows>(
      await call(placeMany, 'POST', '/orders/batch', { key, base, body: { orders: rows(names) } }),
    ).results.map(({ status }) => status)
  expect(await results(['a', 'b'])).toEqual([201, 201])
  expect(await results(['a', 'c', 'c', 'd', 'b'])).toEqual([200, 201, 200, 409, 200])
  expect(await count()).toBe(3)
})

it('takes the client before the key, as a batch does, so that two never wait for each other', async () => {
  await limit({ ordersPerDay: 3 })
  let waiting: ReturnType<typeof send> | undefined
  await inTransaction(async (tx) => {
    await lockClient(tx, client.id)
    waiting = send('shared')
    const waits = Prisma.sql`SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
    await expect.poll(() => getDb().$queryRaw(waits)).toHaveLength(1)
    const keys = Prisma.sql`SELECT mode FROM pg_locks WHERE pid IN (${waits}) AND relation = 'idempotency_records'::regclass`
    expect(await getDb().$queryRaw(keys)).toEqual([])
  })
  expect((await waiting)?.status).toBe(201)
})

it('begins no payment beyond the amount a day, and frees what was ended unpaid', async () => {
  const researcher = await makeResearcher(getDb(), { accounts: { production: 'acct_live' } })
  await limit({ amountPerDayMinor: 10_000 })
  const pay = async (amount: number, order: object = {}) => {
    const { id: orderId } = bodyOf<{ id: string }>(
      await call(place, 'POST', '/orders', { key, base, body: { ...orderBody, ...order } }),
      201,
    )
    const { id: offerId } = await inTransaction((tx) =>
      makeOffer(tx, researcherActor(researcher, 'production'), orderId, {
        amount,
        message: 'On Tuesday.',
        estimatedCompletionDate: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
      }),
    )
    bodyOf(await call(select, 'POST', `/orders/${orderId}/offers/${offerId}/select`, { key, base }))
    const reply = () => call(initiate, 'POST', `/orders/${orderId}/payments/initiate`, { key, base, body: { offerId } })
    return { orderId, reply }
  }
  const first = await pay(50)
  const second = await pay(50)
  const answers = await Promise.all([first.reply(), second.reply()])
  expect(statuses(answers)).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'daily_limit_reached',
    error: expect.stringContaining('45 EUR of it are left'),
    limit: { kind: 'amount', amountPerDay: 100, currency: 'EUR' },
    resetsAt: expect.any(String),
  })
  const [begun, waiting] = answers[0]?.status === 200 ? [first, second] : [second, first]
  expect((await begun.reply()).status).toBe(200)
  expect(await use()).toMatchObject({ amountPerDay: 100, amountToday: 55, currency: 'EUR' })
  for (const [{ reply }, why] of [
    [await pay(10, { currency: 'USD' }), 'have a limit in EUR, and this one is in USD'],
    [await pay(100), 'this payment alone is 110 EUR'],
  ] as const) {
    const { body } = await reply()
    expect(body).toMatchObject({ code: 'daily_limit_reached', error: expect.stringContaining(why) })
    expect(body).toMatchObject({
      error: expect.stringContaining('Another day changes nothing'),
      limit: { kind: 'amount' },
    })
    expect(body).not.toHaveProperty('resetsAt')
  }
  bodyOf(await call(withdraw, 'POST', `/orders/${begun.orderId}/withdraw`, { key, base }))
  expect((await waiting.reply()).status).toBe(200)
})

it('tells the members of limits that are set later, once, and keeps them in both logs', async () => {
  const member = await makeToken('customer', { client })
  expect(member).not.toBe('')
  await limit({ ordersPerDay: 5, amountPerDayMinor: 20_000, reason: 'A new client' })
  await limit({ ordersPerDay: 5, amountPerDayMinor: 20_000 })
  const mails = await getDb().mail.findMany({ where: { subject: { contains: 'Limits of' } } })
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toMatch(/5 orders a day, 200 EUR a day in payments[^]*A new client/)
  expect(await getDb().clientAction.count({ where: { clientId: client.id, type: 'production.limits_changed' } })).toBe(
    1,
  )
  expect(await getDb().operatorAction.count({ where: { targetId: client.id, action: 'client.set_day_limits' } })).toBe(
    2,
  )
})
