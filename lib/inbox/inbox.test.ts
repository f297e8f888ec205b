import { beforeAll, expect, it } from 'vitest'
import { giveBackOrder } from '#lib/agreements/give-back-order.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { noteNews } from '#lib/inbox/note-news.ts'
import type { InboxCounts, InboxEntryView } from '#lib/inbox/schema.ts'
import { postResearchMessage } from '#lib/messages/post-research-message.ts'
import { makeResearcher, makeUser, researcherActor } from '#prisma/factories.ts'
import { call } from '#tools/testing/call.ts'
import { makeToken, makeTokenOf } from '#tools/testing/fixtures.ts'
import { bodyOf, offered, openMarket, paid, selectOffer, type Market } from '#tools/testing/market.ts'
import { routeOf } from '#tools/testing/routes.ts'
import { runDueJobs } from '#tools/testing/run-jobs.ts'

let market: Market
let key: string
let rivalKey: string
const keyOf = async (id: string) => {
  const user = await makeUser(getDb())
  await getDb().researcher.update({ where: { id }, data: { userId: user.id } })
  return makeTokenOf(user.id, 'researcher')
}
beforeAll(async () => {
  market = await openMarket()
  key = await keyOf(market.researcher.id)
  rivalKey = await keyOf(market.rival.id)
})

/** What an order's events are to a researcher, in the order in which they happened. */
async function newsOf(orderId: string, as = key, query = '') {
  await runDueJobs()
  const events = await getDb().event.findMany({ where: { orderId }, select: { id: true } })
  await inTransaction((tx) =>
    noteNews(
      tx,
      events.map(({ id }) => id),
    ),
  )
  const all = bodyOf<InboxEntryView[]>(
    await call(routeOf('listInbox'), 'GET', `/research/inbox?limit=100${query}`, { key: as }),
  )
  return all.filter((entry) => entry.orderId === orderId).map(({ kind }) => kind)
}
const counts = async (as = key) =>
  bodyOf<InboxCounts>(await call(routeOf('countInbox'), 'GET', '/research/inbox/counts', { key: as })).unread
const mark = async (body: object, as = key) =>
  call(routeOf('markInboxRead'), 'POST', '/research/inbox/read', { key: as, body })
const write = async (orderId: string, body: object) =>
  bodyOf(await call(routeOf('postMessage'), 'POST', `/orders/${orderId}/messages`, { key: market.key, body }), 201)

it('tells each researcher of what concerns them, once, and nobody of the rest', async () => {
  const { orderId } = await paid(market)
  expect(await newsOf(orderId)).toEqual(['ready_to_start', 'offer_chosen'])
  expect(await newsOf(orderId, rivalKey)).toEqual(['offer_closed'])
  await write(orderId, { content: 'For you alone.', researcherId: market.researcher.id })
  await inTransaction((tx) =>
    giveBackOrder(tx, researcherActor(market.researcher), orderId, { reason: 'The archive is closed.' }),
  )
  expect(await newsOf(orderId)).toEqual(['message', 'ready_to_start', 'offer_chosen'])
  // Twice noted by now, by the worker and by this test.
  const entries = await getDb().inboxEntry.findMany({ where: { orderId } })
  expect(new Set(entries.map(({ eventId, researcherId }) => `${eventId} ${researcherId}`)).size).toBe(entries.length)
  expect(await newsOf(orderId, rivalKey)).toEqual(['open_again', 'offer_closed'])
})

it('says of an order that was lost that it is shown no more, and is told all the same that this was read', async () => {
  const { orderId } = await paid(market)
  await newsOf(orderId)
  const shown = async (as: string) =>
    bodyOf<InboxEntryView[]>(await call(routeOf('listInbox'), 'GET', '/research/inbox?limit=100', { key: as })).filter(
      (entry) => entry.orderId === orderId,
    )
  const opened = async (as: string) =>
    (await call(routeOf('getResearchOrder'), 'GET', `/research/orders/${orderId}`, { key: as })).status
  const [lost] = await shown(rivalKey)
  expect([lost?.kind, lost?.gone, await opened(rivalKey)]).toEqual(['offer_closed', true, 404])
  expect(await opened(key)).toBe(200)
  for (const entry of await shown(key)) expect(entry).not.toHaveProperty('gone')
  const before = await counts(rivalKey)
  expect(bodyOf<InboxCounts>(await mark({ orderId }, rivalKey)).unread).toBe(before - 1)
})

