import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { caseOrigins } from '#lib/cases/state.ts'
import { dueAtOf } from '#lib/cases/targets.ts'
import type { CaseRowView } from '#lib/casework/schema.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import type { ActionView } from '#lib/operators/actions-schema.ts'
import { placeOrder } from '#lib/orders/place-order.ts'
import { placeOrderInput } from '#lib/orders/schema.ts'
import { countKinds } from '#lib/queue/count-queue.ts'
import { findWaiting } from '#lib/queue/find-waiting.ts'
import type { QueueKind } from '#lib/queue/kinds.ts'
import type { QueueCounts, WorkItemView } from '#lib/queue/schema.ts'
import { encrypt } from '#lib/secrets.ts'
import { fromDbDate, toDbDate } from '#lib/text.ts'
import type { OperatorRole } from '#lib/users/operator-roles.ts'
import { customerActor, makeClient, makeResearcher, makeUser } from '#prisma/factories.ts'
import { call } from '#tools/testing/call.ts'
import { makeTokenOf, orderBody } from '#tools/testing/fixtures.ts'
import { bodyOf, openMarket, paid, paymentOf, type Market } from '#tools/testing/market.ts'
import { waitingOf } from '#tools/testing/queue.ts'
import { routeOf } from '#tools/testing/routes.ts'

const base = 'http://localhost:3000/production/api'
const hourMs = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * hourMs)

type Operator = { id: string; name: string; token: string; sandbox: string }
const hire = async (operatorRole: OperatorRole, name: string): Promise<Operator> => {
  const { id } = await makeUser(getDb(), { operatorRole, name })
  const token = await makeTokenOf(id, 'operator', { environment: 'production' })
  return { id, name, token, sandbox: await makeTokenOf(id, 'operator') }
}
let [ada, ben, market]: [Operator, Operator, Market] = [undefined, undefined, undefined] as never // made below
beforeAll(async () => {
  ada = await hire('admin', 'Ada')
  ben = await hire('support', 'Ben')
  market = await openMarket()
})
beforeEach(() => getDb().order.updateMany({ where: { status: 'submitted' }, data: { status: 'withdrawn' } }))

const send = (deed: string, body: Record<string, unknown>, { token }: Operator = ada) =>
  call(routeOf(`${deed}Item`), 'POST', `/operator/queue/${deed}`, { key: token, body, base })
const counts = async ({ token }: Operator = ada) =>
  bodyOf<QueueCounts>(await call(routeOf('countQueue'), 'GET', '/operator/queue/counts', { key: token, base }))
const countOf = async (kind: QueueKind) => (await counts()).kinds.find((one) => one.kind === kind)

/** An order that waits to be opened, placed some hours ago. */
async function place(hours = 0, { clientName = 'Moreau Genealogy', ...more }: Record<string, unknown> = {}) {
  const client = await makeClient(getDb(), { name: String(clientName), productionState: 'enabled' })
  const input = placeOrderInput.parse({ ...orderBody, ...more })
  const { id } = await inTransaction((tx) => placeOrder(tx, customerActor(client, 'production'), input))
  await getDb().order.update({ where: { id }, data: { createdAt: ago(hours) } })
  return id
}
const orders = async (search = '') =>
  (await waitingOf('orders', ada.token, { search, base })).map(({ targetId }) => targetId)

async function troubled() {
  const [disputed, expiring, unpaid, refused] = [
    await paid(market),
    await paid(market),
    await paid(market),
    await paid(market),
  ]
  const { id: paymentId } = await paymentOf(disputed.orderId)
  const dispute = { id: newId('refund'), paymentId, status: 'needs_response', reason: 'fraudulent', refundable: false }
  const dueBy = new Date(Date.now() + 72 * hourMs)
  await getDb().dispute.create({ data: { ...dispute, amountMinor: 4675, currency: 'EUR', dueBy, createdAt: ago(1) } })
  const soon = new Date(Date.now() + hourMs)
  await getDb().payment.updateMany({ where: { orderId: expiring.orderId }, data: { captureBefore: soon } })
  await getDb().payment.updateMany({ where: { orderId: unpaid.orderId }, data: { status: 'expired' } })
  const delivered = { status: 'delivered', outcome: 'found', uncollectedSince: ago(2), deliveredAt: ago(30) } as const
  await getDb().order.update({ where: { id: unpaid.orderId }, data: delivered })
  await getDb().payment.updateMany({
    where: { orderId: refused.orderId },
    data: { shareDueMinor: 5, shareRefusedAt: ago(2), status: 'captured' },
  })
  return { disputed, expiring, unpaid, refused }
}

