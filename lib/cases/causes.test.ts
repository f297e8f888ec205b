import { beforeAll, expect, it } from 'vitest'
import { systemActor } from '#lib/actor.ts'
import { completeSilentOrders } from '#lib/agreements/complete-silent-orders.ts'
import { deliverOrder } from '#lib/agreements/deliver-order.ts'
import { addCause } from '#lib/cases/add-cause.ts'
import { endCause } from '#lib/cases/end-cause.ts'
import { openLateCases } from '#lib/cases/open-late-cases.ts'
import type { CaseView } from '#lib/cases/schema.ts'
import { firstDay } from '#lib/day-end.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { lockOrder } from '#lib/orders/order-row.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { call } from '#tools/testing/call.ts'
import { makeToken } from '#tools/testing/fixtures.ts'
import { bodyOf } from '#tools/testing/market.ts'
import { makeOrderInProgress, setStatus } from '#tools/testing/order-in-progress.ts'
import { routeOf } from '#tools/testing/routes.ts'

let operator: string
beforeAll(async () => {
  operator = await makeToken('operator', { operatorRole: 'support' })
})

type Work = Awaited<ReturnType<typeof makeOrderInProgress>>
const day = 86_400_000

async function delivered(daysAgo = 0): Promise<Work> {
  const work = await makeOrderInProgress()
  await setStatus(work.orderId, 'delivered')
  const deliveredAt = new Date(Date.now() - daysAgo * day)
  await getDb().order.update({ where: { id: work.orderId }, data: { deliveredAt } })
  return work
}
const requestChanges = ({ key, orderId }: Work) =>
  call(routeOf('requestChanges'), 'POST', `/orders/${orderId}/request-changes`, {
    key,
    body: { message: 'Once more.' },
  })
const report = ({ key, orderId }: Work) =>
  call(routeOf('openCase'), 'POST', `/orders/${orderId}/cases`, {
    key,
    body: { kind: 'unreadable', content: 'Everything is black.' },
  })
const deliver = ({ orderId, researcher }: Work) =>
  inTransaction((tx) =>
    deliverOrder(tx, researcher.actor, orderId, { outcome: 'not_found', report: 'Searched 1880 to 1900.' }),
  )
const casesOf = ({ orderId }: Pick<Work, 'orderId'>) =>
  getDb().case.findMany({
    where: { orderId },
    orderBy: { id: 'asc' },
    include: { causes: { orderBy: { id: 'asc' } } },
  })
const shownTo = async (side: 'customer' | 'researcher', { key, orderId, researcher }: Work) =>
  bodyOf<CaseView[]>(
    side === 'customer'
      ? await call(routeOf('listCases'), 'GET', `/orders/${orderId}/cases`, { key })
      : await call(routeOf('listResearchCases'), 'GET', `/research/orders/${orderId}/cases`, { key: researcher.token }),
  )
const orderOf = async ({ key, orderId }: Work) =>
  bodyOf<OrderView>(await call(routeOf('getOrder'), 'GET', `/orders/${orderId}`, { key }))
const caseEventsOf = async (orderId: string) =>
  (await getDb().event.findMany({ where: { orderId }, orderBy: { sequence: 'asc' } }))
    .map(({ type }) => type)
    .filter((type) => type.startsWith('case.'))
const underLock = (orderId: string, work: (...given: LockGiven) => Promise<unknown>) =>
  inTransaction(async (tx) =>
    work(tx, systemActor('development'), await lockOrder(tx, systemActor('development'), orderId)),
  )
type LockGiven = [Parameters<typeof addCause>[0], ReturnType<typeof systemActor>, Awaited<ReturnType<typeof lockOrder>>]
const dispute = { origin: 'dispute', about: 'dp_1', content: 'The bank asks.' } as const

