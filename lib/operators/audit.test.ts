import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { applyImport } from '#lib/archives/apply-import.ts'
import { previewImport } from '#lib/archives/preview-import.ts'
import { openCase } from '#lib/cases/open-case.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { syncPayment } from '#lib/payments/sync-payment.ts'
import { operations } from '#lib/server/http/operations.ts'
import { newId } from '#lib/ids.ts'
import { summaryOf } from '#lib/operators/action-words.ts'
import { placeOrder } from '#lib/orders/place-order.ts'
import { financeScenes } from '#tools/testing/finance-scenes.ts'
import { makeFixtures, makeToken, makeTokenOf, orderBody } from '#tools/testing/fixtures.ts'
import { control, openMarket, paid, paymentOf, type Market } from '#tools/testing/market.ts'
import { requestFor } from '#tools/testing/requests.ts'
import { routeOf } from '#tools/testing/routes.ts'
import { encrypt } from '#lib/secrets.ts'
import { runDueJobs } from '#tools/testing/run-jobs.ts'
import { customerActor, makeClient, makeKey, makeResearcher, makeUser } from '#prisma/factories.ts'

// Every operation by which an operator changes anything must leave its line in the audit log. A new one without a scene
// here fails the suite.

type Scene = { params?: Record<string, string>; body?: unknown }
let market: Market
let token: string
beforeAll(async () => {
  market = await openMarket()
  token = await makeToken('operator')
})

const client = async (data: Parameters<typeof makeClient>[1] = {}) => (await makeClient(getDb(), data)).id
const reason = { reason: 'Agreed by telephone.' }
const submitted = async () => {
  const actor = customerActor(await makeClient(getDb()))
  return inTransaction(
    async (tx) => (await placeOrder(tx, actor, { ...orderBody, currency: 'EUR', instructions: 'sandbox:manual' })).id,
  )
}
const archive = { name: 'Archives de Paris', kind: 'regional', city: 'Paris', countryISOA3: 'FRA' }
let names = 0
const fileOfArchives = 'name,kind,city,countryISOA3\nStadtarchiv Worms,city,Worms,DEU\n'
async function newImport(): Promise<string> {
  async function* source() {
    yield new TextEncoder().encode(fileOfArchives)
  }
  return (await inTransaction((tx) => previewImport(tx, 'usr_test', { source: source() }))).id
}
const newArchive = async (more: Record<string, unknown> = {}): Promise<string> => {
  names += 1
  const handle = routeOf('addArchive')
  const response = await handle(
    requestFor(handle.operation ?? fail(), { token, body: { ...archive, name: `Archive ${names}`, ...more } }),
  )
  return ((await response.json()) as { id: string }).id
}
const fail = (): never => {
  throw new Error('a handler without its operation')
}

async function alertTarget(): Promise<string> {
  const data = { id: newId('alertTarget'), kind: 'mail', name: 'On call', addressEncrypted: encrypt('a@example.com') }
  return (await getDb().alertTarget.create({ data })).id
}
const operationOf = (id: string) => operations.find((operation) => operation.id === id) ?? fail()
const person = async (data: Parameters<typeof makeUser>[1] = {}) => (await makeUser(getDb(), data)).id

/** What another operator asks this one to agree to. Only for so long are there two of them. */
async function asked(what: string, targetId: string): Promise<string> {
  const other = await makeUser(getDb(), { operatorRole: 'admin' })
  seconds.push(other.id)
  const response = await routeOf('askApproval')(
    requestFor(operationOf('askApproval'), {
      token: await makeTokenOf(other.id, 'operator'),
      body: { what, targetId, ...reason },
    }),
  )
  return ((await response.json()) as { id: string }).id
}
const seconds: string[] = []
afterEach(async () => {
  await getDb().user.updateMany({ where: { id: { in: seconds } }, data: { operatorRole: null } })
})

/** Puts an order's charge through: work has started and the worker has captured. */
async function charged(): Promise<string> {
  const { orderId } = await paid(market)
  await getDb().order.update({ where: { id: orderId }, data: { status: 'in_progress', startedAt: new Date() } })
  const payment = await getDb().payment.findFirstOrThrow({ where: { orderId } })
  await inTransaction(
    (tx) =>
      tx.$executeRaw`SELECT graphile_worker.add_job('capture_payment', json_build_object('paymentId', ${payment.id}::text))`,
  )
  await runDueJobs()
  return orderId
}

