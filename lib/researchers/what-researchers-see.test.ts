import { extractText } from 'unpdf'
import { beforeAll, describe, expect, it } from 'vitest'
import { getDb, inTransaction } from '#lib/db.ts'
import { operations } from '#lib/server/http/operations.ts'
import { claimAttachments } from '#lib/attachments/claim-attachments.ts'
import { uploadAttachment } from '#lib/attachments/upload-attachment.ts'
import { newId } from '#lib/ids.ts'
import { changeOrder } from '#lib/changes/change-order.ts'
import { issueDocument } from '#lib/billing/issue-document.ts'
import { openCase } from '#lib/cases/open-case.ts'
import { postMessage } from '#lib/messages/post-message.ts'
import { postResearchMessage } from '#lib/messages/post-research-message.ts'
import { makeOffer } from '#lib/offers/make-offer.ts'
import { placeOrder } from '#lib/orders/place-order.ts'
import { placeOrderInput } from '#lib/orders/schema.ts'
import type { OrderStatus } from '#lib/orders/state.ts'
import { writeReview } from '#lib/reviews/write-review.ts'
import { makeToken, orderBody } from '#tools/testing/fixtures.ts'
import { call } from '#tools/testing/call.ts'
import { openMarket, type Market } from '#tools/testing/market.ts'
import { setStatus } from '#tools/testing/order-in-progress.ts'
import { requestFor } from '#tools/testing/requests.ts'
import { routeOf } from '#tools/testing/routes.ts'
import { runDueJobs } from '#tools/testing/run-jobs.ts'
import { makeUser, researcherActor } from '#prisma/factories.ts'

// Whatever a researcher asks for, the answer holds nobody's e-mail address, nothing of who pays, and nothing of what other
// researchers offered. A new operation without a scene here fails the suite.

type Scene = { params?: Record<string, string>; body?: unknown; query?: string; token?: string }
let market: Market
let token: string
beforeAll(async () => {
  market = await openMarket({ name: 'Zacharias Secretclient' })
  const member = await makeUser(getDb(), { email: 'hidden-member@example.com' })
  await getDb().membership.create({ data: { userId: member.id, clientId: market.client.id } })
  token = await makeToken('researcher', { researcher: market.researcher })
})

const date = '2098-07-13'
const rivalOffer = { amount: 71.13, message: 'What the rival wrote with it.', estimatedCompletionDate: date }
const secrets = [
  /@/,
  /hidden-member/,
  /Hidden Writer/,
  /(key|usr)_[0-9a-z]{26}/,
  /Secretclient/,
  /REF-7781/,
  /Bruno Keller/,
  /71[.,]?13/,
  /78[.,]?24/,
  new RegExp(date),
  /the rival/,
]

/** An open order on which a rival has made an offer and talks with the customer, and the researcher one of 40 EUR. */
async function open({ own = true } = {}): Promise<{ orderId: string; offerId: string }> {
  const { actor, researcher, rival } = market
  const input = placeOrderInput.parse({
    ...orderBody,
    instructions: 'sandbox:no_offers',
    customerName: 'Secretclient & Sons',
    externalOrderRef: 'REF-7781',
  })
  return inTransaction(async (tx) => {
    const { id: orderId } = await placeOrder(tx, actor, input)
    await makeOffer(tx, researcherActor(rival), orderId, rivalOffer)
    const offerId = own
      ? (
          await makeOffer(tx, researcherActor(researcher), orderId, {
            amount: 40,
            message: 'Mine.',
            estimatedCompletionDate: '2099-01-31',
          })
        ).id
      : ''
    await postResearchMessage(tx, researcherActor(rival), orderId, { content: 'From the rival.' })
    await postMessage(tx, actor, orderId, { content: 'For the rival alone.', researcherId: rival.id })
    // Whoever writes to them, in person or by a program, is the customer.
    for (const [type, id] of [
      ['api_client', newId('apiKey')],
      ['customer', newId('user')],
    ] as const) {
      const writer = { ...actor, type, id, name: `Hidden Writer ${id}` }
      await postMessage(tx, writer, orderId, { content: 'For everybody.' })
      if (own) await postMessage(tx, writer, orderId, { content: 'For you alone.', researcherId: researcher.id })
    }
    return { orderId, offerId }
  })
}

