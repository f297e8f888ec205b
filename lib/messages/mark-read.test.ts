import { expect, it } from 'vitest'
import { GET as unread } from '#app/api/messages/unread/route.ts'
import { POST as mark } from '#app/api/orders/[orderId]/messages/read/route.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { placeOrder } from '#lib/orders/place-order.ts'
import { placeOrderInput } from '#lib/orders/schema.ts'
import { call } from '#tools/testing/call.ts'
import { customerActor, makeClient, makeKey } from '#prisma/factories.ts'

it('counts what came from the other side and was not read, for each reader', async () => {
  const client = await makeClient(getDb())
  const { key } = await makeKey(getDb(), client.id)
  const other = await makeKey(getDb(), client.id)
  const input = placeOrderInput.parse({
    repositoryName: 'Archives de Paris',
    documentType: 'Birth record',
    location: 'Paris',
  })
  const { id: orderId } = await inTransaction((tx) => placeOrder(tx, customerActor(client), input))
  const write = async (senderType: 'researcher' | 'api_client') =>
    (
      await getDb().message.create({
        data: {
          id: newId('message'),
          orderId,
          senderType,
          senderId: 'somebody',
          senderName: 'Somebody',
          content: 'A word.',
        },
      })
    ).id
  const first = await write('researcher')
  await write('api_client')
  const last = await write('researcher')
  const unreadFor = async (reader: string) => (await call(unread, 'GET', '/messages/unread', { key: reader })).body
  expect(await unreadFor(key)).toEqual([{ orderId, unread: 2 }])
  const read = (lastReadId: string) =>
    call(mark, 'POST', `/orders/${orderId}/messages/read`, { key, body: { lastReadId } })
  expect((await read(first)).body).toEqual({ orderId, lastReadId: first })
  expect(await unreadFor(key)).toEqual([{ orderId, unread: 1 }])
  await read(last)
  expect((await read(first)).body).toEqual({ orderId, lastReadId: last })
  expect(await unreadFor(key)).toEqual([])
  expect(await unreadFor(other.key)).toEqual([{ orderId, unread: 2 }])
  expect(await read(newId('message'))).toMatchObject({ status: 400, body: { details: [{ field: 'lastReadId' }] } })
})
