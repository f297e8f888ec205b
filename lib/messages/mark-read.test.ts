import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { GET as unread } from '#app/api/messages/unread/route.ts'
import { POST as mark } from '#app/api/orders/[orderId]/messages/read/route.ts'
import { POST as post } from '#app/api/orders/[orderId]/messages/route.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import type { Client } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'
import { placeOrder } from '#lib/orders/place-order.ts'
import { placeOrderInput } from '#lib/orders/schema.ts'
import { call } from '#tools/testing/call.ts'
import { checkThreads } from '#tools/testing/check-threads.ts'
import { makeToken } from '#tools/testing/fixtures.ts'
import { customerActor, makeClient, makeKey } from '#prisma/factories.ts'

const input = placeOrderInput.parse({
  repositoryName: 'Archives de Paris',
  documentType: 'Birth record',
  location: 'Paris',
})
const placeFor = async (client: Client) =>
  (await inTransaction((tx) => placeOrder(tx, customerActor(client), input))).id
const writeOn = async (
  orderId: string,
  senderType: 'researcher' | 'operator' | 'api_client',
  more: { id?: string; onlyFor?: 'customer' | 'researcher' } = {},
) => {
  const sender = { senderId: 'somebody', senderName: 'Somebody', content: 'A word.' }
  return (await getDb().message.create({ data: { id: newId('message'), orderId, senderType, ...sender, ...more } })).id
}

it('counts what came from the other side and was not read, for each reader', async () => {
  const client = await makeClient(getDb())
  const { key } = await makeKey(getDb(), client.id)
  const other = await makeKey(getDb(), client.id)
  const orderId = await placeFor(client)
  const write = (senderType: 'researcher' | 'api_client') => writeOn(orderId, senderType)
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

it('is the mark of whoever may see the order, also where their role writes nothing', async () => {
  const client = await makeClient(getDb())
  const orderId = await placeFor(client)
  const lastReadId = await writeOn(orderId, 'researcher')
  const key = await makeToken('customer', { client, memberRole: 'read' })
  expect((await call(unread, 'GET', '/messages/unread', { key })).body).toEqual([{ orderId, unread: 1 }])
  const path = `/orders/${orderId}/messages`
  expect((await call(mark, 'POST', `${path}/read`, { key, body: { lastReadId } })).status).toBe(200)
  expect((await call(unread, 'GET', '/messages/unread', { key })).body).toEqual([])
  expect((await call(post, 'POST', path, { key, body: { content: 'A word.' } })).status).toBe(403)
  const reading = (await makeKey(getDb(), client.id, { scopes: ['orders:read'] })).key
  expect((await call(mark, 'POST', `${path}/read`, { key: reading, body: { lastReadId } })).status).toBe(403)
})

it('lists the order whose message is newest first, and none of what is not for its customer', async () => {
  const client = await makeClient(getDb())
  const { key } = await makeKey(getDb(), client.id)
  const [first, second, quiet] = [await placeFor(client), await placeFor(client), await placeFor(client)]
  const foreign = await placeFor(await makeClient(getDb()))
  const [early, late] = [newId('message'), newId('message')]
  await writeOn(first, 'researcher')
  await writeOn(second, 'operator', { onlyFor: 'customer' })
  for (const order of [quiet, first]) await writeOn(order, 'operator', { onlyFor: 'researcher' })
  await writeOn(quiet, 'api_client')
  await writeOn(foreign, 'researcher')
  const listed = async () => (await call(unread, 'GET', '/messages/unread', { key })).body
  expect(await listed()).toEqual([
    { orderId: second, unread: 1 },
    { orderId: first, unread: 1 },
  ])
  // Drawn before the other's, and written afterwards in another order: ids count.
  for (const id of [late, early]) await writeOn(first, 'researcher', { id })
  expect(await listed()).toEqual([
    { orderId: second, unread: 1 },
    { orderId: first, unread: 3 },
  ])
  const all = [first, second, quiet, foreign]
  await checkThreads(all)
  // As a migration finds what was written before, and what was written while it did.
  const fill = readFileSync('prisma/migrations/20261127070200_customer_threads_between/migration.sql', 'utf8')
  await getDb().customerThread.delete({ where: { orderId: second } })
  await getDb().customerThread.update({ where: { orderId: first }, data: { lastId: early } })
  await getDb().$executeRawUnsafe(fill)
  await checkThreads(all)
})