/** The same once the customer has changed it, in what researchers read and in what they don't. */
async function changed(): Promise<{ orderId: string; offerId: string }> {
  const found = await open()
  const change = { location: 'Paris, 18e', externalOrderRef: 'REF-7781-b', customerName: 'Secretclient & Daughters' }
  await inTransaction((tx) => changeOrder(tx, market.actor, found.orderId, change))
  return found
}

/** The same with the researcher's offer chosen, in a state of its own. */
async function chosen(status: OrderStatus): Promise<{ orderId: string; offerId: string }> {
  const { orderId, offerId } = await open()
  await getDb().offer.update({ where: { id: offerId }, data: { status: 'SELECTED' } })
  await getDb().order.update({ where: { id: orderId }, data: { selectedOfferId: offerId, startedAt: new Date() } })
  await setStatus(orderId, status)
  return { orderId, offerId }
}

const ask = async <T>(id: string, { token: other, ...scene }: Scene): Promise<T> => {
  const handle = routeOf(id)
  if (!handle.operation) throw new Error(`${id} has no operation`)
  return (await (await handle(requestFor(handle.operation, { token: other ?? token, ...scene }))).json()) as T
}
const draft = { searched: 'Marriages', volumes: '', years: '', result: '', remarks: '' }
const uploaded = async () => {
  const { orderId } = await chosen('in_progress')
  const { id: documentId } = await ask<{ id: string }>('uploadDocument', { params: { orderId } })
  return { orderId, documentId }
}
const begun = async () => {
  const { orderId } = await chosen('in_progress')
  const { id: uploadId } = await ask<{ id: string }>('beginUpload', {
    params: { orderId },
    body: { name: 'notes.txt', sizeBytes: 1000 },
  })
  return { orderId, uploadId }
}
const announced = async () => {
  const body = { name: 'page.pdf', sizeBytes: 1000 }
  const { id: uploadId } = await ask<{ id: string }>('beginResearchAttachment', { body })
  return { uploadId }
}
/** The customer has attached something for everybody, and a rival something for the customer. */
const attached = async () => {
  const { orderId } = await open()
  const bytes = Buffer.from('%PDF-1.7')
  const { id: shown } = await uploadAttachment(market.actor, 'livret.pdf', bytes)
  const { id: hidden } = await uploadAttachment(researcherActor(market.rival), 'from the rival.pdf', bytes)
  await inTransaction(async (tx) => {
    await claimAttachments(tx, market.actor, [shown], { orderId })
    await postResearchMessage(tx, researcherActor(market.rival), orderId, { content: 'See.', attachmentIds: [hidden] })
  })
  return { orderId }
}
const reported = async () => {
  const { orderId } = await chosen('delivered')
  const { id: caseId } = await inTransaction((tx) =>
    openCase(tx, market.actor, orderId, { kind: 'unreadable', content: 'Page 2 is black.' }),
  )
  return { orderId, caseId }
}
const completed = async () => {
  const { orderId } = await chosen('completed')
  await getDb().order.update({ where: { id: orderId }, data: { completedAt: new Date() } })
  await inTransaction((tx) => writeReview(tx, market.actor, orderId, { stars: 5 }))
  return { orderId }
}
const statement = async () => {
  const { id: billingDocumentId } = await inTransaction((tx) =>
    issueDocument(tx, {
      environment: 'development',
      kind: 'statement',
      researcherId: market.researcher.id,
      cause: crypto.randomUUID(),
      currency: 'EUR',
      totalMinor: 0,
      snapshot: {
        seller: { name: 'Callslip' },
        buyer: { name: market.researcher.name },
        lines: [],
        vat: { ratePercent: 0, netMinor: 0, vatMinor: 0, reverseCharge: false },
        notes: [],
      },
    }),
  )
  return { billingDocumentId }
}
const applicant = async () => {
  const user = await makeUser(getDb())
  await getDb().membership.create({ data: { userId: user.id, clientId: market.client.id } })
  return makeToken('customer', { client: market.client })
}

