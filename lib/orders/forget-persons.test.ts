import { expect, it } from 'vitest'
import { systemActor } from '#lib/actor.ts'
import { cancelOrder } from '#lib/agreements/cancel-order.ts'
import { claimAttachments } from '#lib/attachments/claim-attachments.ts'
import { uploadAttachment } from '#lib/attachments/upload-attachment.ts'
import { changeOrder } from '#lib/changes/change-order.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { getEnv } from '#lib/env.ts'
import { forgetPersons } from '#lib/orders/forget-persons.ts'
import { placeOrder } from '#lib/orders/place-order.ts'
import { placeOrderInput, type OrderView } from '#lib/orders/schema.ts'
import { call } from '#tools/testing/call.ts'
import { bodyOf } from '#tools/testing/market.ts'
import { routeOf } from '#tools/testing/routes.ts'
import { customerActor, makeClient, makeKey } from '#prisma/factories.ts'

const day = 86_400_000
const given = { repositoryName: 'Archives de Paris', documentType: 'Birth record', location: 'Paris' }
const persons = { personsOfInterest: [{ lastname: 'Quenneville' }], instructions: 'About 1892.' }

it('forgets persons and instructions so many days after the end, once, and says so; the answers keep their shape', async () => {
  const client = await makeClient(getDb())
  const { key } = await makeKey(getDb(), client.id)
  const place = async (order: object) =>
    (await inTransaction((tx) => placeOrder(tx, customerActor(client), placeOrderInput.parse(order)))).id
  const end = (id: string) => inTransaction((tx) => cancelOrder(tx, systemActor('development'), id, 'Enough.'))
  const [ended, bare, open] = [
    await place({ ...given, ...persons }),
    await place(given),
    await place({ ...given, ...persons }),
  ]
  const changed = await place({ ...given, ...persons })
  await inTransaction((tx) =>
    changeOrder(tx, customerActor(client), changed, { personsOfInterest: null, instructions: null }),
  )
  const { id: file } = await uploadAttachment(customerActor(client), 'livret.pdf', Buffer.from('%PDF-1.7'))
  await inTransaction((tx) => claimAttachments(tx, customerActor(client), [file], { orderId: changed }))
  await end(changed)
  await end(ended)
  await end(bare)
  const read = async (id: string) => bodyOf<OrderView>(await call(routeOf('getOrder'), 'GET', `/orders/${id}`, { key }))
  const before = await read(ended)
  const lines = () => getDb().clientAction.findMany({ where: { clientId: client.id } })
  const inDays = (days: number) => new Date(Date.now() + days * day)

  await forgetPersons(inDays(10_000))
  expect(await read(ended)).toEqual(before)

  Object.assign(getEnv(), { FORGET_PERSONS_AFTER_DAYS: 30 })
  await forgetPersons(inDays(29))
  expect(await read(ended)).toEqual(before)
  const bareBefore = await read(bare)
  await forgetPersons(inDays(31))
  expect(await read(ended)).toEqual({ ...before, order: { ...before.order, personsOfInterest: [], instructions: '' } })
  expect(Object.keys((await read(ended)).order)).toEqual(Object.keys(before.order))
  expect(await read(bare)).toEqual(bareBefore)
  expect((await read(open)).order).toMatchObject(persons)
  // What an order said once is forgotten with it.
  expect(await getDb().orderChange.count({ where: { orderId: changed } })).toBe(0)
  expect(await getDb().attachment.count({ where: { orderId: changed } })).toBe(0)
  const reported = await lines()
  expect(reported).toHaveLength(2)
  for (const orderId of [changed, ended])
    expect(reported).toContainEqual(expect.objectContaining({ type: 'order.persons_forgotten', payload: { orderId } }))
  const found = await call(routeOf('listOrders'), 'GET', '/orders?q=Quenneville', { key })
  expect(bodyOf<OrderView[]>(found).map(({ id }) => id)).toEqual([open])
  await forgetPersons(inDays(31))
  expect(await lines()).toHaveLength(2)
})
