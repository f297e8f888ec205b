import { expect, it } from 'vitest'
import { POST as post } from '#app/api/orders/[orderId]/messages/route.ts'
import { POST as postBack } from '#app/api/research/orders/[orderId]/messages/route.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { postedView } from '#lib/messages/schema.ts'
import {
  apiRequest,
  jsonPost,
  makeOfferOn,
  makeOpenOrder,
  makeSignedInResearcher,
  setStatus,
} from '#tools/testing/order-in-progress.ts'
import { waitFor } from '#tools/testing/wait-for.ts'

const write = (orderId: string, bearer: string, content: string, key?: string) => {
  const request = apiRequest(`/orders/${orderId}/messages`, bearer, jsonPost({ content }))
  if (key !== undefined) request.headers.set('Idempotency-Key', key)
  return post(request)
}
const messagesOf = (orderId: string) => getDb().message.findMany({ where: { orderId }, orderBy: { id: 'asc' } })
const keptUnder = (key: string) => getDb().idempotencyRecord.count({ where: { key } })
/** A statement that waits for a lock, by its beginning. */
const waits = async () => {
  const [row] = await getDb().$queryRaw<{ n: number }[]>`
    SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%INSERT INTO messages%'`
  return (row?.n ?? 0) > 0
}

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
  expect(events.map(({ payload }) => (payload as { id: string }).id).toSorted()).toEqual(ids.toSorted())
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
    await waitFor('the message waits for the order', 4_000, waits, 20)
    // Neither the offer nor the choice were there when the statement began.
    const { id } = await tx.offer.create({ data: { ...offer, id: newId('offer'), orderId } })
    await tx.order.update({ where: { id: orderId }, data: { selectedOfferId: id } })
  })
  expect((await written)?.status).toBe(201)
  expect(await messagesOf(orderId)).toMatchObject([{ researcherId: actor.id }])
})

it('says of a wait for the order that it took too long, and not that the key is in use', async () => {
  const { orderId, key } = await makeOpenOrder()
  const refused = await inTransaction(async (tx) => {
    await tx.$executeRaw`SELECT 1 FROM orders WHERE id = ${orderId} FOR UPDATE`
    return write(orderId, key, 'Waiting', 'patient')
  })
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([503, 'unavailable'])
  expect((await write(orderId, key, 'Waiting', 'patient')).status).toBe(201)
})
