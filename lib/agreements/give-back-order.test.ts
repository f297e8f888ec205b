import { beforeAll, expect, it } from 'vitest'
import { getDb, inTransaction } from '#lib/db.ts'
import { startWork } from '#lib/agreements/start-work.ts'
import { sweepPayments } from '#lib/payments/sweep-payments.ts'
import { mailAlerts } from '#lib/researchers/mail-alerts.ts'
import type { OfferView } from '#lib/offers/schema.ts'
import type { ResearcherFileView, ResearchOrderView } from '#lib/researchers/schema.ts'
import type { WorkCounts } from '#lib/work/schema.ts'
import { makeResearcher, makeUser, researcherActor } from '#prisma/factories.ts'
import { call } from '#tools/testing/call.ts'
import { makeToken, makeTokenOf } from '#tools/testing/fixtures.ts'
import {
  bodyOf,
  confirm,
  control,
  eventTypesOf,
  finalizePayment,
  initiated,
  initiatePayment,
  offered,
  openMarket,
  paid,
  paymentOf,
  selectOffer,
  statusOf,
  stripe,
  type Market,
} from '#tools/testing/market.ts'
import { routeOf } from '#tools/testing/routes.ts'
import { runDueJobs } from '#tools/testing/run-jobs.ts'

let market: Market
let key: string
let rivalKey: string
let member: string
let rivalMail: string
const keyOf = async (id: string) => {
  const user = await makeUser(getDb(), { emailVerifiedAt: new Date() })
  await getDb().researcher.update({ where: { id }, data: { userId: user.id } })
  return { email: user.email, key: await makeTokenOf(user.id, 'researcher') }
}
beforeAll(async () => {
  market = await openMarket()
  key = (await keyOf(market.researcher.id)).key
  const rival = await keyOf(market.rival.id)
  ;[rivalKey, rivalMail] = [rival.key, rival.email]
  const user = await makeUser(getDb(), { emailVerifiedAt: new Date() })
  await getDb().membership.create({ data: { userId: user.id, clientId: market.client.id } })
  member = user.email
})

const reason = 'The archive has closed its reading room.'
const giveBack = (orderId: string, as = key) =>
  call(routeOf('giveBackOrder'), 'POST', `/research/orders/${orderId}/give-back`, { key: as, body: { reason } })
const counts = async (as = key) =>
  bodyOf<WorkCounts>(await call(routeOf('countWork'), 'GET', '/research/work/counts', { key: as }))
const listed = async (stage: string, more = '', as = key) =>
  bodyOf<ResearchOrderView[]>(
    await call(routeOf('listResearchOrders'), 'GET', `/research/orders?stage=${stage}${more}`, { key: as }),
  ).map(({ id }) => id)

