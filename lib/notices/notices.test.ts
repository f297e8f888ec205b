import { expect, it } from 'vitest'
import { systemActor, type CustomerActor } from '#lib/actor.ts'
import type { MemberRole } from '#lib/clients/roles.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import type { Researcher, User } from '#lib/generated/prisma/client.ts'
import { firstIdAt, type IdKind } from '#lib/ids.ts'
import { enqueue } from '#lib/jobs.ts'
import { researchOccasions } from '#lib/mail/occasions.ts'
import { eventJob } from '#lib/events/jobs.ts'
import { notices } from '#lib/notices/notices.ts'
import type { NoticeName } from '#lib/notices/schema.ts'
import { markRead } from '#lib/messages/mark-read.ts'
import { postMessage } from '#lib/messages/post-message.ts'
import { postResearchMessage } from '#lib/messages/post-research-message.ts'
import { declineOffer } from '#lib/agreements/decline-offer.ts'
import { changeOrder } from '#lib/changes/change-order.ts'
import type { ChangeOrderInput } from '#lib/changes/schema.ts'
import { confirmOffer } from '#lib/offers/confirm-offer.ts'
import { makeOffer } from '#lib/offers/make-offer.ts'
import { completeOrder } from '#lib/agreements/complete-order.ts'
import { cancelOrder } from '#lib/agreements/cancel-order.ts'
import { deliverOrder } from '#lib/agreements/deliver-order.ts'
import { placeOrder } from '#lib/orders/place-order.ts'
import { requestChanges } from '#lib/agreements/request-changes.ts'
import { placeOrderInput } from '#lib/orders/schema.ts'
import { startWork } from '#lib/agreements/start-work.ts'
import { withdrawOrder } from '#lib/agreements/withdraw-order.ts'
import { refundOrder } from '#lib/payments/refund-order.ts'
import { planNotice } from '#lib/notices/plan-notice.ts'
import { stillHolds } from '#lib/notices/still-holds.ts'
import { flagHolds } from '#lib/notices/flag-holds.ts'
import { sweepPayments } from '#lib/payments/sweep-payments.ts'
import {
  confirm,
  finalizePayment,
  initiated,
  initiatePayment,
  control,
  offered,
  openMarket,
  paid,
  selectOffer,
  type Market,
} from '#tools/testing/market.ts'
import { failedJobs, runDueJobs } from '#tools/testing/run-jobs.ts'
import { customerActor, makeClient, makeResearcher, makeSession, makeUser, researcherActor } from '#prisma/factories.ts'

const confirmed = { emailVerifiedAt: new Date() }

async function join(clientId: string, data: Parameters<typeof makeUser>[1], role: MemberRole = 'owner') {
  const user = await makeUser(getDb(), data)
  await getDb().membership.create({ data: { userId: user.id, clientId, role } })
  return user
}

/** A market with people in it: a member who can be written to, four who can't, a stranger, and the researcher's own user. */
async function openPeopledMarket(muted: string[] = []) {
  const market = await openMarket()
  const odile = await join(market.client.id, confirmed)
  await join(market.client.id, { name: 'Not confirmed' })
  await join(market.client.id, { ...confirmed, name: 'Disabled', disabledAt: new Date() })
  await join(market.client.id, { ...confirmed, name: 'Muted', mutedMails: muted })
  await join(market.client.id, { ...confirmed, name: 'Sees no orders' }, 'billing')
  await join((await makeClient(getDb(), { name: 'Another client' })).id, { ...confirmed, name: 'A stranger' })
  const camille = await makeUser(getDb(), { ...confirmed, name: 'Camille Laurent' })
  await getDb().researcher.update({ where: { id: market.researcher.id }, data: { userId: camille.id } })
  return { market, odile, camille, actor: customerActor(market.client) }
}

const allMails = (orderId: string) => getDb().mail.findMany({ where: { orderId }, orderBy: { id: 'asc' } })
/** Who got which kind of mail, in order. */
const mailed = async (orderId: string) => (await allMails(orderId)).map(({ recipient, notice }) => [recipient, notice])
const newest = async (orderId: string, notice: NoticeName) =>
  (await allMails(orderId)).findLast((mail) => mail.notice === notice)

/** What every mail calls the order by. */
async function labelOf(orderId: string, reference?: string) {
  const { number } = await getDb().order.findUniqueOrThrow({ where: { id: orderId }, select: { number: true } })
  return `Birth record, Archives de Paris (${reference === undefined ? number : `${number}, ${reference}`})`
}

const planned = (notice: NoticeName, orderId: string) =>
  getDb().$queryRaw<{ minutes: number }[]>`
    SELECT round(extract(epoch FROM run_at - now()) / 60)::int AS minutes FROM graphile_worker._private_jobs
    WHERE key LIKE ${`notice:${notice}:%`} AND payload->>'orderId' = ${orderId}`

/** What is planned of one notice falls due and is done. */
async function letTimePass(notice: NoticeName, orderId: string) {
  await getDb().$executeRaw`
    UPDATE graphile_worker._private_jobs SET run_at = now() WHERE key LIKE ${`notice:${notice}:%`} AND payload->>'orderId' = ${orderId}`
  await runDueJobs()
  expect(await failedJobs()).toEqual([])
}
/** As if the mails had been written long ago. */
const ageMails = (orderId: string, minutes: number) =>
  getDb()
    .$executeRaw`UPDATE mails SET created_at = created_at - make_interval(mins => ${minutes}::int) WHERE order_id = ${orderId}`