/** A charge that its card holder's bank asks about. */
async function disputed(): Promise<{ disputeId: string }> {
  const { paymentIntentId, id } = await paymentOf(await charged())
  const dispute = (await control('POST', '/disputes', { payment_intent: paymentIntentId })) as { id: string }
  await syncPayment(id, { disputes: true })
  return { disputeId: dispute.id }
}

/** A problem that its customer reports, on work that has begun. */
async function reported(): Promise<{ orderId: string; caseId: string }> {
  const orderId = await charged()
  const input = { kind: 'late' as const, content: 'The day has passed.' }
  const { id } = await inTransaction((tx) => openCase(tx, customerActor(market.client), orderId, input))
  return { orderId, caseId: id }
}

/** An order with a review, whatever its state. */
async function reviewed(): Promise<{ orderId: string; reviewId: string }> {
  const { orderId } = await paid(market)
  const id = newId('review')
  await getDb().review.create({
    data: {
      ...{ id, orderId, environment: 'development', side: 'customer', researcherId: market.researcher.id },
      ...{ authorType: 'customer', authorId: 'usr_x', stars: 1, dueAt: new Date() },
    },
  })
  return { orderId, reviewId: id }
}

/** A request for production that waits, and what was said of it. */
async function waiting(said: { assigneeId?: string; snoozedUntil?: Date } = {}) {
  const item = { kind: 'production', targetId: await client({ productionState: 'requested' }) }
  await getDb().workItem.create({ data: { ...item, environment: 'production', ...said } })
  return item
}
async function colleague(): Promise<string> {
  const id = await person({ operatorRole: 'admin' })
  seconds.push(id)
  return id
}

const incident = { component: 'mail', title: 'Mails are late', state: 'investigating', text: 'We look into it.' }

