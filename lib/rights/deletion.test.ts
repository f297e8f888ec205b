import { beforeEach, describe, expect, it } from 'vitest'
import { POST as keep } from '#app/api/keep-account/route.ts'
import { systemActor } from '#lib/actor.ts'
import { selectOffer as select } from '#lib/agreements/select-offer.ts'
import { startWork } from '#lib/agreements/start-work.ts'
import { claimAttachments } from '#lib/attachments/claim-attachments.ts'
import { recordEntry } from '#lib/audit/record-entry.ts'
import { verifyChain } from '#lib/audit/verify-chain.ts'
import { uploadAttachment } from '#lib/attachments/upload-attachment.ts'
import { issueMissing } from '#lib/billing/issue-missing.ts'
import { openCase } from '#lib/cases/open-case.ts'
import { recordClientAction } from '#lib/clients/audit.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { documentRule } from '#lib/documents/schema.ts'
import { storeFile } from '#lib/files/store-file.ts'
import { getStorage } from '#lib/files/get-storage.ts'
import type { Client, User } from '#lib/generated/prisma/client.ts'
import { newId } from '#lib/ids.ts'
import { formatMoment } from '#lib/mail/format.ts'
import { postMail } from '#lib/mail/post-mail.ts'
import { withLink } from '#lib/mail/sealed-link.ts'
import { postResearchMessage } from '#lib/messages/post-research-message.ts'
import { openOrder } from '#lib/orders/open-order.ts'
import { placeOrder } from '#lib/orders/place-order.ts'
import { placeOrderInput } from '#lib/orders/schema.ts'
import { beginDeletion } from '#lib/rights/begin-deletion.ts'
import { deleteAccount } from '#lib/rights/delete-account.ts'
import { deletionKey } from '#lib/rights/jobs.ts'
import { planDeletions } from '#lib/rights/plan-deletions.ts'
import type { DeletionView } from '#lib/rights/schema.ts'
import { canDeletionBecome, deletionDays } from '#lib/rights/state.ts'
import { linkLifetimes } from '#lib/users/mail-link.ts'
import { call } from '#tools/testing/call.ts'
import { makeToken, makeTokenOf } from '#tools/testing/fixtures.ts'
import { checkThreads } from '#tools/testing/check-threads.ts'
import { completed, delivered } from '#tools/testing/delivered-order.ts'
import { bodyOf, offered, openMarket, paid, selectOffer, stripe } from '#tools/testing/market.ts'
import { routeOf } from '#tools/testing/routes.ts'
import { failedJobs, runDueJobs } from '#tools/testing/run-jobs.ts'
import { waitFor } from '#tools/testing/wait-for.ts'
import { waitsForLock } from '#tools/testing/waits-for-lock.ts'
import {
  customerActor,
  makeClient,
  makeFactor,
  makeKey,
  makeResearcher,
  makeUser,
  researcherActor,
} from '#prisma/factories.ts'

beforeEach(() => getDb().rateBucket.deleteMany())

it('can be taken back by the link in the mail for as long as it waits', () => {
  expect(linkLifetimes.keep).toBe(deletionDays * 86_400_000)
})

async function makeOwner(data: Partial<Parameters<typeof makeClient>[1]> = {}) {
  const user = await makeUser(getDb(), { name: 'Odile Moreau' })
  const client = await makeClient(getDb(), { name: 'Moreau Genealogy', ...data })
  await getDb().membership.create({ data: { userId: user.id, clientId: client.id } })
  return { user, client }
}
const tokenOf = (user: User, client?: Client, provedAt?: Date) =>
  makeTokenOf(user.id, client ? 'customer' : 'person', { provedAt, ...(client ? { clientId: client.id } : {}) })
const get = async (key: string) =>
  bodyOf<DeletionView>(await call(routeOf('getDeletion'), 'GET', '/me/deletion', { key }))
const ask = (key: string) => call(routeOf('askDeletion'), 'POST', '/me/deletion', { key })
const withdraw = (key: string) => call(routeOf('withdrawDeletion'), 'DELETE', '/me/deletion', { key })
const mailsTo = async ({ email }: User) =>
  (await getDb().mail.findMany({ where: { recipient: email }, orderBy: { id: 'asc' } })).map(({ subject }) => subject)
async function linkTo({ email }: User): Promise<string> {
  const mail = await getDb().mail.findFirstOrThrow({
    where: { recipient: email, linkEncrypted: { not: null } },
    orderBy: { id: 'desc' },
  })
  return /token=([\w.-]+)/.exec(withLink(mail).text)?.[1] ?? ''
}
const deletionOf = ({ id: userId }: User) =>
  getDb().accountDeletion.findFirstOrThrow({ where: { userId }, orderBy: { id: 'desc' } })
const letTimePass = async (user: User) => {
  const { id } = await deletionOf(user)
  await getDb().accountDeletion.update({ where: { id }, data: { dueAt: new Date(Date.now() - 1000) } })
  return id
}
const kinds = ({ obstacles }: DeletionView) => obstacles.map(({ kind }) => kind)

