import { expect, it } from 'vitest'
import { GET } from '#app/api/events/stream/route.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { endStreams } from '#lib/events/stream-events.ts'
import { placeOrder } from '#lib/orders/place-order.ts'
import { placeOrderInput } from '#lib/orders/schema.ts'
import { customerActor, makeClient, makeKey } from '#prisma/factories.ts'

const input = placeOrderInput.parse({
  repositoryName: 'Archives de Paris',
  documentType: 'Birth record',
  location: 'Paris',
})

/** Opens a stream; `hear` reads on until it has heard so much of it, and returns all of it. */
async function listen(key: string, query = '') {
  const response = await GET(
    new Request(`http://localhost:3000/api/events/stream${query}`, { headers: { authorization: `Bearer ${key}` } }),
  )
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  const hear = async (until: string) => {
    while (!heard.includes(until)) {
      const part = await reader?.read()
      if (!part || part.done) throw new Error(`the stream ended after ${heard}`)
      heard += part.value
    }
    return heard
  }
  await hear('retry:')
  return { hear, close: () => reader?.cancel() }
}

/** The connections of this process that listen; made with the first reader. */
const listeners = async () =>
  (
    await getDb().$queryRaw<{ pid: number }[]>`SELECT pid FROM pg_stat_activity
    WHERE application_name = 'callslip live' AND query LIKE 'LISTEN%' AND datname = current_database()`
  ).map(({ pid }) => pid)
const dataIn = (heard: string) => heard.split('\n').filter((line) => line.startsWith('data:'))
const place = (client: Client) => inTransaction((tx) => placeOrder(tx, customerActor(client), input))
type Client = Awaited<ReturnType<typeof makeClient>>

it("tells a client of its own committed changes, in order, and of nobody else's, whatever else is notified", async () => {
  const client = await makeClient(getDb())
  const stranger = await makeClient(getDb())
  const { key } = await makeKey(getDb(), client.id)
  const { hear, close } = await listen(key)
  await expect.poll(listeners).toHaveLength(1)
  for (const payload of ['', '{"environment":', '{"environment":"staging","clientId":1}', 'null'])
    await getDb().$executeRaw`SELECT pg_notify('callslip_events', ${payload})`
  await place(stranger)
  await inTransaction(async (tx) => {
    await placeOrder(tx, customerActor(client), input)
    throw new Error('rolled back')
  }).catch(() => {})
  const { id } = await place(client)
  expect(dataIn(await hear('order.opened'))).toEqual([
    `data: {"orderId":"${id}","type":"order.created","sequence":1}`,
    `data: {"orderId":"${id}","type":"order.opened","sequence":2}`,
  ])
  await close()
})

it('says first whether something changed while nobody heard it, where that is asked', async () => {
  const client = await makeClient(getDb())
  const { key } = await makeKey(getDb(), client.id)
  const before = await listen(key)
  await place(client)
  // Else its events may still be on their way to whoever listens next.
  await before.hear('order.opened')
  await before.close()
  const late = await listen(key, '?unheardFor=60')
  expect(await late.hear('event: reconnected')).not.toContain('event: change')
  await late.close()

  await getDb().event.updateMany({
    where: { clientId: client.id },
    data: { createdAt: new Date(Date.now() - 10_000) },
  })
  const early = await listen(key, '?unheardFor=9.5')
  await place(client)
  expect(await early.hear('order.opened')).not.toContain('reconnected')
  await early.close()
})

it('says that something may have been missed once it hears again', async () => {
  const client = await makeClient(getDb())
  const { key } = await makeKey(getDb(), client.id)
  const { hear, close } = await listen(key)
  await expect.poll(listeners).toHaveLength(1)
  const before = await listeners()
  await getDb().$queryRaw`SELECT pg_terminate_backend(${before[0]}::int)`
  expect(await hear('event: reconnected')).not.toContain('event: change')
  // Told no earlier than the new connection listens: from here on nothing is missed.
  expect(await listeners()).not.toEqual(before)
  await place(client)
  await hear('order.opened')
  await close()
})

it('sends everybody away where the process ends, to come back a little later', async () => {
  const { key } = await makeKey(getDb(), (await makeClient(getDb())).id)
  const { hear } = await listen(key)
  endStreams()
  await expect(hear('anything more')).rejects.toThrow(/^the stream ended after retry: 2000\n\nretry: \d+\n\n$/)
})
