import { beforeAll, expect, it } from 'vitest'
import { systemActor } from '#lib/actor.ts'
import { cancelOrder } from '#lib/agreements/cancel-order.ts'
import { completeSilentOrders } from '#lib/agreements/complete-silent-orders.ts'
import { deliverOrder } from '#lib/agreements/deliver-order.ts'
import type { CaseView } from '#lib/cases/schema.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import type { EventView } from '#lib/events/schema.ts'
import { newId } from '#lib/ids.ts'
import { lockOrder } from '#lib/orders/order-row.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { call } from '#tools/testing/call.ts'
import { makeToken } from '#tools/testing/fixtures.ts'
import { bodyOf } from '#tools/testing/market.ts'
import {
  makeOfferOn,
  makeOrderInProgress,
  makeSignedInResearcher,
  setStatus,
} from '#tools/testing/order-in-progress.ts'
import { waitingOf } from '#tools/testing/queue.ts'
import { routeOf } from '#tools/testing/routes.ts'
import { waitFor } from '#tools/testing/wait-for.ts'
import { waitsForLock } from '#tools/testing/waits-for-lock.ts'

let operator: string
beforeAll(async () => {
  operator = await makeToken('operator', { operatorRole: 'support' })
})

type Work = Awaited<ReturnType<typeof makeOrderInProgress>>
const report = { kind: 'missing_pages', content: 'The entry goes on overleaf.' }
const day = 86_400_000

const open = ({ key, orderId }: Pick<Work, 'key' | 'orderId'>, body: object = report) =>
  call(routeOf('openCase'), 'POST', `/orders/${orderId}/cases`, { key, body })
const close = (orderId: string, caseId: string, body: object, key = operator) =>
  call(routeOf('closeCase'), 'POST', `/operator/orders/${orderId}/cases/${caseId}/close`, { key, body })
const answer = (operation: string, prefix: string, { orderId, id }: Pick<CaseView, 'orderId' | 'id'>, key: string) =>
  call(routeOf(operation), 'POST', `${prefix}/orders/${orderId}/cases/${id}/answers`, {
    key,
    body: { content: `Said by ${operation}.` },
  })
const sendBack = ({ key, orderId }: Work) =>
  call(routeOf('requestChanges'), 'POST', `/orders/${orderId}/request-changes`, {
    key,
    body: { message: 'The last page is missing.' },
  })
const accept = ({ key, orderId }: Work) => call(routeOf('acceptOrder'), 'POST', `/orders/${orderId}/accept`, { key })
const orderOf = async ({ key, orderId }: Pick<Work, 'key' | 'orderId'>) =>
  bodyOf<OrderView>(await call(routeOf('getOrder'), 'GET', `/orders/${orderId}`, { key }))
const casesOf = async ({ key, orderId }: Work) =>
  bodyOf<CaseView[]>(await call(routeOf('listCases'), 'GET', `/orders/${orderId}/cases`, { key }))

async function delivered(daysAgo = 0) {
  const work = await makeOrderInProgress()
  await setStatus(work.orderId, 'delivered')
  await getDb().order.update({
    where: { id: work.orderId },
    data: { deliveredAt: new Date(Date.now() - daysAgo * day) },
  })
  return work
}
const opened = async (work: Work) => bodyOf<CaseView>(await open(work), 201)
const typesOf = async (orderId: string) =>
  (await getDb().event.findMany({ where: { orderId }, orderBy: { sequence: 'asc' } })).map(({ type }) => type)

