import { beforeAll, expect, it } from 'vitest'
import { systemActor } from '#lib/actor.ts'
import { cancelOrder } from '#lib/agreements/cancel-order.ts'
import { completeOrder } from '#lib/agreements/complete-order.ts'
import { deliverOrder } from '#lib/agreements/deliver-order.ts'
import { startWork } from '#lib/agreements/start-work.ts'
import { getDb, inTransaction, type Tx } from '#lib/db.ts'
import { getEarnings } from '#lib/earnings/get-earnings.ts'
import { keepEarnings } from '#lib/earnings/keep-earnings.ts'
import { earningsOf, listEarnings } from '#lib/earnings/list-earnings.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { lockOrder } from '#lib/orders/order-row.ts'
import { refundOrder } from '#lib/payments/refund-order.ts'
import { checkEarned } from '#tools/testing/check-earned.ts'
import { bodyOf, offered, openMarket, paid, paymentOf, selectOffer, type Market } from '#tools/testing/market.ts'
import { runDueJobs } from '#tools/testing/run-jobs.ts'
import { researcherActor } from '#prisma/factories.ts'

let market: Market
beforeAll(async () => {
  market = await openMarket()
})

async function completed(): Promise<string> {
  const { orderId } = await paid(market)
  const actor = researcherActor(market.researcher)
  await inTransaction((tx) => startWork(tx, actor, orderId))
  await runDueJobs()
  await inTransaction((tx) => deliverOrder(tx, actor, orderId, { outcome: 'not_found', report: 'Nothing in 1892.' }))
  await inTransaction((tx) => completeOrder(tx, market.actor, orderId))
  await runDueJobs()
  return orderId
}
const sums = () => getEarnings(getDb(), researcherActor(market.researcher))
const giveBack = (orderId: string, amountMinor: number) =>
  inTransaction((tx) =>
    refundOrder(tx, systemActor('development'), orderId, { amountMinor, reason: 'A page was missing.' }),
  )

it('keeps what orders bring, and forgets it when that changes', async () => {
  const [done, working, cancelled] = [await completed(), (await paid(market)).orderId, (await paid(market)).orderId]
  await inTransaction((tx) => cancelOrder(tx, market.actor, cancelled, 'Not needed.'))
  await runDueJobs()
  const all = [done, working, cancelled]
  const before = await sums()
  expect(before.totals).toMatchObject([{ orders: 2, reserved: 42.5, transferred: 42.5 }])

  await keepEarnings()
  expect(await checkEarned(all)).toBe(3)
  expect(await sums()).toEqual(before)
  // That they are taken from what is kept.
  await getDb().$executeRaw`UPDATE order_terms SET earned_sent_minor = 1 WHERE order_id = ${done}`
  expect((await sums()).totals).toMatchObject([{ orders: 2, transferred: 0.01 }])

  await giveBack(done, 1100)
  await runDueJobs()
  expect(await checkEarned(all)).toBe(2)
  expect((await sums()).totals).toMatchObject([{ orders: 2, reserved: 42.5, transferred: 32.5 }])
  await keepEarnings()
  expect(await checkEarned(all)).toBe(3)
  expect((await sums()).totals).toMatchObject([{ orders: 2, reserved: 42.5, transferred: 32.5 }])
  // What nobody has begun is counted in the month of its last change.
  await getDb().$executeRaw`UPDATE orders SET updated_at = '2020-02-02' WHERE id = ${working}`
  expect(await checkEarned(all)).toBe(2)
  expect((await sums()).months).toMatchObject([{ orders: 1 }, { month: '2020-02', orders: 1, reserved: 42.5 }])
})

it('has no word of an offer for nothing, whatever was kept of it before', async () => {
  const { orderId, offerId } = await offered(market, {}, 0)
  expect(bodyOf(await selectOffer(market, orderId, offerId))).toMatchObject({ paymentRequired: false })
  const actor = researcherActor(market.researcher)
  const before = await sums()
  const listed = async () =>
    (await listEarnings(getDb(), actor, {}, { limit: 100, order: 'desc' })).items.filter(
      (one) => one.orderId === orderId,
    )
  expect(await listed()).toEqual([])
  await keepEarnings()
  expect(await checkEarned([orderId])).toBe(1)
  expect(await sums()).toEqual(before)
  // As a version before kept it.
  await getDb().orderTerms.update({
    where: { orderId },
    data: { earnedState: 'invoice', earnedMonth: '2026-11', earnedMinor: 0, earnedSentMinor: 0 },
  })
  expect(await sums()).toEqual(before)
})

it('leaves what somebody holds, order or payment, to the next hour, and waits for nobody', async () => {
  const [held, moved, free] = [await completed(), await completed(), await completed()]
  const { id } = await paymentOf(moved)
  await inTransaction(async (tx) => {
    await lockOrder(tx, systemActor('development'), held)
    // As a debt that is set off against another order's share, under a lock of this row alone.
    await tx.payment.update({ where: { id }, data: { shareSentMinor: { decrement: 100 } } })
    await keepEarnings()
    expect(await Promise.all([held, moved, free].map((orderId) => checkEarned([orderId])))).toEqual([0, 0, 1])
  })
  await keepEarnings()
  expect(await checkEarned([held, moved, free])).toBe(3)
})

