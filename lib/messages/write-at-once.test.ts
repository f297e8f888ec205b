import { expect, it } from 'vitest'
import { POST as post } from '#app/api/orders/[orderId]/messages/route.ts'
import { POST as postBack } from '#app/api/research/orders/[orderId]/messages/route.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { toEventRows } from '#lib/events/event-rows.ts'
import { newId } from '#lib/ids.ts'
import { addCallslipMessage } from '#lib/messages/add-callslip-message.ts'
import { postMessage } from '#lib/messages/post-message.ts'
import { postResearchMessage } from '#lib/messages/post-research-message.ts'
import { postedView } from '#lib/messages/schema.ts'
import { insertMessage } from '#lib/messages/write-at-once.ts'
import { lockOrder } from '#lib/orders/order-row.ts'
import {
  apiRequest,
  jsonPost,
  makeOfferOn,
  makeOpenOrder,
  makeSignedInResearcher,
  setStatus,
} from '#tools/testing/order-in-progress.ts'
import { waitFor } from '#tools/testing/wait-for.ts'
import { waitsForLock } from '#tools/testing/waits-for-lock.ts'

const write = (orderId: string, bearer: string, content: string, key?: string) => {
  const request = apiRequest(`/orders/${orderId}/messages`, bearer, jsonPost({ content }))
  if (key !== undefined) request.headers.set('Idempotency-Key', key)
  return post(request)
}
const messagesOf = (orderId: string) => getDb().message.findMany({ where: { orderId }, orderBy: { id: 'asc' } })
const keptUnder = (key: string) => getDb().idempotencyRecord.count({ where: { key } })

it('writes message, event and number together, whoever else writes', async () => {
  const { orderId, key } = await makeOpenOrder()
  const { token } = await makeSignedInResearcher('Ana')
  const back = (content: string) =>
    postBack(apiRequest(`/research/orders/${orderId}/messages`, token, jsonPost({ content })))
  const { eventSequence: before } = await getDb().order.findUniqueOrThrow({ where: { id: orderId } })
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, i) => (i % 2 ? back(`${i}`) : write(orderId, key, `${i}`))),
  )
  const ids = await Promise.all(replies.map(async (reply) => postedView.parse(await reply.json()).id))
  expect((await messagesOf(orderId)).map(({ id }) => id)).toEqual(ids.toSorted())
  const events = await getDb().event.findMany({
    where: { orderId, sequence: { gt: before } },
    orderBy: { sequence: 'asc' },
  })
  expect(events.map(({ sequence }) => sequence)).toEqual(ids.map((_, i) => before + 1 + i))
  expect(events.map(({ type }) => type)).toEqual(ids.map(() => 'message.created'))
  // Whoever has read up to one has read all before it: ids are in the order of the history.
  expect(events.map(({ payload }) => (payload as { id: string }).id)).toEqual(ids.toSorted())
  const order = await getDb().order.findUniqueOrThrow({ where: { id: orderId } })
  expect(order.eventSequence).toBe(before + ids.length)
})

it('writes one message for a key, however often and together it is sent', async () => {
  const { orderId, key } = await makeOpenOrder()
  const replies = await Promise.all(Array.from({ length: 20 }, () => write(orderId, key, 'Once', 'once')))
  const texts = await Promise.all(replies.map((reply) => reply.text()))
  expect(new Set(texts).size).toBe(1)
  expect(replies.filter((reply) => reply.headers.get('idempotent-replayed') === null)).toHaveLength(1)
  expect(new Set(replies.map((reply) => reply.headers.get('location'))).size).toBe(1)
  expect(await messagesOf(orderId)).toHaveLength(1)
  expect((await write(orderId, key, 'Twice', 'once')).status).toBe(422)
})

it('keeps nothing under the key of what is refused', async () => {
  const { orderId, key } = await makeOpenOrder()
  await setStatus(orderId, 'withdrawn')
  expect((await write(orderId, key, 'Too late', 'refused')).status).toBe(409)
  const stranger = await makeOpenOrder()
  expect((await write(orderId, stranger.key, 'Not mine', 'foreign')).status).toBe(404)
  expect([await keptUnder('refused'), await keptUnder('foreign')]).toEqual([0, 0])
  expect(await messagesOf(orderId)).toEqual([])
})