it('opens one case at a time, which holds up the acceptance by silence until it is decided', async () => {
  const work = await delivered(15)
  const document = { id: newId('document'), orderId: work.orderId, name: 'a.pdf', contentType: 'application/pdf' }
  await getDb().orderDocument.create({
    data: { ...document, sizeBytes: 9, sha256: 'a'.repeat(64), storageKey: 'none', uploadedById: 'res_x' },
  })
  expect((await open(work, { ...report, documentIds: [newId('document')] })).body).toMatchObject({
    code: 'invalid_request',
    details: [{ field: 'documentIds' }],
  })
  const view = bodyOf<CaseView>(await open(work, { ...report, documentIds: [document.id, document.id] }), 201)
  expect(view).toMatchObject({ ...report, state: 'open', documentIds: [document.id], answers: [] })
  expect(await open(work)).toMatchObject({ status: 409, body: { code: 'case_exists', caseId: view.id } })
  const { order } = await orderOf(work)
  expect(order).toMatchObject({ openCaseId: view.id })
  expect(order.acceptanceEndsAt).toBeUndefined()
  expect(view.reference).toBe(`${order.number}/1`)

  await completeSilentOrders()
  expect((await orderOf(work)).status).toBe('delivered')
  bodyOf(await close(work.orderId, view.id, { outcome: 'nothing_to_do', reason: 'The register ends there.' }))
  const after = await orderOf(work)
  expect(after.order.openCaseId).toBeUndefined()
  // One day less than none was left: three days are the least.
  const left = Date.parse(after.order.acceptanceEndsAt ?? '') - Date.now()
  expect(left).toBeGreaterThan(2.9 * day)
  expect(left).toBeLessThan(3.1 * day)
  await completeSilentOrders()
  expect((await orderOf(work)).status).toBe('delivered')
  await getDb().order.update({
    where: { id: work.orderId },
    data: { acceptanceNotBefore: new Date(Date.now() - 1000) },
  })
  await completeSilentOrders()
  expect((await orderOf(work)).status).toBe('completed')
  expect((await typesOf(work.orderId)).slice(-3)).toEqual(['case.opened', 'case.closed', 'order.completed'])
})

it('holds up the acceptance by silence while the client is shut out, and leaves three days at the least after that; not for ever', async () => {
  const work = await delivered(15)
  const { clientId } = await getDb().order.findUniqueOrThrow({ where: { id: work.orderId } })
  const stand = (status: 'active' | 'suspended') => getDb().client.update({ where: { id: clientId }, data: { status } })
  await stand('suspended')
  for (let i = 0; i < 2; i += 1) await completeSilentOrders()
  await stand('active')
  await completeSilentOrders()
  const { status, order } = await orderOf(work)
  expect(status).toBe('delivered')
  const left = Date.parse(order.acceptanceEndsAt ?? '') - Date.now()
  expect(left).toBeGreaterThan(3 * day)
  expect(left).toBeLessThan(4.1 * day)
  // Who has most of their days left loses none and gains none.
  const fresh = await delivered(2)
  const { clientId: other } = await getDb().order.findUniqueOrThrow({ where: { id: fresh.orderId } })
  await getDb().client.update({ where: { id: other }, data: { status: 'suspended' } })
  await completeSilentOrders()
  expect(await getDb().order.findUniqueOrThrow({ where: { id: fresh.orderId } })).toMatchObject({
    status: 'delivered',
    acceptanceNotBefore: null,
  })

  await stand('suspended')
  const dates = { deliveredAt: new Date(Date.now() - 61 * day), acceptanceNotBefore: new Date(Date.now() - 1000) }
  await getDb().order.update({ where: { id: work.orderId }, data: dates })
  await completeSilentOrders()
  await stand('active')
  expect((await orderOf(work)).status).toBe('completed')
})

it('lets what is left of the days go on afterwards', async () => {
  const work = await delivered(4)
  const { id } = await opened(work)
  await getDb().case.update({ where: { id }, data: { openedAt: new Date(Date.now() - 2 * day) } })
  bodyOf(await close(work.orderId, id, { outcome: 'nothing_to_do', reason: 'It is all there.' }))
  const left = Date.parse((await orderOf(work)).order.acceptanceEndsAt ?? '') - Date.now()
  expect(Math.round(left / day)).toBe(12)
})

it('ends the wait for changes where operators decide that the delivery stays, and lets the days go on', async () => {
  const work = await delivered(4)
  bodyOf(await sendBack(work))
  const [row] = await getDb().case.findMany({ where: { orderId: work.orderId } })
  const { order: sentBack } = await orderOf(work)
  expect(sentBack.reviewState).toBe('changes_requested')
  expect(sentBack).not.toHaveProperty('acceptanceEndsAt')
  bodyOf(await close(work.orderId, row?.id ?? '', { outcome: 'nothing_to_do', reason: 'It is all there.' }))
  const { order } = await orderOf(work)
  expect(order.reviewState).toBeUndefined()
  expect(Math.round((Date.parse(order.acceptanceEndsAt ?? '') - Date.now()) / day)).toBe(10)
  await getDb().order.update({
    where: { id: work.orderId },
    data: { deliveredAt: new Date(Date.now() - 15 * day), acceptanceNotBefore: new Date(Date.now() - 1000) },
  })
  await completeSilentOrders()
  expect((await orderOf(work)).status).toBe('completed')
})

