import { expect, it } from 'vitest'
import { getDb, inTransaction, newConnection } from '#lib/db.ts'
import { lookBeyond } from '#lib/events/look-beyond.ts'
import { recordEvents } from '#lib/events/record-events.ts'
import { newId } from '#lib/ids.ts'
import { enqueue } from '#lib/jobs.ts'
import { placeOrder } from '#lib/orders/place-order.ts'
import { placeOrderInput } from '#lib/orders/schema.ts'
import { Dispatcher, Outbox } from '#lib/server/worker/dispatcher.ts'
import { createEndpoint } from '#lib/webhooks/create-endpoint.ts'
import { deliverWebhookJob } from '#lib/webhooks/jobs.ts'
import { customerActor, makeClient } from '#prisma/factories.ts'
import { migrate } from '#tools/runtime/migrate.ts'
import { runDueJobs, failedJobs } from '#tools/testing/run-jobs.ts'

const input = placeOrderInput.parse({
  repositoryName: 'Archives de Paris',
  documentType: 'Birth record',
  location: 'Paris',
  instructions: 'sandbox:manual',
})

async function scene() {
  const actor = customerActor(await makeClient(getDb()))
  // Nobody is there: deliveries are queued, and never arrive.
  const { id } = await inTransaction((tx) => createEndpoint(tx, actor, { url: 'https://example.com/hook' }))
  const place = () => inTransaction((tx) => placeOrder(tx, actor, input)).then((order) => order.id)
  const sequences = async (orderId: string) =>
    (
      await getDb().webhookDelivery.findMany({
        where: { endpointId: id, event: { orderId } },
        select: { event: { select: { sequence: true } } },
        orderBy: { id: 'asc' },
      })
    ).map(({ event }) => event.sequence)
  const happen = (orderId: string) =>
    inTransaction((tx) => recordEvents(tx, actor, orderId, [{ type: 'message.created' }]))
  return { actor, place, happen, sequences }
}
const carryAllOn = async (outbox: Outbox) => {
  while ((await outbox.carryOn()).count > 0);
}

it("carries on what is committed, in order and once, while somebody else's transaction is open", async () => {
  const { place, happen, sequences } = await scene()
  const outbox = new Outbox()
  await carryAllOn(outbox)
  const orderId = await inTransaction(async (tx) => {
    await tx.$executeRaw`INSERT INTO idempotency_records (scope, key, fingerprint) VALUES ('open', ${newId('event')}, '')`
    const placed = await place()
    await carryAllOn(outbox)
    expect(await sequences(placed)).toEqual([1])
    await happen(placed)
    expect(await outbox.hasNews()).toBe(true)
    await carryAllOn(outbox)
    // The cursor waits, and what is ahead of it is known.
    expect((await lookBeyond(getDb(), 10)).beyond).toBe(2)
    expect(await outbox.hasNews()).toBe(false)
    // Another process, as after a kill, doesn't know it, and nothing is there twice.
    await carryAllOn(new Outbox())
    expect(await sequences(placed)).toEqual([1, 2])
    return placed
  })
  await expect
    .poll(async () => {
      await carryAllOn(outbox)
      return (await lookBeyond(getDb(), 1)).beyond
    })
    .toBe(0)
  expect(await sequences(orderId)).toEqual([1, 2])
})

it("carries the others' events on between those of a client who has many, and everybody's once and in order", async () => {
  const [busy, busyToo, other] = [await scene(), await scene(), await scene()]
  const outbox = new Outbox()
  await carryAllOn(outbox)
  const orders = [await busy.place(), await busyToo.place(), await other.place()] as const
  await carryAllOn(outbox)
  const many = (actor: typeof busy.actor, orderId: string) =>
    inTransaction((tx) =>
      recordEvents(
        tx,
        actor,
        orderId,
        Array.from({ length: 1000 }, () => ({ type: 'document.added' as const })),
      ),
    )
  await many(busy.actor, orders[0])
  await many(busyToo.actor, orders[1])
  await other.happen(orders[2])
  const count = async (scenes: (typeof busy)[]) =>
    (await Promise.all(scenes.map(({ sequences }, n) => sequences(orders[n] ?? '')))).map(({ length }) => length)
  for (let turn = 0; (await other.sequences(orders[2])).length < 2; turn += 1) {
    expect(turn).toBeLessThan(3)
    await outbox.carryOn()
  }
  const [first = 0, second = 0] = await count([busy, busyToo])
  expect(Math.max(first, second)).toBeLessThan(1001)
  await carryAllOn(outbox)
  const inOrder = Array.from({ length: 1001 }, (_, n) => n + 1)
  expect([await busy.sequences(orders[0]), await busyToo.sequences(orders[1])]).toEqual([inOrder, inOrder])
  expect(await other.sequences(orders[2])).toEqual([1, 2])
  await getDb().$executeRaw`SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs`
})