it('opens a case for a request for changes, which nobody outside sees, and closes it with the next delivery', async () => {
  const work = await delivered(3)
  bodyOf(await requestChanges(work))
  bodyOf(await requestChanges(work))
  const [opened, ...more] = await casesOf(work)
  expect(more).toEqual([])
  expect(opened).toMatchObject({ origin: 'change_request', kind: 'other', state: 'open', causes: [{ endedAt: null }] })
  expect(Math.round(((opened?.dueAt?.getTime() ?? 0) - Date.now()) / day)).toBe(7)
  expect(await shownTo('customer', work)).toEqual([])
  expect(await shownTo('researcher', work)).toEqual([])
  expect((await orderOf(work)).order.openCaseId).toBeUndefined()
  expect(
    await call(routeOf('answerCase'), 'POST', `/orders/${work.orderId}/cases/${opened?.id ?? ''}/answers`, {
      key: work.key,
      body: { content: 'Whose is it?' },
    }),
  ).toMatchObject({ status: 404 })
  await deliver(work)
  expect(await casesOf(work)).toMatchObject([
    { state: 'closed', outcome: 'delivered', closedByType: 'researcher', causes: [{ outcome: 'delivered' }] },
  ])
  expect(await caseEventsOf(work.orderId)).toEqual([])
  // All of the customer's days, as after every delivery.
  const { acceptanceEndsAt } = (await orderOf(work)).order
  expect(Math.round((Date.parse(acceptanceEndsAt ?? '') - Date.now()) / day)).toBe(14)
  // What nobody outside saw leaves no gap in what they count.
  const { reference } = bodyOf<CaseView>(await report(work), 201)
  expect(reference).toBe(`${(await orderOf(work)).order.number}/1`)
  expect((await casesOf(work)).map(({ number }) => number)).toEqual([-1, 1])
  // Operators alone read what each came from.
  expect(
    bodyOf(await call(routeOf('listAllCases'), 'GET', `/operator/orders/${work.orderId}/cases`, { key: operator })),
  ).toMatchObject([{ origin: 'change_request' }, { origin: 'report', kind: 'unreadable' }])
  const [shown] = await shownTo('customer', work)
  expect(shown).toMatchObject({ reference })
  expect(shown).not.toHaveProperty('origin')
})

it('becomes the customer’s case when they report something, and waits for an operator then', async () => {
  const work = await delivered()
  bodyOf(await requestChanges(work))
  const reported = bodyOf<CaseView>(await report(work), 201)
  expect(reported).toMatchObject({ kind: 'unreadable', openedBy: 'customer', content: 'Everything is black.' })
  expect((await orderOf(work)).order.openCaseId).toBe(reported.id)
  await deliver(work)
  const [row, ...more] = await casesOf(work)
  expect(more).toEqual([])
  expect(row).toMatchObject({ origin: 'report', state: 'open' })
  expect(row?.causes.map(({ origin, outcome }) => [origin, outcome])).toEqual([
    ['change_request', 'delivered'],
    ['report', null],
  ])
  expect((await orderOf(work)).order.acceptanceEndsAt).toBeUndefined()
  expect(await caseEventsOf(work.orderId)).toEqual(['case.opened'])
})

it('has one open case whatever comes at once', async () => {
  const work = await delivered()
  const joined = () => underLock(work.orderId, (tx, actor, order) => addCause(tx, actor, order, dispute))
  await Promise.all([report(work), requestChanges(work), joined(), joined(), report(work)])
  const [row, ...more] = await casesOf(work)
  expect(more).toEqual([])
  expect(row?.origin).toBe('report')
  expect(row?.causes.map(({ origin }) => origin).sort()).toEqual(['change_request', 'dispute', 'report'])
})

it('holds up no acceptance by itself, and outlives it where a bank still asks', async () => {
  const work = await delivered(15)
  await underLock(work.orderId, (tx, actor, order) => addCause(tx, actor, order, dispute))
  await completeSilentOrders()
  expect((await orderOf(work)).status).toBe('completed')
  expect(await casesOf(work)).toMatchObject([{ state: 'open' }])
  const over = { origins: ['dispute' as const], about: 'dp_1', outcome: 'dispute_won' as const }
  await underLock(work.orderId, (tx, actor, order) => endCause(tx, actor, order, { ...over, about: 'dp_2' }))
  expect(await casesOf(work)).toMatchObject([{ state: 'open' }])
  await underLock(work.orderId, (tx, actor, order) => endCause(tx, actor, order, over))
  expect(await casesOf(work)).toMatchObject([{ state: 'closed', outcome: 'dispute_won', sharedAt: null }])
  // The same dispute, heard of once more, opens nothing.
  await underLock(work.orderId, (tx, actor, order) => addCause(tx, actor, order, dispute))
  expect(await casesOf(work)).toHaveLength(1)
})

it('ends a report with the acceptance, as always; a dispute that it shared a case with goes on in one of its own', async () => {
  const work = await delivered()
  await underLock(work.orderId, (tx, actor, order) => addCause(tx, actor, order, dispute))
  const { id } = bodyOf<CaseView>(await report(work), 201)
  bodyOf(await call(routeOf('acceptOrder'), 'POST', `/orders/${work.orderId}/accept`, { key: work.key }))
  expect((await orderOf(work)).status).toBe('completed')
  expect(await shownTo('customer', work)).toMatchObject([{ id, state: 'closed', outcome: 'accepted' }])
  expect(await caseEventsOf(work.orderId)).toEqual(['case.opened', 'case.closed'])
  expect(await casesOf(work)).toMatchObject([
    { id, causes: [{ origin: 'report', outcome: 'accepted' }] },
    { origin: 'dispute', state: 'open', sharedAt: null, causes: [{ about: 'dp_1', endedAt: null, outcome: null }] },
  ])
})