it.each([true, false])('watches what an operator asked for anew (sent back before: %s)', async (sentBack) => {
  const work = await delivered()
  if (sentBack) bodyOf(await sendBack(work))
  const [open] = await getDb().case.findMany({ where: { orderId: work.orderId } })
  const id = open?.id ?? (await opened(work)).id
  bodyOf(await close(work.orderId, id, { outcome: 'redo_asked', reason: 'Please add the page.' }))
  const watched = async () => getDb().case.findMany({ where: { orderId: work.orderId, state: { not: 'closed' } } })
  expect(await watched()).toMatchObject([{ origin: 'change_request', sharedAt: null, dueAt: expect.any(Date) }])
  expect((await orderOf(work)).order).toMatchObject({ reviewState: 'changes_requested' })
  expect((await casesOf(work)).map(({ state }) => state)).toEqual(['closed'])
  await inTransaction((tx) =>
    deliverOrder(tx, work.researcher.actor, work.orderId, { outcome: 'not_found', report: 'No.' }),
  )
  expect(await watched()).toEqual([])
})

it('has one winner where the days end in the moment of the report', async () => {
  for (let round = 0; round < 5; round += 1) {
    const work = await delivered(15)
    const [reply] = await Promise.all([open(work), completeSilentOrders()])
    const { status, order } = await orderOf(work)
    const types = await typesOf(work.orderId)
    // Either way the report stands: an order that was just completed can be complained about too.
    expect(reply.status).toBe(201)
    expect(order.openCaseId).toBeDefined()
    expect(types.filter((type) => type === 'case.opened')).toHaveLength(1)
    if (status === 'completed') expect(types.indexOf('order.completed')).toBeLessThan(types.indexOf('case.opened'))
    else expect(types).not.toContain('order.completed')
  }
})

it('completes nothing whose customer has asked for changes while it waited for the order', async () => {
  const work = await delivered(15)
  const { completing } = await inTransaction(async (tx) => {
    await lockOrder(tx, systemActor('development'), work.orderId)
    const begun = completeSilentOrders()
    await waitFor('the completion waits for the order', 10_000, waitsForLock, 5)
    await tx.order.update({ where: { id: work.orderId }, data: { reviewState: 'changes_requested' } })
    return { completing: begun }
  })
  await completing
  expect((await orderOf(work)).status).toBe('delivered')
})

it('opens one case however many ask at once', async () => {
  const work = await delivered()
  const replies = await Promise.all(Array.from({ length: 8 }, () => open(work)))
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409, 409, 409])
  expect(await casesOf(work)).toHaveLength(1)
})

it('takes reports only while there is something to report', async () => {
  const work = await makeOrderInProgress()
  expect((await open(work)).body).toMatchObject({ code: 'order_state_conflict', status: 'in_progress' })
  const late = bodyOf<CaseView>(await open(work, { kind: 'late', content: 'Two weeks over.' }), 201)
  bodyOf(await close(work.orderId, late.id, { outcome: 'nothing_to_do', reason: 'It comes tomorrow.' }))
  const completed = (daysAgo: number) =>
    getDb().order.update({
      where: { id: work.orderId },
      data: { status: 'completed', outcome: 'found', completedAt: new Date(Date.now() - daysAgo * day) },
    })
  await completed(31)
  expect((await open(work)).body).toMatchObject({ code: 'order_state_conflict' })
  await completed(29)
  expect(await opened(work)).toMatchObject({ state: 'open' })
  for (const status of ['submitted', 'open', 'awaiting_payment', 'confirmed', 'withdrawn', 'cancelled'] as const) {
    const other = await makeOrderInProgress()
    await setStatus(other.orderId, status)
    expect(await open(other, { kind: 'late', content: 'Late.' })).toMatchObject({ status: 409 })
  }
})