describe('what waits', () => {
  it('follows from the things themselves, by their kind, and is gone once it is dealt with', async () => {
    const orderId = await place()
    const client = await makeClient(getDb(), { productionState: 'requested', productionAnswers: { useCase: 'Births' } })
    const researcher = await makeResearcher(getDb(), { status: 'pending' })
    const endpoint = await getDb().webhookEndpoint.create({
      data: {
        id: newId('webhookEndpoint'),
        clientId: client.id,
        environment: 'production',
        url: 'https://example.com/hook',
        secretEncrypted: encrypt('x'),
        failingSince: new Date(),
      },
    })
    const late = await place()
    const promised = { status: 'confirmed', estimatedCompletionDate: new Date('2026-01-01') } as const
    await getDb().order.update({ where: { id: late }, data: promised })
    const find = (kind: QueueKind) => waitingOf(kind, ada.token, { base })
    expect(await find('orders')).toMatchObject([{ targetId: orderId, late: false, thing: { id: orderId } }])
    expect(await find('production')).toMatchObject([
      { targetId: client.id, thing: { productionAnswers: { useCase: 'Births' } } },
    ])
    expect(await find('researchers')).toMatchObject([{ targetId: researcher.id }])
    expect(await find('endpoints')).toMatchObject([{ targetId: endpoint.id, thing: { client: { id: client.id } } }])
    // Nothing is sent to it, and only its client resumes it.
    await getDb().webhookEndpoint.update({ where: { id: endpoint.id }, data: { status: 'paused' } })
    expect(await find('endpoints')).toEqual([])
    await getDb().webhookEndpoint.update({ where: { id: endpoint.id }, data: { status: 'active' } })
    expect(await find('overdue')).toMatchObject([
      { targetId: late, late: true, due: '2026-01-02T12:00:00.000Z', thing: { dueDate: '2026-01-01' } },
    ])
    await getDb().order.updateMany({ where: { id: { in: [orderId, late] } }, data: { status: 'open' } })
    await getDb().client.update({ where: { id: client.id }, data: { productionState: 'enabled' } })
    await getDb().researcher.update({ where: { id: researcher.id }, data: { status: 'approved' } })
    await getDb().webhookEndpoint.update({ where: { id: endpoint.id }, data: { failingSince: null } })
    expect((await counts()).kinds.map(({ count }) => count)).toEqual(Array.from({ length: 9 }, () => 0))
  })

  it('has what is overdue by the promised day and id, page by page and either way', async () => {
    const days = ['2026-01-03', '2026-01-01', '2026-01-03', '2026-01-02', '2026-01-03']
    const promised = []
    for (const day of days) {
      const id = await place()
      const data = { status: 'confirmed', estimatedCompletionDate: new Date(day) } as const
      await getDb().order.update({ where: { id }, data })
      promised.push({ id, day })
    }
    const expected = promised.toSorted((a, b) => a.day.localeCompare(b.day) || a.id.localeCompare(b.id))
    for (const sort of ['due', 'since'])
      for (const order of ['asc', 'desc']) {
        const walked: string[] = []
        for (let after = ''; ;) {
          const search = `&sort=${sort}&order=${order}&limit=1${after}`
          const [item] = await waitingOf('overdue', ada.token, { base, search })
          if (!item) break
          walked.push(item.targetId)
          after = `&startingAfter=${item.id}`
        }
        const ids = expected.map(({ id }) => id)
        expect([sort, order, walked]).toEqual([sort, order, order === 'asc' ? ids : ids.toReversed()])
      }
    await getDb().order.updateMany({
      where: { id: { in: promised.map(({ id }) => id) } },
      data: { status: 'open' },
    })
  })

  it('has payments by their own deadlines, those that are late first', async () => {
    const { disputed, expiring, unpaid, refused } = await troubled()
    const key = ada.sandbox
    const found = await waitingOf('payments', key)
    expect(found.map(({ late, thing: { orderId, trouble } }) => [orderId, trouble, late])).toEqual([
      [unpaid.orderId, 'unpaid', true],
      [expiring.orderId, 'expiring', false],
      [refused.orderId, 'owed', false],
      [disputed.orderId, 'disputed', false],
    ])
    const one = await waitingOf('payments', key, { search: '&limit=2' })
    const rest = await waitingOf('payments', key, { search: `&limit=2&startingAfter=${one.at(-1)?.id}` })
    expect([...one, ...rest]).toEqual(found)
    const bySince = await waitingOf('payments', key, { search: '&sort=since&order=desc' })
    expect(bySince.map(({ thing: { trouble } }) => trouble)).toEqual(['expiring', 'disputed', 'owed', 'unpaid'])
    const { number } = await getDb().order.findUniqueOrThrow({ where: { id: disputed.orderId } })
    for (const q of [number, disputed.paymentIntentId, found.at(-1)?.targetId])
      expect([q, (await waitingOf('payments', key, { search: `&q=${q}` })).map(({ targetId }) => targetId)]).toEqual([
        q,
        [found.at(-1)?.targetId],
      ])
    const by = ({ name }: { name: string }) =>
      waitingOf('payments', key, { search: `&q=${encodeURIComponent(name.slice(1).toUpperCase())}` })
    expect([await by(market.researcher), await by(market.rival)]).toEqual([found, []])
    // What waits in the other environment is a number.
    expect((await counts()).elsewhere).toBe(4)
  })

  it('has cases by the target of what each came from, late when Cases says so', async () => {
    const openedAt = ago(24 * 2 + 1)
    const dueOf = new Map<string, string>()
    for (const origin of caseOrigins) {
      const [id, orderId] = [newId('case'), await place()]
      const dueAt = dueAtOf(origin, openedAt)
      const by = { openedByType: 'system', openedById: 'callslip' } as const
      const data = { id, orderId, origin, kind: 'other', content: 'Wrong.', openedAt, dueAt, ...by } as const
      await getDb().case.create({ data: { ...data, environment: 'production', number: 1 } })
      dueOf.set(id, dueAt.toISOString())
    }
    const found = await waitingOf('cases', ada.token, { base })
    expect(new Map(found.map(({ targetId, due }) => [targetId, due]))).toEqual(dueOf)
    const dues = found.map(({ due }) => due)
    expect(dues).toEqual(dues.toSorted())
    const inCases = async (search = '') =>
      bodyOf<CaseRowView[]>(
        await call(routeOf('findCases'), 'GET', `/operator/cases?order=asc${search}`, { key: ada.token, base }),
      ).map(({ id, origin, dueAt }) => [id, origin, dueAt])
    const inQueue = async (search: string) =>
      (await waitingOf('cases', ada.token, { base, search })).map(({ targetId, due, thing }) => [
        targetId,
        thing.origin,
        due,
      ])
    expect(await inQueue('&sort=since')).toEqual(await inCases())
    const late = await inQueue('&late=true')
    expect(late.map(([, origin]) => origin).toSorted()).toEqual([
      'operator_complaint',
      'report',
      'researcher_complaint',
    ])
    expect(late.toSorted()).toEqual((await inCases('&late=true')).toSorted())
    expect(await countOf('cases')).toMatchObject({ count: 6, late: 3 })
    const [first] = await waitingOf('cases', ada.token, { base, search: '&limit=1' })
    expect(await waitingOf('cases', ada.token, { base, search: `&startingAfter=${first?.id}` })).toEqual(found.slice(1))
    await getDb().case.deleteMany()
  })

  it('is counted with its age and what of it is late, and leaves the sandbox’s orders alone', async () => {
    const oldest = await place(24 * 5)
    await place(24 * 4)
    await place()
    await inTransaction((tx) =>
      placeOrder(tx, market.actor, placeOrderInput.parse({ ...orderBody, instructions: 'sandbox:manual' })),
    )
    const { createdAt } = await getDb().order.findUniqueOrThrow({ where: { id: oldest } })
    expect(await countOf('orders')).toEqual({
      kind: 'orders',
      ...{ count: 3, more: false, late: 2, mine: 0, oldestSince: createdAt.toISOString(), workingHours: 4 },
    })
    expect((await counts()).sandboxOrders).toBe(1)
    expect(await waitingOf('orders', ada.sandbox)).toEqual([])
    expect(await orders('&late=true')).toHaveLength(2)
  })

  it('is late where it has waited exactly as long, as what came when a day opened has until the next one does', async () => {
    const targetId = await place()
    const { createdAt: cutoff } = await getDb().order.findUniqueOrThrow({ where: { id: targetId } })
    const page = { sort: 'due', order: 'asc', limit: 10 } as const
    expect(await findWaiting(getDb(), 'orders', 'production', cutoff, { late: true }, page)).toMatchObject([
      { targetId },
    ])
    const counted = await countKinds(getDb(), [{ kind: 'orders', cutoff }], 'production', ada.id)
    expect(counted).toMatchObject([{ n: 1, late: 1 }])
  })

  it('is paged without gaps while it changes, and found by whatever names it', async () => {
    const [first, second, third, fourth] = [
      await place(3, { clientName: 'Quillfeather' }),
      await place(2, { externalOrderRef: 'KRU-7001', customerName: 'jeanne@family.example' }),
      await place(1, { repositoryName: 'Stadtarchiv Worms' }),
      await place(),
    ]
    const items = await waitingOf('orders', ada.token, { search: '&limit=2', base })
    expect(items.map(({ targetId }) => targetId)).toEqual([first, second])
    expect(await orders(`&limit=2&startingAfter=${items.at(-1)?.id}`)).toEqual([third, fourth])
    // Somebody opens the last one of the page meanwhile.
    await getDb().order.update({ where: { id: second }, data: { status: 'open' } })
    expect(await orders(`&limit=2&startingAfter=${items.at(-1)?.id}`)).toEqual([third, fourth])
    await getDb().order.update({ where: { id: second }, data: { status: 'submitted' } })
    expect(await orders('&order=desc')).toEqual([fourth, third, second, first])
    const { number } = await getDb().order.findUniqueOrThrow({ where: { id: third } })
    for (const [q, id] of [
      ['quillf', first],
      ['KRU-7001', second],
      ['Jeanne@family.example', second],
      ['Worms', third],
      [number.toLowerCase(), third],
      [fourth, fourth],
    ])
      expect([q, await orders(`&q=${q}`)]).toEqual([q, [id]])
    const refusal = await call(routeOf('listQueue'), 'GET', '/operator/queue/items?kind=orders&startingAfter=x', {
      key: ada.token,
      base,
    })
    expect(refusal).toMatchObject({ status: 400, body: { details: [{ field: 'startingAfter' }] } })
  })
})