/** Every event of the order is handled once more, as after a crash between the work and its receipt. */
async function handleEventsAgain(orderId: string) {
  const events = await getDb().event.findMany({ where: { orderId } })
  await inTransaction(async (tx) => {
    for (const { id } of events) await enqueue(tx, eventJob, { eventId: id })
  })
  await runDueJobs()
}

const offerOf = (researcher: Researcher, orderId: string, environment: Environment = 'development') =>
  inTransaction((tx) =>
    makeOffer(tx, researcherActor(researcher, environment), orderId, {
      amount: 50,
      message: 'Me too.',
      estimatedCompletionDate: '2099-01-31',
    }),
  )
const personOf = (user: User, actor: CustomerActor): CustomerActor => ({
  ...actor,
  type: 'customer',
  id: user.id,
  name: user.name,
})

it('mails quick offers together, once, to whoever may and wants to be written to, and folds later ones', async () => {
  const { market, odile } = await openPeopledMarket(['offers'])
  const { orderId } = await offered(market, { externalOrderRef: 'R-7' })
  await runDueJobs()
  expect(await allMails(orderId)).toEqual([])
  await letTimePass('offers_in', orderId)
  expect(await mailed(orderId)).toEqual([[odile.email, 'offers_in']])
  const first = await newest(orderId, 'offers_in')
  expect(first?.subject).toBe(`[Rehearsal] 2 offers for ${await labelOf(orderId, 'R-7')}`)
  expect(first?.text).toContain(`your order, ${await labelOf(orderId, 'R-7')}.`)
  expect(first?.text).toContain('Bruno Keller: 46.75 EUR')
  expect(first?.text).toContain(
    `Compare the offers:\nhttp://localhost:3000/orders/${orderId}?environment=development&for=${market.client.id}\n`,
  )
  expect(first?.html).toContain(
    `href="http://localhost:3000/orders/${orderId}?environment=development&amp;for=${market.client.id}"`,
  )
  expect(first?.text).toContain('http://localhost:3000/account')

  await handleEventsAgain(orderId)
  await letTimePass('offers_in', orderId)
  expect(await allMails(orderId)).toHaveLength(1)

  // What they were told they know under another address too.
  await getDb().user.update({ where: { id: odile.id }, data: { email: `new-${odile.email}` } })
  await offerOf(await makeResearcher(getDb(), { name: 'Third' }), orderId)
  await runDueJobs()
  await letTimePass('offers_in', orderId)
  expect(await allMails(orderId)).toHaveLength(1)
  expect(await planned('offers_in', orderId)).toEqual([{ minutes: 30 }])
  await offerOf(await makeResearcher(getDb(), { name: 'Fourth' }), orderId)
  await runDueJobs()
  // The fourth neither hurries nor delays what is planned.
  expect(await planned('offers_in', orderId)).toEqual([{ minutes: 30 }])
  await ageMails(orderId, 31)
  await letTimePass('offers_in', orderId)
  expect((await newest(orderId, 'offers_in'))?.subject).toBe(
    `[Rehearsal] 2 more offers for ${await labelOf(orderId, 'R-7')}`,
  )
  expect(await allMails(orderId)).toHaveLength(2)
})

it('says nothing of offers once one is selected', async () => {
  const { market } = await openPeopledMarket()
  const { orderId, offerId } = await offered(market)
  await selectOffer(market, orderId, offerId)
  await runDueJobs()
  await letTimePass('offers_in', orderId)
  expect(await allMails(orderId)).toEqual([])
})

it('reminds of an unpaid offer after an hour, and tells the researcher once it is paid', async () => {
  const { market, odile, camille } = await openPeopledMarket(['payment'])
  const { orderId, offerId, paymentIntentId } = await initiated(market)
  await runDueJobs()
  expect(await planned('payment_due', orderId)).toEqual([{ minutes: 60 }])
  await confirm(paymentIntentId, 'pm_card_chargeDeclined').catch(() => undefined)
  await finalizePayment(market, orderId, offerId, paymentIntentId)
  await letTimePass('payment_due', orderId)
  await handleEventsAgain(orderId)
  await letTimePass('payment_due', orderId)
  expect(await mailed(orderId)).toEqual([[odile.email, 'payment_due']])
  expect((await newest(orderId, 'payment_due'))?.text).toMatch(/payment of 46\.75 EUR[^]*last attempt was declined/)

  await confirm(paymentIntentId)
  await finalizePayment(market, orderId, offerId, paymentIntentId)
  await runDueJobs()
  expect((await mailed(orderId)).slice(1)).toEqual([[camille.email, 'start_work']])
  const toStart = await newest(orderId, 'start_work')
  expect(toStart?.text).toContain(`http://localhost:3000/research/orders/${orderId}?environment=development`)
  expect(toStart?.text).toContain('42.50 EUR')
  expect(toStart?.text).not.toContain(market.client.name)
})