it('says nothing of what Callslip wrote to the customer alone', async () => {
  const { orderId } = await paid(market)
  const operator = await makeToken('operator')
  const toOne = { content: 'Between us.', to: 'customer' }
  const say = async (body: object) =>
    call(routeOf('writeAsCallslip'), 'POST', `/operator/orders/${orderId}/messages`, { key: operator, body })
  expect(await say(toOne)).toMatchObject({ status: 201 })
  expect(await newsOf(orderId)).not.toContain('message')
  expect(await say({ ...toOne, to: 'both' })).toMatchObject({ status: 201 })
  expect(await newsOf(orderId)).toContain('message')
})

it('tells of what Callslip wrote to the researcher alone whoever it was written to, once', async () => {
  const operator = await makeToken('operator')
  const say = async (orderId: string, body: object) =>
    bodyOf(
      await call(routeOf('writeAsCallslip'), 'POST', `/operator/orders/${orderId}/messages`, { key: operator, body }),
      201,
    )
  const { orderId } = await paid(market)
  await say(orderId, { content: 'Between us.', to: 'researcher' })
  expect((await newsOf(orderId)).filter((kind) => kind === 'message')).toEqual(['message'])
  expect(await newsOf(orderId, rivalKey)).not.toContain('message')

  const open = await offered(market)
  const asking = await makeResearcher(getDb())
  const asker = await keyOf(asking.id)
  const { orderId: openId } = open
  await inTransaction((tx) => postResearchMessage(tx, researcherActor(asking), openId, { content: 'Which parish?' }))
  await say(openId, { content: 'To you alone.', to: 'researcher', researcherId: market.rival.id })
  expect([await newsOf(openId), await newsOf(openId, rivalKey), await newsOf(openId, asker)]).toEqual([
    [],
    ['message'],
    [],
  ])
  await say(openId, { content: 'To all of you.', to: 'researcher' })
  expect([await newsOf(openId), await newsOf(openId, asker)]).toEqual([['message'], ['message']])
})

it('tells who has only asked what is answered to everyone, as long as the order is open', async () => {
  const { orderId, offerId } = await offered(market)
  const asking = await makeResearcher(getDb())
  const asker = await keyOf(asking.id)
  await write(orderId, { content: 'Before anybody asked.' })
  await inTransaction((tx) => postResearchMessage(tx, researcherActor(asking), orderId, { content: 'Which parish?' }))
  await write(orderId, { content: 'For another alone.', researcherId: market.researcher.id })
  expect(await newsOf(orderId, asker)).toEqual([])
  await write(orderId, { content: 'Saint-Denis.' })
  expect(await newsOf(orderId, asker)).toEqual(['message'])
  bodyOf(await selectOffer(market, orderId, offerId))
  await write(orderId, { content: 'For whom was chosen.' })
  expect(await newsOf(orderId, asker)).toEqual(['message'])
})

it('remembers what was read, of one order or of all up to an entry, each researcher for themselves', async () => {
  const [one, other] = [await offered(market), await offered(market)]
  await write(one.orderId, { content: 'To both of you.' })
  await write(other.orderId, { content: 'And here.' })
  await newsOf(one.orderId)
  await newsOf(other.orderId)
  const [before, theirs] = [await counts(), await counts(rivalKey)]
  expect(bodyOf<InboxCounts>(await mark({ orderId: one.orderId })).unread).toBe(before - 1)
  expect(await newsOf(one.orderId, key, '&unread=true')).toEqual([])
  expect(await newsOf(other.orderId, key, '&unread=true')).toEqual(['message'])
  expect(await mark({})).toMatchObject({ status: 400 })
  const [newest] = bodyOf<InboxEntryView[]>(await call(routeOf('listInbox'), 'GET', '/research/inbox', { key }))
  expect(bodyOf<InboxCounts>(await mark({ upTo: newest?.id })).unread).toBe(0)
  expect(await counts(rivalKey)).toBe(theirs)
})