/** Whatever a trigger follows, changed alone. */
const changes: Record<string, (orderId: string) => Prisma.Sql> = {
  'orders.status': (id) => Prisma.sql`UPDATE orders SET status = 'cancelled' WHERE id = ${id}`,
  'orders.outcome': (id) => Prisma.sql`UPDATE orders SET outcome = 'found' WHERE id = ${id}`,
  'orders.selected_offer_id': (id) => Prisma.sql`UPDATE orders SET selected_offer_id = NULL WHERE id = ${id}`,
  'orders.uncollected_since': (id) => Prisma.sql`UPDATE orders SET uncollected_since = now() WHERE id = ${id}`,
  'orders.started_at': (id) => Prisma.sql`UPDATE orders SET started_at = now() WHERE id = ${id}`,
  'orders.completed_at': (id) => Prisma.sql`UPDATE orders SET completed_at = now() WHERE id = ${id}`,
  'orders.updated_at': (id) => Prisma.sql`UPDATE orders SET updated_at = '2020-02-02' WHERE id = ${id}`,
  'offers.amount_minor': (id) => Prisma.sql`UPDATE offers SET amount_minor = amount_minor + 1 WHERE order_id = ${id}`,
  'offers.no_find_amount_minor': (id) =>
    Prisma.sql`UPDATE offers SET no_find_amount_minor = no_find_amount_minor - 1 WHERE order_id = ${id}`,
  'payments.status': (id) => Prisma.sql`UPDATE payments SET status = 'failed' WHERE order_id = ${id}`,
  'payments.offer_id': (id) =>
    Prisma.sql`UPDATE payments p SET offer_id = (SELECT f.id FROM offers f WHERE f.id <> p.offer_id LIMIT 1) WHERE order_id = ${id}`,
  // With what it is a part of, which nothing follows.
  'payments.transfer_amount_minor': (id) =>
    Prisma.sql`UPDATE payments SET transfer_amount_minor = transfer_amount_minor - 1, amount_minor = amount_minor - 1 WHERE order_id = ${id}`,
  'payments.no_find_amount_minor': (id) =>
    Prisma.sql`UPDATE payments SET no_find_amount_minor = no_find_amount_minor + 1 WHERE order_id = ${id}`,
  'payments.no_find_transfer_amount_minor': (id) =>
    Prisma.sql`UPDATE payments SET no_find_transfer_amount_minor = no_find_transfer_amount_minor - 1 WHERE order_id = ${id}`,
  'payments.reversed_minor': (id) => Prisma.sql`UPDATE payments SET reversed_minor = 50 WHERE order_id = ${id}`,
  'payments.share_sent_minor': (id) => Prisma.sql`UPDATE payments SET share_sent_minor = 1 WHERE order_id = ${id}`,
}
const another = (orderId: string) => Prisma.sql`
  INSERT INTO payments SELECT (jsonb_populate_record(p, jsonb_build_object('id', 'pay_another', 'status', 'canceled', 'payment_intent_id', NULL))).*
  FROM payments p WHERE order_id = ${orderId}`

it('makes it up anew after a change of any column that it follows from', async () => {
  const columns = await getDb().$queryRaw<{ name: string }[]>`
    SELECT t.tgrelid::regclass || '.' || a.attname AS name
    FROM pg_trigger t CROSS JOIN unnest(t.tgattr) k (n) JOIN pg_attribute a ON a.attrelid = t.tgrelid AND a.attnum = k.n
    WHERE t.tgname LIKE '%\\_earned'`
  expect(columns.map(({ name }) => name).sort()).toEqual(Object.keys(changes).sort())

  const { orderId } = await paid(market, {}, 42.5, 20)
  await keepEarnings()
  const isKept = (tx: Tx) => tx.orderTerms.count({ where: { orderId, earnedState: { not: null } } })
  expect(await isKept(getDb())).toBe(1)
  const undone = new Error('undone')
  for (const [what, change] of [...Object.entries(changes), ['another payment', another] as const]) {
    const changed = inTransaction(async (tx) => {
      await tx.$executeRaw(change(orderId))
      expect({ what, kept: await isKept(tx) }).toEqual({ what, kept: 0 })
      throw undone
    })
    await expect(changed).rejects.toBe(undone)
  }
  expect(await isKept(getDb())).toBe(1)
})

it('adds up what every order brings, kept or not', async () => {
  await keepEarnings()
  await completed()
  const actor = researcherActor(market.researcher)
  const brought = await getDb().$queryRaw<{ state: string; sentMinor: number }[]>(Prisma.sql`
    SELECT state, "sentMinor" FROM ${earningsOf(actor.id, actor.environment)} WHERE state NOT IN ('refunded', 'unpaid')`)
  const [total] = (await sums()).totals
  expect(total?.orders).toBe(brought.length)
  expect(Math.round(100 * (total?.transferred ?? 0))).toBe(brought.reduce((sum, { sentMinor }) => sum + sentMinor, 0))
})
