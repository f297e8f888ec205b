import { expect, it } from 'vitest'
import { systemActor } from '#lib/actor.ts'
import { addCause } from '#lib/cases/add-cause.ts'
import type { CaseView } from '#lib/cases/schema.ts'
import type { CaseRowView, OperatorCaseView } from '#lib/casework/schema.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { lockOrder } from '#lib/orders/order-row.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import type { ResearchOrderView } from '#lib/researchers/schema.ts'
import { syncPayment } from '#lib/payments/sync-payment.ts'
import { call } from '#tools/testing/call.ts'
import { delivered } from '#tools/testing/delivered-order.ts'
import { makeToken, makeTokenOf } from '#tools/testing/fixtures.ts'
import { bodyOf, control, openMarket, paymentOf } from '#tools/testing/market.ts'
import { routeOf } from '#tools/testing/routes.ts'
import { runDueJobs } from '#tools/testing/run-jobs.ts'
import { makeResearcher, makeUser } from '#prisma/factories.ts'

const market = await openMarket()
const key = await makeToken('operator', { operatorRole: 'finance' })
const confirmed = { emailVerifiedAt: new Date() }
const [odile, camille, other] = await Promise.all([1, 2, 3].map(() => makeUser(getDb(), confirmed)))
await getDb().membership.create({ data: { userId: odile?.id ?? '', clientId: market.client.id, role: 'owner' } })
await getDb().researcher.update({ where: { id: market.researcher.id }, data: { userId: camille?.id ?? '' } })
await makeResearcher(getDb(), { userId: other?.id ?? '' })

const report = async (orderId: string) =>
  bodyOf<CaseView>(
    await call(routeOf('openCase'), 'POST', `/orders/${orderId}/cases`, {
      key: market.key,
      body: { kind: 'unreadable', content: 'Everything is black.' },
    }),
    201,
  )
const find = async (query: string) =>
  bodyOf<CaseRowView[]>(await call(routeOf('findCases'), 'GET', `/operator/cases?${query}`, { key }))
const get = async (id: string) =>
  bodyOf<OperatorCaseView>(await call(routeOf('getCase'), 'GET', `/operator/cases/${id}`, { key }))

it('follows a dispute from its beginning to its end', async () => {
  const { orderId } = await delivered(market)
  const { id, paymentIntentId } = await paymentOf(orderId)
  const { id: about } = (await control('POST', '/disputes', { payment_intent: paymentIntentId })) as { id: string }
  await syncPayment(id, { disputes: true })
  await syncPayment(id, { disputes: true })
  const [row] = await find(`q=${orderId}`)
  expect(row).toMatchObject({ origin: 'dispute', state: 'open', late: false, client: { id: market.client.id } })
  await control('POST', `/disputes/${about}`, { status: 'lost' })
  await syncPayment(id, { disputes: true })
  const view = await get(row?.id ?? '')
  expect(view).toMatchObject({ state: 'closed', outcome: 'dispute_lost', shared: false })
  expect(view.causes).toMatchObject([{ origin: 'dispute', outcome: 'dispute_lost' }])
  // Looked at again, it was decided when it was.
  const { updatedAt } = await getDb().dispute.findUniqueOrThrow({ where: { id: about } })
  await syncPayment(id, { disputes: true })
  expect(await getDb().dispute.findUniqueOrThrow({ where: { id: about } })).toMatchObject({ updatedAt })
})

it('finds cases by what they are, whose they are and what is late, a page at a time', async () => {
  const orders = [await delivered(market), await delivered(market), await delivered(market)]
  const cases: CaseView[] = []
  for (const { orderId } of orders) cases.push(await report(orderId))
  const ids = cases.map(({ id }) => id)
  const [first, , last] = cases
  await getDb().case.update({ where: { id: ids[1] ?? '' }, data: { dueAt: new Date(Date.now() - 1000) } })
  const found = async (query: string) => (await find(query)).map(({ id }) => id).filter((id) => ids.includes(id))
  expect(await found('')).toEqual(ids.toReversed())
  expect(await found('late=true')).toEqual([ids[1]])
  expect(await found('late=false')).toEqual([ids[2], ids[0]])
  // One of before there were targets is late, as the queue says.
  const put = (dueAt: Date | null) => getDb().case.update({ where: { id: ids[0] ?? '' }, data: { dueAt } })
  const { dueAt } = await getDb().case.findUniqueOrThrow({ where: { id: ids[0] ?? '' } })
  await put(null)
  expect(await found('late=true')).toEqual([ids[1], ids[0]])
  await put(dueAt)
  expect(await found('state=undecided&origin=report&kind=unreadable')).toHaveLength(3)
  for (const none of ['state=closed', 'state=answered', 'origin=late', 'kind=late'])
    expect([none, await found(none)]).toEqual([none, []])
  for (const q of [first?.id, first?.reference, first?.orderId, first?.reference.toLowerCase().replace(/\/.*/, '')])
    expect([q, await found(`q=${encodeURIComponent(q ?? '')}`)]).toEqual([q, [ids[0]]])
  for (const { name } of [market.client, market.researcher])
    expect(await found(`q=${encodeURIComponent(name.slice(1, -1))}`)).toHaveLength(3)
  expect(await found('q=nobody')).toEqual([])
  const page = await call(routeOf('findCases'), 'GET', '/operator/cases?limit=2', { key })
  expect(bodyOf<CaseRowView[]>(page).map(({ id }) => id)).toEqual([ids[2], ids[1]])
  expect((await found(`limit=2&startingAfter=${ids[1] ?? ''}`))[0]).toBe(ids[0])
  expect(await find(`startingAfter=${last?.id ?? ''}&order=asc`)).toEqual([])
  // Of the other environment.
  await getDb().case.update({ where: { id: ids[0] ?? '' }, data: { environment: 'production' } })
  expect(await found('')).toEqual([ids[2], ids[1]])
  expect((await call(routeOf('getCase'), 'GET', `/operator/cases/${ids[0] ?? ''}`, { key })).status).toBe(404)
})

