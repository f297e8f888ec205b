import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { POST as steps } from '#app/api/sandbox/orders/[orderId]/steps/route.ts'
import { declineOffer } from '#lib/agreements/decline-offer.ts'
import { giveBackOrder } from '#lib/agreements/give-back-order.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { getEnv } from '#lib/env.ts'
import { runSandboxStep } from '#lib/sandbox/run-step.ts'
import { getRobot } from '#lib/sandbox/robots.ts'
import { call } from '#tools/testing/call.ts'
import {
  bodyOf,
  confirm,
  control,
  finalizePayment,
  initiatePayment,
  offered,
  openMarket,
  paid,
  selectOffer,
} from '#tools/testing/market.ts'
import { dispatchEvents, runDueJobs } from '#tools/testing/run-jobs.ts'
import { waitFor } from '#tools/testing/wait-for.ts'
import { waitsForLock } from '#tools/testing/waits-for-lock.ts'

afterEach(() => control('DELETE', '/faults'))

it('leaves a step out where the provider refuses our keys, for no repetition would change that', async () => {
  const { orderId } = await offered(await openMarket())
  const offers = () => getDb().offer.count({ where: { orderId, researcher: { robot: true } } })
  const refuse = (method: string, status: number) =>
    control('POST', '/faults', { match: { method, path: '/v1/account' }, kind: 'status', status })
  await refuse('GET', 401)
  await refuse('POST', 401)
  await runSandboxStep({ orderId, step: 'offer', n: 0 })
  expect(await offers()).toBe(0)
  await control('DELETE', '/faults')
  await runSandboxStep({ orderId, step: 'offer', n: 0 })
  expect(await offers()).toBe(1)
})

it('has the other robots offer again when one of them gave the work back, once each', async () => {
  const market = await openMarket()
  await getDb().client.update({ where: { id: market.client.id }, data: { billing: 'invoice' } })
  const { orderId } = await offered(market)
  const robots = await Promise.all([0, 1, 2].map((n) => getRobot(n)))
  const offerAll = async () => {
    for (const n of [0, 1, 2]) await runSandboxStep({ orderId, step: 'offer', n })
  }
  const active = async () =>
    (
      await getDb().offer.findMany({
        where: { orderId, status: 'ACTIVE', researcher: { robot: true } },
        orderBy: { id: 'asc' },
      })
    ).map(({ id, researcherId }) => ({ id, n: robots.findIndex((robot) => robot.id === researcherId) }))
  await offerAll()
  const [first, ...rest] = await active()
  expect([first?.n, ...rest.map(({ n }) => n)]).toEqual([0, 1, 2])
  bodyOf(await selectOffer(market, orderId, first?.id ?? ''))
  expect(await active()).toEqual([])
  const [robot] = robots
  if (!robot) throw new Error('There are three robots.')
  await inTransaction((tx) => giveBackOrder(tx, robot, orderId, { reason: 'The reading room is closed.' }))
  await offerAll()
  await offerAll()
  expect((await active()).map(({ n }) => n)).toEqual([1, 2])
})

it('has the other robots offer again when one of them was declined whose hold had ended', async () => {
  const market = await openMarket()
  const { orderId } = await offered(market)
  for (const n of [0, 1, 2]) await runSandboxStep({ orderId, step: 'offer', n })
  const offersOf = (status: 'ACTIVE' | 'CLOSED') =>
    getDb().offer.findMany({ where: { orderId, status, researcher: { robot: true } }, orderBy: { id: 'asc' } })
  const [first, ...others] = await offersOf('ACTIVE')
  const offerId = first?.id ?? ''
  bodyOf(await selectOffer(market, orderId, offerId))
  const { paymentIntentId } = bodyOf<{ paymentIntentId: string }>(await initiatePayment(market, orderId, offerId))
  await confirm(paymentIntentId)
  bodyOf(await finalizePayment(market, orderId, offerId, paymentIntentId))
  expect(await offersOf('CLOSED')).toHaveLength(2)
  // As where a hold lapses; and from here on the robots act by themselves.
  await getDb().order.update({ where: { id: orderId }, data: { status: 'awaiting_payment', sandboxMode: null } })
  await dispatchEvents()
  await inTransaction((tx) => declineOffer(tx, market.actor, orderId, offerId))
  await dispatchEvents()
  await getDb()
    .$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE payload->>'orderId' = ${orderId}`
  await runDueJobs()
  expect((await offersOf('ACTIVE')).map(({ researcherId }) => researcherId).sort()).toEqual(
    others.map(({ researcherId }) => researcherId).sort(),
  )
})

describe('the scan that a robot was about to hand over', () => {
  const countFiles = async () =>
    (await readdir(fileURLToPath(getEnv().STORAGE_URL), { recursive: true, withFileTypes: true })).filter((entry) =>
      entry.isFile(),
    ).length
  async function begun() {
    const market = await openMarket()
    const { orderId } = await paid(market)
    await getDb().researcher.updateMany({ where: { offers: { some: { orderId } } }, data: { robot: true } })
    const take = (step: string, more: object = {}) =>
      call(steps, 'POST', `/sandbox/orders/${orderId}/steps`, { key: market.key, body: { step }, ...more })
    bodyOf(await take('start'))
    return { orderId, take }
  }
  /** Before the order can be locked it is over. */
  async function tooLate<T>(orderId: string, act: () => Promise<T>): Promise<T> {
    let acting: Promise<T> | undefined
    await inTransaction(async (tx) => {
      await tx.$executeRaw`SELECT 1 FROM orders WHERE id = ${orderId} FOR UPDATE`
      acting = act()
      await waitFor('the step waits for the order', 10_000, waitsForLock, 20)
      await tx.order.update({ where: { id: orderId }, data: { status: 'cancelled' } })
    })
    if (!acting) throw new Error('it was never begun')
    return acting
  }

  it('goes again where the order has moved on, and where the step is refused', async () => {
    const { orderId, take } = await begun()
    const before = await countFiles()
    await tooLate(orderId, () => runSandboxStep({ orderId, step: 'deliver' }))
    expect(await countFiles()).toBe(before)
    await getDb().order.update({ where: { id: orderId }, data: { status: 'in_progress' } })
    expect(await tooLate(orderId, () => take('deliver'))).toMatchObject({ status: 409 })
    expect(await countFiles()).toBe(before)
    await getDb().order.update({ where: { id: orderId }, data: { status: 'in_progress' } })
    await runSandboxStep({ orderId, step: 'deliver' })
    expect(await countFiles()).toBe(before + 1)
  })

  it('goes again where a twin of the request has handed over its own', async () => {
    const { take } = await begun()
    const before = await countFiles()
    const headers = { 'idempotency-key': 'deliver-once' }
    const replies = await Promise.all([take('deliver', { headers }), take('deliver', { headers })])
    for (const reply of replies) bodyOf(reply)
    expect(await countFiles()).toBe(before + 1)
  })
})