it('opens a paid order again, gives the hold back, tells both sides, and stays on the record', async () => {
  const order = await paid(market)
  const { orderId, offerId, rivalOfferId, paymentIntentId } = order
  expect(await listed('to_start')).toEqual([orderId])
  expect(await listed('to_do')).toEqual([orderId])
  const before = await counts()
  expect(await giveBack(orderId, rivalKey)).toMatchObject({ status: 404 })

  const view = bodyOf<ResearchOrderView>(await giveBack(orderId))
  expect(view).toMatchObject({ status: 'open', mine: false, myOffer: { id: offerId, status: 'RETRACTED' } })
  // Said again it is done already.
  expect(bodyOf<ResearchOrderView>(await giveBack(orderId)).status).toBe('open')
  await runDueJobs()
  await getDb().$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE locked_at IS NULL`
  await runDueJobs()
  expect((await stripe.paymentIntents.retrieve(paymentIntentId)).status).toBe('canceled')
  expect((await paymentOf(orderId)).status).toBe('canceled')
  const types = await eventTypesOf(orderId)
  expect(types.slice(types.indexOf('message.created'))).toEqual([
    'message.created',
    'order.given_back',
    'offer.retracted',
    'payment.canceled',
  ])
  const mails = await getDb().mail.findMany({ where: { orderId }, orderBy: { id: 'asc' } })
  const to = (recipient: string) => mails.filter((mail) => mail.recipient === recipient)
  const notified = to(member).find(({ notice }) => notice === 'given_back')
  expect(notified?.text).toContain(`> ${reason}`)
  expect(notified?.text).toContain('open for offers again')
  // The message with the reason is no second mail.
  expect(to(member).map(({ notice }) => notice)).not.toContain('researcher_message')
  expect(to(rivalMail).map(({ notice }) => notice)).toContain('open_again')
  expect(await counts()).toEqual({ ...before, to_start: before.to_start - 1, to_do: before.to_do - 1 })
  const operator = await makeToken('operator')
  const file = bodyOf<ResearcherFileView>(
    await call(routeOf('getResearcher'), 'GET', `/operator/researchers/${market.researcher.id}`, { key: operator }),
  )
  expect(file.givenBack).toBe(1)

  // The market goes on: whoever was closed offers anew, is chosen and paid.
  const again = bodyOf<OfferView>(
    await call(routeOf('makeOffer'), 'POST', `/research/orders/${orderId}/offers`, {
      key: rivalKey,
      body: { amount: 40, message: 'On Tuesday.', estimatedCompletionDate: '2031-03-01' },
    }),
    201,
  )
  expect(again.id).not.toBe(rivalOfferId)
  expect(await listed('offer_out', '', rivalKey)).toContain(orderId)
  bodyOf(await selectOffer(market, orderId, again.id))
  const { paymentIntentId: second } = bodyOf<{ paymentIntentId: string }>(
    await initiatePayment(market, orderId, again.id),
  )
  await confirm(second)
  bodyOf(await finalizePayment(market, orderId, again.id, second))
  expect(await statusOf(orderId)).toBe('confirmed')
  expect(await listed('to_start', '', rivalKey)).toEqual([orderId])
  expect(await listed('to_start')).not.toContain(orderId)
})

it('is too late once work has begun, and before that either starts or gives back', async () => {
  const { orderId } = await paid(market)
  await inTransaction((tx) => startWork(tx, researcherActor(market.researcher), orderId))
  expect(await giveBack(orderId)).toMatchObject({ status: 409, body: { code: 'order_state_conflict' } })
  expect(await getDb().workReturn.count({ where: { orderId } })).toBe(0)
  expect(await listed('at_work')).toContain(orderId)

  // The customer confirms the payment in the very moment: what is held then goes back.
  const unpaid = await initiated(market)
  // Whose offer stands beside the chosen one gives nothing back.
  expect(await giveBack(unpaid.orderId, rivalKey)).toMatchObject({ status: 409 })
  await confirm(unpaid.paymentIntentId)
  bodyOf(await giveBack(unpaid.orderId))
  await runDueJobs()
  expect(await statusOf(unpaid.orderId)).toBe('open')
  expect((await stripe.paymentIntents.retrieve(unpaid.paymentIntentId)).status).toBe('canceled')

  const { orderId: contested, paymentIntentId } = await paid(market)
  const [started, returned] = await Promise.allSettled([
    inTransaction((tx) => startWork(tx, researcherActor(market.researcher), contested)),
    giveBack(contested),
  ])
  await runDueJobs()
  const won = returned.status === 'fulfilled' && returned.value.status === 200
  expect(started.status === 'fulfilled').toBe(!won)
  expect((await stripe.paymentIntents.retrieve(paymentIntentId)).status).toBe(won ? 'canceled' : 'succeeded')
})

it('lists a stage the soonest due first, page by page, and finds words in it', async () => {
  const days = [9, 3, 6]
  const orders: string[] = []
  for (const day of days) {
    const { orderId } = await paid(market, { repositoryName: `Stages of ${day}` })
    await getDb().order.update({
      where: { id: orderId },
      data: { estimatedCompletionDate: new Date(`2031-05-0${day}`) },
    })
    orders.push(orderId)
  }
  const expected = [orders[1], orders[2], orders[0]]
  const all = await listed('to_start', '&limit=100')
  expect(all.filter((id) => orders.includes(id))).toEqual(expected)
  const [first, second] = [await listed('to_start', '&q=stages&limit=1'), expected[0] ?? '']
  expect(first).toEqual([second])
  expect(await listed('to_start', `&q=stages&limit=2&startingAfter=${second}`)).toEqual(expected.slice(1))
  expect(await listed('to_start', '&q=stages', rivalKey)).toEqual([])
  expect((await counts()).to_do).toBeGreaterThanOrEqual(3)
})

it('is mailed again to who was told of it when it was first open, once', async () => {
  const { id, userId } = await makeResearcher(getDb(), { userId: (await makeUser(getDb())).id })
  const { email } = await getDb().user.findUniqueOrThrow({ where: { id: userId ?? '' } })
  const mails = () => getDb().mail.count({ where: { recipient: email } })
  const { orderId, offerId } = await offered(market, { countryISOA3: 'FRA' })
  const note = async () => {
    await runDueJobs()
    expect(await getDb().researcherAlert.count({ where: { orderId, researcherId: id, mailedAt: null } })).toBe(1)
    await Promise.all([mailAlerts(id), mailAlerts(id)])
    await mailAlerts(id)
  }
  await note()
  expect(await mails()).toBe(1)
  await getDb().$executeRaw`SELECT graphile_worker.remove_job(${`alert:${id}`})`
  bodyOf(await selectOffer(market, orderId, offerId))
  await initiatePayment(market, orderId, offerId)
  bodyOf(await giveBack(orderId))
  await note()
  expect(await mails()).toBe(2)
  // Not within the hour, though the note of the mail before is gone.
  const [planned] = await getDb().$queryRaw<{ inMinutes: number }[]>`
    SELECT extract(epoch FROM run_at - now())::float8 / 60 AS "inMinutes" FROM graphile_worker.jobs WHERE key = ${`alert:${id}`}`
  expect(planned?.inMinutes).toBeCloseTo(60, 0)
})

it.each(['has lapsed', 'was given back to be renewed'])(
  'is told of again where the customer declines an offer whose hold %s',
  async (how) => {
    const { id } = await makeResearcher(getDb(), { userId: (await makeUser(getDb())).id })
    const { orderId, offerId, paymentIntentId } = await paid(market, { countryISOA3: 'FRA' })
    await getDb().researcherAlert.create({ data: { orderId, researcherId: id, mailedAt: new Date() } })
    const soon = how === 'has lapsed' ? -1000 : 3_600_000
    await getDb().payment.updateMany({ where: { orderId }, data: { captureBefore: new Date(Date.now() + soon) } })
    if (how === 'has lapsed') {
      await control('POST', `/holds/${paymentIntentId}/lapse`)
      await sweepPayments()
      await runDueJobs()
    } else bodyOf(await call(routeOf('renewHold'), 'POST', `/orders/${orderId}/payments/renew`, { key: market.key }))
    expect(await statusOf(orderId)).toBe('awaiting_payment')

    bodyOf(await call(routeOf('declineOffer'), 'POST', `/orders/${orderId}/offers/${offerId}/decline`, market))
    await runDueJobs()
    expect(await getDb().researcherAlert.count({ where: { orderId, researcherId: id, mailedAt: null } })).toBe(1)
    const told = async (recipient: string) =>
      (await getDb().mail.findMany({ where: { orderId, recipient } })).map(({ notice }) => notice)
    expect((await told(rivalMail)).filter((notice) => notice === 'open_again')).toHaveLength(1)
    const entries = await getDb().inboxEntry.findMany({ where: { orderId, kind: 'open_again' } })
    expect(entries.map(({ researcherId }) => researcherId)).toEqual([market.rival.id])

    // Of another offer that is declined then nobody else has news, and nobody hears a second time of the first.
    const again = bodyOf<OfferView>(
      await call(routeOf('makeOffer'), 'POST', `/research/orders/${orderId}/offers`, {
        key,
        body: { amount: 40, message: 'On Tuesday.', estimatedCompletionDate: '2031-03-01' },
      }),
      201,
    )
    bodyOf(await call(routeOf('declineOffer'), 'POST', `/orders/${orderId}/offers/${again.id}/decline`, market))
    await runDueJobs()
    expect((await told(rivalMail)).filter((notice) => notice === 'open_again')).toHaveLength(1)
    expect(await getDb().inboxEntry.count({ where: { orderId, kind: 'open_again' } })).toBe(1)
  },
)
