import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { POST as receive } from '#app/api/stripe/events/route.ts'
import { getDb } from '#lib/db.ts'
import { handleProviderEvent, heard } from '#lib/server/worker/handle-provider-event.ts'
import { call } from '#tools/testing/call.ts'
import { openMarket, stripe } from '#tools/testing/market.ts'

// Two endpoints at the provider, each with a secret; the first one's is being rolled. Set before settings are read.
process.env['STRIPE_WEBHOOK_SECRET_DEVELOPMENT'] = 'whsec_old, whsec_new'
process.env['STRIPE_CONNECT_WEBHOOK_SECRET_DEVELOPMENT'] = 'whsec_connected'

const eventOf = (more: object) => ({
  id: `evt_${randomUUID()}`,
  object: 'event',
  type: 'payment_intent.created',
  livemode: false,
  data: { object: { id: 'pi_1', object: 'payment_intent' } },
  ...more,
})

const send = (event: { id: string }, secret = 'whsec_old', secondsAgo = 0) => {
  const body = JSON.stringify(event)
  const timestamp = Math.floor(Date.now() / 1000) - secondsAgo
  const signature = stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp })
  return call(receive, 'POST', '/stripe/events', { body, headers: { 'stripe-signature': signature } })
}
const stored = ({ id }: { id: string }) => getDb().providerEvent.findFirst({ where: { id } })

it('takes events of both endpoints, and of a secret that is being rolled, and of no other', async () => {
  for (const secret of ['whsec_old', 'whsec_new', 'whsec_connected']) {
    const event = eventOf({})
    expect(await send(event, secret)).toMatchObject({ status: 200 })
    expect(await stored(event)).toMatchObject({ objectId: 'pi_1', accountId: null })
  }
  for (const secret of ['whsec_other', 'whsec_old, whsec_new', '']) {
    const event = eventOf({})
    expect(await send(event, secret || 'whsec_')).toMatchObject({ status: 400 })
    expect(await stored(event)).toBeNull()
  }
})

it('takes none that was signed long ago: whoever has seen it may send it once more', async () => {
  const event = eventOf({})
  expect(await send(event, 'whsec_old', 360)).toMatchObject({ status: 400 })
  expect(await stored(event)).toBeNull()
  expect(await send(event, 'whsec_old', 240)).toMatchObject({ status: 200 })
})

it('hears of a connected account by the second endpoint', async () => {
  const { researcher } = await openMarket()
  const { accountId } = await getDb().researcherAccount.findFirstOrThrow({ where: { researcherId: researcher.id } })
  await getDb().researcherAccount.update({ where: { accountId }, data: { state: 'pending' } })
  const event = eventOf({
    type: 'account.updated',
    account: accountId,
    data: { object: { id: accountId, object: 'account' } },
  })
  expect(await send(event, 'whsec_connected')).toMatchObject({ status: 200 })
  expect(await stored(event)).toMatchObject({ objectId: accountId, accountId })
  await handleProviderEvent('development', event.id)
  expect(await getDb().researcherAccount.findUnique({ where: { accountId } })).toMatchObject({ state: 'active' })
})

it('looks at an account once at a time, and at a payment in the queue of its order', async () => {
  const { researcher } = await openMarket()
  const { accountId } = await getDb().researcherAccount.findFirstOrThrow({ where: { researcherId: researcher.id } })
  const about = (object: object) => ({ account: accountId, data: { object } })
  const events = [
    eventOf({ type: 'account.updated', ...about({ id: accountId, object: 'account' }) }),
    eventOf({ type: 'payout.paid', ...about({ id: 'po_1', object: 'payout' }) }),
    eventOf({}),
  ]
  for (const event of events) await send(event, 'whsec_connected')
  const queueOf = async ({ id }: { id: string }) => {
    const [row] = await getDb().$queryRaw<{ name: string | null }[]>`
      SELECT q.queue_name AS name FROM graphile_worker._private_jobs j
      LEFT JOIN graphile_worker._private_job_queues q ON q.id = j.job_queue_id WHERE j.key = ${`provider:development:${id}`}`
    return row?.name
  }
  const [updated, payout, payment] = await Promise.all(events.map(queueOf))
  expect([updated, payout, payment]).toEqual([expect.stringMatching(/^payments:/), updated, null])
})

it.each([
  ['about something without an id', { type: 'balance.available', data: { object: { object: 'balance' } } }],
  ['of a type that nobody knows', { type: 'moon.landed', data: { object: { id: 'moon_1', object: 'moon' } } }],
  ['without an object', { type: 'moon.landed', data: {} }],
  ['whose payment is nothing', { data: { object: { id: 'x', object: 'x', payment_intent: 7 } } }],
])('answers 200 to an event %s, and does nothing about it', async (_, more) => {
  const event = eventOf(more)
  expect(await send(event)).toMatchObject({ status: 200, body: { received: true } })
  await handleProviderEvent('development', event.id)
})

it('leaves alone what a live endpoint is told of test accounts', async () => {
  const event = eventOf({ livemode: true })
  expect(await send(event)).toMatchObject({ status: 200 })
  expect(await stored(event)).toBeNull()
})

it('says what to choose instead of thin events', async () => {
  const event = { id: 'evt_thin', object: 'v2.core.event', type: 'v2.core.account.updated', livemode: false }
  expect(await send(event)).toMatchObject({
    status: 400,
    body: { code: 'invalid_request', error: expect.stringContaining('Snapshot'), details: [{ field: 'object' }] },
  })
})

it('is documented: what each endpoint is to be sent', () => {
  const checklist = readFileSync('docs/stripe-test-mode-checklist.md', 'utf8')
  const listed = (endpoint: string) =>
    [
      ...(new RegExp(`- Events from \\*\\*${endpoint}\\*\\*: ([^]*?)\\.\n`).exec(checklist)?.[1] ?? '').matchAll(
        /`([^`]+)`/g,
      ),
    ].map(([, type]) => type)
  expect({ own: listed('your account'), connected: listed('connected accounts') }).toEqual(heard)
})
