import { expect, it } from 'vitest'
import { GET } from '#app/api/events/stream/route.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { placeOrder } from '#lib/orders/place-order.ts'
import { placeOrderInput } from '#lib/orders/schema.ts'
import { customerActor, makeClient, makeKey } from '#prisma/factories.ts'

const input = placeOrderInput.parse({
  repositoryName: 'Archives de Paris',
  documentType: 'Birth record',
  location: 'Paris',
})

it("tells a client of its own committed changes, in order, and of nobody else's, whatever else is notified", async () => {
  const client = await makeClient(getDb())
  const stranger = await makeClient(getDb())
  const { key } = await makeKey(getDb(), client.id)
  const response = await GET(
    new Request('http://localhost:3000/api/events/stream', { headers: { authorization: `Bearer ${key}` } }),
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
  }
  await hear('retry:')
  // The connection that listens is made with the first reader.
  await expect
    .poll(
      async () =>
        (
          await getDb().$queryRaw<
            unknown[]
          >`SELECT 1 FROM pg_stat_activity WHERE application_name = 'callslip live' AND query LIKE 'LISTEN%' AND datname = current_database()`
        ).length,
    )
    .toBe(1)
  for (const payload of ['', '{"environment":', '{"environment":"staging","clientId":1}', 'null'])
    await getDb().$executeRaw`SELECT pg_notify('callslip_events', ${payload})`
  await inTransaction((tx) => placeOrder(tx, customerActor(stranger), input))
  await inTransaction(async (tx) => {
    await placeOrder(tx, customerActor(client), input)
    throw new Error('rolled back')
  }).catch(() => {})
  const { id } = await inTransaction((tx) => placeOrder(tx, customerActor(client), input))
  await hear('order.opened')
  expect(heard.split('\n').filter((line) => line.startsWith('data:'))).toEqual([
    `data: {"orderId":"${id}","type":"order.created","sequence":1}`,
    `data: {"orderId":"${id}","type":"order.opened","sequence":2}`,
  ])
  await reader?.cancel()
})
