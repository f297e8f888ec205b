import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { expireApprovals } from '#lib/approvals/expire-approvals.ts'
import type { ApprovalView } from '#lib/approvals/schema.ts'
import type { OperatorCaseView } from '#lib/casework/schema.ts'
import { getDb } from '#lib/db.ts'
import { getEnv } from '#lib/env.ts'
import { newId } from '#lib/ids.ts'
import { formatMoment } from '#lib/mail/format.ts'
import type { ActionView } from '#lib/operators/actions-schema.ts'
import type { OperatorRole } from '#lib/users/operator-roles.ts'
import { breakRow } from '#tools/testing/broken-row.ts'
import { call } from '#tools/testing/call.ts'
import { chargedTwice } from '#tools/testing/charged-twice.ts'
import { delivered } from '#tools/testing/delivered-order.ts'
import { makeTokenOf } from '#tools/testing/fixtures.ts'
import { bodyOf, openMarket, type Market } from '#tools/testing/market.ts'
import { waitingOf } from '#tools/testing/queue.ts'
import { routeOf } from '#tools/testing/routes.ts'
import { makeClient, makeUser } from '#prisma/factories.ts'

type Operator = { id: string; token: string; email: string }
let market: Market
let [ada, ben]: Operator[] = []
const settings = { ...getEnv() }
const reason = 'The register was destroyed in 1944.'

const hire = async (name: string, operatorRole: OperatorRole = 'finance'): Promise<Operator> => {
  const { id, email } = await makeUser(getDb(), { name, operatorRole })
  return { id, email, token: await makeTokenOf(id, 'operator') }
}
beforeAll(async () => {
  market = await openMarket()
})
beforeEach(async () => {
  await getDb().approval.deleteMany()
  await getDb().user.updateMany({ data: { operatorRole: null } })
  ada = await hire('Ada')
  ben = await hire('Ben')
  // The order of these tests is of 46.75 EUR.
  Object.assign(getEnv(), { APPROVAL_ABOVE: new Map([['EUR', 3000]]) })
})
afterEach(() => Object.assign(getEnv(), settings))

const send = (operation: string, path: string, who: Operator | undefined, body?: unknown, key?: string) =>
  call(routeOf(operation), 'POST', `/operator${path}`, {
    key: who?.token ?? '',
    ...(body === undefined ? {} : { body }),
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  })
const ask = (who: Operator | undefined, body: Record<string, unknown>) =>
  send('askApproval', '/approvals', who, { reason, ...body })
const decide = (who: Operator | undefined, id: string, verb: 'approve' | 'refuse' | 'withdraw', key?: string) =>
  send(
    { approve: 'approve', refuse: 'refuseApproval', withdraw: 'withdrawApproval' }[verb],
    `/approvals/${id}/${verb}`,
    who,
    verb === 'refuse' ? { reason: 'Too much.' } : undefined,
    key,
  )
const refund = (who: Operator | undefined, orderId: string, amountMinor?: number) =>
  send('refundOrder', `/orders/${orderId}/refund`, who, {
    reason,
    ...(amountMinor === undefined ? {} : { amountMinor }),
  })
const refundsOf = (orderId: string) => getDb().refund.findMany({ where: { payment: { orderId } } })
const caseOf = async (orderId: string) =>
  bodyOf<OperatorCaseView>(
    await send('openCaseAsOperator', `/orders/${orderId}/cases`, ada, {
      kind: 'unreadable',
      content: 'Everything is black.',
    }),
    201,
  )
const queueOf = async (who: Operator | undefined) =>
  (await waitingOf('approvals', who?.token ?? '')).map(({ thing }) => thing)
const logOf = async (who: Operator | undefined, targetId: string) =>
  bodyOf<ActionView[]>(
    await call(routeOf('listActions'), 'GET', `/operator/actions?about=${targetId}`, { key: who?.token ?? '' }),
  )
