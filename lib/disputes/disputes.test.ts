import { beforeAll, expect, it } from 'vitest'
import { getDb } from '#lib/db.ts'
import type { DisputeView, EvidenceInput } from '#lib/disputes/schema.ts'
import { newId } from '#lib/ids.ts'
import { syncPayment } from '#lib/payments/sync-payment.ts'
import { sweepPayments } from '#lib/payments/sweep-payments.ts'
import { findTroubledPayments } from '#lib/queue/find-troubled-payments.ts'
import { makeToken } from '#tools/testing/fixtures.ts'
import { call } from '#tools/testing/call.ts'
import { checkMoney } from '#tools/testing/check-money.ts'
import { completed, delivered } from '#tools/testing/delivered-order.ts'
import { bodyOf, control, openMarket, paymentOf, stripe, type Market } from '#tools/testing/market.ts'
import { routeOf } from '#tools/testing/routes.ts'
import { runDueJobs } from '#tools/testing/run-jobs.ts'

const actor = { type: 'operator', id: 'usr_test', name: 'Test', environment: 'development', scopes: [] } as const
let market: Market
let token: string
beforeAll(async () => {
  market = await openMarket()
  token = await makeToken('operator')
})

const ask = (operation: string, id: string, body?: Partial<EvidenceInput>, key = token) =>
  call(
    routeOf(operation),
    body ? 'POST' : 'GET',
    `/operator/disputes/${id}${{ saveEvidence: '/evidence', submitEvidence: '/submit' }[operation] ?? ''}`,
    { key, ...(body ? { body } : {}) },
  )
const get = async (id: string) => bodyOf<DisputeView>(await ask('getDispute', id))
const troublesOf = async (orderId: string) =>
  (await findTroubledPayments(getDb(), actor)).filter((item) => item.orderId === orderId)
const sync = async (orderId: string) => syncPayment((await paymentOf(orderId)).id, { disputes: true })

async function disputed(options: { inquiry?: boolean } = {}) {
  const order = await delivered(market)
  const { id } = (await control('POST', '/disputes', { payment_intent: order.paymentIntentId, ...options })) as {
    id: string
  }
  await sync(order.orderId)
  return { ...order, id }
}
const actionsOn = (orderId: string) =>
  getDb().operatorAction.findMany({ where: { targetId: orderId }, orderBy: { id: 'asc' } })

it('gathers what speaks for the charge, each download with its time and address among it', async () => {
  const { orderId, id } = await disputed()
  const document = { id: newId('document'), orderId, name: 'page 12.pdf', contentType: 'application/pdf', sizeBytes: 9 }
  await getDb().orderDocument.create({
    data: { ...document, sha256: 'a'.repeat(64), storageKey: 'none', uploadedById: 'res_x' },
  })
  const headers = { 'x-callslip-peer': '8.8.4.4', 'user-agent': 'Mozilla/5.0 Firefox/128.0' }
  const path = `/orders/${orderId}/documents/${document.id}/download`
  expect(await call(routeOf('downloadDocument'), 'GET', path, { key: market.key, headers })).toMatchObject({
    status: 302,
  })
  const from = (researcher: { id: string; name: string }, content: string) => ({
    ...{ id: newId('message'), orderId, senderType: 'researcher' as const, content },
    ...{ senderId: researcher.id, senderName: researcher.name, researcherId: researcher.id },
  })
  await getDb().message.createMany({
    data: [from(market.researcher, 'The register is here.'), from(market.rival, 'I am cheaper.')],
  })
  const view = await get(id)
  expect(view.evidence.uncategorizedText).toContain('The register is here.')
  expect(view.evidence.uncategorizedText).not.toContain('I am cheaper.')
  expect(view).toMatchObject({
    orderId,
    status: 'needs_response',
    reason: 'fraudulent',
    amount: 46.75,
    fee: { amountMinor: 2000, currency: 'EUR' },
    answerable: true,
    evidence: {
      productDescription: expect.stringContaining('Birth record, Archives de Paris'),
      serviceDate: new Date().toISOString().slice(0, 10),
      accessActivityLog: expect.stringMatching(
        /^\d{4}-\d\d-\d\d [\d:]{8} UTC; .* asked for a link to "page 12\.pdf"; address 8\.8\.4\.4; program Mozilla/,
      ),
      uncategorizedText: expect.stringMatching(
        /46\.75 EUR was held on the card\.[^]*46\.75 EUR was charged\.[^]*page 12\.pdf[^]*Report of the search:\nSearched 1880 to 1900\./,
      ),
      // A program placed it: there was no page of ours to say anything.
      cancellationPolicyDisclosure: '',
      customerEmailAddress: '',
    },
  })
  expect(view.evidence).toEqual(view.gathered)
})