it('does not remind of what is paid, or of an offer that was given up for another', async () => {
  const { market } = await openPeopledMarket()
  const settled = await paid(market)
  await runDueJobs()
  await letTimePass('payment_due', settled.orderId)
  expect((await mailed(settled.orderId)).map(([, notice]) => notice)).toEqual(['start_work'])

  const { orderId, offerId, rivalOfferId } = await offered(market)
  await selectOffer(market, orderId, offerId)
  await inTransaction((tx) => declineOffer(tx, customerActor(market.client), orderId, offerId))
  await selectOffer(market, orderId, rivalOfferId)
  await runDueJobs()
  await letTimePass('payment_due', orderId)
  const reminders = (await allMails(orderId)).filter(({ notice }) => notice === 'payment_due')
  expect(reminders.map(({ text }) => text.includes('Bruno Keller'))).toEqual([true, true]) // two members, one mail each
})

it('warns both sides of a hold near its end, in the transaction of the flag, and asks to pay again', async () => {
  const { market, odile, camille } = await openPeopledMarket(['hold', 'payment'])
  const { orderId, offerId, paymentIntentId } = await paid(market)
  await runDueJobs()
  await getDb().mail.deleteMany()
  await getDb().$executeRaw`UPDATE payments SET capture_before = now() + interval '5 hours' WHERE order_id = ${orderId}`
  // The jobs stand where the flag stands: a worker that dies now mails nothing less.
  expect(await flagHolds()).toEqual([orderId])
  expect([...(await planned('hold_expiring', orderId)), ...(await planned('start_soon', orderId))]).toHaveLength(2)
  await runDueJobs()
  expect(await flagHolds()).toEqual([])
  await runDueJobs()
  expect((await mailed(orderId)).sort()).toEqual(
    [
      [odile.email, 'hold_expiring'],
      [camille.email, 'start_soon'],
    ].sort(),
  )

  await control('POST', `/holds/${paymentIntentId}/lapse`)
  await getDb().payment.updateMany({ where: { orderId }, data: { captureBefore: new Date(Date.now() - 1000) } })
  await sweepPayments()
  await runDueJobs()
  await handleEventsAgain(orderId)
  const again = (await allMails(orderId)).filter(({ notice }) => notice === 'pay_again')
  expect(again.map(({ recipient }) => recipient)).toEqual([odile.email])
  expect((await initiatePayment(market, orderId, offerId)).status).toBe(200)
  await letTimePass('payment_due', orderId)
  expect(await newest(orderId, 'payment_due')).toBeUndefined()
})

it('folds unread messages into one mail in a quarter of an hour, and leaves out who has read them', async () => {
  const { market, odile, actor } = await openPeopledMarket(['messages'])
  const reading = await join(market.client.id, { ...confirmed, name: 'At the screen' })
  const { orderId } = await offered(market)
  const write = (content: string) =>
    inTransaction((tx) => postResearchMessage(tx, researcherActor(market.researcher), orderId, { content }))
  const toMessages = async () =>
    (await mailed(orderId)).filter(([, notice]) => notice === 'researcher_message').map(([recipient]) => recipient)
  await write('A secret word.')
  const { id: lastReadId } = await write('And another.')
  await inTransaction((tx) => markRead(tx, personOf(reading, actor), orderId, lastReadId))
  await runDueJobs()
  await letTimePass('researcher_message', orderId)
  expect(await toMessages()).toEqual([odile.email])
  const mail = await newest(orderId, 'researcher_message')
  expect(mail?.subject).toBe(`[Rehearsal] 2 new messages about ${await labelOf(orderId)}`)
  expect(mail?.text).toMatch(/> A secret word\.\n\nCamille Laurent, .*:\n> And another\./)

  const { id: last } = await write('One more.')
  await runDueJobs()
  await letTimePass('researcher_message', orderId)
  expect(await toMessages()).toEqual([odile.email, reading.email])
  expect(await planned('researcher_message', orderId)).toEqual([{ minutes: 15 }])
  await inTransaction((tx) => markRead(tx, personOf(odile, actor), orderId, last))
  await ageMails(orderId, 16)
  await letTimePass('researcher_message', orderId)
  expect(await toMessages()).toEqual([odile.email, reading.email])
})

it('mails a researcher what the customer writes to them, and no robot', async () => {
  const { market, camille, actor } = await openPeopledMarket()
  const robotUser = await makeUser(getDb(), confirmed)
  await getDb().researcher.update({ where: { id: market.rival.id }, data: { robot: true, userId: robotUser.id } })
  const { orderId } = await offered(market)
  const toResearchers = async () => (await mailed(orderId)).filter(([, notice]) => notice === 'customer_message')
  await inTransaction((tx) => postMessage(tx, actor, orderId, { content: 'To all.' }))
  await inTransaction((tx) =>
    postMessage(tx, actor, orderId, { content: 'To the robot.', researcherId: market.rival.id }),
  )
  await runDueJobs()
  await letTimePass('customer_message', orderId)
  expect(await toResearchers()).toEqual([[camille.email, 'customer_message']])
  const mail = await newest(orderId, 'customer_message')
  expect(mail?.subject).toBe(`[Rehearsal] A message from the customer: ${await labelOf(orderId)}`)
  await inTransaction((tx) => postMessage(tx, actor, orderId, { content: 'Hello?' }))
  await inTransaction((tx) =>
    postResearchMessage(tx, researcherActor(market.researcher), orderId, { content: 'I have read it.' }),
  )
  await ageMails(orderId, 16)
  await runDueJobs()
  await letTimePass('customer_message', orderId)
  expect(await toResearchers()).toHaveLength(1)
})