const mailsTo = (who: Operator | undefined) =>
  getDb().mail.findMany({ where: { recipient: who?.email ?? '' }, orderBy: { id: 'asc' } })

it('refunds a large amount with a second operator’s yes, in one transaction, and says so to both', async () => {
  const { orderId } = await delivered(market)
  expect(await refund(ada, orderId, 4000)).toMatchObject({ status: 409, body: { code: 'approval_required' } })
  expect(await refundsOf(orderId)).toEqual([])

  const asked = bodyOf<ApprovalView>(await ask(ada, { what: 'order.refund', targetId: orderId, amountMinor: 4000 }))
  expect(asked).toMatchObject({ state: 'waiting', own: true, decidable: false, money: { amount: 40, currency: 'EUR' } })
  expect(await mailsTo(ben)).toMatchObject([
    { subject: expect.stringContaining('second operator'), text: expect.stringContaining('40.00 EUR') },
  ])
  const lapses = formatMoment(new Date(asked.expiresAt))
  expect((await mailsTo(ben))[0]?.text).toContain(`lapses on ${lapses}.`)
  expect(await queueOf(ada)).toMatchObject([{ id: asked.id, own: true, decidable: false }])
  expect(await queueOf(ben)).toMatchObject([{ id: asked.id, own: false, decidable: true, askedBy: { name: 'Ada' } }])

  expect(await decide(ada, asked.id, 'approve')).toMatchObject({ status: 409, body: { code: 'operator_conflict' } })
  expect(await refundsOf(orderId)).toEqual([])
  expect(bodyOf(await decide(ben, asked.id, 'approve'))).toMatchObject({
    state: 'approved',
    decidedBy: { name: 'Ben' },
  })
  expect(await refundsOf(orderId)).toMatchObject([{ amountMinor: 4000, reason }])
  expect(await queueOf(ben)).toEqual([])
  expect(await logOf(ben, orderId)).toMatchObject([
    {
      action: 'order.refund',
      actor: { name: 'Ben', role: 'finance' },
      approval: { id: asked.id, askedBy: { name: 'Ada' } },
    },
    { action: 'approval.ask', actor: { name: 'Ada' }, reason },
  ])
  // The provider hasn't been asked yet.
  expect(await mailsTo(ada)).toMatchObject([
    { text: expect.stringContaining('Ben has agreed. The refund is asked of the payment provider now') },
  ])
  // Said twice, it is done once.
  expect(await decide(ben, asked.id, 'approve')).toMatchObject({ status: 409, body: { code: 'approval_not_waiting' } })
  expect(await refundsOf(orderId)).toHaveLength(1)
})

it('asks nobody for a refund that could not be made', async () => {
  const { orderId } = await delivered(market)
  const asking = (amountMinor: number) => ask(ada, { what: 'order.refund', targetId: orderId, amountMinor })
  const refused = { status: 400, body: { details: [{ field: 'amountMinor' }] } }
  expect(await asking(4676)).toMatchObject(refused)
  // Of which the last digit is always 0.
  await getDb().payment.updateMany({ where: { orderId }, data: { currency: 'KWD' } })
  expect(await asking(1005)).toMatchObject(refused)
  expect(await queueOf(ben)).toEqual([])
  expect(await asking(1000)).toMatchObject({ status: 200 })
})

it('refunds and closes a case with a second yes: both, or neither', async () => {
  const { orderId } = await delivered(market)
  const { id: caseId } = await caseOf(orderId)
  const question = { what: 'order.refund', targetId: orderId, amountMinor: 4000, caseId }
  expect(await ask(ada, { ...question, caseId: 'cas_another' })).toMatchObject({ status: 404 })
  const { id } = bodyOf<ApprovalView>(await ask(ada, question))
  expect(await queueOf(ben)).toMatchObject([{ id, caseId }])
  bodyOf(await decide(ben, id, 'approve'))
  const stored = () => getDb().case.findUniqueOrThrow({ where: { id: caseId } })
  expect(await stored()).toMatchObject({ state: 'closed', outcome: 'part_refunded', reason })
  expect(await refundsOf(orderId)).toMatchObject([{ amountMinor: 4000 }])
  expect(await ask(ada, { ...question, amountMinor: 1 })).toMatchObject({ status: 409, body: { code: 'case_closed' } })
})