it('has another researcher do it: all of the money back, the same asked for anew, and not of the first', async () => {
  const { orderId } = await delivered(market)
  const { id, reference } = await report(orderId)
  const body = { orderIds: [orderId], folder: 'Moreau', assigneeId: odile?.id, addLabels: ['heirs', 'urgent'] }
  bodyOf(await call(routeOf('fileOrders'), 'POST', '/orders/filing', { key: market.key, body }))
  await getDb().orderFiling.update({ where: { orderId }, data: { costCentre: '4711' } })
  const dispute = { origin: 'dispute', about: 'dp_1', content: 'The bank asks.' } as const
  const system = systemActor('development')
  await inTransaction(async (tx) => addCause(tx, system, await lockOrder(tx, system, orderId), dispute))
  await runDueJobs()
  const reason = 'The first researcher has fallen ill.'
  const replace = (expectedEffect: object) =>
    call(routeOf('replaceResearcher'), 'POST', `/operator/orders/${orderId}/cases/${id}/replace`, {
      key,
      body: { reason, expectedEffect },
    })
  expect(await replace({ kind: 'refund', amountMinor: 1 })).toMatchObject({ status: 409 })
  expect(await getDb().orderReplacement.count({ where: { replacesId: orderId } })).toBe(0)
  const decided = bodyOf<OperatorCaseView>(await replace({ kind: 'refund', amountMinor: 4675 }))
  expect(decided).toMatchObject({ state: 'closed', outcome: 'replaced', reason, order: { status: 'cancelled' } })
  expect((await replace({ kind: 'nothing' })).body).toMatchObject({ code: 'case_closed' })
  await runDueJobs()
  expect(await paymentOf(orderId)).toMatchObject({ status: 'refunded', refundedMinor: 4675, shareDueMinor: 0 })
  // The bank's question outlives the decision, in a case of its own.
  expect(await getDb().case.findMany({ where: { orderId, id: { not: id } }, include: { causes: true } })).toMatchObject(
    [{ origin: 'dispute', state: 'open', sharedAt: null, causes: [{ about: 'dp_1', endedAt: null, outcome: null }] }],
  )

  const placedId = decided.replacementOrderId ?? ''
  const before = bodyOf<OrderView>(await call(routeOf('getOrder'), 'GET', `/orders/${orderId}`, { key: market.key }))
  const placed = bodyOf<OrderView>(await call(routeOf('getOrder'), 'GET', `/orders/${placedId}`, { key: market.key }))
  expect(before.status).toBe('cancelled')
  const { repositoryName, documentType, location, instructions } = before.order
  expect(placed.order).toMatchObject({
    repositoryName,
    documentType,
    location,
    ...(instructions ? { instructions } : {}),
  })
  expect(placed.order.number).not.toBe(before.order.number)
  const { folder, costCentre, labels, assignee } = before.order
  expect(folder).toBe('Moreau')
  expect(placed.order).toMatchObject({ folder, costCentre, labels, assignee })
  // The first one finds it nowhere; anybody else does.
  const looks = async (userId: string) =>
    await call(routeOf('getResearchOrder'), 'GET', `/research/orders/${placedId}`, {
      key: await makeTokenOf(userId, 'researcher'),
    })
  expect((await looks(camille?.id ?? '')).status).toBe(404)
  expect(bodyOf<ResearchOrderView>(await looks(other?.id ?? ''))).toMatchObject({ id: placedId, status: 'open' })
  // The customer reads where it went on, the researcher doesn't.
  const [theirs] = bodyOf<CaseView[]>(
    await call(routeOf('listCases'), 'GET', `/orders/${orderId}/cases`, { key: market.key }),
  )
  expect(theirs).toMatchObject({ reference, outcome: 'replaced', replacementOrderId: placedId })

  const mails = await getDb().mail.findMany({ where: { orderId, notice: { in: ['case_closed', 'case_settled'] } } })
  expect(mails.map(({ recipient, text }) => [recipient, text.includes(reason)]).sort()).toEqual(
    [odile, camille].map((user) => [user?.email, true]).sort(),
  )
  const actions = await getDb().operatorAction.findMany({
    where: { targetId: { in: [orderId, placedId] } },
    orderBy: { createdAt: 'asc' },
    select: { action: true, reason: true },
  })
  expect(actions).toEqual(['case.close', 'order.cancel', 'order.place_again'].map((action) => ({ action, reason })))
})