it('shows a customer who reports something nothing of what the researcher had told Callslip alone', async () => {
  const work = await makeOrderInProgress()
  const path = `/research/orders/${work.orderId}/cases`
  const write = (to: string, content: string) =>
    call(routeOf(to === path ? 'openResearchCase' : 'answerResearchCase'), 'POST', to, {
      key: work.researcher.token,
      body: { content },
    })
  const { id } = bodyOf<CaseView>(await write(path, 'They ask for more.'), 201)
  bodyOf(await write(`${path}/${id}/answers`, 'And they are rude.'), 201)
  const body = { kind: 'late', content: 'I hear nothing.' }
  const mine = await call(routeOf('openCase'), 'POST', `/orders/${work.orderId}/cases`, { key: work.key, body })
  expect(bodyOf<CaseView>(mine, 201)).toMatchObject({ id, state: 'open', content: 'I hear nothing.', answers: [] })
  expect((await casesOf(work))[0]?.causes[0]?.content).toBe('They ask for more.\n\nAnd they are rude.')
})

it('opens a case for an order that is late by days, once for each promise, in production alone', async () => {
  const [late, early, sandbox] = [await makeOrderInProgress(), await makeOrderInProgress(), await makeOrderInProgress()]
  const promised = (days: number) => new Date(firstDay().getTime() - days * day)
  const promise = ({ orderId }: Work, days: number, environment: 'production' | 'development' = 'production') =>
    getDb().order.update({ where: { id: orderId }, data: { environment, estimatedCompletionDate: promised(days) } })
  await Promise.all([promise(late, 4), promise(early, 3), promise(sandbox, 40, 'development')])
  await Promise.all([openLateCases(), openLateCases()])
  expect(await casesOf(late)).toMatchObject([
    { origin: 'late', kind: 'late', environment: 'production', sharedAt: null, openedByType: 'system' },
  ])
  expect(await casesOf(early)).toEqual([])
  expect(await casesOf(sandbox)).toEqual([])
  await getDb().order.update({ where: { id: late.orderId }, data: { environment: 'development' } })
  await getDb().orderDocument.create({
    data: {
      ...{ id: `doc_${late.orderId}`, orderId: late.orderId, name: 'a.pdf', contentType: 'application/pdf' },
      ...{ sizeBytes: 9, sha256: 'a'.repeat(64), storageKey: 'none', uploadedById: 'res_x' },
    },
  })
  await deliver(late)
  expect(await casesOf(late)).toMatchObject([{ state: 'closed', outcome: 'delivered' }])
  await setStatus(late.orderId, 'in_progress')
  await promise(late, 4)
  await openLateCases()
  expect(await casesOf(late)).toHaveLength(1)
  // Another day was promised, and it has passed as well.
  await promise(late, 5)
  await openLateCases()
  expect(await casesOf(late)).toHaveLength(2)
})

it('takes a researcher’s complaint, which the customer reads once Callslip writes to both', async () => {
  const work = await makeOrderInProgress()
  const path = `/research/orders/${work.orderId}/cases`
  const complain = () =>
    call(routeOf('openResearchCase'), 'POST', path, {
      key: work.researcher.token,
      body: { content: 'They ask for more than was agreed.' },
    })
  const mine = bodyOf<CaseView>(await complain(), 201)
  expect(mine).toMatchObject({ openedBy: 'researcher', state: 'open' })
  expect(await complain()).toMatchObject({ status: 409, body: { code: 'case_exists', caseId: mine.id } })
  expect(await shownTo('researcher', work)).toEqual([mine])
  expect(await shownTo('customer', work)).toEqual([])
  expect(await caseEventsOf(work.orderId)).toEqual([])
  const answered = await call(
    routeOf('answerAnyCase'),
    'POST',
    `/operator/orders/${work.orderId}/cases/${mine.id}/answers`,
    {
      key: operator,
      body: { content: 'Only what was ordered is to be searched.' },
    },
  )
  bodyOf(answered, 201)
  expect(await shownTo('customer', work)).toMatchObject([{ id: mine.id, state: 'answered' }])
  expect((await orderOf(work)).order.openCaseId).toBeUndefined()
  expect(await caseEventsOf(work.orderId)).toEqual(['case.answered'])
  const stranger = await makeOrderInProgress()
  const foreign = await call(routeOf('openResearchCase'), 'POST', path, {
    key: stranger.researcher.token,
    body: { content: 'Not mine.' },
  })
  expect(foreign.status).toBe(404)
})