it('counts the parts of one charge together, and cancelling too', async () => {
  const { orderId } = await delivered(market)
  expect(await refund(ada, orderId, 2000)).toMatchObject({ status: 200 })
  expect(await refund(ada, orderId, 1001)).toMatchObject({ status: 409, body: { code: 'approval_required' } })
  expect(await refund(ada, orderId, 1000)).toMatchObject({ status: 200 })
  const cancel = () => send('cancelOrder', `/orders/${orderId}/cancel`, ada, { reason })
  expect(await cancel()).toMatchObject({ status: 409, body: { code: 'approval_required' } })
  const asked = bodyOf<ApprovalView>(await ask(ada, { what: 'order.cancel', targetId: orderId }))
  expect(asked.money).toMatchObject({ amountMinor: 1675 })
  expect(await decide(ben, asked.id, 'approve')).toMatchObject({ status: 200 })
  expect(await getDb().order.findUniqueOrThrow({ where: { id: orderId } })).toMatchObject({ status: 'cancelled' })
  expect((await refundsOf(orderId)).reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(4675)
})

it('has another researcher do it with a second yes: the case decided and the order placed again, or neither', async () => {
  const { orderId } = await delivered(market)
  const { id: caseId } = await caseOf(orderId)
  const replace = () => send('replaceResearcher', `/orders/${orderId}/cases/${caseId}/replace`, ada, { reason })
  expect(await replace()).toMatchObject({ status: 409, body: { code: 'approval_required' } })
  const question = { what: 'order.replace', targetId: orderId }
  expect(await ask(ada, question)).toMatchObject({ status: 400, body: { details: [{ field: 'caseId' }] } })
  expect(await ask(ada, { ...question, caseId: 'cas_another' })).toMatchObject({ status: 404 })
  const { id } = bodyOf<ApprovalView>(await ask(ada, { ...question, caseId }))
  expect(await queueOf(ben)).toMatchObject([{ id, caseId, money: { amountMinor: 4675 }, decidable: true }])
  expect((await mailsTo(ben))[0]?.text).toContain('Another researcher for')
  expect(await decide(ada, id, 'approve')).toMatchObject({ status: 409, body: { code: 'operator_conflict' } })
  expect(bodyOf(await decide(ben, id, 'approve'))).toMatchObject({ state: 'approved' })
  expect(await getDb().case.findUniqueOrThrow({ where: { id: caseId } })).toMatchObject({
    state: 'closed',
    outcome: 'replaced',
    reason,
  })
  expect(await refundsOf(orderId)).toMatchObject([{ amountMinor: 4675 }])
  expect(await getDb().orderReplacement.findMany({ where: { replacesId: orderId } })).toHaveLength(1)
  expect((await logOf(ben, orderId)).map(({ action }) => action)).toEqual([
    'order.cancel',
    'case.close',
    'approval.ask',
    'case.open',
  ])
})

it('does at once what a single operator with the right decides, and says that there was no second', async () => {
  const { orderId } = await delivered(market)
  // Who can only read is no second operator, nor is who was shut out.
  await getDb().user.update({ where: { id: ben?.id ?? '' }, data: { operatorRole: 'support' } })
  await getDb().user.update({ where: { id: (await hire('Cleo')).id }, data: { disabledAt: new Date() } })
  expect(await refund(ada, orderId, 4000)).toMatchObject({ status: 200 })
  expect(await logOf(ada, orderId)).toMatchObject([{ action: 'order.refund', withoutSecond: true }])
  const { orderId: another } = await delivered(market)
  Object.assign(getEnv(), { TWO_OPERATORS: 'always' })
  expect(await refund(ada, another, 4000)).toMatchObject({ status: 409, body: { code: 'approval_required' } })
  Object.assign(getEnv(), { TWO_OPERATORS: 'when_possible' })
  expect(await refund(ada, another, 1000)).toMatchObject({ status: 200 })
  expect((await logOf(ada, another))[0]).not.toHaveProperty('withoutSecond')
})

it('enables production with two admins; who handles money alone has no say in it', async () => {
  const [cleo, dora] = [await hire('Cleo', 'admin'), await hire('Dora', 'admin')]
  const { id: targetId } = await makeClient(getDb(), { productionState: 'requested' })
  const enable = (who: Operator) => send('enableProduction', `/clients/${targetId}/enable-production`, who, {})
  expect(await enable(cleo)).toMatchObject({ status: 409, body: { code: 'approval_required' } })
  const what = 'client.enable_production'
  expect(await ask(ada, { what, targetId })).toMatchObject({
    status: 403,
    body: { code: 'insufficient_scope', requiredScope: 'operator:admin' },
  })
  const { id } = bodyOf<ApprovalView>(await ask(cleo, { what, targetId }))
  expect(await ask(dora, { what, targetId })).toMatchObject({ status: 409, body: { code: 'approval_not_waiting' } })
  expect(await queueOf(ben)).toMatchObject([{ id, decidable: false }])
  for (const verb of ['approve', 'refuse'] as const)
    expect(await decide(ben, id, verb)).toMatchObject({ status: 403, body: { code: 'insufficient_scope' } })
  expect(await decide(dora, id, 'approve')).toMatchObject({ status: 200 })
  const stateOf = async () => (await getDb().client.findUniqueOrThrow({ where: { id: targetId } })).productionState
  expect(await stateOf()).toBe('enabled')
  // What the same admin has just switched off by mistake is switched on again by them alone.
  const disable = (who: Operator) =>
    send('disableProduction', `/clients/${targetId}/disable-production`, who, { reason })
  expect(await disable(cleo)).toMatchObject({ status: 200 })
  expect(await enable(dora)).toMatchObject({ status: 409 })
  expect(await enable(cleo)).toMatchObject({ status: 200 })
  expect(await stateOf()).toBe('enabled')
})

it.each<['disable' | 'refuse', string]>([
  ['disable', 'disabled'],
  ['refuse', 'refused'],
])('enables nothing that a third has decided otherwise since it was asked: %s', async (verb, state) => {
  const [cleo, dora, eve] = [await hire('Cleo', 'admin'), await hire('Dora', 'admin'), await hire('Eve', 'admin')]
  const { id: targetId } = await makeClient(getDb(), { productionState: 'requested' })
  const question = { what: 'client.enable_production', targetId }
  const { id } = bodyOf<ApprovalView>(await ask(cleo, question))
  bodyOf(await send(`${verb}Production`, `/clients/${targetId}/${verb}-production`, eve, { reason }))
  const stateOf = async () => (await getDb().client.findUniqueOrThrow({ where: { id: targetId } })).productionState
  const conflict = { status: 409, body: { code: 'operator_conflict' } }
  expect(await decide(dora, id, 'approve')).toMatchObject(conflict)
  expect(await stateOf()).toBe(state)
  // Nor where the client has asked again meanwhile: somebody looks at it anew.
  await getDb().client.update({ where: { id: targetId }, data: { productionState: 'requested' } })
  expect(await decide(dora, id, 'approve')).toMatchObject(conflict)
  expect(await stateOf()).toBe('requested')
  expect(await decide(cleo, id, 'withdraw')).toMatchObject({ status: 200 })
  const again = bodyOf<ApprovalView>(await ask(cleo, question))
  expect(await decide(dora, again.id, 'approve')).toMatchObject({ status: 200 })
  expect(await stateOf()).toBe('enabled')
})

it.each<['refuse' | 'withdraw', string]>([
  ['refuse', 'refused'],
  ['withdraw', 'withdrawn'],
])('does nothing where somebody says no: %s', async (verb, state) => {
  const { orderId } = await delivered(market)
  const { id } = bodyOf<ApprovalView>(await ask(ada, { what: 'order.refund', targetId: orderId }))
  const [right, wrong] = verb === 'refuse' ? [ben, ada] : [ada, ben]
  expect(await decide(wrong, id, verb)).toMatchObject({ status: 409, body: { code: 'operator_conflict' } })
  expect(bodyOf(await decide(right, id, verb))).toMatchObject({ state })
  expect(await decide(ben, id, 'approve')).toMatchObject({ status: 409, body: { code: 'approval_not_waiting' } })
  expect(await refundsOf(orderId)).toEqual([])
  expect((await mailsTo(ada)).map(({ text }) => /refused it.*Too much/s.test(text))).toEqual(
    verb === 'refuse' ? [true] : [],
  )
  // There is room for another question.
  expect(await ask(ada, { what: 'order.refund', targetId: orderId })).toMatchObject({ status: 200 })
})

it('lapses after seven days, tells who asked once, and makes room', async () => {
  const { orderId } = await delivered(market)
  const { id, createdAt, expiresAt } = bodyOf<ApprovalView>(await ask(ada, { what: 'order.refund', targetId: orderId }))
  expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBeCloseTo(7 * 86_400_000, -4)
  await getDb().approval.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1000) } })
  expect(await queueOf(ben)).toEqual([])
  expect(await decide(ben, id, 'approve')).toMatchObject({ status: 409, body: { code: 'approval_not_waiting' } })
  await Promise.all([expireApprovals(), expireApprovals()])
  expect(await getDb().approval.findUniqueOrThrow({ where: { id } })).toMatchObject({ state: 'expired' })
  expect((await mailsTo(ada)).filter(({ text }) => text.includes('lapsed'))).toHaveLength(1)
  const again = bodyOf<ApprovalView>(await ask(ada, { what: 'order.refund', targetId: orderId }))
  await getDb().approval.update({ where: { id: again.id }, data: { expiresAt: new Date(Date.now() - 1000) } })
  expect(await ask(ada, { what: 'order.refund', targetId: orderId })).toMatchObject({ status: 200 })
})