const noted = async () => {
  const { orderId } = await chosen('confirmed')
  await runDueJobs()
  return { orderId }
}
const kept = async (id: string, param: string, body: object) => {
  const { id: value } = await ask<{ id: string }>(id, { body })
  return { [param]: value }
}
const planned = async () => {
  const { orderId } = await chosen('in_progress')
  const body = { day: '2099-01-31', place: 'Archives de Paris' }
  return { orderId, ...(await kept('planVisit', 'visitId', body)) }
}
const onVisit = async () => {
  const { orderId: _, ...params } = await planned()
  return { params }
}
const search = { name: 'Registers', query: { q: 'register' }, alerts: true }
const template = { name: 'Often', message: 'Every Tuesday.', days: 14 }
const credential = { kind: 'degree', title: 'Archivist', issuer: 'A school' }

const scenes: Record<string, () => Promise<Scene>> = {
  listResearchOrders: async () => {
    for (const status of ['in_progress', 'delivered'] as const) await chosen(status)
    await open({ own: false })
    return { query: '?limit=100' }
  },
  getResearchOrder: async () => ({ params: await changed() }),
  makeOffer: async () => ({
    params: await open({ own: false }),
    body: { amount: 40, message: 'Mine.', estimatedCompletionDate: '2099-01-31' },
  }),
  updateOffer: async () => ({ params: await open(), body: { amount: 41 } }),
  confirmOffer: async () => ({ params: await changed() }),
  retractOffer: async () => ({ params: await open() }),
  listResearchMessages: async () => ({ params: await open() }),
  postResearchMessage: async () => ({ params: await open(), body: { content: 'Which parish?' } }),
  startWork: async () => ({ params: await chosen('confirmed') }),
  reviseDate: async () => ({
    params: await chosen('in_progress'),
    body: { estimatedCompletionDate: '2099-02-01', reason: 'The reading room is closed.' },
  }),
  listResearchCases: async () => ({ params: await reported() }),
  openResearchCase: async () => ({ params: await chosen('in_progress'), body: { content: 'They want more.' } }),
  answerResearchCase: async () => ({ params: await reported(), body: { content: 'So is the volume.' } }),
  getResearchReviews: async () => ({ params: await completed() }),
  writeResearchReview: async () => ({ params: await completed(), body: { stars: 4 } }),
  uploadDocument: async () => ({ params: await chosen('in_progress') }),
  listResearchDocuments: async () => ({ params: await uploaded() }),
  getReportDraft: async () => ({ params: await chosen('in_progress') }),
  saveReportDraft: async () => ({ params: await chosen('in_progress'), body: draft }),
  deliver: async () => ({ params: await uploaded(), body: { outcome: 'found' } }),
  arrangeDocuments: async () => {
    const { orderId, documentId } = await uploaded()
    return { params: { orderId }, body: { documentIds: [documentId] } }
  },
  getResearchDocument: async () => ({ params: await uploaded() }),
  removeDocument: async () => ({ params: await uploaded() }),
  listUploads: async () => ({ params: await begun() }),
  beginUpload: async () => ({ params: await chosen('in_progress') }),
  getUpload: async () => ({ params: await begun() }),
  sendPart: async () => ({ params: await begun() }),
  discardUpload: async () => ({ params: await begun() }),
  beginResearchAttachment: async () => ({}),
  getResearchAttachmentUpload: async () => ({ params: await announced() }),
  sendResearchAttachmentPart: async () => ({ params: await announced(), body: '%PDF-1.7' }),
  discardResearchAttachment: async () => ({ params: await announced() }),
  listResearchAttachments: async () => ({ params: await attached() }),
  getResearchProfile: async () => ({}),
  applyAsResearcher: async () => ({ token: await applicant() }),
  updateResearchProfile: async () => ({ body: { alerts: false } }),
  findArchivesToServe: async () => ({ query: '?q=paris' }),
  onboardAccount: async () => ({}),
  openDashboard: async () => {
    await getDb().researcherAccount.updateMany({ data: { hasDashboard: true } })
    return {}
  },
  refreshOwnAccount: async () => ({}),
  listStatements: async () => {
    await statement()
    return {}
  },
  getStatementPdf: async () => ({ params: await statement() }),
  countWork: async () => noted().then(() => ({})),
  giveBackOrder: async () => ({ params: await chosen('confirmed'), body: { reason: 'The archive is closed.' } }),
  countInbox: async () => noted().then(() => ({})),
  listInbox: async () => noted().then(() => ({})),
  markInboxRead: async () => ({ body: await noted() }),
  getUsualPrice: async () => ({ params: await open() }),
  hideOrder: async () => ({ params: await open(), body: { hidden: true } }),
  listBoardSearches: async () => kept('saveBoardSearch', 'id', search).then(() => ({})),
  saveBoardSearch: async () => ({ body: search }),
  removeBoardSearch: async () => ({ params: await kept('saveBoardSearch', 'searchId', search) }),
  listOfferTemplates: async () => kept('saveOfferTemplate', 'id', template).then(() => ({})),
  saveOfferTemplate: async () => ({ body: template }),
  removeOfferTemplate: async () => ({ params: await kept('saveOfferTemplate', 'offerTemplateId', template) }),
  getVisitCalendar: async () => planned().then(() => ({})),
  planVisit: async () => ({ body: { day: '2099-01-31', place: 'Archives de Paris' } }),
  getShelfList: async () => onVisit(),
  changeVisit: async () => ({ ...(await onVisit()), body: { note: 'Seat 14.' } }),
  removeVisit: async () => onVisit(),
  markOnVisit: async () => ({
    params: await planned(),
    body: { state: 'found', note: 'Folio 212', markedAt: '2026-01-01T10:00:00Z' },
  }),
  setAside: async () => ({ params: await planned(), body: { aside: true } }),
  listCredentials: async () => kept('addCredential', 'id', credential).then(() => ({})),
  addCredential: async () => ({ body: credential }),
  removeCredential: async () => ({ params: await kept('addCredential', 'credentialId', credential) }),
  getResearchStatementCsv: async () => ({ params: await statement() }),
  getEarnings: async () => ({}),
  listEarnings: async () => ({}),
  exportEarnings: async () => ({}),
  listPayouts: async () => ({}),
}