it('lays a draft by, sends it to the bank once, and waits for its decision', async () => {
  const { orderId, paymentIntentId, id } = await disputed()
  expect(await troublesOf(orderId)).toMatchObject([{ trouble: 'disputed', disputeId: id, dueBy: expect.any(String) }])
  const draft = { ...(await get(id)).evidence, refundRefusalExplanation: 'The search was done as agreed.' }
  expect(bodyOf(await ask('saveEvidence', id, draft))).toMatchObject({ status: 'needs_response', evidence: draft })
  expect(await stripe.disputes.retrieve(id)).toMatchObject({
    status: 'needs_response',
    evidence: { refund_refusal_explanation: 'The search was done as agreed.' },
    evidence_details: { has_evidence: true, submission_count: 0 },
  })

  const { savedAt } = await get(id)
  const sent = bodyOf<DisputeView>(await ask('submitEvidence', id, { ...draft, customerName: 'Ada', savedAt }))
  expect(sent).toMatchObject({
    status: 'under_review',
    answerable: false,
    submittedAt: expect.any(String),
    evidence: { customerName: 'Ada' },
  })
  const again = bodyOf<DisputeView>(await ask('submitEvidence', id, { ...draft, customerName: 'Somebody else' }))
  expect(again).toEqual(sent)
  expect(await ask('saveEvidence', id, draft)).toMatchObject({ status: 409, body: { code: 'dispute_not_answerable' } })
  expect(await stripe.disputes.retrieve(id)).toMatchObject({
    evidence: { customer_name: 'Ada' },
    evidence_details: { submission_count: 1 },
  })
  expect((await actionsOn(orderId)).map(({ action }) => action)).toEqual([
    'dispute.save_evidence',
    'dispute.submit_evidence',
  ])
  const [waiting] = await troublesOf(orderId)
  expect(waiting).toMatchObject({ trouble: 'in_review', disputeId: id })
  expect(waiting).not.toHaveProperty('dueBy')

  await control('POST', `/disputes/${id}`, { status: 'won' })
  await sync(orderId)
  expect(await get(id)).toMatchObject({
    status: 'won',
    open: false,
    submittedAt: sent.submittedAt,
    fee: { amount: 20 },
  })
  expect(await troublesOf(orderId)).toEqual([])
  expect(await stripe.disputes.list({ payment_intent: paymentIntentId })).toMatchObject({
    data: [
      {
        balance_transactions: [
          { amount: -4675, fee: 2000 },
          { amount: 4675, fee: 0 },
        ],
      },
    ],
  })
  await checkMoney([orderId])
})

it('sends once even where the answer was lost, and says by whom', async () => {
  const { orderId, id } = await disputed()
  await control('POST', '/faults', {
    match: { method: 'POST', path: `/disputes/${id}$` },
    kind: 'lose_response_after',
    times: 3,
  })
  const { evidence } = await get(id)
  expect(await ask('submitEvidence', id, evidence)).toMatchObject({ status: 503 })
  await control('DELETE', '/faults')
  await control('POST', '/clock', { advanceSeconds: 2 * 86_400 })
  expect(bodyOf(await ask('submitEvidence', id, evidence))).toMatchObject({ status: 'under_review' })
  expect(await stripe.disputes.retrieve(id)).toMatchObject({ evidence_details: { submission_count: 1 } })
  expect(await actionsOn(orderId)).toMatchObject([{ action: 'dispute.submit_evidence' }])
})

it.each(['before', 'after'])(
  'sends at once when the provider has recovered from a fault of its own, %s the work',
  async (when) => {
    const { orderId, id } = await disputed()
    const match = { method: 'POST', path: `^/v1/disputes/${id}$` }
    await control('POST', '/faults', { match, kind: 'status', status: 500, when, remembered: true, times: 1 })
    const { evidence } = await get(id)
    expect(await ask('submitEvidence', id, evidence)).toMatchObject({ status: 503 })
    expect(bodyOf(await ask('submitEvidence', id, evidence))).toMatchObject({ status: 'under_review' })
    expect(await stripe.disputes.retrieve(id)).toMatchObject({ evidence_details: { submission_count: 1 } })
    expect(await actionsOn(orderId)).toMatchObject([{ action: 'dispute.submit_evidence' }])
  },
)