it('mails a researcher who has asked without an offer what the customer answers to all, while the order is open', async () => {
  const { market, actor } = await openPeopledMarket()
  const asker = await makeUser(getDb(), confirmed)
  const asking = await makeResearcher(getDb(), { userId: asker.id })
  const { orderId, offerId } = await offered(market)
  const toAsker = async () => (await mailed(orderId)).filter(([recipient]) => recipient === asker.email)
  const answer = async (content: string) => {
    await inTransaction((tx) => postMessage(tx, actor, orderId, { content }))
    await runDueJobs()
    await ageMails(orderId, 16)
    await letTimePass('customer_message', orderId)
  }
  await answer('Nobody has asked yet.')
  await inTransaction((tx) => postResearchMessage(tx, researcherActor(asking), orderId, { content: 'Which parish?' }))
  await answer('Saint-Denis.')
  expect(await toAsker()).toEqual([[asker.email, 'customer_message']])
  const { text } = (await allMails(orderId)).findLast(({ recipient }) => recipient === asker.email) ?? {}
  expect([text?.includes('Saint-Denis.'), text?.includes('Nobody has asked yet.')]).toEqual([true, false])
  expect((await selectOffer(market, orderId, offerId)).status).toBe(200)
  await answer('For whom was chosen.')
  expect(await toAsker()).toHaveLength(1)
})

async function deliver(market: Market, orderId: string, environment: Environment = 'development') {
  const researcher = researcherActor(market.researcher, environment)
  await inTransaction((tx) =>
    deliverOrder(tx, researcher, orderId, { outcome: 'not_found', report: 'Searched 1880 to 1900.' }),
  )
}

it('mails a delivery, a request for changes, and the answer to it', async () => {
  const { market, odile, camille, actor } = await openPeopledMarket(['delivery'])
  const { orderId } = await paid(market)
  await inTransaction((tx) => startWork(tx, researcherActor(market.researcher), orderId))
  await runDueJobs()
  await getDb().mail.deleteMany()
  await deliver(market, orderId)
  await runDueJobs()
  expect((await newest(orderId, 'delivered'))?.subject).toBe(
    `[Rehearsal] Not found, search report ready: ${await labelOf(orderId)}`,
  )
  expect(await planned('acceptance_ends', orderId)).toEqual([])
  await inTransaction((tx) => requestChanges(tx, actor, orderId, 'Please look at 1901 too.'))
  await runDueJobs()
  expect(await planned('customer_message', orderId)).toEqual([])
  await deliver(market, orderId)
  await runDueJobs()
  await handleEventsAgain(orderId)
  expect(await mailed(orderId)).toEqual([
    [odile.email, 'delivered'],
    [camille.email, 'changes_requested'],
    [odile.email, 'delivered'],
  ])
  expect((await newest(orderId, 'delivered'))?.subject).toBe(
    `[Rehearsal] Your changes were answered: ${await labelOf(orderId)}`,
  )
})

it('says in production, two days before, that silence will count as acceptance', async () => {
  const { market, odile } = await openPeopledMarket(['delivery'])
  await getDb().client.update({ where: { id: market.client.id }, data: { productionState: 'enabled' } })
  const input = placeOrderInput.parse({
    repositoryName: 'Archives de Paris',
    documentType: 'Birth record',
    location: 'Paris',
  })
  const { id: orderId } = await inTransaction((tx) => placeOrder(tx, customerActor(market.client, 'production'), input))
  await getDb().order.update({ where: { id: orderId }, data: { status: 'open' } })
  const { id: selectedOfferId } = await offerOf(market.researcher, orderId, 'production')
  await getDb().order.update({ where: { id: orderId }, data: { status: 'in_progress', selectedOfferId } })
  await deliver(market, orderId, 'production')
  await runDueJobs()
  expect(await planned('acceptance_ends', orderId)).toEqual([{ minutes: 12 * 24 * 60 }])
  await letTimePass('acceptance_ends', orderId)
  const mail = await newest(orderId, 'acceptance_ends')
  expect(mail).toMatchObject({
    recipient: odile.email,
    subject: expect.stringMatching(
      /^Your delivery counts as accepted on \d{4}-\d\d-\d\d \d\d:\d\d UTC: Birth record, Archives de Paris \(CS-\w{3}-\w{3}\)$/,
    ),
  })
  expect(mail?.text).toContain(`/orders/${orderId}?environment=production&for=${market.client.id}`)
  // No card pays for it.
  expect(mail?.text).not.toContain('the researcher is paid')
})

it('asks nobody to act who is shut out, and tells them all the same what becomes of their order', async () => {
  const { market } = await openPeopledMarket()
  const { orderId } = await offered(market)
  await getDb().client.update({ where: { id: market.client.id }, data: { status: 'suspended' } })
  await runDueJobs()
  await letTimePass('offers_in', orderId)
  expect(await allMails(orderId)).toEqual([])
  await inTransaction((tx) => cancelOrder(tx, systemActor('development'), orderId, 'It was misuse.'))
  await runDueJobs()
  await letTimePass('offers_in', orderId)
  expect((await mailed(orderId)).map(([, notice]) => notice)).toEqual(['cancelled', 'cancelled'])
  expect(await planned('offers_in', orderId)).toEqual([])
})

