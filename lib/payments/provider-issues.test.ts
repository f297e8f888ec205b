import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { GET as health } from '#app/api/operator/health/route.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { getEnv, type Env } from '#lib/env.ts'
import type { HealthView } from '#lib/health/schema.ts'
import { planProbe } from '#lib/payments/plan-probe.ts'
import { findProviderIssues, needs } from '#lib/payments/provider-issues.ts'
import { planSync } from '#lib/payments/plan-sync.ts'
import { call } from '#tools/testing/call.ts'
import { makeToken } from '#tools/testing/fixtures.ts'
import {
  bodyOf,
  confirm,
  control,
  initiated,
  initiatePayment,
  offered,
  openMarket,
  paymentOf,
  selectOffer,
  statusOf,
  stripe,
  takeDeviations,
  type Market,
} from '#tools/testing/market.ts'
import { failedJobs, runDueJobs } from '#tools/testing/run-jobs.ts'

let market: Market
beforeAll(async () => {
  market = await openMarket()
})
afterEach(async () => {
  await control('DELETE', '/faults')
  await control('POST', '/platform', {})
})

// Permissions are asked for by requests that leave out what is needed, so that nothing comes of them.
afterAll(() => {
  for (const deviation of takeDeviations()) expect(deviation).toMatch(/Missing required param/)
})

const refuse = (status: 401 | 403, path: string, method = 'GET') =>
  control('POST', '/faults', { match: { method, path }, kind: 'status', status })
const look = (more: Partial<Env> = {}) => findProviderIssues({ ...getEnv(), ...more }, 'development')

it('finds nothing where all is well', async () => {
  expect(await look()).toEqual({ issues: [], account: 'acct_platform', simulated: true })
  const { data: before } = await stripe.events.list({ limit: 100 })
  expect(await look({ STRIPE_SECRET_KEY_DEVELOPMENT: 'rk_test_tests' })).toMatchObject({ issues: [] })
  // Whatever is made there, an event tells of it.
  expect((await stripe.events.list({ limit: 100 })).data).toEqual(before)
})

it('names a key that is refused, of another mode, or of an account that is not ready', async () => {
  const keyOf = (secret: string) => ({ STRIPE_SECRET_KEY_DEVELOPMENT: secret })
  await refuse(401, '^/v1/account$')
  expect((await look()).issues).toEqual([
    { grave: true, sentence: expect.stringContaining('STRIPE_SECRET_KEY_DEVELOPMENT: the provider refuses this key') },
  ])
  await control('DELETE', '/faults')
  expect((await look(keyOf('sk_live_tests'))).issues).toEqual([
    { grave: true, sentence: 'STRIPE_SECRET_KEY_DEVELOPMENT: the provider takes this for a live key.' },
  ])
  await control('POST', '/platform', { charges_enabled: false })
  expect((await look()).issues).toMatchObject([
    { grave: true, sentence: expect.stringContaining("can't take payments yet") },
  ])
})

it('names every permission that a restricted key lacks', async () => {
  await refuse(403, '^/v1/refunds$', 'POST')
  await refuse(403, '^/v1/transfers$', 'POST')
  expect((await look({ STRIPE_SECRET_KEY_DEVELOPMENT: 'rk_test_tests' })).issues).toEqual([
    {
      grave: true,
      sentence:
        'STRIPE_SECRET_KEY_DEVELOPMENT: this restricted key lacks the permissions Charges and Refunds: write, Transfers: write.',
    },
  ])
  // A secret key may do everything, so nothing is tried with it.
  expect((await look()).issues).toEqual([])
})

it('names what a restricted key may not see of our own account as a permission, and lets it do the rest', async () => {
  await refuse(403, '^/v1/account$')
  expect(await look({ STRIPE_SECRET_KEY_DEVELOPMENT: 'rk_test_tests' })).toEqual({
    issues: [
      { grave: true, sentence: expect.stringMatching(/this restricted key lacks the permissions Account: read\.$/) },
    ],
    simulated: true,
  })
})

it('warns of payouts that leave nothing to send shares from', async () => {
  await control('POST', '/platform', { payouts: 'daily' })
  expect((await look()).issues).toEqual([{ grave: false, sentence: expect.stringContaining('set payouts to manual') }])
})