it('sends once from two tabs at the same time, and tells both so', async () => {
  const { orderId, id } = await disputed()
  const { evidence } = bodyOf<DisputeView>(await ask('saveEvidence', id, (await get(id)).evidence))
  // Both have looked before either sends.
  const match = { method: 'POST', path: `^/v1/disputes/${id}$` }
  await control('POST', '/faults', { match, kind: 'delay', delayMs: 500, times: 2 })
  const both = await Promise.all([ask('submitEvidence', id, evidence), ask('submitEvidence', id, evidence)])
  await control('DELETE', '/faults')
  for (const answer of both) expect(bodyOf(answer)).toMatchObject({ status: 'under_review' })
  expect(await stripe.disputes.retrieve(id)).toMatchObject({ evidence_details: { submission_count: 1 } })
  expect((await actionsOn(orderId)).map(({ action }) => action)).toEqual([
    'dispute.save_evidence',
    'dispute.submit_evidence',
  ])
})

it('swallows no end of a dispute where evidence is sent once more after the bank has decided', async () => {
  const { orderId, id } = await disputed()
  const { evidence } = await get(id)
  const sent = bodyOf<DisputeView>(await ask('submitEvidence', id, evidence))
  await control('POST', `/disputes/${id}`, { status: 'lost' })
  const ends = () => getDb().event.count({ where: { orderId, type: 'payment.dispute_closed' } })
  expect(bodyOf(await ask('submitEvidence', id, evidence))).toEqual(sent)
  expect(await ends()).toBe(0)
  await runDueJobs()
  expect(await get(id)).toMatchObject({ status: 'lost', open: false, submittedAt: sent.submittedAt })
  expect(await ends()).toBe(1)
  expect(await getDb().case.findMany({ where: { orderId } })).toMatchObject([{ outcome: 'dispute_lost' }])
  await checkMoney([orderId])
})

it('notices evidence that was sent from the dashboard, and claims it for nobody', async () => {
  const { orderId, id } = await disputed()
  await stripe.disputes.update(id, { evidence: { uncategorized_text: 'From the dashboard.' }, submit: true })
  await getDb().payment.updateMany({ where: { orderId }, data: { sweptAt: new Date(0) } })
  await sweepPayments()
  await runDueJobs()
  expect(await get(id)).toMatchObject({ status: 'under_review', submittedAt: expect.any(String), answerable: false })
  expect(await actionsOn(orderId)).toEqual([])
})

it.each<[string, (id: string) => Promise<unknown>]>([
  ['after the deadline', () => control('POST', '/clock', { advanceSeconds: 10 * 86_400 })],
  ['once it is decided', (id) => control('POST', `/disputes/${id}`, { status: 'lost' })],
])('refuses an answer %s', async (_, happen) => {
  const { id } = await disputed()
  const { evidence } = await get(id)
  await happen(id)
  for (const operation of ['saveEvidence', 'submitEvidence'])
    expect(await ask(operation, id, evidence)).toMatchObject({ status: 409, body: { code: 'dispute_not_answerable' } })
})

it('answers an inquiry, and anew when it becomes a dispute; the amount and the fee go only then', async () => {
  const { orderId, id } = await disputed({ inquiry: true })
  const before = await get(id)
  expect(before).toMatchObject({ status: 'warning_needs_response', answerable: true })
  expect(before).not.toHaveProperty('fee')
  expect(bodyOf(await ask('submitEvidence', id, before.evidence))).toMatchObject({ status: 'warning_under_review' })
  await control('POST', `/disputes/${id}`, { status: 'needs_response' })
  await sync(orderId)
  expect(await get(id)).toMatchObject({ status: 'needs_response', answerable: true, fee: { amount: 20 } })
  expect(bodyOf(await ask('submitEvidence', id, before.evidence))).toMatchObject({ status: 'under_review' })
})