it('knows of a mail that waited for its server whether there is still something to tell', async () => {
  const { market, odile } = await openPeopledMarket(['offers', 'payment'])
  const { orderId, offerId } = await offered(market)
  await runDueJobs()
  await letTimePass('offers_in', orderId)
  const hold = async (notice: NoticeName) => {
    const mail = await newest(orderId, notice)
    if (!mail) throw new Error(`no mail: ${notice}`)
    return stillHolds(mail)
  }
  expect(await hold('offers_in')).toBe(true)
  await selectOffer(market, orderId, offerId)
  await runDueJobs()
  await letTimePass('payment_due', orderId)
  expect([await hold('offers_in'), await hold('payment_due')]).toEqual([false, true])
  await getDb().user.update({ where: { id: odile.id }, data: { mutedMails: ['payment'] } })
  expect(await hold('payment_due')).toBe(false)
  await getDb().user.update({ where: { id: odile.id }, data: { mutedMails: [] } })
  await inTransaction((tx) => withdrawOrder(tx, customerActor(market.client), orderId))
  expect(await hold('payment_due')).toBe(false)
  // Of what is about no order nothing is known.
  const mail = await getDb().mail.findFirstOrThrow({ where: { orderId, notice: 'payment_due' } })
  expect(await stillHolds({ ...mail, notice: 'webhook_alert', orderId: null })).toBe(true)
})

it('tells those who were let in again what was delivered meanwhile, once', async () => {
  const { market, odile } = await openPeopledMarket(['delivery'])
  const clerk = await join(market.client.id, confirmed, 'orders')
  const { orderId } = await paid(market)
  await inTransaction((tx) => startWork(tx, researcherActor(market.researcher), orderId))
  await runDueJobs()
  const stand = (status: 'active' | 'suspended') =>
    getDb().client.update({ where: { id: market.client.id }, data: { status } })
  await stand('suspended')
  await deliver(market, orderId)
  await runDueJobs()
  for (let hour = 0; hour < 2; hour += 1) {
    expect(await planned('delivered', orderId)).toEqual([{ minutes: 60 }])
    await letTimePass('delivered', orderId)
  }
  const told = async () => (await mailed(orderId)).filter(([, notice]) => notice === 'delivered').map(([to]) => to)
  expect(await told()).toEqual([])
  await stand('active')
  for (let hour = 0; hour < 2; hour += 1) await letTimePass('delivered', orderId)
  expect((await told()).sort()).toEqual([odile.email, clerk.email].sort())
})

it.each([
  ['a charge', {}, true],
  ['a hold that lapsed', { status: 'expired' }, false],
  ['a charge that a bank decides about', { dispute: 'open' }, false],
] as const)('promises the researcher pay with the acceptance of %s: %s', async (_, found, promised) => {
  const { market } = await openPeopledMarket()
  const { orderId } = await paid(market)
  await inTransaction((tx) => startWork(tx, researcherActor(market.researcher), orderId))
  await runDueJobs()
  const { id: paymentId, amountMinor } = await getDb().payment.findFirstOrThrow({ where: { orderId } })
  if ('status' in found) await getDb().payment.update({ where: { id: paymentId }, data: found })
  if ('dispute' in found) {
    const asked = {
      id: `dp_${orderId}`,
      paymentId,
      amountMinor,
      currency: 'EUR',
      reason: 'general',
      status: 'needs_response',
    }
    await getDb().dispute.create({ data: { ...asked, refundable: false, createdAt: new Date() } })
  }
  await inTransaction((tx) =>
    deliverOrder(tx, researcherActor(market.researcher), orderId, { outcome: 'not_found', report: 'Nothing.' }),
  )
  await runDueJobs()
  const mail = await newest(orderId, 'delivered')
  expect(mail?.text.includes('the researcher is paid')).toBe(promised)
})

it('mails a cancellation with its reason to everyone, and calls the chosen researcher off', async () => {
  const { market, camille, actor } = await openPeopledMarket(['offers', 'payment', 'messages', 'delivery', 'hold'])
  const { orderId } = await paid(market)
  await runDueJobs()
  await getDb().mail.deleteMany()
  await inTransaction((tx) => cancelOrder(tx, systemActor('development'), orderId, 'The archive is closed for good.'))
  await runDueJobs()
  await handleEventsAgain(orderId)
  expect((await mailed(orderId)).map(([, notice]) => notice).sort()).toEqual(['called_off', 'cancelled', 'cancelled'])
  expect((await newest(orderId, 'cancelled'))?.text).toMatch(
    /The archive is closed for good\.[^]*Whatever your bank held or took for it goes back to you/,
  )
  expect(await newest(orderId, 'called_off')).toMatchObject({ recipient: camille.email })

  const unpaid = await offered(market)
  await inTransaction((tx) => withdrawOrder(tx, actor, unpaid.orderId))
  await runDueJobs()
  expect(await allMails(unpaid.orderId)).toEqual([])
})

