import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { getDb, inTransaction } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { getRecords } from '#lib/offers/get-records.ts'
import { checkDeliveries } from '#tools/testing/check-deliveries.ts'
import { makeOrderInProgress } from '#tools/testing/order-in-progress.ts'

const sqlOf = (name: string) => readFileSync(`prisma/migrations/${name}/migration.sql`, 'utf8')
const putRight = sqlOf('20261127120500_order_deliveries_between')
const promised = new Date('2026-03-05')
const startedAt = new Date('2026-03-01T09:00:00Z')

async function begin() {
  const { orderId, offerId, researcher } = await makeOrderInProgress()
  await getDb().offer.update({ where: { id: offerId }, data: { estimatedCompletionDate: promised } })
  const change = async (data: Prisma.OrderUncheckedUpdateInput) => {
    await getDb().order.update({ where: { id: orderId }, data })
    await checkDeliveries([orderId])
  }
  await change({ startedAt })
  const { id } = researcher.actor
  const record = async () => (await getRecords(getDb(), 'development', [id])).get(id)
  return { orderId, change, record }
}

it('counts a delivery as it is now, and none that was taken back', async () => {
  const { orderId, change, record } = await begin()
  expect(await record()).toBeUndefined()
  await change({ status: 'delivered', outcome: 'not_found', deliveredAt: new Date('2026-03-06T12:00:00Z') })
  expect(await record()).toEqual({ delivered: 1, onTime: 0, found: 0 })
  await change({ waitedSeconds: 86_400 })
  expect(await record()).toEqual({ delivered: 1, onTime: 1, found: 0 })
  await change({ outcome: 'partial', deliveredAt: new Date('2026-03-08T12:00:00Z') })
  expect(await record()).toEqual({ delivered: 1, onTime: 0, found: 1 })
  await change({ status: 'completed' })
  expect(await record()).toEqual({ delivered: 1, onTime: 0, found: 1 })
  await change({ status: 'cancelled' })
  expect(await record()).toBeUndefined()
  expect(await getDb().orderDelivery.count({ where: { orderId } })).toBe(0)
})

it('goes by the promised day until it has ended everywhere, wherever the session is', async () => {
  const { orderId, record } = await begin()
  await inTransaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL TimeZone = 'Asia/Tokyo'`
    // As somebody at the database does: Prisma's own times count on sessions in UTC.
    await tx.$executeRaw`UPDATE orders SET status = 'delivered', outcome = 'found', delivered_at = '2026-03-06T11:59:59Z' WHERE id = ${orderId}`
  })
  await checkDeliveries([orderId])
  expect(await record()).toEqual({ delivered: 1, onTime: 1, found: 1 })
})

it('is put right by the migration that looks at what changed while the rows were filled', async () => {
  const found = { status: 'delivered', outcome: 'found', deliveredAt: new Date('2026-03-04T09:00:00Z') } as const
  const [missing, changed, gone, right] = [await begin(), await begin(), await begin(), await begin()]
  for (const { change } of [missing, changed, gone, right]) await change(found)
  await getDb().orderDelivery.delete({ where: { orderId: missing.orderId } })
  await getDb().orderDelivery.update({ where: { orderId: changed.orderId }, data: { onTime: false, found: false } })
  const row = await getDb().orderDelivery.findUniqueOrThrow({ where: { orderId: gone.orderId } })
  await gone.change({ status: 'cancelled' })
  await getDb().orderDelivery.create({ data: row })
  const [before] = await getDb().$queryRaw<[{ xmin: string }]>`
    SELECT xmin::text FROM order_deliveries WHERE order_id = ${right.orderId}`
  await getDb().$executeRawUnsafe(putRight)
  await checkDeliveries([missing, changed, gone, right].map(({ orderId }) => orderId))
  // What was right isn't written again.
  expect(await getDb().$queryRaw`SELECT xmin::text FROM order_deliveries WHERE order_id = ${right.orderId}`).toEqual([
    before,
  ])
})

it('is put right by that migration with the order as it is once whoever changes it is done', async () => {
  const { orderId, change } = await begin()
  await change({ status: 'delivered', outcome: 'found', deliveredAt: new Date('2026-03-04T09:00:00Z') })
  // Noticed by the migration, and cancelled while it waits.
  await getDb().orderDelivery.update({ where: { orderId }, data: { found: false } })
  let between: Promise<unknown> | undefined
  await inTransaction(async (tx) => {
    await tx.order.update({ where: { id: orderId }, data: { status: 'cancelled' } })
    // Prisma begins once somebody waits for it.
    between = getDb().$executeRawUnsafe(putRight).then()
    const waits = Prisma.sql`SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
    await expect.poll(() => getDb().$queryRaw(waits)).toHaveLength(1)
  })
  await between
  expect(await getDb().orderDelivery.count({ where: { orderId } })).toBe(0)
})

it('counts as on time what was handed over before the day had ended everywhere, and counted as late before that was asked', async () => {
  const [evening, late] = [await begin(), await begin()]
  const found = { status: 'delivered', outcome: 'found' } as const
  await evening.change({ ...found, deliveredAt: new Date('2026-03-06T02:00:00Z') })
  await late.change({ ...found, deliveredAt: new Date('2026-03-06T12:00:00Z') })
  await getDb().orderDelivery.update({ where: { orderId: evening.orderId }, data: { onTime: false } })
  await getDb().$executeRawUnsafe(sqlOf('20261129155800_deliveries_when_days_ended'))
  await checkDeliveries([evening.orderId, late.orderId])
  expect(await evening.record()).toMatchObject({ delivered: 1, onTime: 1 })
  expect(await late.record()).toMatchObject({ delivered: 1, onTime: 0 })
})