it('writes over nothing that another operator has saved unseen', async () => {
  const { orderId, id } = await disputed()
  const first = await get(id)
  const [mine, theirs] = ['As I see it.', 'As they see it.'].map((uncategorizedText) => ({
    ...first.evidence,
    uncategorizedText,
  }))
  const saved = bodyOf<DisputeView>(await ask('saveEvidence', id, { ...theirs, savedAt: first.savedAt }))
  const unseen = { status: 409, body: { code: 'operator_conflict' } }
  for (const operation of ['saveEvidence', 'submitEvidence'])
    expect(await ask(operation, id, { ...mine, savedAt: first.savedAt })).toMatchObject(unseen)
  expect(await get(id)).toMatchObject({ evidence: theirs, savedAt: saved.savedAt, answerable: true })
  expect(await stripe.disputes.retrieve(id)).toMatchObject({
    evidence: { uncategorized_text: theirs?.uncategorizedText },
  })

  // The same text again is nobody's loss: an answer was lost.
  const { savedAt } = bodyOf<DisputeView>(await ask('saveEvidence', id, theirs))
  // Of two at once, one is first.
  const both = await Promise.all(
    [mine, theirs].map((text) => ask('saveEvidence', id, { ...text, customerName: 'Ada', savedAt })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const { savedAt: last } = await get(id)
  expect(await ask('submitEvidence', id, { ...mine, savedAt: last })).toMatchObject({ status: 200 })
  expect((await actionsOn(orderId)).map(({ action }) => action)).toEqual([
    ...['dispute.save_evidence', 'dispute.save_evidence', 'dispute.save_evidence'],
    'dispute.submit_evidence',
  ])
})

it('gives the draft back where the provider could not be reached', async () => {
  const { id } = await disputed()
  const { evidence, savedAt } = await get(id)
  await control('POST', '/faults', {
    match: { method: 'POST', path: `/disputes/${id}$` },
    kind: 'lose_response_after',
    times: 3,
  })
  expect(await ask('saveEvidence', id, { ...evidence, savedAt })).toMatchObject({ status: 503 })
  await control('DELETE', '/faults')
  expect(await get(id)).not.toHaveProperty('savedAt')
  expect(await ask('saveEvidence', id, { ...evidence, customerName: 'Ada', savedAt })).toMatchObject({ status: 200 })
})

it('hides the disputes of the other environment, and names the field at fault', async () => {
  const { id } = await disputed()
  const other = await makeToken('operator', { environment: 'production' })
  const path = `/operator/disputes/${id}`
  const base = 'http://localhost:3000/production/api'
  expect(await call(routeOf('getDispute'), 'GET', path, { key: other, base })).toMatchObject({ status: 404 })
  expect(await ask('saveEvidence', id, { uncategorizedText: 'x'.repeat(20_001) })).toMatchObject({
    status: 400,
    body: { details: [{ field: 'uncategorizedText' }] },
  })
  expect(await ask('getDispute', 'du_unknown')).toMatchObject({ status: 404 })
})

it('keeps the fee of a lost dispute on its row', async () => {
  const order = await completed(market)
  const { id } = (await control('POST', '/disputes', { payment_intent: order.paymentIntentId })) as { id: string }
  await control('POST', `/disputes/${id}`, { status: 'lost' })
  await sync(order.orderId)
  expect(await getDb().dispute.findUniqueOrThrow({ where: { id } })).toMatchObject({
    status: 'lost',
    feeMinor: 2000,
    feeCurrency: 'EUR',
  })
})

it('leaves an appeal to the dashboard, and takes nothing for an answer to it', async () => {
  const { orderId, id } = await disputed()
  const { evidence } = await get(id)
  bodyOf(await ask('submitEvidence', id, evidence))
  await control('POST', `/disputes/${id}`, { status: 'appeal_needs_response' })
  await sync(orderId)
  expect(await get(id)).toMatchObject({ status: 'appeal_needs_response', open: true, answerable: false })
  for (const operation of ['saveEvidence', 'submitEvidence'])
    expect(await ask(operation, id, evidence)).toMatchObject({
      status: 409,
      body: { code: 'dispute_not_answerable', error: expect.stringContaining('dashboard') },
    })
})

it('takes a dispute without a date for one that nobody can answer', async () => {
  const { id } = await disputed()
  expect(await get(id)).toMatchObject({ answerable: true })
  await getDb().dispute.update({ where: { id }, data: { dueBy: null } })
  expect(await get(id)).toMatchObject({ status: 'needs_response', answerable: false })
})