it('lets an event whose effects fail hold up no other', async () => {
  const { actor, place, sequences } = await scene()
  const first = await place()
  const broken = await getDb().event.create({
    data: {
      id: newId('event'),
      environment: 'development',
      clientId: actor.clientId,
      orderId: first,
      sequence: 2,
      type: 'payment.captured',
      payload: 'of no payment',
      actorType: 'system',
      actorId: 'x',
      actorName: 'x',
    },
  })
  const second = await place()
  await runDueJobs()
  expect([await sequences(first), await sequences(second)]).toEqual([[1], [1]])
  expect(await failedJobs()).toContainEqual({ task: 'event', error: expect.stringContaining('invalid') })
  await getDb().$executeRaw`SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs`
  await getDb().event.delete({ where: { id: broken.id } })
})

it('carries on once more what it remembers where its session ended: another server may not have what came of it', async () => {
  const { place, sequences } = await scene()
  await carryAllOn(new Outbox())
  const dispatcher = new Dispatcher()
  dispatcher.start()
  const placed = await inTransaction(async (tx) => {
    await tx.$executeRaw`INSERT INTO idempotency_records (scope, key, fingerprint) VALUES ('open', ${newId('event')}, '')`
    const orderId = await place()
    await expect.poll(() => sequences(orderId)).toEqual([1])
    // As if the last turn had been committed on the server before alone.
    await getDb().webhookDelivery.deleteMany({ where: { event: { orderId } } })
    await getDb().$executeRaw`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'callslip dispatcher' AND datname = current_database()`
    return orderId
  })
  await expect.poll(() => sequences(placed), { timeout: 10_000 }).toEqual([1])
  await dispatcher.stop()
  await getDb().$executeRaw`SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs`
})

it('goes on after a restore into a younger server, whose transactions have smaller numbers', async () => {
  const { place, sequences } = await scene()
  const outbox = new Outbox()
  await carryAllOn(outbox)
  await getDb().$executeRaw`UPDATE event_cursors SET horizon = horizon + 1000000000000`
  await place()
  expect(await new Outbox().hasNews()).toBe(false)
  await migrate(process.env['DATABASE_URL'] ?? '')
  const orderId = await place()
  await carryAllOn(new Outbox())
  expect(await sequences(orderId)).toEqual([1])
})

it('tells of changes and jobs from outside of their transaction, and only once it is committed', async () => {
  const { actor } = await scene()
  const listener = newConnection('a listener')
  const heard: { channel: string; processId: number }[] = []
  listener.on('notification', ({ channel, processId }) => heard.push({ channel, processId }))
  await listener.connect()
  await listener.query('LISTEN callslip_events')
  await listener.query('LISTEN "jobs:insert"')
  const change = (fail: boolean) =>
    inTransaction(async (tx) => {
      const [row] = await tx.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`
      await placeOrder(tx, actor, input)
      await enqueue(tx, deliverWebhookJob, { deliveryId: 'none', lane: 0 })
      if (fail) throw new Error('rolled back')
      return row?.pid
    })
  await change(true).catch(() => {})
  const pid = await change(false)
  await expect.poll(() => heard.map(({ channel }) => channel).toSorted()).toEqual(['callslip_events', 'jobs:insert'])
  expect(heard.map(({ processId }) => processId)).not.toContain(pid)
  await listener.end()
})