it('takes back the yes where the deed can’t be done, and asks nobody on behalf of who may not any more', async () => {
  const { orderId } = await delivered(market)
  const { id } = bodyOf<ApprovalView>(await ask(ada, { what: 'order.refund', targetId: orderId, amountMinor: 4000 }))
  expect(await refund(ben, orderId, 1000)).toMatchObject({ status: 200 })
  const late = await decide(ben, id, 'approve')
  expect(late).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
  expect(await getDb().approval.findUniqueOrThrow({ where: { id } })).toMatchObject({ state: 'waiting' })
  const { orderId: other } = await delivered(market)
  // That others could have asked makes nothing good.
  await hire('Cleo')
  const asked = bodyOf<ApprovalView>(await ask(ada, { what: 'order.refund', targetId: other, amountMinor: 4000 }))
  await getDb().user.update({ where: { id: ada?.id ?? '' }, data: { operatorRole: 'support' } })
  expect(await decide(ben, asked.id, 'approve')).toMatchObject({ status: 409, body: { code: 'operator_conflict' } })
  expect(await refundsOf(other)).toEqual([])
})

it('does once what two agree to in the same moment', async () => {
  const cleo = await hire('Cleo')
  const { orderId } = await delivered(market)
  const { id } = bodyOf<ApprovalView>(await ask(ada, { what: 'order.refund', targetId: orderId, amountMinor: 4000 }))
  const answers = await Promise.all([
    decide(ben, id, 'approve'),
    decide(cleo, id, 'approve'),
    decide(ben, id, 'approve'),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(await refundsOf(orderId)).toHaveLength(1)
})

it('keeps the environments apart', async () => {
  const { orderId } = await delivered(market)
  const { id } = bodyOf<ApprovalView>(await ask(ada, { what: 'order.refund', targetId: orderId }))
  const key = await makeTokenOf(ben?.id ?? '', 'operator', { environment: 'production' })
  const base = 'http://localhost:3000/production/api'
  const there = (operation: string, verb: string) =>
    call(routeOf(operation), 'POST', `/operator/approvals/${id}/${verb}`, { key, base, body: { reason } })
  expect(await there('approve', 'approve')).toMatchObject({ status: 404 })
  expect(await there('refuseApproval', 'refuse')).toMatchObject({ status: 404 })
})

it('lets one that cannot be ended hold up no other, and tells of it', async () => {
  const ids = []
  for (const _ of [1, 2, 3]) {
    const { orderId } = await delivered(market)
    ids.push(bodyOf<ApprovalView>(await ask(ada, { what: 'order.refund', targetId: orderId })).id)
  }
  await getDb().approval.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } })
  const [first = '', sound = '', last = ''] = ids
  for (const id of [first, last]) await breakRow('approvals', 'id', id)
  await expect(expireApprovals()).rejects.toThrow('a broken row')
  expect(await getDb().approval.findUniqueOrThrow({ where: { id: sound } })).toMatchObject({ state: 'expired' })
})