it('calls a researcher off who was told to start, where the hold lapsed and the customer declined the offer', async () => {
  const { market, camille, actor } = await openPeopledMarket()
  const { orderId, offerId, paymentIntentId } = await paid(market)
  await control('POST', `/holds/${paymentIntentId}/lapse`)
  await getDb().payment.updateMany({ where: { orderId }, data: { captureBefore: new Date(Date.now() - 1000) } })
  await sweepPayments()
  await runDueJobs()
  await inTransaction((tx) => declineOffer(tx, actor, orderId, offerId))
  await runDueJobs()
  await handleEventsAgain(orderId)
  const stops = (await allMails(orderId)).filter(({ notice }) => notice === 'called_off')
  expect(stops).toMatchObject([
    { recipient: camille.email, subject: `[Rehearsal] Declined, please stop: ${await labelOf(orderId)}` },
  ])

  // Nobody had told them to start.
  const early = await offered(market)
  await selectOffer(market, early.orderId, early.offerId)
  await inTransaction((tx) => declineOffer(tx, actor, early.orderId, early.offerId))
  await runDueJobs()
  expect(await newest(early.orderId, 'called_off')).toBeUndefined()
})

it('says that work has begun only where it has', async () => {
  const { market } = await openPeopledMarket()
  const { orderId } = await paid(market)
  await runDueJobs()
  const [captured] = await getDb().event.findMany({ where: { orderId, type: 'payment.authorized' } })
  // As where somebody charges at the provider's dashboard.
  await getDb().payment.updateMany({ where: { orderId }, data: { status: 'captured' } })
  const about = { environment: 'development', notice: 'charged', orderId, aboutId: captured?.id ?? '' } as const
  await inTransaction((tx) => planNotice(tx, 'charged', about))
  await letTimePass('charged', orderId)
  const mail = await newest(orderId, 'charged')
  expect(mail?.text).toContain('46.75 EUR was charged.')
  expect(mail?.text).not.toContain('has begun')
})

it('writes amounts and dates to each member as the browser that they were last seen with does', async () => {
  const { market, odile } = await openPeopledMarket()
  const jean = await join(market.client.id, confirmed)
  const hourAgo = new Date(Date.now() - 3_600_000)
  await makeSession(getDb(), odile.id, { locale: 'en-GB', lastSeenAt: hourAgo })
  await makeSession(getDb(), odile.id, { locale: 'de-DE' })
  await makeSession(getDb(), odile.id, {})
  const { orderId } = await paid(market)
  await runDueJobs()
  await letTimePass('held', orderId)
  const heldFor = async ({ email }: User) =>
    (await allMails(orderId)).find(({ recipient, notice }) => recipient === email && notice === 'held')?.text
  expect(await heldFor(odile)).toContain('Your bank holds 46,75\u00a0€ on your card.')
  expect(await heldFor(jean)).toContain('Your bank holds 46.75 EUR on your card.')
})

it('mails what is held, unless work has begun by then', async () => {
  const { market, odile } = await openPeopledMarket(['payment'])
  const { orderId } = await paid(market)
  await runDueJobs()
  await letTimePass('held', orderId)
  const held = await newest(orderId, 'held')
  expect(held).toMatchObject({
    recipient: odile.email,
    subject: `[Rehearsal] 46.75 EUR is held: ${await labelOf(orderId)}`,
  })
  expect(held?.text).toContain(
    'Your bank holds 46.75 EUR on your card. It is charged when Camille Laurent starts work; withdraw before that and all of it is released.',
  )
  const begun = await paid(market)
  await runDueJobs()
  await inTransaction((tx) => startWork(tx, researcherActor(market.researcher), begun.orderId))
  await runDueJobs()
  await letTimePass('held', begun.orderId)
  expect(await newest(begun.orderId, 'held')).toBeUndefined()
})

it('mails what was charged, with its receipt; what was refunded, with its credit note; and the share that was sent', async () => {
  const { market, odile, camille } = await openPeopledMarket(['payment', 'delivery'])
  const { orderId } = await paid(market)
  await inTransaction((tx) => startWork(tx, researcherActor(market.researcher), orderId))
  await runDueJobs()
  await letTimePass('charged', orderId)
  const numbersOf = async (kind: 'receipt' | 'credit_note') =>
    (await getDb().billingDocument.findMany({ where: { orderId, kind } })).map(({ number }) => number).join()
  const charged = await newest(orderId, 'charged')
  expect(charged).toMatchObject({
    recipient: odile.email,
    subject: `[Rehearsal] 46.75 EUR charged: ${await labelOf(orderId)}`,
  })
  expect(charged?.text).toContain('46.75 EUR was charged when work began. Camille Laurent receives 42.50 EUR of it')
  expect(charged?.text).toContain(await numbersOf('receipt'))
  expect(charged?.text).toContain(`/orders/${orderId}?environment=development&for=${market.client.id}&tab=payment`)

  await deliver(market, orderId)
  await inTransaction((tx) => completeOrder(tx, systemActor('development'), orderId))
  await runDueJobs()
  const sent = await newest(orderId, 'share_sent')
  expect(sent).toMatchObject({ recipient: camille.email })
  expect(sent?.text).toContain('42.50 EUR was sent to your payout account.')
  expect(sent?.text).toContain('/research/earnings?environment=development')

  await inTransaction((tx) =>
    refundOrder(tx, systemActor('development'), orderId, { amountMinor: 1100, reason: 'A page was missing.' }),
  )
  await runDueJobs()
  await letTimePass('refunded', orderId)
  const refunded = await newest(orderId, 'refunded')
  expect(refunded?.text).toContain(`Your credit note: ${await numbersOf('credit_note')}. You can download it on`)
  expect(refunded?.text).toContain('11.00 EUR went back to your card.')
  await handleEventsAgain(orderId)
  await letTimePass('charged', orderId)
  expect((await mailed(orderId)).filter(([, notice]) => notice === 'charged')).toHaveLength(1)
})