async function textOf(response: Response): Promise<string> {
  if (response.headers.get('content-type') !== 'application/pdf') return response.text()
  return (await extractText(new Uint8Array(await response.arrayBuffer()), { mergePages: true })).text
}

const theirs = operations.filter(({ tag }) => tag === 'Research')

it('has a scene for everything that a researcher can ask', () => {
  expect(theirs.map(({ id }) => id).toSorted()).toEqual(Object.keys(scenes).toSorted())
  // Whatever else a researcher's token opens is of one's own account.
  expect(operations.filter(({ scope, tag }) => scope === 'research' && tag !== 'Research')).toEqual([])
})

describe.for(theirs.map((operation) => [operation.id, operation] as const))('%s', ([id, operation]) => {
  it('tells nothing of the others', async () => {
    const { token: other, ...scene } = (await scenes[id]?.()) ?? {}
    const response = await routeOf(id)(requestFor(operation, { token: other ?? token, ...scene }))
    const text = await textOf(response)
    expect([response.status, response.ok ? '' : text]).toEqual([operation.status ?? 200, ''])
    for (const secret of secrets) expect(text).not.toMatch(secret)
  })
})

it('would be noticed: the customer does see what is hidden here', async () => {
  const { orderId } = await open()
  const text = JSON.stringify(
    (await call(routeOf('listOffers'), 'GET', `/orders/${orderId}/offers`, { key: market.key })).body,
  )
  for (const secret of [/71[.,]?13/, /78[.,]?24/, /Bruno Keller/, new RegExp(date), /the rival/])
    expect(text).toMatch(secret)
})