it('is written in by everybody whom it concerns, and read by nobody else', async () => {
  const work = await delivered()
  const view = await opened(work)
  const stranger = await makeSignedInResearcher('Somebody Else')
  await getDb().order.update({ where: { id: work.orderId }, data: { status: 'open' } })
  await makeOfferOn(work.orderId, stranger.actor)
  await setStatus(work.orderId, 'delivered')
  const own = work.researcher.token
  expect(bodyOf(await answer('answerResearchCase', '/research', view, own), 201)).toMatchObject({ state: 'answered' })
  expect(bodyOf(await answer('answerCase', '', view, work.key), 201)).toMatchObject({ state: 'open' })
  const last = bodyOf<CaseView>(await answer('answerAnyCase', '/operator', view, operator), 201)
  expect(last.answers.map(({ from }) => from)).toEqual(['researcher', 'customer', 'callslip'])
  const path = `/research/orders/${work.orderId}/cases`
  expect((await call(routeOf('listResearchCases'), 'GET', path, { key: own })).body).toEqual([last])
  expect((await call(routeOf('listResearchCases'), 'GET', path, { key: stranger.token })).body).toEqual([])
  expect(await answer('answerResearchCase', '/research', view, stranger.token)).toMatchObject({ status: 404 })
  const other = await delivered()
  expect(await answer('answerCase', '', view, other.key)).toMatchObject({ status: 404 })
  expect(await answer('answerCase', '', { ...view, orderId: other.orderId }, other.key)).toMatchObject({ status: 404 })
})

it('is answered by Callslip for its customer, whichever operator did; operators read who', async () => {
  const work = await delivered()
  bodyOf(await answer('answerAnyCase', '/operator', await opened(work), operator), 201)
  const actorIn = async (operation: string, path: string, key: string) =>
    bodyOf<EventView[]>(await call(routeOf(operation), 'GET', path, { key })).find(
      ({ type }) => type === 'case.answered',
    )?.actor
  const path = `/orders/${work.orderId}/events`
  const callslip = { type: 'operator', id: 'callslip', name: 'Callslip' }
  expect(await actorIn('listEvents', path, work.key)).toEqual(callslip)
  expect(await actorIn('listAccountEvents', '/events?limit=100', work.key)).toEqual(callslip)
  const { actorId: id, actorName: name } = await getDb().event.findFirstOrThrow({
    where: { orderId: work.orderId, type: 'case.answered' },
  })
  expect(name).not.toBe('Callslip')
  expect(await actorIn('listAllEvents', `/operator${path}`, operator)).toEqual({ type: 'operator', id, name })
})

it('stands in the queue until it is closed, and in the audit log from then on', async () => {
  const work = await delivered()
  const view = await opened(work)
  const queue = async () => (await waitingOf('cases', operator)).map(({ thing }) => thing)
  expect((await queue()).find(({ caseId }) => caseId === view.id)).toMatchObject({
    reference: view.reference,
    kind: 'missing_pages',
    researcher: { name: 'Camille Laurent' },
  })
  const redo = { outcome: 'redo_asked', reason: 'Please add the page.' }
  expect(bodyOf(await close(work.orderId, view.id, redo))).toMatchObject({ state: 'closed', ...redo })
  expect(await close(work.orderId, view.id, redo)).toMatchObject({ status: 409, body: { code: 'case_closed' } })
  expect(await answer('answerCase', '', view, work.key)).toMatchObject({ status: 409, body: { code: 'case_closed' } })
  expect((await queue()).map(({ caseId }) => caseId)).not.toContain(view.id)
  expect((await orderOf(work)).order.reviewState).toBe('changes_requested')
  expect(
    await getDb().operatorAction.findMany({
      where: { targetId: work.orderId },
      select: { action: true, reason: true },
    }),
  ).toEqual([{ action: 'case.close', reason: 'Please add the page.' }])
  await inTransaction((tx) =>
    deliverOrder(tx, work.researcher.actor, work.orderId, { outcome: 'not_found', report: 'No.' }),
  )
  expect((await orderOf(work)).order.reviewState).toBeUndefined()
})

it('ends with the order, whichever way that ends', async () => {
  const accepted = await delivered()
  await opened(accepted)
  bodyOf(await accept(accepted))
  expect(await casesOf(accepted)).toMatchObject([{ state: 'closed', outcome: 'accepted' }])
  expect((await orderOf(accepted)).order.openCaseId).toBeUndefined()
  const cancelled = await delivered()
  await opened(cancelled)
  await inTransaction((tx) => cancelOrder(tx, systemActor('development'), cancelled.orderId, 'The archive burnt.'))
  expect(await casesOf(cancelled)).toMatchObject([{ state: 'closed', outcome: 'order_ended' }])
})