it('says that the provider opens no accounts for us, before a researcher is refused one', async () => {
  await control('POST', '/platform', { accounts_v1: false })
  const closed = { grave: false, sentence: expect.stringContaining('enable Accounts v1 support in the Dashboard') }
  expect((await look()).issues).toEqual([closed])
  expect((await look({ STRIPE_SECRET_KEY_DEVELOPMENT: 'rk_test_tests' })).issues).toEqual([closed])
})

it('is documented: what a restricted key must be allowed', () => {
  const checklist = readFileSync('docs/stripe-test-mode-checklist.md', 'utf8')
  const listed = [...checklist.matchAll(/^ {2}- ([A-Z][\w ]+: (?:read|write))$/gm)].map(([, name]) => name)
  expect(listed).toEqual(needs.map(({ name }) => name))
})

it('says what is missing: the second endpoint, or all of it', async () => {
  const { STRIPE_CONNECT_WEBHOOK_SECRET_DEVELOPMENT: _, ...without } = getEnv()
  expect((await findProviderIssues(without, 'development')).issues).toMatchObject([
    { grave: false, sentence: expect.stringContaining('STRIPE_CONNECT_WEBHOOK_SECRET_DEVELOPMENT is not set') },
  ])
  const publicly = { PORTAL_URL: 'https://callslip.example' }
  expect((await findProviderIssues({ ...getEnv(), ...publicly }, 'production')).issues).toMatchObject([
    { grave: false, sentence: expect.stringContaining('not set up in production') },
  ])
})

it('shows the operator what is wrong', async () => {
  const token = await makeToken('operator')
  const provider = async () =>
    bodyOf<HealthView>(await call(health, 'GET', '/operator/health', { key: token })).parts.find(
      ({ name }) => name === 'provider',
    )
  expect(await provider()).toMatchObject({ verdict: 'ok' })
  const receivedAt = new Date(Date.now() - 3_600_000)
  const event = { id: 'evt_waits', environment: 'production', type: 'charge.updated', receivedAt } as const
  await getDb().providerEvent.create({ data: event })
  expect(await provider()).toMatchObject({ verdict: 'ok' })
  await getDb().providerEvent.updateMany({ where: { id: event.id }, data: { environment: 'development' } })
  expect(await provider()).toMatchObject({ verdict: 'attention' })
  await getDb().providerEvent.deleteMany({ where: { id: event.id } })
  await refuse(401, '^/v1/account$')
  expect(await provider()).toMatchObject({ verdict: 'down', summary: expect.stringContaining('refuses this key') })
})

it.each([401, 403] as const)('does not ask a caller for patience when the provider answers %d', async (status) => {
  const { orderId, offerId } = await offered(market)
  bodyOf(await selectOffer(market, orderId, offerId))
  await refuse(status, '^/v1/payment_intents$', 'POST')
  const answer = await initiatePayment(market, orderId, offerId)
  expect(answer).toMatchObject({ status: 503, body: { code: 'payments_not_configured' } })
  expect(answer.headers.get('retry-after')).toBeNull()
  await control('DELETE', '/faults')
  expect(await initiatePayment(market, orderId, offerId)).toMatchObject({ status: 200 })
})

it('lets jobs rest while the key is refused, and tries them again after the next start', async () => {
  const { orderId, paymentIntentId } = await initiated(market)
  await confirm(paymentIntentId)
  await refuse(403, `^/v1/payment_intents/${paymentIntentId}$`)
  const payment = await paymentOf(orderId)
  await inTransaction((tx) => planSync(tx, payment))
  await runDueJobs()
  expect(await failedJobs()).toMatchObject([{ task: 'sync_payment' }])
  expect(await getDb().$queryRaw`SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'probe_provider'`).toEqual(
    [],
  )
  await control('DELETE', '/faults')
  // After its second failure: after the first it comes again by itself.
  await getDb()
    .$executeRaw`UPDATE graphile_worker._private_jobs SET attempts = 2, run_at = now() + interval '1 hour' WHERE last_error IS NOT NULL`
  await planProbe('development', 0)
  await runDueJobs()
  expect(await statusOf(orderId)).toBe('confirmed')
  expect(await failedJobs()).toEqual([])
})