/** An order in production, as if a person had placed it. */
async function orderOf(client: Client, status: 'open' | 'completed' = 'open') {
  const actor = customerActor(client, 'production')
  const given = { repositoryName: 'Archives', documentType: 'Birth record', location: 'Paris' }
  const { id } = await inTransaction((tx) => placeOrder(tx, actor, placeOrderInput.parse(given)))
  await inTransaction((tx) => openOrder(tx, systemActor('production'), id))
  if (status === 'completed') await getDb().order.update({ where: { id }, data: { status, outcome: 'found' } })
  return id
}
async function offerOf(orderId: string, researcherId: string) {
  const id = newId('offer')
  const soon = new Date(Date.now() + 86_400_000)
  const money = { amountMinor: 4250, currency: 'EUR' }
  await getDb().offer.create({
    data: { id, orderId, researcherId, ...money, message: 'Soon.', estimatedCompletionDate: soon, expiresAt: soon },
  })
  return id
}

describe('asking for it', () => {
  it('waits 14 days, wants a proof, and is one however often it is asked', async () => {
    const { user, client } = await makeOwner()
    expect(await ask(await tokenOf(user, client, new Date(0)))).toMatchObject({ body: { code: 'proof_required' } })
    const key = await tokenOf(user, client)
    expect(await get(key)).toMatchObject({ state: 'none', clientsThatGo: [{ id: client.id }], obstacles: [] })
    const asked = bodyOf<DeletionView>(await ask(key))
    expect(asked.state).toBe('waiting')
    expect(Date.parse(asked.dueAt ?? '') - Date.parse(asked.askedAt ?? '')).toBeCloseTo(14 * 86_400_000, -4)
    expect(bodyOf<DeletionView>(await ask(key)).dueAt).toBe(asked.dueAt)
    expect(await mailsTo(user)).toEqual(['Your Callslip account is to be deleted'])
    // It goes at that moment, in the middle of a day.
    const { text } = await getDb().mail.findFirstOrThrow({ where: { recipient: user.email } })
    expect(text).toContain(`to be deleted on ${formatMoment(new Date(asked.dueAt ?? ''))}.`)
    await planDeletions()
    await runDueJobs()
    expect(await get(key)).toMatchObject({ state: 'waiting' })
  })

  it('is taken back on the page, or once by the link in the mail', async () => {
    const { user, client } = await makeOwner()
    const key = await tokenOf(user, client)
    await ask(key)
    expect(bodyOf<DeletionView>(await withdraw(key)).state).toBe('none')
    expect(bodyOf<DeletionView>(await withdraw(key)).state).toBe('none')
    bodyOf(await ask(key))
    const token = await linkTo(user)
    const byLink = (given: string) => call(keep, 'POST', '/keep-account', { body: { token: given } })
    expect(await byLink(`${token}x`)).toMatchObject({ status: 400 })
    const answers = await Promise.all([byLink(token), byLink(token)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(await get(key)).toMatchObject({ state: 'none' })
    expect((await mailsTo(user)).filter((subject) => subject.endsWith('stays'))).toHaveLength(2)
    await letTimePass(user)
    await planDeletions()
    await runDueJobs()
    expect(await getDb().user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({ name: 'Odile Moreau' })
  })

  it('moves only as its table says', () => {
    expect(canDeletionBecome('working', 'withdrawn')).toBe(false)
    expect(canDeletionBecome('withdrawn', 'working')).toBe(false)
    expect(canDeletionBecome('done', 'working')).toBe(false)
  })
})

describe('what stands in the way', () => {
  it('is an order that has not ended, in production alone, and money under way', async () => {
    const { user, client } = await makeOwner({ productionState: 'enabled' })
    const key = await tokenOf(user, client)
    const sandbox = placeOrderInput.parse({ repositoryName: 'A', documentType: 'B', location: 'C' })
    await inTransaction((tx) => placeOrder(tx, customerActor(client), sandbox))
    expect((await get(key)).obstacles).toEqual([])
    const orderId = await orderOf(client)
    expect(await ask(key)).toMatchObject({
      status: 409,
      body: { code: 'account_in_use', obstacles: [{ kind: 'open_orders' }], error: expect.stringContaining('1 order') },
    })
    await getDb().order.update({ where: { id: orderId }, data: { status: 'completed', outcome: 'found' } })
    expect((await get(key)).obstacles).toEqual([])
    const offerId = await offerOf(orderId, (await makeResearcher(getDb())).id)
    const { id: paymentId } = await getDb().payment.create({
      data: {
        ...{ id: newId('payment'), environment: 'production', orderId, offerId, status: 'captured' },
        ...{ amountMinor: 4675, transferAmountMinor: 4250, platformFeeMinor: 425, feeBps: 1000, currency: 'EUR' },
        ...{ researcherAccountId: 'acct_a', paymentIntentId: `pi_${orderId}` },
      },
    })
    expect((await get(key)).obstacles).toEqual([])
    // Held, or to be released: what the order says of its end isn't all.
    for (const status of ['authorized', 'mismatch', 'canceled', 'expired'] as const) {
      await getDb().payment.update({ where: { id: paymentId }, data: { status } })
      expect(kinds(await get(key))).toEqual(['money'])
    }
    await getDb().payment.update({ where: { id: paymentId }, data: { status: 'captured' } })
    const refund = { id: newId('refund'), paymentId, amountMinor: 100, reason: 'agreed' }
    await getDb().refund.create({ data: refund })
    expect(kinds(await get(key))).toEqual(['money'])
    await getDb().refund.update({ where: { id: refund.id }, data: { status: 'failed' } })
    expect(kinds(await get(key))).toEqual(['money'])
    await getDb().refund.update({ where: { id: refund.id }, data: { status: 'succeeded' } })
    expect((await get(key)).obstacles).toEqual([])
    const dispute = {
      id: `du_${orderId}`,
      paymentId,
      status: 'needs_response',
      reason: 'fraudulent',
      refundable: false,
    }
    await getDb().dispute.create({ data: { ...dispute, amountMinor: 4675, currency: 'EUR', createdAt: new Date() } })
    expect(kinds(await get(key))).toEqual(['money'])
  })

  it('is being the only owner of a client with other members', async () => {
    const { user, client } = await makeOwner()
    const other = await makeUser(getDb())
    const key = { userId_clientId: { userId: other.id, clientId: client.id } }
    await getDb().membership.create({ data: { userId: other.id, clientId: client.id, role: 'orders' } })
    const token = await tokenOf(user, client)
    expect(await get(token)).toMatchObject({ clientsThatGo: [], obstacles: [{ kind: 'sole_owner' }] })
    await getDb().membership.update({ where: key, data: { role: 'owner' } })
    expect((await get(token)).obstacles).toEqual([])
  })

  it('is work that was agreed, and a share that is owed', async () => {
    const user = await makeUser(getDb())
    const researcher = await makeResearcher(getDb(), { userId: user.id })
    const { client } = await makeOwner({ productionState: 'enabled' })
    const orderId = await orderOf(client)
    const offerId = await offerOf(orderId, researcher.id)
    const key = await makeTokenOf(user.id, 'researcher')
    expect((await get(key)).obstacles).toEqual([])
    await getDb().offer.update({ where: { id: offerId }, data: { status: 'SELECTED' } })
    await getDb().order.update({ where: { id: orderId }, data: { status: 'in_progress', selectedOfferId: offerId } })
    expect(kinds(await get(key))).toEqual(['open_orders'])
    await getDb().order.update({ where: { id: orderId }, data: { status: 'completed', outcome: 'found' } })
    await getDb().payment.create({
      data: {
        ...{ id: newId('payment'), environment: 'production', orderId, offerId, status: 'captured' },
        ...{ amountMinor: 4675, transferAmountMinor: 4250, platformFeeMinor: 425, feeBps: 1000, currency: 'EUR' },
        ...{ researcherAccountId: 'acct_a', shareDueMinor: 4250, shareSentMinor: 0 },
      },
    })
    expect(kinds(await get(key))).toEqual(['payout'])
  })

  it('is what is still to be decided about an order that has ended, for both sides of it', async () => {
    const { user, client } = await makeOwner({ productionState: 'enabled' })
    const person = await makeUser(getDb())
    const researcher = await makeResearcher(getDb(), { userId: person.id })
    const orderId = await orderOf(client, 'completed')
    const offerId = await offerOf(orderId, researcher.id)
    await getDb().offer.update({ where: { id: offerId }, data: { status: 'SELECTED' } })
    const keys = [await tokenOf(user, client), await makeTokenOf(person.id, 'researcher')]
    const found = async () => (await Promise.all(keys.map(get))).map(kinds)
    expect(await found()).toEqual([[], []])
    await getDb().order.update({
      where: { id: orderId },
      data: { selectedOfferId: offerId, completedAt: new Date(), deliveredAt: new Date() },
    })
    const problem = { kind: 'wrong_person', content: 'This is her cousin.' } as const
    const production = customerActor(client, 'production')
    await inTransaction((tx) => openCase(tx, production, orderId, problem))
    expect(await found()).toEqual([['open_orders'], ['open_orders']])
    expect(await ask(keys[0] ?? '')).toMatchObject({ status: 409, body: { code: 'account_in_use' } })
    await getDb().order.update({ where: { id: orderId }, data: { openCaseId: null } })
    expect(await found()).toEqual([[], []])
    const { id } = await getDb().approval.create({
      data: {
        ...{ id: newId('approval'), environment: 'production', what: 'order.refund', targetId: orderId, payload: {} },
        ...{ reason: 'Agreed.', askedBy: 'usr_x', expiresAt: new Date(Date.now() + 86_400_000) },
      },
    })
    expect(await found()).toEqual([['open_orders'], ['open_orders']])
    await getDb().approval.update({ where: { id }, data: { state: 'refused' } })
    expect(await found()).toEqual([[], []])
  })

  it('is being the last admin', async () => {
    await getDb().user.updateMany({ data: { operatorRole: null } })
    const admin = await makeUser(getDb(), { operatorRole: 'admin' })
    const key = await makeTokenOf(admin.id, 'operator')
    expect(kinds(await get(key))).toEqual(['last_admin'])
    await makeUser(getDb(), { operatorRole: 'admin' })
    expect((await get(key)).obstacles).toEqual([])
  })

  it('stops a deletion whose time has come, and the person is told', async () => {
    const { user, client } = await makeOwner({ productionState: 'enabled' })
    const key = await tokenOf(user, client)
    bodyOf(await ask(key))
    await orderOf(client)
    await letTimePass(user)
    await planDeletions()
    await runDueJobs()
    expect(await deletionOf(user)).toMatchObject({ state: 'stopped' })
    expect(await mailsTo(user)).toContain('Your Callslip account could not be deleted')
    expect(await get(key)).toMatchObject({ state: 'none', obstacles: [{ kind: 'open_orders' }] })
  })
})

describe('a client that others belong to', () => {
  const addOwner = async ({ id: clientId }: Client) => {
    const { id: userId } = await makeUser(getDb())
    await getDb().membership.create({ data: { userId, clientId } })
    return userId
  }
  const carryOut = async (user: User) => {
    await letTimePass(user)
    await planDeletions()
    await runDueJobs()
    return (await deletionOf(user)).state
  }

  it('is erased with nobody who was told that it goes on, whoever has left it since', async () => {
    const { user, client } = await makeOwner()
    const other = await addOwner(client)
    const key = await tokenOf(user, client)
    expect(bodyOf<DeletionView>(await ask(key)).clientsThatGo).toEqual([])
    const left = { key: await makeTokenOf(other, 'customer', { clientId: client.id }) }
    bodyOf(await call(routeOf('removeMember'), 'DELETE', `/members/${other}`, left))
    expect(await get(key)).toMatchObject({
      state: 'waiting',
      clientsThatGo: [{ id: client.id }],
      obstacles: [{ kind: 'sole_owner', sentence: expect.stringContaining('Nobody but you belongs to Moreau') }],
    })
    expect(await carryOut(user)).toBe('stopped')
    expect(await mailsTo(user)).toContain('Your Callslip account could not be deleted')
    expect(await getDb().client.findUniqueOrThrow({ where: { id: client.id } })).toMatchObject({
      ...{ name: 'Moreau Genealogy', status: 'active', deletionId: null },
    })
    // Asked anew, they are told.
    expect(bodyOf<DeletionView>(await ask(key))).toMatchObject({ clientsThatGo: [{ id: client.id }], obstacles: [] })
    expect(await carryOut(user)).toBe('done')
    expect(await getDb().client.findUniqueOrThrow({ where: { id: client.id } })).toMatchObject({
      name: 'Deleted client',
    })
  })

  it('is erased with all of them where it was asked for before that was noted', async () => {
    const { user, client } = await makeOwner()
    const key = await tokenOf(user, client)
    bodyOf(await ask(key))
    await getDb().$executeRaw`UPDATE account_deletions SET client_ids = DEFAULT WHERE user_id = ${user.id}`
    expect(await get(key)).toMatchObject({ clientsThatGo: [{ id: client.id }], obstacles: [] })
    expect(await carryOut(user)).toBe('done')
  })

  it('is erased with none of them while another is disabled, which can be undone', async () => {
    const { user, client } = await makeOwner()
    const other = await addOwner(client)
    await getDb().user.update({ where: { id: other }, data: { disabledAt: new Date() } })
    const key = await tokenOf(user, client)
    const alone = [{ kind: 'sole_owner', sentence: expect.stringContaining('can’t sign in') }]
    expect(await get(key)).toMatchObject({ clientsThatGo: [], obstacles: alone })
    expect(await ask(key)).toMatchObject({ status: 409, body: { obstacles: alone } })
    // Whom they remove themselves is in nobody's way.
    bodyOf(await call(routeOf('removeMember'), 'DELETE', `/members/${other}`, { key }))
    expect(await get(key)).toMatchObject({ clientsThatGo: [{ id: client.id }], obstacles: [] })
  })
})

describe('the deletion', () => {
  it('takes a person and their client away, and leaves what the law wants kept', async () => {
    const market = await openMarket({ name: 'Hortense & Daughters' })
    const user = await makeUser(getDb(), { name: 'Hortense Vidal' })
    const { client } = market
    const clientId = client.id
    await getDb().membership.create({ data: { userId: user.id, clientId } })
    const key = await tokenOf(user, client)
    const { orderId } = await completed(market)
    const left = await delivered(market)
    const { storageKey } = await storeFile(Buffer.from('Marguerite'), documentRule)
    await getDb().order.update({
      where: { id: orderId },
      data: {
        personsOfInterest: [{ lastname: 'Quenneville' }],
        instructions: 'Quenneville',
        report: 'Quenneville',
        customerName: 'Quenneville',
      },
    })
    await getDb().orderChange.create({
      data: {
        id: newId('orderChange'),
        orderId,
        version: 2,
        members: ['instructions'],
        before: { instructions: 'Quenneville' },
      },
    })
    await getDb().reportDraft.create({
      data: { orderId, researcherId: market.researcher.id, content: { result: 'Quenneville' } },
    })
    const shelf = { folder: 'Quenneville', addLabels: ['Quenneville'] }
    bodyOf(
      await call(routeOf('fileOrders'), 'POST', '/orders/filing', { key, body: { orderIds: [orderId], ...shelf } }),
    )
    const note = { text: 'Quenneville' }
    bodyOf(await call(routeOf('writeNote'), 'POST', `/orders/${orderId}/notes`, { key, body: note }), 201)
    const template = { name: 'Quenneville', order: { instructions: 'Quenneville' } }
    bodyOf(await call(routeOf('saveOrderTemplate'), 'POST', '/order-templates', { key, body: template }), 201)
    const view = { name: 'Quenneville', query: { q: 'Quenneville' } }
    bodyOf(await call(routeOf('saveView'), 'POST', '/saved-views', { key, body: view }), 201)
    await getDb().orderDocument.create({
      data: {
        ...{ id: newId('document'), orderId, name: 'Quenneville.txt', contentType: 'text/plain', sizeBytes: 10 },
        ...{ sha256: '0'.repeat(64), storageKey, uploadedById: market.researcher.id },
      },
    })
    const attached = await uploadAttachment(market.actor, 'Quenneville.pdf', Buffer.from('%PDF-1.7\nQuenneville'))
    const { storageKey: attachedKey } = await getDb().attachment.findUniqueOrThrow({ where: { id: attached.id } })
    await inTransaction((tx) => claimAttachments(tx, market.actor, [attached.id], { orderId }))
    const words = { key, body: { content: 'About Quenneville.' } }
    bodyOf(await call(routeOf('postMessage'), 'POST', `/orders/${left.orderId}/messages`, words), 201)
    const answer = { content: 'What about Quenneville?' }
    await inTransaction((tx) => postResearchMessage(tx, researcherActor(market.researcher), left.orderId, answer))
    await getDb().offer.updateMany({ where: { orderId }, data: { message: 'I know the Quennevilles.' } })
    await makeFactor(getDb(), user.id)
    const customerIds: string[] = []
    // The second is of somebody who has left the client.
    for (const userId of [user.id, newId('user')]) {
      const { id: customerId } = await stripe.customers.create({})
      customerIds.push(customerId)
      const whose = { environment: 'development', clientId, userId } as const
      await getDb().providerCustomer.create({ data: { ...whose, customerId } })
      await getDb().notedCard.create({ data: { ...whose, cardId: `pm_${userId}`, label: 'Quenneville …4242' } })
    }
    await getDb().billingDetails.create({ data: { clientId, name: 'Hortense Vidal', address: '12 rue des Archives' } })
    const olu = { key: await makeToken('operator'), body: { autoOpen: true, reason: 'Hortense Vidal has telephoned.' } }
    bodyOf(await call(routeOf('updateClient'), 'PATCH', `/operator/clients/${clientId}`, olu))
    for (const state of ['waiting', 'refused'] as const)
      await getDb().approval.create({
        data: {
          ...{ id: newId('approval'), what: 'client.enable_production', targetId: clientId, state, askedBy: 'usr_x' },
          ...{ payload: { name: 'Hortense & Daughters', effect: 'nothing' }, reason: 'Quenneville has telephoned.' },
          decisionReason: state === 'refused' ? 'Quenneville is unknown.' : null,
          expiresAt: new Date(Date.now() + 86_400_000),
        },
      })
    // Each stands in the client's own audit log too.
    const named = { name: 'Quenneville', scopes: ['orders:read', 'orders:write'] }
    const made = await call(routeOf('createApiKey'), 'POST', '/api-keys', { key, body: named })
    const byProgram = { key: bodyOf<{ key: string }>(made, 201).key }
    const where = { repositoryName: 'A', documentType: 'B', location: 'C', instructions: 'sandbox:manual' }
    bodyOf(await call(routeOf('placeOrder'), 'POST', '/orders', { ...byProgram, body: where }), 201)
    const endpoint = { url: 'https://example.com/Quenneville' }
    bodyOf(await call(routeOf('createWebhookEndpoint'), 'POST', '/webhook-endpoints', { key, body: endpoint }), 201)
    const said = {
      actor: systemActor('production'),
      type: 'client.suspended',
      payload: { reason: 'Quenneville' },
    } as const
    await recordClientAction(getDb(), { clientId, ...said })
    const papers = await getDb().billingDocument.findMany({ where: { clientId } })
    expect(papers.length).toBeGreaterThan(0)
    const entries = await getDb().ledgerEntry.count()

    bodyOf(await ask(key))
    const deletionId = await letTimePass(user)
    await planDeletions()
    await runDueJobs()
    expect(await deletionOf(user)).toMatchObject({ id: deletionId, state: 'done' })
    // The jobs of the order that was left, such as its refund, are done as well.
    expect(await failedJobs()).toEqual([])

    const gone = await getDb().user.findUniqueOrThrow({
      where: { id: user.id },
      include: { factors: true, sessions: true },
    })
    expect(gone).toMatchObject({ name: 'Deleted account', email: `${user.id}@deleted.invalid`, passwordHash: '' })
    expect([gone.disabledAt !== null, gone.factors, gone.sessions]).toEqual([true, [], []])
    expect(await getDb().client.findUniqueOrThrow({ where: { id: clientId } })).toMatchObject({
      name: 'Deleted client',
      status: 'suspended',
    })
    expect(await call(routeOf('listOrders'), 'GET', '/orders', { key: market.key })).toMatchObject({
      status: 403,
      body: { code: 'api_key_revoked' },
    })
    expect(await getDb().order.findUniqueOrThrow({ where: { id: left.orderId } })).toMatchObject({
      status: 'cancelled',
    })
    // What both sides wrote goes with the client.
    expect(await getDb().message.count({ where: { orderId: { in: [orderId, left.orderId] } } })).toBe(0)
    await checkThreads([orderId, left.orderId])
    for (const file of [storageKey, attachedKey])
      await expect((await getStorage().getStream(file))[Symbol.asyncIterator]().next()).rejects.toThrow('ENOENT')
    expect(await getDb().attachment.count({ where: { orderId } })).toBe(0)
    for (const customerId of customerIds)
      await expect(stripe.customers.retrieve(customerId)).rejects.toThrow('No such customer')
    expect(await mailsTo(user)).toEqual(['Your Callslip account is deleted'])
    expect(await namesLeft('Quenneville')).toEqual([])
    expect(await namesLeft(user.email)).toEqual(['mails'])
    expect(await namesLeft('Hortense Vidal')).toEqual([])
    // On the documents that were issued, and nowhere else.
    expect(await namesLeft('Hortense & Daughters')).toEqual(['billing_documents'])
    const kept = await getDb().billingDocument.findMany({ where: { clientId, id: { in: papers.map(({ id }) => id) } } })
    expect(kept).toEqual(papers)
    expect(await getDb().ledgerEntry.count()).toBeGreaterThanOrEqual(entries)
    const deeds = await getDb().operatorAction.findMany({ where: { targetId: clientId }, orderBy: { id: 'asc' } })
    expect(deeds).toMatchObject([
      { action: 'client.update', reason: null, after: null },
      { action: 'approval.withdraw' },
      { action: 'log.forget' },
    ])
    expect(await getDb().approval.findMany({ where: { targetId: clientId }, orderBy: { id: 'asc' } })).toMatchObject([
      { state: 'withdrawn', payload: { name: 'Deleted client', effect: 'nothing' }, reason: '', decisionReason: null },
      { state: 'refused', payload: { name: 'Deleted client' }, reason: '', decisionReason: '' },
    ])
    expect(await verifyChain(getDb())).not.toHaveProperty('violation')
  })

  it('issues what has to name somebody before the name goes, whatever stands in the way of others', async () => {
    // An order of somebody else's that no invoice can be made for.
    const other = await openMarket({ billing: 'invoice' })
    const { orderId: broken, offerId } = await offered(other)
    bodyOf(await selectOffer(other, broken, offerId))
    await inTransaction((tx) => startWork(tx, researcherActor(other.researcher), broken))
    await getDb().order.update({
      where: { id: broken },
      data: { status: 'completed', completedAt: new Date(), outcome: 'found', currency: 'XXX' },
    })
    await getDb().offer.updateMany({ where: { orderId: broken }, data: { currency: 'XXX' } })
    await expect(issueMissing()).rejects.toThrow()
    const market = await openMarket({ name: 'Vidal & Cie' })
    const owner = await makeUser(getDb())
    await getDb().membership.create({ data: { userId: owner.id, clientId: market.client.id } })
    const user = await makeUser(getDb(), { name: 'Basile Aubert' })
    const { id: researcherId } = market.researcher
    await getDb().researcher.update({ where: { id: researcherId }, data: { userId: user.id, name: 'Basile Aubert' } })
    const { orderId } = await completed(market)
    const statements = () => getDb().billingDocument.findMany({ where: { researcherId, kind: 'statement' } })
    expect(await statements()).toEqual([])
    const late = await paid(market)
    await inTransaction((tx) => startWork(tx, researcherActor(market.researcher), late.orderId))
    const charged = { paymentIntentId: late.paymentIntentId, status: 'captured' as const }
    await getDb().payment.update({ where: { paymentIntentId: late.paymentIntentId }, data: charged })
    const receipts = () => getDb().billingDocument.findMany({ where: { orderId: late.orderId, kind: 'receipt' } })
    expect(await receipts()).toEqual([])
    for (const person of [owner, user]) {
      const client = person === owner ? market.client : undefined
      bodyOf(await ask(client ? await tokenOf(person, client) : await makeTokenOf(user.id, 'researcher')))
      await letTimePass(person)
      await deleteAccount((await deletionOf(person)).id)
    }
    expect(await statements()).toMatchObject([{ snapshot: { buyer: { name: 'Basile Aubert' } } }])
    expect(await receipts()).toMatchObject([{ snapshot: { buyer: { name: 'Vidal & Cie' } } }])
    expect(await getDb().order.findUniqueOrThrow({ where: { id: orderId } })).toMatchObject({ status: 'completed' })
  })

  it('takes the mails to each address of theirs, and leaves those of who had the address before', async () => {
    const { user, client } = await makeOwner()
    // More than one slice of the table, before the mails that it is about.
    await getDb().$executeRaw`
      INSERT INTO mails (id, dedupe_key, recipient, subject, text)
      SELECT 'mai_0' || lpad(n::text, 25, '0'), 'mai_0' || n, 'somebody@example.com', '', '' FROM generate_series(1, 5000) n`
    const mailTo = (email: string, subject: string) =>
      inTransaction((tx) => postMail(tx, { to: { email }, letter: { subject, body: [] } }))
    const moveTo = (id: string, email: string) => getDb().user.update({ where: { id }, data: { email } })
    const first = await makeUser(getDb())
    await mailTo(first.email, 'To who had it before')
    await moveTo(first.id, `left-${first.email}`)
    await mailTo(user.email, 'To an earlier address')
    await moveTo(user.id, first.email)
    await mailTo(first.email, 'To the present one')
    bodyOf(await ask(await tokenOf(user, client)))
    await letTimePass(user)
    await mailTo(first.email, 'When its time had come')
    await planDeletions()
    await runDueJobs()
    expect(await mailsTo(user)).toEqual([])
    expect(await mailsTo(first)).toEqual(['To who had it before', 'Your Callslip account is deleted'])
  })

  it('takes the invitations that they came by at an address of before', async () => {
    const { user: owner, client } = await makeOwner()
    const user = await makeUser(getDb())
    const key = await tokenOf(owner, client)
    const body = { email: user.email, role: 'read' }
    bodyOf(await call(routeOf('inviteMember'), 'POST', '/invitations', { key, body }), 201)
    const accepted = { key: await makeTokenOf(user.id, 'person'), body: { token: await linkTo(user) } }
    bodyOf(await call(routeOf('acceptInvitation'), 'POST', '/me/invitations', accepted))
    const id = newId('invitation')
    const times = { expiresAt: new Date(), acceptedAt: new Date() }
    await getDb().operatorInvitation.create({
      data: { id, email: user.email, role: 'support', invitedBy: 'x', ...times },
    })
    const written = { by: user.id, targetType: 'user', after: { invitationId: id } }
    await recordEntry(getDb(), { ...written, action: 'operator.invite', targetId: id })
    await recordEntry(getDb(), { ...written, action: 'operator.join', targetId: user.id })
    await getDb().user.update({ where: { id: user.id }, data: { email: `${newId('user')}@example.com` } })

    bodyOf(await ask(await tokenOf(user, client)))
    await letTimePass(user)
    await planDeletions()
    await runDueJobs()
    expect(await namesLeft(user.email)).toEqual([])
    const entries = await getDb().operatorAction.findMany({ where: { targetId: id }, orderBy: { id: 'asc' } })
    expect(entries).toMatchObject([{ action: 'operator.invite', after: null }, { action: 'log.forget' }])
    const { body: log } = await call(routeOf('listClientActions'), 'GET', '/audit-log', { key })
    expect(log).toMatchObject([
      { type: 'member.left' },
      { type: 'member.joined', actor: { name: 'Deleted account' } },
      { type: 'member.invited', summary: 'Invited somebody as read' },
    ])
  })

  it('is gone on with where a run broke off, and done once', async () => {
    const { user, client } = await makeOwner()
    bodyOf(await ask(await tokenOf(user, client)))
    const deletionId = await letTimePass(user)
    expect(await inTransaction((tx) => beginDeletion(tx, deletionId))).toBe(true)
    // Killed here. Access has ended already, and nothing leads back.
    expect(await call(keep, 'POST', '/keep-account', { body: { token: await linkTo(user) } })).toMatchObject({
      status: 400,
    })
    await planDeletions()
    await runDueJobs()
    expect(await deletionOf(user)).toMatchObject({ state: 'done' })
    const before = await getDb().user.findUniqueOrThrow({ where: { id: user.id } })
    await Promise.all([deleteAccount(deletionId), deleteAccount(deletionId)])
    expect(await getDb().user.findUniqueOrThrow({ where: { id: user.id } })).toEqual(before)
    expect(await mailsTo(user)).toEqual(['Your Callslip account is deleted'])
  })

  it('keeps its tries where it fails, and is counted as given up within two days', async () => {
    const { user, client } = await makeOwner()
    bodyOf(await ask(await tokenOf(user, client)))
    const key = deletionKey(await letTimePass(user))
    await planDeletions()
    await getDb()
      .$executeRaw`UPDATE graphile_worker._private_jobs SET attempts = 13, run_at = now() + interval '6 hours' WHERE key = ${key}`
    await planDeletions()
    const jobs = await getDb()
      .$queryRaw`SELECT attempts, max_attempts AS most FROM graphile_worker.jobs WHERE key = ${key}`
    expect(jobs).toEqual([{ attempts: 13, most: 14 }])
    // Of one that is gone the next is made.
    await getDb()
      .$executeRaw`SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs WHERE key = ${key}`
    await planDeletions()
    await runDueJobs()
    expect(await deletionOf(user)).toMatchObject({ state: 'done' })
  })

  it('leaves a client that others belong to, with its keys, and says there that somebody left', async () => {
    const { user, client } = await makeOwner()
    const other = await makeUser(getDb())
    await getDb().membership.create({ data: { userId: other.id, clientId: client.id } })
    const { key } = await makeKey(getDb(), client.id, { createdBy: user.id })
    const given = { repositoryName: 'A', documentType: 'B', location: 'C', instructions: 'sandbox:manual' }
    const { id: orderId } = await inTransaction((tx) =>
      placeOrder(tx, customerActor(client), placeOrderInput.parse(given)),
    )
    await inTransaction((tx) => openOrder(tx, systemActor('development'), orderId))
    const said = {
      key: await tokenOf(user, client),
      body: { content: 'Merci.' },
      headers: { 'Idempotency-Key': 'once' },
    }
    bodyOf(await call(routeOf('postMessage'), 'POST', `/orders/${orderId}/messages`, said), 201)
    const scope = { endsWith: `:${user.id}` }
    expect(await getDb().idempotencyRecord.count({ where: { scope } })).toBe(1)
    // What they have sent, and nobody has answered, would be a way back.
    const invitation = { key: said.key, body: { email: `${newId('user')}@example.com`, role: 'owner' } }
    bodyOf(await call(routeOf('inviteMember'), 'POST', '/invitations', invitation), 201)
    const expiresAt = new Date(Date.now() + 86_400_000)
    const sent = { id: newId('invitation'), email: 'another@example.com', role: 'admin', invitedBy: user.id } as const
    await getDb().operatorInvitation.create({ data: { ...sent, expiresAt } })
    bodyOf(await ask(await tokenOf(user, client)))
    await letTimePass(user)
    await planDeletions()
    await runDueJobs()
    expect(await getDb().membership.findMany({ where: { clientId: client.id } })).toMatchObject([{ userId: other.id }])
    expect(await call(routeOf('listOrders'), 'GET', '/orders', { key })).toMatchObject({ status: 200 })
    expect(await getDb().message.findMany({ where: { orderId } })).toMatchObject([
      { senderName: 'Deleted account', content: 'Merci.' },
    ])
    expect(await getDb().idempotencyRecord.count({ where: { scope } })).toBe(0)
    const log = await call(routeOf('listClientActions'), 'GET', '/audit-log', { key: await tokenOf(other, client) })
    expect(log.body).toMatchObject([
      { type: 'member.invitation_withdrawn', actor: { name: 'Deleted account' } },
      { type: 'member.left', actor: { name: 'Deleted account' } },
      { type: 'member.invited' },
    ])
    expect(await getDb().operatorInvitation.findUniqueOrThrow({ where: { id: sent.id } })).not.toMatchObject({
      withdrawnAt: null,
    })
    expect(await getDb().operatorAction.findMany({ where: { targetId: sent.id } })).toMatchObject([
      { action: 'operator.withdraw_invitation', operatorId: user.id },
    ])
    // The same person may come again.
    await makeUser(getDb(), { email: user.email })
  })

  it('tells the customers of a researcher’s rehearsals why those end, and says nothing of an account of theirs', async () => {
    const market = await openMarket()
    const user = await makeUser(getDb())
    await getDb().researcher.update({ where: { id: market.researcher.id }, data: { userId: user.id } })
    const { orderId } = await paid(market)
    bodyOf(await ask(await makeTokenOf(user.id, 'researcher')))
    await letTimePass(user)
    await planDeletions()
    await runDueJobs()
    expect(await getDb().order.findUniqueOrThrow({ where: { id: orderId } })).toMatchObject({
      status: 'cancelled',
      cancelReason: 'The researcher has left Callslip.',
    })
  })

  it('opens an order again whose customer chose the researcher in the moment before their access ended', async () => {
    const user = await makeUser(getDb(), { name: 'Camille Laurent' })
    const researcher = await makeResearcher(getDb(), { userId: user.id, name: 'Camille Laurent' })
    const { client } = await makeOwner({ productionState: 'enabled', billing: 'invoice' })
    const orderId = await orderOf(client)
    const offerId = await offerOf(orderId, researcher.id)
    bodyOf(await ask(await makeTokenOf(user.id, 'researcher')))
    const deletionId = await letTimePass(user)
    const chosen = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const choosing = inTransaction(async (tx) => {
      const { status } = await select(tx, customerActor(client, 'production'), orderId, offerId)
      chosen.resolve()
      await begun.promise
      return status
    })
    await chosen.promise
    const deleting = deleteAccount(deletionId)
    await waitFor('the offer is to be taken back', 10_000, waitsForLock, 5)
    begun.resolve()
    expect(await choosing).toBe('selected')
    await deleting
    expect(await getDb().order.findUniqueOrThrow({ where: { id: orderId } })).toMatchObject({
      status: 'open',
      selectedOfferId: null,
    })
    expect(await getDb().offer.findUniqueOrThrow({ where: { id: offerId } })).toMatchObject({ status: 'RETRACTED' })
    expect(await getDb().event.findMany({ where: { orderId, type: 'order.given_back' } })).toHaveLength(1)
    expect(await getDb().message.findMany({ where: { orderId } })).toMatchObject([
      { senderName: 'Former researcher', content: 'The researcher has left Callslip.' },
    ])
    expect(await namesLeft('Camille Laurent', ['messages', 'events'], researcher.id)).toEqual([])
  })

  it('ends a researcher: offers are taken back, the profile is empty', async () => {
    const user = await makeUser(getDb(), { name: 'Camille Laurent' })
    const researcher = await makeResearcher(getDb(), { userId: user.id, name: 'Camille Laurent' })
    const { client } = await makeOwner({ productionState: 'enabled' })
    const offerId = await offerOf(await orderOf(client), researcher.id)
    bodyOf(await ask(await makeTokenOf(user.id, 'researcher')))
    await letTimePass(user)
    await planDeletions()
    await runDueJobs()
    expect(await getDb().offer.findUniqueOrThrow({ where: { id: offerId } })).toMatchObject({ status: 'RETRACTED' })
    expect(await getDb().researcher.findUniqueOrThrow({ where: { id: researcher.id } })).toMatchObject({
      name: 'Former researcher',
      userId: null,
      languages: [],
      status: 'suspended',
    })
    expect(await namesLeft('Camille Laurent', ['researchers', 'events'], researcher.id)).toEqual([])
  })
})

/** The tables in which a text stands, in any column; only in rows that name `about`, where that is given. */
async function namesLeft(text: string, among?: string[], about?: string): Promise<string[]> {
  const tables = await getDb().$queryRaw<{ name: string }[]>`
    SELECT table_name::text AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`
  const found: string[] = []
  for (const { name } of tables) {
    if (among && !among.includes(name)) continue
    const [row] = await getDb().$queryRawUnsafe<{ n: number }[]>(
      `SELECT count(*)::int AS n FROM "${name}" t WHERE position($1 IN t::text) > 0 AND ($2::text IS NULL OR position($2 IN t::text) > 0)`,
      text,
      about ?? null,
    )
    if ((row?.n ?? 0) > 0) found.push(name)
  }
  return found
}
