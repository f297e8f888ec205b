import { expect, it } from 'vitest'
import { systemActor } from '#lib/actor.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { getRatings } from '#lib/reviews/get-ratings.ts'
import { openDueReviews } from '#lib/reviews/open-due-reviews.ts'
import { openReviews } from '#lib/reviews/open-reviews.ts'
import type { ReviewsView } from '#lib/reviews/schema.ts'
import { lockOrder } from '#lib/orders/order-row.ts'
import { breakRow } from '#tools/testing/broken-row.ts'
import { call } from '#tools/testing/call.ts'
import { makeToken } from '#tools/testing/fixtures.ts'
import { bodyOf } from '#tools/testing/market.ts'
import { makeOrderInProgress, makeSignedInResearcher, setStatus } from '#tools/testing/order-in-progress.ts'
import { routeOf } from '#tools/testing/routes.ts'
import { runDueJobs } from '#tools/testing/run-jobs.ts'
import { makeUser } from '#prisma/factories.ts'

type Work = Awaited<ReturnType<typeof makeOrderInProgress>>
const day = 86_400_000
const praise = { stars: 5, content: 'Found in a day.' }

async function completed(daysAgo = 0) {
  const work = await makeOrderInProgress()
  await setStatus(work.orderId, 'completed')
  await getDb().order.update({
    where: { id: work.orderId },
    data: { completedAt: new Date(Date.now() - daysAgo * day) },
  })
  return work
}
const byCustomer = ({ orderId, key }: Work, body: object = praise) =>
  call(routeOf('writeReview'), 'PUT', `/orders/${orderId}/review`, { key, body })
const byResearcher = ({ orderId, researcher }: Work, body: object = praise) =>
  call(routeOf('writeResearchReview'), 'PUT', `/research/orders/${orderId}/review`, { key: researcher.token, body })
const seenByResearcher = async ({ orderId, researcher }: Work) =>
  bodyOf<ReviewsView>(
    await call(routeOf('getResearchReviews'), 'GET', `/research/orders/${orderId}/review`, { key: researcher.token }),
  )
const eventsOf = async (orderId: string) =>
  (
    await getDb().event.findMany({ where: { orderId, type: { startsWith: 'review' } }, orderBy: { sequence: 'asc' } })
  ).map(({ type }) => type)

it('is read by nobody else until both sides have written, and stays as it was written', async () => {
  const work = await completed()
  const own = bodyOf<ReviewsView>(await byCustomer(work))
  expect(own).toMatchObject({ own: { from: 'customer', ...praise } })
  expect(own.own?.openedAt).toBeUndefined()
  expect(await seenByResearcher(work)).toEqual({ writableUntil: expect.any(String) as string })
  expect(bodyOf(await byCustomer(work))).toEqual(own)
  expect((await byCustomer(work, { stars: 1 })).body).toMatchObject({ code: 'review_exists' })
  expect(await eventsOf(work.orderId)).toEqual(['review.written'])
  const both = bodyOf<ReviewsView>(await byResearcher(work, { stars: 4 }))
  expect(both).toMatchObject({ own: { from: 'researcher', stars: 4 }, theirs: { from: 'customer', ...praise } })
  expect(await eventsOf(work.orderId)).toEqual(['review.written', 'review.written', 'review.opened', 'review.opened'])
})

it('is written by those who worked together alone, once the order is completed', async () => {
  const work = await makeOrderInProgress()
  expect((await byCustomer(work)).body).toMatchObject({ code: 'order_state_conflict', status: 'in_progress' })
  const done = await completed()
  const stranger = await makeSignedInResearcher('Somebody Else')
  expect(await byResearcher({ ...done, researcher: stranger })).toMatchObject({ status: 404 })
  expect(await byCustomer({ ...done, key: work.key })).toMatchObject({ status: 404 })
  for (const body of [{ stars: 0 }, { stars: 6 }, { stars: 4.5 }, {}, { stars: 3, content: 'x'.repeat(1001) }])
    expect(await byCustomer(done, body)).toMatchObject({ status: 400 })
})

it('opens what one side wrote when the seven days are over, once, and takes nothing after that', async () => {
  const work = await completed(6.9)
  bodyOf(await byCustomer(work))
  await openDueReviews()
  expect((await seenByResearcher(work)).theirs).toBeUndefined()
  const past = new Date(Date.now() - 1000)
  await getDb().review.updateMany({ where: { orderId: work.orderId }, data: { dueAt: past } })
  await getDb().order.update({ where: { id: work.orderId }, data: { completedAt: new Date(past.getTime() - 7 * day) } })
  const [late] = await Promise.all([byResearcher(work), openDueReviews(), openDueReviews()])
  expect(late).toMatchObject({ status: 409, body: { code: 'order_state_conflict' } })
  expect(await seenByResearcher(work)).toMatchObject({ theirs: praise })
  expect(await eventsOf(work.orderId)).toEqual(['review.written', 'review.opened'])
})