it('asks researchers to confirm an offer once for what was changed together, and tells the customer when they have', async () => {
  const { market, odile, camille, actor } = await openPeopledMarket(['offers'])
  const { orderId, offerId } = await offered(market, { fixedPrice: 45 }, 45)
  const change = (input: ChangeOrderInput) => inTransaction((tx) => changeOrder(tx, actor, orderId, input))
  await change({ externalOrderRef: 'R-9' })
  await runDueJobs()
  await letTimePass('order_changed', orderId)
  expect(await mailed(orderId)).toEqual([])

  await change({ location: 'Paris, 18e' })
  await change({ fixedPrice: 50 })
  await runDueJobs()
  await letTimePass('order_changed', orderId)
  await handleEventsAgain(orderId)
  await ageMails(orderId, 11)
  await letTimePass('order_changed', orderId)
  expect(await mailed(orderId)).toEqual([[camille.email, 'order_changed']])
  const asked = await newest(orderId, 'order_changed')
  expect(asked?.subject).toBe(`[Rehearsal] The order was changed, please confirm your offer: ${await labelOf(orderId)}`)
  expect(asked?.text).toMatch(/- Place\n- Price\n\nThe price that they fix is 50\.00 EUR now\./)
  expect(asked?.text).toContain(`http://localhost:3000/research/orders/${orderId}?environment=development`)
  expect(asked?.text).not.toMatch(/R-9|Moreau Genealogy/)

  await inTransaction((tx) => confirmOffer(tx, researcherActor(market.researcher), orderId, offerId))
  await runDueJobs()
  await letTimePass('offers_in', orderId)
  await letTimePass('offers_confirmed', orderId)
  await handleEventsAgain(orderId)
  await letTimePass('offers_confirmed', orderId)
  expect(await mailed(orderId)).toEqual([
    [camille.email, 'order_changed'],
    [odile.email, 'offers_in'],
    [odile.email, 'offers_confirmed'],
  ])
  expect((await newest(orderId, 'offers_confirmed'))?.text).toContain('55.00 EUR')
  expect((await newest(orderId, 'offers_confirmed'))?.subject).toContain('1 offer confirmed after your change')
})

it('tells of an offer, a change and a confirmation written by a clock behind that of those before', async () => {
  const { market, odile, camille, actor } = await openPeopledMarket(['offers'])
  const { orderId, offerId } = await offered(market)
  const told = async (notice: NoticeName) => {
    await runDueJobs()
    await letTimePass(notice, orderId)
    const count = (await mailed(orderId)).filter(([to, one]) => one === notice && to !== camille.email).length
    await ageMails(orderId, 31)
    return count
  }
  const ahead = (kind: IdKind) => firstIdAt(kind, new Date(Date.now() + 60_000))
  await getDb().offer.updateMany({ where: { orderId, id: { not: offerId } }, data: { id: ahead('offer') } })
  expect(await told('offers_in')).toBe(1)
  await offerOf(await makeResearcher(getDb(), { name: 'Third' }), orderId, 'development')
  expect(await told('offers_in')).toBe(2)
  expect((await newest(orderId, 'offers_in'))?.recipient).toBe(odile.email)

  const change = (location: string) => inTransaction((tx) => changeOrder(tx, actor, orderId, { location }))
  const asked = async () => {
    await runDueJobs()
    await letTimePass('order_changed', orderId)
    return (await mailed(orderId)).filter(([to, notice]) => notice === 'order_changed' && to === camille.email).length
  }
  await change('Paris, 18e')
  await getDb().orderChange.updateMany({ where: { orderId }, data: { id: ahead('orderChange') } })
  expect(await asked()).toBe(1)
  await inTransaction((tx) => confirmOffer(tx, researcherActor(market.researcher), orderId, offerId))
  await ageMails(orderId, 31)
  await getDb()
    .$executeRaw`UPDATE events SET id = ${ahead('event')} WHERE order_id = ${orderId} AND type = 'offer.confirmed'`
  expect(await told('offers_confirmed')).toBe(1)
  await change('Paris, 17e')
  expect(await asked()).toBe(2)
  await inTransaction((tx) => confirmOffer(tx, researcherActor(market.researcher), orderId, offerId))
  expect(await told('offers_confirmed')).toBe(2)
})

it('asks nobody who has confirmed, changed or taken back by the time of the mail', async () => {
  const { market, actor } = await openPeopledMarket()
  const { orderId, offerId } = await offered(market)
  await inTransaction((tx) => changeOrder(tx, actor, orderId, { instructions: 'Other.' }))
  await inTransaction((tx) => confirmOffer(tx, researcherActor(market.researcher), orderId, offerId))
  await runDueJobs()
  await letTimePass('order_changed', orderId)
  expect((await mailed(orderId)).map(([, notice]) => notice)).not.toContain('order_changed')
})