describe('an item', () => {
  const item = (targetId: string) => ({ kind: 'orders', targetId })

  it('is had by one of all who claim it at once; the others are told by whom', async () => {
    const id = await place()
    const replies = await Promise.all([ada, ben, ada, ben, ben, ada].map((who) => send('claim', item(id), who)))
    const [one] = await waitingOf('orders', ada.token, { base })
    const winner = one?.assignee
    expect([ada.id, ben.id]).toContain(winner?.id)
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409])
    for (const { status, body } of replies)
      if (status === 409) expect(body).toMatchObject({ code: 'operator_conflict', assignee: winner })
    expect(await getDb().operatorAction.count({ where: { targetId: id, action: 'work.claim' } })).toBe(1)
    expect((await countOf('orders'))?.mine).toBe(winner?.id === ada.id ? 1 : 0)
  })

  it('is given only to who may deal with it, left to others, and nobody’s once its operator is none', async () => {
    const id = await place()
    const client = await makeClient(getDb(), { productionState: 'requested' })
    const give = (body: Record<string, unknown>, who = ada) => send('assign', body, who)
    expect(await give({ ...item(id), operatorId: ben.id })).toMatchObject({
      status: 200,
      body: { assignee: { name: 'Ben' } },
    })
    expect(await orders('&assignee=me')).toEqual([])
    expect(await orders(`&assignee=${ben.id}`)).toEqual([id])
    expect(await orders('&assignee=nobody')).toEqual([])
    const production = { kind: 'production', targetId: client.id }
    expect(await give({ ...production, operatorId: ben.id })).toMatchObject({
      status: 409,
      body: { code: 'operator_conflict' },
    })
    expect(await send('claim', production, ben)).toMatchObject({
      status: 403,
      body: { requiredScope: 'operator:admin' },
    })
    expect(await give({ ...item(id), operatorId: newId('user') })).toMatchObject({ status: 400 })
    expect(await send('claim', item(newId('order')))).toMatchObject({ status: 404 })
    const released = bodyOf<WorkItemView>(await send('release', item(id)))
    expect(released).toEqual(item(id))
    const eva = await hire('support', 'Eva')
    bodyOf(await send('claim', item(id), eva))
    await getDb().user.update({ where: { id: eva.id }, data: { operatorRole: null } })
    expect(await orders('&assignee=nobody')).toEqual([id])
    bodyOf(await send('claim', item(id), ben))
    const log = bodyOf<ActionView[]>(
      await call(routeOf('listActions'), 'GET', `/operator/actions?about=${id}&kind=work`, { key: ada.token, base }),
    )
    expect(log.map(({ action, actor }) => [action, actor.name])).toEqual([
      ['work.claim', 'Ben'],
      ['work.claim', 'Eva'],
      ['work.release', 'Ada'],
      ['work.assign', 'Ada'],
    ])
  })

  it('sleeps until its time and comes back by itself, and at once where somebody wakes it', async () => {
    const id = await place()
    const until = (hours: number) => ({ ...item(id), until: ago(-hours).toISOString() })
    expect(await send('snooze', until(-1))).toMatchObject({ status: 400, body: { details: [{ field: 'until' }] } })
    expect(await send('snooze', until(24 * 15))).toMatchObject({ status: 400, body: { details: [{ field: 'until' }] } })
    bodyOf(await send('snooze', until(24 * 13)))
    expect([await orders(), await orders('&snoozed=true')]).toEqual([[], [id]])
    expect(await countOf('orders')).toMatchObject({ count: 0, late: 0 })
    bodyOf(await send('wake', item(id)))
    expect([await orders(), await orders('&snoozed=true')]).toEqual([[id], []])
    bodyOf(await send('snooze', until(1)))
    await getDb().workItem.updateMany({ where: { targetId: id }, data: { snoozedUntil: ago(0.01) } })
    const [back] = await waitingOf('orders', ada.token, { base })
    expect(back).not.toHaveProperty('snoozedUntil')
  })

  it('is in sight where it waits for something that came after it was put off', async () => {
    const id = await place()
    const late = (daysAgo: number) =>
      getDb().order.update({
        where: { id },
        data: { status: 'in_progress', estimatedCompletionDate: toDbDate(fromDbDate(ago(24 * daysAgo))) },
      })
    const overdue = async (search = '') =>
      (await waitingOf('overdue', ada.token, { base, search })).filter(({ targetId }) => targetId === id)
    await late(5)
    const before = (await countOf('overdue'))?.count ?? 0
    const asleep = { kind: 'overdue', targetId: id, until: ago(-24 * 13).toISOString() }
    bodyOf(await send('snooze', asleep))
    expect([await overdue(), await overdue('&snoozed=true')]).toMatchObject([[], [{ targetId: id }]])
    expect((await countOf('overdue'))?.count).toBe(before - 1)
    // Another day was named three days later, and has passed as well.
    await getDb().workItem.updateMany({ where: { targetId: id }, data: { snoozedAt: ago(24 * 3) } })
    await late(1)
    const [back] = await overdue()
    expect(back).toMatchObject({ targetId: id })
    expect(back).not.toHaveProperty('snoozedUntil')
    expect(await overdue('&snoozed=true')).toEqual([])
    expect((await countOf('overdue'))?.count).toBe(before)
    bodyOf(await send('snooze', asleep))
    expect(await overdue()).toEqual([])
  })
})