it('counts all charges of an order that is cancelled, and gives back the one that a question named', async () => {
  const { orderId, firstId } = await chargedTwice(market)
  Object.assign(getEnv(), { APPROVAL_ABOVE: new Map([['EUR', 5000]]) })
  expect(await send('cancelOrder', `/orders/${orderId}/cancel`, ada, { reason })).toMatchObject({
    status: 409,
    body: { code: 'approval_required' },
  })
  const question = { what: 'order.refund', targetId: orderId, paymentId: firstId, amountMinor: 1100 }
  const { id } = bodyOf<ApprovalView>(await ask(ada, question))
  bodyOf(await decide(ben, id, 'approve'))
  expect(await refundsOf(orderId)).toContainEqual(expect.objectContaining({ paymentId: firstId, amountMinor: 1100 }))
})

it('tries a failed refund again as it was with a second operator’s yes, and leaves the other failed ones alone', async () => {
  const { orderId, firstId } = await chargedTwice(market)
  const failed = await getDb().refund.findFirstOrThrow({ where: { paymentId: firstId } })
  const { id: refundId } = await getDb().refund.update({
    where: { id: failed.id },
    data: { amountMinor: 4000, bearer: 'researcher', told: false },
  })
  const other = await getDb().refund.create({
    data: { ...failed, id: newId('refund'), providerRefundId: null, amountMinor: 500 },
  })
  const retry = () => send('tryRefundAgain', `/finance/refunds/${refundId}/retry`, ada)
  expect(await retry()).toMatchObject({ status: 409, body: { code: 'approval_required' } })
  const question = { what: 'order.refund', refundId }
  expect(await ask(ada, { ...question, targetId: (await delivered(market)).orderId })).toMatchObject({ status: 404 })
  const asked = bodyOf<ApprovalView>(await ask(ada, { ...question, targetId: orderId }))
  expect(asked).toMatchObject({ money: { amountMinor: 4000, currency: 'EUR' }, bearer: 'researcher' })
  bodyOf(await decide(ben, asked.id, 'approve'))
  const [begun] = await getDb().refund.findMany({ where: { paymentId: firstId }, orderBy: { id: 'desc' } })
  expect(begun).toMatchObject({ amountMinor: 4000, bearer: 'researcher', told: false, attempt: failed.attempt + 1 })
  expect(begun?.reason).toBe(failed.reason)
  expect(await getDb().refund.findUnique({ where: { id: other.id } })).toMatchObject({ answeredAt: null })
  expect(await getDb().refund.findUnique({ where: { id: refundId } })).toMatchObject({ answeredAt: expect.any(Date) })
  expect((await logOf(ben, orderId))[0]).toMatchObject({ action: 'payment.retry_refund', approval: { id: asked.id } })
})