const scenes: Record<string, () => Promise<Scene>> = {
  allowOrdersByHand: async () => ({ params: { clientId: await client({ kind: 'personal' }) } }),
  decidePersonalAccounts: async () => ({ body: { openAtOnce: true, ...reason } }),
  updateClient: async () => ({ params: { clientId: await client() }, body: { billing: 'invoice' } }),
  enableProduction: async () => ({ params: { clientId: await client({ productionState: 'requested' }) }, body: {} }),
  disableProduction: async () => ({ params: { clientId: await client({ productionState: 'enabled' }) }, body: reason }),
  refuseProduction: async () => ({
    params: { clientId: await client({ productionState: 'requested' }) },
    body: reason,
  }),
  askBack: async () => ({
    params: { clientId: await client({ productionState: 'requested' }) },
    body: { content: 'Which archives?' },
  }),
  setAlertRule: () =>
    Promise.resolve({ params: { alertKind: 'disk' }, body: { enabled: true, threshold: 80, minutes: 5 } }),
  addAlertTarget: () => Promise.resolve({ body: { kind: 'mail', name: 'On call', address: 'a@example.com' } }),
  tryAlertTarget: async () => ({ params: { targetId: await alertTarget() } }),
  removeAlertTarget: async () => ({ params: { targetId: await alertTarget() } }),
  openIncident: () => Promise.resolve({ body: incident }),
  updateIncident: async () => {
    const { text, ...row } = incident
    const { id } = await getDb().incident.create({ data: { id: newId('incident'), startedAt: new Date(), ...row } })
    return { params: { incidentId: id }, body: { state: 'resolved', text } }
  },
  setDayLimits: async () => ({ params: { clientId: await client() }, body: { ordersPerDay: 5 } }),
  reopenProduction: async () => {
    const params = { clientId: await client({ productionState: 'requested' }) }
    await routeOf('refuseProduction')(requestFor(operationOf('refuseProduction'), { token, params, body: reason }))
    return { params }
  },
  revokeClientKey: async () => {
    const clientId = await client()
    return { params: { clientId, keyId: (await makeKey(getDb(), clientId)).id }, body: reason }
  },
  resendEvent: async () => {
    const orderId = await submitted()
    const { id: eventId } = await getDb().event.findFirstOrThrow({ where: { orderId } })
    return { params: { orderId, eventId } }
  },
  claimItem: async () => ({ body: await waiting() }),
  assignItem: async () => ({ body: { ...(await waiting()), operatorId: await colleague() } }),
  releaseItem: async () => ({ body: await waiting({ assigneeId: await colleague() }) }),
  snoozeItem: async () => ({
    body: { ...(await waiting()), until: new Date(Date.now() + 3_600_000).toISOString() },
  }),
  wakeItem: async () => ({ body: await waiting({ snoozedUntil: new Date(Date.now() + 3_600_000) }) }),
  openOrder: async () => ({ params: { orderId: await submitted() } }),
  cancelOrder: async () => ({ params: { orderId: await submitted() }, body: reason }),
  refundOrder: async () => ({ params: { orderId: await charged() }, body: reason }),
  answerAnyCase: async () => ({ params: await reported(), body: { content: 'We have asked the archive.' } }),
  closeCase: async () => ({ params: await reported(), body: { outcome: 'nothing_to_do', ...reason } }),
  openCaseAsOperator: async () => ({ params: { orderId: await charged() }, body: { content: 'They telephoned.' } }),
  refundCase: async () => ({ params: await reported(), body: { amountMinor: 100, bearer: 'fee', ...reason } }),
  replaceResearcher: async () => ({ params: await reported(), body: reason }),
  hideReview: async () => ({ params: await reviewed(), body: reason }),
  writeOffDebt: async () => {
    const orderId = await charged()
    const debt = { shareSentMinor: 1000, shareRefusedAt: new Date(), shareRefusal: 'Insufficient funds.' }
    await getDb().payment.updateMany({ where: { orderId }, data: debt })
    return { params: { orderId }, body: { ...reason, amountMinor: 1000 } }
  },
  ...financeScenes(charged),
  saveEvidence: async () => ({ params: await disputed(), body: { uncategorizedText: 'It was delivered.' } }),
  submitEvidence: async () => ({ params: await disputed(), body: { uncategorizedText: 'It was delivered.' } }),
  checkPayment: async () => ({ params: { orderId: (await paid(market)).orderId } }),
  remindResearcher: async () => ({ params: { orderId: (await paid(market)).orderId }, body: {} }),
  lookAtDocument: async () => {
    const { orderId } = await paid(market)
    const file = { name: 'page 12.pdf', contentType: 'application/pdf', sizeBytes: 9, sha256: 'a'.repeat(64) }
    const documentId = newId('document')
    await getDb().orderDocument.create({
      data: { id: documentId, orderId, ...file, storageKey: 'none', uploadedById: market.researcher.id },
    })
    return { params: { orderId, documentId } }
  },
  lookAtAttachment: async () => {
    const { orderId } = await paid(market)
    const file = { name: 'deed.pdf', contentType: 'application/pdf', sizeBytes: 9, sha256: 'a'.repeat(64) }
    const attachmentId = newId('attachment')
    await getDb().attachment.create({
      data: {
        ...{ id: attachmentId, environment: 'development', orderId, clientId: market.client.id },
        ...{ ...file, storageKey: 'none' },
      },
    })
    return { params: { orderId, attachmentId } }
  },
  writeAsCallslip: async () => ({ params: { orderId: await submitted() }, body: { content: 'We are asking.' } }),
  writeOrderRemark: async () => ({ params: { orderId: await submitted() }, body: { text: 'They can wait.' } }),
  removeOrderRemark: async () => {
    const orderId = await submitted()
    const { id: remarkId } = await getDb().orderRemark.create({
      data: { id: newId('orderRemark'), orderId, text: 'They can wait.' },
    })
    return { params: { orderId, remarkId } }
  },
  updateEndpointAsOperator: async () => {
    const { endpointId } = await makeFixtures(await makeClient(getDb()), market.researcher)
    return { params: { endpointId }, body: { status: 'disabled', ...reason } }
  },
  updateResearcher: async () => ({
    params: { researcherId: (await makeResearcher(getDb(), { status: 'pending' })).id },
    body: { status: 'approved' },
  }),
  openResearcherAccount: async () => ({
    params: { researcherId: (await makeResearcher(getDb(), { accounts: {} })).id },
  }),
  checkCredential: async () => {
    const { id: researcherId } = await makeResearcher(getDb())
    const credential = { id: newId('credential'), kind: 'degree' as const, title: 'Archivist', issuer: 'A school' }
    await getDb().credential.create({ data: { ...credential, researcherId } })
    return { params: { researcherId, credentialId: credential.id }, body: { checked: true } }
  },
  askApproval: async () => ({ body: { what: 'order.refund', targetId: await charged(), ...reason } }),
  approve: async () => ({ params: { approvalId: await asked('client.enable_production', await client()) } }),
  refuseApproval: async () => ({
    params: { approvalId: await asked('client.enable_production', await client()) },
    body: reason,
  }),
  withdrawApproval: async () => {
    const body = { what: 'client.enable_production', targetId: await client(), ...reason }
    const response = await routeOf('askApproval')(requestFor(operationOf('askApproval'), { token, body }))
    return { params: { approvalId: ((await response.json()) as { id: string }).id } }
  },
  disablePerson: async () => ({ params: { userId: await person() }, body: reason }),
  enablePerson: async () => ({ params: { userId: await person({ disabledAt: new Date() }) }, body: reason }),
  endPersonSessions: async () => ({ params: { userId: await person() }, body: reason }),
  setOperatorRole: async () => ({
    params: { userId: await person({ operatorRole: 'support' }) },
    body: { role: 'finance', ...reason },
  }),
  removeOperator: async () => ({ params: { userId: await person({ operatorRole: 'support' }) }, body: reason }),
  inviteOperator: async () => ({ body: { email: 'new@example.com', role: 'support' } }),
  withdrawOperatorInvitation: async () => {
    const body = { email: 'another@example.com', role: 'support' }
    const response = await routeOf('inviteOperator')(requestFor(operationOf('inviteOperator'), { token, body }))
    return { params: { invitationId: ((await response.json()) as { id: string }).id } }
  },
  addArchive: async () => ({ body: { ...archive, name: 'Archives de la ville' } }),
  replaceArchive: async () => ({
    params: { archiveId: await newArchive() },
    body: { ...archive, name: 'Archives renamed' },
  }),
  mergeArchive: async () => ({ params: { archiveId: await newArchive() }, body: { intoId: await newArchive() } }),
  splitArchive: async () => {
    const archiveId = await newArchive()
    await getDb().archive.update({ where: { id: archiveId }, data: { mergedIntoId: await newArchive() } })
    return { params: { archiveId } }
  },
  previewArchiveImport: async () => ({ body: fileOfArchives }),
  applyArchiveImport: async () => ({ params: { importId: await newImport() } }),
  revertArchiveImport: async () => {
    const importId = await newImport()
    await inTransaction((tx) => applyImport(tx, importId, 'usr_test'))
    return { params: { importId } }
  },
}