it('reaches the researcher who was chosen while it waited, and nobody else', async () => {
  const { orderId, key } = await makeOpenOrder()
  const { actor } = await makeSignedInResearcher('Ana')
  const { id: another } = await makeOfferOn((await makeOpenOrder()).orderId, actor)
  const { id: _, ...offer } = await getDb().offer.findUniqueOrThrow({ where: { id: another } })
  let written: Promise<Response> | undefined
  await inTransaction(async (tx) => {
    await tx.$executeRaw`SELECT 1 FROM orders WHERE id = ${orderId} FOR UPDATE`
    written = write(orderId, key, 'To whom?')
    await waitFor('the message waits for the order', 4_000, waitsForLock, 20)
    // Neither the offer nor the choice were there when the statement began.
    const { id } = await tx.offer.create({ data: { ...offer, id: newId('offer'), orderId } })
    await tx.order.update({ where: { id: orderId }, data: { selectedOfferId: id } })
  })
  expect((await written)?.status).toBe(201)
  expect(await messagesOf(orderId)).toMatchObject([{ researcherId: actor.id }])
})

it('says of a wait for the order that it took too long, and not that the key is in use', async () => {
  const { orderId, key } = await makeOpenOrder()
  // Of those that wait for one row the server tells only the first which one it was.
  const keys = ['patient', 'patient too', 'patient as well']
  const refused = await inTransaction(async (tx) => {
    await tx.$executeRaw`SELECT 1 FROM orders WHERE id = ${orderId} FOR UPDATE`
    return Promise.all(keys.map((one) => write(orderId, key, 'Waiting', one.replaceAll(' ', '-'))))
  })
  for (const one of refused)
    expect([one.status, ((await one.json()) as { code: string }).code]).toEqual([503, 'unavailable'])
  expect((await write(orderId, key, 'Waiting', 'patient')).status).toBe(201)
})

it.each(['whoever writes by a transaction', 'Callslip, to the researcher alone'] as const)(
  'comes after the message of %s, who had the order while it waited',
  async (who) => {
    const { orderId, key } = await makeOpenOrder()
    const { actor } = await makeSignedInResearcher('Ana')
    let written: Promise<Response> | undefined
    const { id: before } = await inTransaction(async (tx) => {
      const order = await lockOrder(tx, actor, orderId)
      written = write(orderId, key, 'Asked first, written last')
      await waitFor('the message waits for the order', 4_000, waitsForLock, 20)
      return who === 'whoever writes by a transaction'
        ? postResearchMessage(tx, actor, orderId, { content: 'In between' })
        : addCallslipMessage(tx, order, { content: 'In between', to: 'researcher' })
    })
    const reply = await written
    expect(reply?.status).toBe(201)
    expect(postedView.parse(await reply?.json()).id > before).toBe(true)
  },
)

it('leaves it to the transaction where a newer message is there already', async () => {
  const { orderId, customer } = await makeOpenOrder()
  const older = newId('message')
  await inTransaction((tx) => postMessage(tx, customer, orderId, { content: 'Newer' }))
  const insert = (id: string) =>
    insertMessage(
      getDb(),
      customer,
      { id, orderId, content: 'x' },
      toEventRows(customer, [{ orderId, type: 'message.created', payload: { id } }]),
    )
  expect(await insert(older)).toEqual([])
  expect(await insert(newId('message'))).toHaveLength(1)
  expect(await messagesOf(orderId)).toHaveLength(2)
})

it('is written once where its connection was cut while it waited', async () => {
  const { orderId, key } = await makeOpenOrder()
  let written: Promise<Response> | undefined
  await inTransaction(async (tx) => {
    await tx.$executeRaw`SELECT 1 FROM orders WHERE id = ${orderId} FOR UPDATE`
    written = write(orderId, key, 'Cut off', 'cut-off')
    await waitFor('the message waits for the order', 4_000, waitsForLock, 20)
    await getDb().$queryRaw`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`
  })
  expect((await written)?.status).toBe(201)
  expect(await messagesOf(orderId)).toHaveLength(1)
})