it('reminds of a question after a day and after three, whoever has to answer it, and no longer than it waits', async () => {
  const { market, odile, camille, actor } = await openPeopledMarket(['messages'])
  const { orderId } = await paid(market)
  const camilleActs = researcherActor(market.researcher)
  await inTransaction((tx) => startWork(tx, camilleActs, orderId))
  await runDueJobs()
  const before = (await mailed(orderId)).length
  const since = async () => (await mailed(orderId)).slice(before).filter(([, notice]) => /_waits/.test(notice ?? ''))

  await inTransaction((tx) =>
    postResearchMessage(tx, camilleActs, orderId, { content: 'Which parish?', question: true }),
  )
  await inTransaction((tx) => postResearchMessage(tx, camilleActs, orderId, { content: 'And when?', question: true }))
  await runDueJobs()
  expect(await planned('answer_waits', orderId)).toContainEqual({ minutes: 24 * 60 })
  expect(await planned('answer_waits_still', orderId)).toContainEqual({ minutes: 72 * 60 })
  await letTimePass('answer_waits', orderId)
  await handleEventsAgain(orderId)
  await letTimePass('answer_waits', orderId)
  expect(await since()).toEqual([[odile.email, 'answer_waits']])
  expect((await newest(orderId, 'answer_waits'))?.text).toContain('> Which parish?')

  await inTransaction((tx) => postMessage(tx, actor, orderId, { content: 'Saint-Pierre. Why?', question: true }))
  await runDueJobs()
  await letTimePass('answer_waits_still', orderId)
  await letTimePass('reply_waits', orderId)
  expect(await since()).toEqual([
    [odile.email, 'answer_waits'],
    [camille.email, 'reply_waits'],
  ])
  const asked = await newest(orderId, 'reply_waits')
  expect(asked?.text).toMatch(/The customer asked you something[^]*> Saint-Pierre\. Why\?/)
  expect(asked?.text).not.toContain(market.client.name)
  await inTransaction((tx) => postResearchMessage(tx, camilleActs, orderId, { content: 'To be sure.' }))
  await letTimePass('reply_waits_still', orderId)
  expect(await since()).toHaveLength(2)
})

it('reminds of the question that work waits for now, and of none from before it began anew', async () => {
  const { market } = await openPeopledMarket(['messages'])
  const { orderId } = await paid(market)
  const camille = researcherActor(market.researcher)
  const ask = async (content: string) => {
    await inTransaction((tx) => startWork(tx, camille, orderId))
    // By a process whose clock is ahead of the one that takes the message.
    await getDb().order.update({ where: { id: orderId }, data: { startedAt: new Date(Date.now() + 30_000) } })
    await inTransaction((tx) => postResearchMessage(tx, camille, orderId, { content, question: true }))
    await runDueJobs()
  }
  await ask('First?')
  // As after a hold that had lapsed, and was paid for anew.
  await getDb().order.update({ where: { id: orderId }, data: { status: 'confirmed' } })
  await ask('Second?')
  await letTimePass('answer_waits', orderId)
  const reminders = await getDb().mail.findMany({ where: { orderId, notice: 'answer_waits' } })
  expect(reminders.map(({ text }) => /> .*/.exec(text)?.[0])).toEqual(['> Second?'])
})

it.each([
  ['a question that they have not heard of yet, once', 0, ['answer_waits']],
  ['a question again that they have heard of', 24, ['answer_waits', 'answer_waits_still']],
] as const)('reminds those who are let in again of %s', async (_, heard, expected) => {
  const { market } = await openPeopledMarket(['messages'])
  const { orderId } = await paid(market)
  const camille = researcherActor(market.researcher)
  await inTransaction((tx) => startWork(tx, camille, orderId))
  await inTransaction((tx) => postResearchMessage(tx, camille, orderId, { content: 'Which parish?', question: true }))
  await runDueJobs()
  if (heard > 0) await letTimePass('answer_waits', orderId)
  const stand = (status: 'active' | 'suspended') =>
    getDb().client.update({ where: { id: market.client.id }, data: { status } })
  const pass = async () => {
    await letTimePass('answer_waits', orderId)
    await letTimePass('answer_waits_still', orderId)
  }
  // Who has heard of it has, also where their address is another by now.
  await getDb().$executeRaw`UPDATE users SET email = 'new-' || email
    WHERE id IN (SELECT user_id FROM memberships WHERE client_id = ${market.client.id})`
  await stand('suspended')
  await pass()
  await stand('active')
  await pass()
  const told = (await mailed(orderId)).filter(([, notice]) => /_waits/.test(notice ?? ''))
  expect(told.map(([, notice]) => notice)).toEqual(expected)
})

it('lets whoever only researches choose every occasion that they are mailed on', () => {
  const toResearchers = Object.values(notices).filter(({ to }) => to === 'bidders' || to === 'selected_researcher')
  const mailed = new Set(toResearchers.flatMap(({ occasion }) => occasion ?? []))
  expect([...mailed].sort()).toEqual([...researchOccasions].sort())
})
