import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { slots } from '#lib/crews.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { recordEvents } from '#lib/events/record-events.ts'
import { newId } from '#lib/ids.ts'
import { enqueue, gatherJobs } from '#lib/jobs.ts'
import { sendMailJob } from '#lib/mail/jobs.ts'
import { placeOrder } from '#lib/orders/place-order.ts'
import { placeOrderInput } from '#lib/orders/schema.ts'
import { paymentQueue, releasePaymentJob } from '#lib/payments/jobs.ts'
import { everyMinuteJob, sandboxStepJob } from '#lib/sandbox/jobs.ts'
import { bounds } from '#lib/webhooks/bound.ts'
import { createEndpoint } from '#lib/webhooks/create-endpoint.ts'
import { deliveryLimits } from '#lib/webhooks/send-request.ts'
import { customerActor, makeClient } from '#prisma/factories.ts'
import { startReceiver } from '#tools/testing/receiver.ts'
import { startWorker } from '#tools/testing/run-jobs.ts'

// A mail server that takes everybody and says nothing. Settings are read once, so it is there from the beginning.
const callers: Socket[] = []
const mailServer = createServer((caller) => callers.push(caller.on('error', () => {})))
mailServer.listen(0, '127.0.0.1')
await once(mailServer, 'listening')
process.env['SMTP_URL'] = `smtp://127.0.0.1:${z.object({ port: z.int() }).parse(mailServer.address()).port}`

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
  vi.restoreAllMocks()
})

const input = placeOrderInput.parse({
  repositoryName: 'Archives de Paris',
  documentType: 'Birth record',
  location: 'Paris',
  instructions: 'sandbox:manual',
})

/** A client with an order, all of whose endpoints have the same address. */
async function clientWith(endpoints: number, url: string) {
  const actor = customerActor(await makeClient(getDb()))
  const { id: orderId } = await inTransaction((tx) => placeOrder(tx, actor, input))
  for (let n = 0; n < endpoints; n += 1) await inTransaction((tx) => createEndpoint(tx, actor, { url }))
  const happen = (count: number) => {
    const events = Array.from({ length: count }, () => ({ type: 'document.added' as const }))
    return inTransaction((tx) => recordEvents(tx, actor, orderId, events))
  }
  return { orderId, happen }
}

it("lets nobody wait for clients whose endpoints all hang: neither others' webhooks, nor money, mail, the robot and the clock", async () => {
  const [hanging, well] = [await startReceiver(() => {}), await startReceiver()]
  closers.push(hanging.close, well.close)
  const ill = await Promise.all([1, 2, 3, 4].map(() => clientWith(20, hanging.url)))
  const other = await clientWith(1, well.url)
  const worker = await startWorker()
  closers.push(worker.stop)
  // Five at once for each endpoint: on every lane there is one at least.
  await Promise.all(ill.map(({ happen }) => happen(5)))
  // So many are under way as may be, and none of them ends before the end of its time.
  const all = ill.length * bounds.ofClient
  const limits = { timeout: deliveryLimits.totalMs - 5_000 }
  await expect.poll(() => hanging.received.length, limits).toBeGreaterThanOrEqual(all)

  await other.happen(1)
  const key = (name: string) => ({ key: `isolation:${name}` })
  await inTransaction(async (tx) => {
    const queue = paymentQueue(other.orderId)
    await enqueue(tx, releasePaymentJob, { paymentId: newId('payment') }, { queue, ...key('money') })
    await enqueue(tx, sendMailJob, { mailId: newId('mail') }, key('mail'))
    await enqueue(tx, sandboxStepJob, { orderId: other.orderId, step: 'confirm' }, key('robot'))
    await enqueue(tx, everyMinuteJob, {}, key('clock'))
  })
  await expect.poll(() => well.received.length, limits).toBe(1)
  const left = () => getDb().$queryRaw`SELECT key FROM graphile_worker.jobs WHERE key LIKE 'isolation:%'`
  await expect.poll(left, limits).toEqual([])
  expect(hanging.received.length).toBeLessThanOrEqual(all + ill.length * bounds.troubledOfClient)
})

it('has no more mails under way than there are slots for them, and does what is not mail meanwhile', async () => {
  // Told that its mail server has gone.
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const ids = Array.from({ length: slots.letters + 20 }, () => newId('mail'))
  await getDb().mail.createMany({
    data: ids.map((id) => ({ id, dedupeKey: id, recipient: 'a@example.com', subject: 'Hello', text: 'Hello' })),
  })
  await inTransaction((tx) =>
    gatherJobs(tx, async () => {
      for (const mailId of ids) await enqueue(tx, sendMailJob, { mailId })
    }),
  )
  const worker = await startWorker()
  closers.push(
    () => mailServer.close(),
    () => callers.forEach((caller) => caller.destroy()),
    worker.stop,
  )
  await expect.poll(() => callers.length, { timeout: 5_000 }).toBeGreaterThanOrEqual(slots.letters)
  await inTransaction((tx) =>
    enqueue(tx, releasePaymentJob, { paymentId: newId('payment') }, { queue: paymentQueue('a'), key: 'beside mail' }),
  )
  const left = () => getDb().$queryRaw`SELECT key FROM graphile_worker.jobs WHERE key = 'beside mail'`
  await expect.poll(left, { timeout: 5_000 }).toEqual([])
  expect(callers).toHaveLength(slots.letters)
})
