import { beforeAll, expect, it } from 'vitest'
import { GET as look, POST as move } from '#app/api/sandbox/orders/[orderId]/clock/route.ts'
import { POST as steps } from '#app/api/sandbox/orders/[orderId]/steps/route.ts'
import { firstDay } from '#lib/day-end.ts'
import { getDb } from '#lib/db.ts'
import { fromDbDate } from '#lib/text.ts'
import { call } from '#tools/testing/call.ts'
import {
  bodyOf,
  eventTypesOf,
  ledger,
  offered,
  openMarket,
  paid,
  paymentOf,
  statusOf,
  type Market,
} from '#tools/testing/market.ts'
import { runDueJobs } from '#tools/testing/run-jobs.ts'

type Clock = { movedDays?: number; ahead: { moment: string; days: number }[] }

let market: Market
beforeAll(async () => {
  market = await openMarket()
  await getDb().researcher.update({ where: { id: market.researcher.id }, data: { robot: true } })
})

/** A paid order of a robot's, which nobody but the test moves. */
async function paidOf(robot: Market) {
  const made = await paid(robot)
  await getDb().order.update({ where: { id: made.orderId }, data: { sandboxMode: 'manual' } })
  return made
}

const pathOf = (orderId: string) => `/sandbox/orders/${orderId}/clock`
const ahead = async (orderId: string) =>
  bodyOf<Clock>(await call(look, 'GET', pathOf(orderId), { key: market.key })).ahead.map(({ moment }) => moment)
const pass = (orderId: string, body: unknown) => call(move, 'POST', pathOf(orderId), { key: market.key, body })
const passed = async (orderId: string, body: unknown) => {
  const clock = bodyOf<Clock>(await pass(orderId, body))
  await runDueJobs()
  return clock
}
const step = async (orderId: string, name: string) =>
  bodyOf(await call(steps, 'POST', `/sandbox/orders/${orderId}/steps`, { key: market.key, body: { step: name } }))

it('lets the offers of one order expire, and of no other', async () => {
  const [one, other] = [await offered(market), await offered(market)]
  expect(await ahead(one.orderId)).toEqual(['offers_expire'])
  const { movedDays, ahead: then } = await passed(one.orderId, { until: 'offers_expire' })
  expect([movedDays, then]).toEqual([expect.any(Number), []])
  const expired = (types: string[]) => types.filter((type) => type === 'offer.expired').length
  expect(expired(await eventTypesOf(one.orderId))).toBe(2)
  expect(expired(await eventTypesOf(other.orderId))).toBe(0)
  expect(await ahead(other.orderId)).toEqual(['offers_expire'])
})

it('lets a hold lapse, at the provider too', async () => {
  const { orderId, paymentIntentId } = await paidOf(market)
  const mailsBefore = await getDb().mail.count({ where: { orderId } })
  await passed(orderId, { until: 'hold_ends_soon' })
  expect(await statusOf(orderId)).toBe('confirmed')
  expect((await paymentOf(orderId)).holdFlaggedAt).not.toBeNull()
  expect(await getDb().mail.count({ where: { orderId } })).toBeGreaterThanOrEqual(mailsBefore)
  await passed(orderId, { until: 'hold_ends' })
  expect(await statusOf(orderId)).toBe('awaiting_payment')
  expect((await paymentOf(orderId)).status).toBe('expired')
  expect((await eventTypesOf(orderId)).at(-1)).toBe('payment.expired')
  expect((await ledger()).holds.map((hold) => hold.payment_intent)).not.toContain(paymentIntentId)
})

it('lets no hold lapse once work has begun, though its money is still to be taken', async () => {
  const { orderId } = await paidOf(market)
  await step(orderId, 'start')
  expect((await paymentOf(orderId)).status).toBe('authorized')
  expect(await ahead(orderId)).toEqual(['late'])
  await passed(orderId, { days: 8 })
  expect([await statusOf(orderId), (await paymentOf(orderId)).status]).toEqual(['in_progress', 'captured'])
})

it('is late by three days, and completes what nobody questioned', async () => {
  const { orderId } = await paidOf(market)
  await step(orderId, 'start')
  await runDueJobs()
  await passed(orderId, { until: 'late', days: 2 })
  const order = await getDb().order.findUniqueOrThrow({ where: { id: orderId } })
  const threeDaysAgo = new Date(firstDay().getTime() - 3 * 86_400_000)
  expect(order.estimatedCompletionDate && fromDbDate(order.estimatedCompletionDate)).toBe(fromDbDate(threeDaysAgo))
  // A researcher who is late names a date from today on.
  await step(orderId, 'deliver')
  await runDueJobs()
  expect(await ahead(orderId)).toEqual(['acceptance'])
  const { movedDays } = await passed(orderId, { until: 'acceptance' })
  expect([movedDays, await statusOf(orderId)]).toEqual([14, 'completed'])
  const { createdAt, openedAt, startedAt, deliveredAt } = await getDb().order.findUniqueOrThrow({
    where: { id: orderId },
  })
  const times = [createdAt, openedAt, startedAt, deliveredAt].map((time) => time?.getTime() ?? 0)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
})

it('refuses what is not ahead, and says what is', async () => {
  const { orderId } = await offered(market)
  expect(await pass(orderId, { until: 'hold_ends' })).toMatchObject({
    status: 409,
    body: {
      code: 'order_state_conflict',
      status: 'open',
      error: expect.stringContaining('Ahead of it: offers_expire.'),
    },
  })
  for (const body of [{}, { days: 0 }, { days: 1.5 }, { until: 'doomsday' }])
    expect(await pass(orderId, body)).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
  expect((await passed(orderId, { days: 1 })).movedDays).toBe(1)
})