// Whatever operators alone may do, however it is tagged. What is asked for by GET reads only.
// The views that an operator keeps are theirs alone, and change nothing for anybody.
const ownAffairs = ['saveOperatorView', 'removeOperatorView']
const mutations = operations.filter(
  ({ id, scope, method }) => scope.startsWith('operator') && method !== 'GET' && !ownAffairs.includes(id),
)

it('has a scene for every operation that changes something', () => {
  expect(mutations.map(({ id }) => id).toSorted()).toEqual(Object.keys(scenes).toSorted())
})

// Decisions that move money leave one line for each thing that is done.
const several: Partial<Record<string, string[]>> = {
  refundCase: ['order.refund', 'case.close'],
  replaceResearcher: ['case.close', 'order.cancel', 'order.place_again'],
}

describe.for(mutations.map((operation) => [operation.id, operation] as const))('%s', ([id, operation]) => {
  it('leaves a line in the audit log for what is done, and no other', async () => {
    const { params = {}, body } = (await scenes[id]?.()) ?? {}
    const newest = newId('operatorAction')
    const request = requestFor(operation, { token, params, ...(body === undefined ? {} : { body }) })
    request.headers.set('x-callslip-peer', '8.8.8.8')
    const response = await routeOf(id)(request)
    expect([response.status, response.ok ? '' : await response.text()]).toEqual([operation.status ?? 200, ''])
    const lines = await getDb().operatorAction.findMany({ where: { id: { gt: newest } }, orderBy: { id: 'asc' } })
    expect(lines).toHaveLength(several[id]?.length ?? 1)
    if (several[id]) expect(lines.map(({ action }) => action)).toEqual(several[id])
    for (const line of lines) {
      expect([line.role, line.network, summaryOf(line)]).toEqual([
        'admin',
        '8.8.8.0/24',
        expect.stringMatching(/^[A-Z]\w+ /), // a sentence, and not the name of what was done
      ])
      expect(line.operatorId).toMatch(/^usr_/)
      expect(line.after).not.toBeNull()
      if (body !== undefined && typeof body === 'object' && body !== null && 'reason' in body)
        expect(line.reason).toBe(reason.reason)
    }
  })
})