it('opens each review once where the second is written in the moment of the opening', async () => {
  for (let round = 0; round < 5; round += 1) {
    const work = await completed()
    bodyOf(await byCustomer(work))
    const open = () =>
      inTransaction(async (tx) => openReviews(tx, await lockOrder(tx, systemActor('development'), work.orderId)))
    const [, second] = await Promise.all([open(), byResearcher(work), open(), byCustomer(work)])
    const opened = (await eventsOf(work.orderId)).filter((type) => type === 'review.opened')
    expect([second.status, opened.length]).toEqual(second.status === 200 ? [200, 2] : [409, 1])
  }
  // Opened by another clock than this process's: what can be read is answered no more.
  const work = await completed()
  bodyOf(await byCustomer(work))
  await inTransaction(async (tx) => openReviews(tx, await lockOrder(tx, systemActor('development'), work.orderId)))
  expect(await byResearcher(work)).toMatchObject({ status: 409, body: { code: 'order_state_conflict' } })
  expect(await seenByResearcher(work)).toMatchObject({ theirs: praise })
  expect(await getDb().review.count({ where: { orderId: work.orderId } })).toBe(1)
})

it('counts in production only, and neither closed nor hidden ones', async () => {
  const operator = await makeToken('operator', { operatorRole: 'support' })
  const works = [await completed(), await completed(), await completed(), await completed()]
  const researcherId = works[0]?.researcher.actor.id ?? ''
  const ids = works.map(() => newId('review'))
  await getDb().review.createMany({
    data: works.map(({ orderId }, n) => ({
      ...{ id: ids[n] ?? '', orderId, environment: 'production' as const, side: 'customer' as const, researcherId },
      ...{ authorType: 'customer' as const, authorId: 'usr_x', stars: n + 2, dueAt: new Date() },
      openedAt: n === 3 ? null : new Date(),
    })),
  })
  const rating = async (environment: 'production' | 'development' = 'production') =>
    (await getRatings(getDb(), environment, [researcherId])).get(researcherId)
  expect(await rating()).toEqual({ average: 3, count: 3 })
  expect(await rating('development')).toBeUndefined()
  const path = `/operator/orders/${works[0]?.orderId}/reviews/${ids[0]}/hide`
  const hide = () =>
    call(routeOf('hideReview'), 'POST', path, { key: operator, body: { reason: 'It names a person.' } })
  for (const reply of [await hide(), await hide()])
    expect(bodyOf(reply)).toMatchObject([{ hidden: true, hiddenReason: 'It names a person.' }])
  expect(await rating()).toEqual({ average: 3.5, count: 2 })
  expect(
    await getDb().operatorAction.findMany({ where: { targetId: works[0]?.orderId ?? '' }, select: { action: true } }),
  ).toEqual([{ action: 'review.hide' }])
})

it('is mailed to whom it is about, when it can be read', async () => {
  const work = await completed()
  const odile = await makeUser(getDb(), { emailVerifiedAt: new Date() })
  await getDb().membership.create({ data: { userId: odile.id, clientId: work.customer.clientId, role: 'owner' } })
  const mails = () =>
    getDb().mail.findMany({
      where: { orderId: work.orderId, notice: { startsWith: 'review' } },
      orderBy: { id: 'asc' },
    })
  bodyOf(await byResearcher(work, { stars: 1, content: 'Never answered.' }))
  await runDueJobs()
  expect(await mails()).toEqual([])
  bodyOf(await byCustomer(work))
  await runDueJobs()
  expect((await mails()).filter(({ recipient }) => recipient === odile.email)).toMatchObject([
    { notice: 'review_by_researcher', text: expect.stringContaining('> Never answered.') as string },
  ])
})

it('lets a review that cannot be opened hold up no other, and tells of it', async () => {
  const [broken, sound] = [await completed(), await completed()]
  for (const [work, ago] of [
    [broken, 2 * day],
    [sound, day],
  ] as const) {
    bodyOf(await byCustomer(work))
    await getDb().review.updateMany({ where: { orderId: work.orderId }, data: { dueAt: new Date(Date.now() - ago) } })
  }
  await breakRow('reviews', 'order_id', broken.orderId)
  await expect(openDueReviews()).rejects.toThrow('a broken row')
  expect(await seenByResearcher(sound)).toMatchObject({ theirs: praise })
})

it('is announced to nobody where it was hidden before it opened, and what the other side wrote all the same', async () => {
  const work = await completed()
  const odile = await makeUser(getDb(), { emailVerifiedAt: new Date() })
  await getDb().membership.create({ data: { userId: odile.id, clientId: work.customer.clientId, role: 'owner' } })
  bodyOf(await byCustomer(work, { stars: 1, content: 'A name that must not stand here.' }))
  const [own] = await getDb().review.findMany({ where: { orderId: work.orderId } })
  const operator = await makeToken('operator', { operatorRole: 'support' })
  const path = `/operator/orders/${work.orderId}/reviews/${own?.id}/hide`
  bodyOf(await call(routeOf('hideReview'), 'POST', path, { key: operator, body: { reason: 'It names a person.' } }))
  bodyOf(await byResearcher(work))
  const opened = await getDb().event.findMany({ where: { orderId: work.orderId, type: 'review.opened' } })
  expect(opened.map(({ payload }) => payload)).toMatchObject([{ from: 'researcher' }])
  expect(await getDb().review.count({ where: { orderId: work.orderId, openedAt: null } })).toBe(0)
  await runDueJobs()
  const mails = await getDb().mail.findMany({ where: { orderId: work.orderId, notice: { startsWith: 'review' } } })
  expect(mails.map(({ recipient, text }) => [recipient, text.includes('Your own review can be')])).toEqual([
    [odile.email, false],
  ])
})
