import Stripe from 'stripe'
import { afterEach, expect, it, vi } from 'vitest'
import { POST as openAsOperator } from '#app/api/operator/researchers/[researcherId]/account/route.ts'
import { GET as fileOf } from '#app/api/operator/researchers/[researcherId]/route.ts'
import { POST as dashboard } from '#app/api/research/account/dashboard/route.ts'
import { POST as refresh } from '#app/api/research/account/refresh/route.ts'
import { POST as onboard } from '#app/api/research/account/route.ts'
import { POST as receive } from '#app/api/stripe/events/route.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { lookAtPayouts } from '#lib/researchers/look-at-payouts.ts'
import { listPayouts } from '#lib/earnings/list-payouts.ts'
import { getProvider } from '#lib/payments/provider.ts'
import { listQueue } from '#lib/queue/list-queue.ts'
import { termsOf } from '#lib/researchers/account-terms.ts'
import { isPlatformRefusal } from '#lib/researchers/create-account.ts'
import { describeRequirements } from '#lib/researchers/describe-requirements.ts'
import { notePayout } from '#lib/researchers/note-payout.ts'
import type { ResearcherFileView, ResearchProfileView } from '#lib/researchers/schema.ts'
import { toAccountRow } from '#lib/researchers/refresh-account.ts'
import { keepAccount } from '#lib/researchers/keep-account.ts'
import { handleProviderEvent } from '#lib/server/worker/handle-provider-event.ts'
import { lookAtAccount } from '#lib/server/worker/look-at-account.ts'
import { makeResearcher, researcherActor } from '#prisma/factories.ts'
import { call } from '#tools/testing/call.ts'
import { makeToken } from '#tools/testing/fixtures.ts'
import { bodyOf, control, stripe } from '#tools/testing/market.ts'
import { runDueJobs } from '#tools/testing/run-jobs.ts'

const operator = { type: 'operator', id: 'usr_test', name: 'Test', environment: 'development', scopes: [] } as const

afterEach(async () => {
  await control('DELETE', '/faults')
  await control('POST', '/platform', {})
})

async function makePerson(countries = ['FRA', 'DEU']) {
  const researcher = await makeResearcher(getDb(), { accounts: {}, countries })
  const key = await makeToken('researcher', { researcher })
  const accounts = () => getDb().researcherAccount.findMany({ where: { researcherId: researcher.id } })
  return {
    researcher,
    key,
    open: (body?: object) => call(onboard, 'POST', '/research/account', { key, ...(body ? { body } : {}) }),
    account: async () => {
      const [row] = await accounts()
      return stripe.accounts.retrieve(row?.accountId ?? '')
    },
    seen: async () =>
      bodyOf<ResearchProfileView>(await call(refresh, 'POST', '/research/account/refresh', { key })).profile?.account,
    file: async () =>
      bodyOf<ResearcherFileView>(
        await call(fileOf, 'GET', `/operator/researchers/${researcher.id}`, { key: await makeToken('operator') }),
      ).account,
  }
}
const askedFor = ({ capabilities = {}, tos_acceptance }: Awaited<ReturnType<typeof stripe.accounts.retrieve>>) => ({
  capabilities: Object.keys(capabilities),
  agreement: tos_acceptance?.service_agreement,
})

it('looks once more at an account that somebody has just looked at: an event may have brought something newer meanwhile', async () => {
  const person = await makePerson()
  bodyOf(await person.open({ countryISOA3: 'FRA' }))
  const before = await person.account()
  await control('POST', `/accounts/${before.id}`, { state: 'active' })
  await lookAtAccount('development', before.id)
  const state = async () =>
    (await getDb().researcherAccount.findUniqueOrThrow({ where: { accountId: before.id } })).state
  expect(await state()).toBe('active')
  // Somebody's own look began before that, and ends now.
  const actor = researcherActor(person.researcher)
  await inTransaction((tx) => keepAccount(tx, actor, actor.id, before))
  expect(await state()).toBe('pending')
  await getDb()
    .$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE key = ${`account:${before.id}`}`
  await runDueJobs()
  expect(await state()).toBe('active')
})

it('knows what an account may be, by where the platform and its holder are', () => {
  const terms = (platform: string, country: string) => {
    const { agreement, cardPayments } = termsOf(platform, country)
    return `${agreement}${cardPayments ? ' with cards' : ''}`
  }
  expect(terms('FR', 'FR')).toBe('full')
  expect(terms('DE', 'GB')).toBe('full')
  expect(terms('FR', 'US')).toBe('full with cards')
  expect(terms('US', 'US')).toBe('full with cards')
  expect(terms('US', 'DE')).toBe('full')
  expect(terms('FR', 'LB')).toBe('recipient')
  expect(terms('FR', 'IS')).toBe('recipient')
  expect(terms('US', 'NG')).toBe('recipient')
  expect(terms('AU', 'AU')).toBe('full')
  expect(terms('AU', 'NZ')).toBe('recipient')
})

it.each([
  ['FRA', { capabilities: ['transfers'], agreement: 'full' }],
  ['USA', { capabilities: ['transfers', 'card_payments'], agreement: 'full' }],
  ['LBN', { capabilities: ['transfers'], agreement: 'recipient' }],
])('opens an account in %s as its country demands', async (countryISOA3, expected) => {
  await control('POST', '/platform', { cross_border: true })
  const person = await makePerson()
  bodyOf(await person.open({ countryISOA3 }))
  const account = await person.account()
  expect(askedFor(account)).toEqual(expected)
  expect(account).toMatchObject({
    business_type: 'individual',
    controller: {
      fees: { payer: 'application' },
      losses: { payments: 'application' },
      requirement_collection: 'stripe',
      stripe_dashboard: { type: 'express' },
    },
  })
  expect(await person.seen()).toMatchObject({ countryISOA3, state: 'pending' })
  expect(await person.file()).toMatchObject({ countryISOA3, id: account.id })
})

it("takes a profile's only country where none is named, and the platform's where there are several", async () => {
  const [one, several] = [await makePerson(['CHE']), await makePerson()]
  bodyOf(await one.open())
  bodyOf(await several.open())
  expect([(await one.account()).country, (await several.account()).country]).toEqual(['CH', 'FR'])
  expect(await one.open({ countryISOA3: 'Narnia' })).toMatchObject({
    status: 400,
    body: { details: [{ field: 'countryISOA3' }] },
  })
})

it('opens one for a company, and says what a company has to give', async () => {
  const person = await makePerson()
  bodyOf(await person.open({ countryISOA3: 'DEU', businessType: 'company' }))
  expect(await person.account()).toMatchObject({ business_type: 'company', country: 'DE' })
  expect((await person.seen())?.missing).toContain('Details of your company')
  expect(describeRequirements(['company.name', 'owners', 'representative.first_name'])).toEqual([
    'Details of your company',
    'Your full name',
  ])
})

it('asks for card payments too where the platform is not approved for less', async () => {
  await control('POST', '/platform', { transfers_only: [] })
  const person = await makePerson()
  bodyOf(await person.open({ countryISOA3: 'FRA' }))
  expect(askedFor(await person.account()).capabilities).toEqual(['transfers', 'card_payments'])
})

it.each([
  [{ profile_complete: false }, 'FRA', 'responsibilities of managing losses'],
  [{ accounts_v1: false }, 'FRA', 'enable Accounts v1 support in the Dashboard'],
  [{ cross_border: false }, 'AUS', 'not supported for platforms in FR creating accounts in AU'],
  [{ cross_border: true, transfers_only: [] }, 'LBN', 'Your platform needs approval'],
])('says of %j that the platform lacks an approval, and goes on at once when that is settled', async (...scene) => {
  const [lacking, countryISOA3, sentence] = scene
  await control('POST', '/platform', lacking)
  const person = await makePerson([countryISOA3])
  const refused = await person.open()
  expect(refused).toMatchObject({
    status: 503,
    body: { code: 'payments_not_configured', error: expect.stringContaining('Nothing is wrong with what you gave') },
  })
  const key = await makeToken('operator')
  const asOperator = () =>
    call(openAsOperator, 'POST', `/operator/researchers/${person.researcher.id}/account`, { key })
  expect((await asOperator()).body).toMatchObject({
    code: 'payments_not_configured',
    error: expect.stringContaining(sentence),
  })
  // The provider repeats under an old key what it said; a refusal makes the next try another request.
  await control('POST', '/platform', { cross_border: true })
  bodyOf(await person.open())
  expect(bodyOf(await asOperator())).toMatchObject({ account: { state: 'pending' } })
})

const refusal = (message: string, more: { code?: string; param?: string } = {}) =>
  new Stripe.errors.StripeInvalidRequestError({ type: 'invalid_request_error', message, ...more })

it("tells of a refusal of what the holder gave in the provider's own words", async () => {
  const message = 'A government entity has no account here.'
  vi.spyOn(getProvider('development').stripe.accounts, 'create').mockRejectedValueOnce(
    refusal(message, { param: 'business_type' }),
  )
  expect(await (await makePerson()).open()).toMatchObject({
    status: 402,
    body: { code: 'payment_failed', error: message },
  })
})

it('takes every other refusal for one of our own account, whatever its words', () => {
  const inactive = 'This API operation has been inactive for your account.'
  for (const ours of [
    refusal(inactive),
    refusal(inactive, { code: 'inactive_api_operation_confirmation_required' }),
    refusal('Please sign up.', { param: 'controller[losses][payments]' }),
    refusal('TR is not currently supported by Stripe.', { code: 'country_unsupported', param: 'country' }),
    refusal('Connected accounts in JM cannot be created by platforms in US.', { param: 'country' }),
  ])
    expect(isPlatformRefusal(ours)).toBe(true)
  expect(isPlatformRefusal(refusal("Country 'XX' is unknown.", { param: 'country' }))).toBe(false)
  expect(isPlatformRefusal(new Stripe.errors.StripeAPIError({ type: 'api_error', message: 'Later.' }))).toBe(false)
})

it('opens no second account when the answer was lost', async () => {
  const person = await makePerson()
  const opened = async () =>
    (await stripe.events.list({ type: 'account.updated', limit: 100 })).data.filter(
      ({ data }) =>
        (data.object as { metadata?: Record<string, string> }).metadata?.['researcher_id'] === person.researcher.id,
    )
  const match = { method: 'POST', path: '^/v1/accounts$' }
  await control('POST', '/faults', { match, kind: 'lose_response_after', times: 3 })
  expect(await person.open()).toMatchObject({ status: 503, body: { code: 'provider_unavailable' } })
  expect(await opened()).toHaveLength(1)
  bodyOf(await person.open())
  expect(await opened()).toHaveLength(1)
})

it('opens the account when the provider has recovered from a fault of its own', async () => {
  const person = await makePerson()
  const match = { method: 'POST', path: '^/v1/accounts$' }
  await control('POST', '/faults', { match, kind: 'status', status: 500, remembered: true, times: 1 })
  const unavailable = { status: 503, body: { code: 'provider_unavailable' } }
  expect(await person.open()).toMatchObject(unavailable)
  // What is repeated under the key is counted, and the next try has another.
  expect(await person.open()).toMatchObject(unavailable)
  bodyOf(await person.open())
})

it('tells an account that the provider is still looking at from one that it has stopped', async () => {
  const person = await makePerson()
  bodyOf(await person.open())
  const { id } = await person.account()
  await control('POST', `/accounts/${id}`, { state: 'verifying' })
  expect(await person.seen()).toMatchObject({ state: 'pending', missing: [], dashboard: true })
  await control('POST', `/accounts/${id}`, { state: 'restricted' })
  expect(await person.seen()).toMatchObject({
    state: 'restricted',
    missing: expect.arrayContaining(['Your date of birth']),
  })
  const account = await person.account()
  const { requirements } = account
  const rejected = { ...requirements, currently_due: [], past_due: [], disabled_reason: 'rejected.fraud' }
  // The provider decides so by hand, which the simulator doesn't.
  expect(toAccountRow({ ...account, requirements: rejected as Stripe.Account.Requirements })).toMatchObject({
    state: 'restricted',
  })
})

it("opens another where today's provider knows nothing of the first", async () => {
  const person = await makePerson()
  await getDb().researcherAccount.create({
    data: { researcherId: person.researcher.id, environment: 'development', accountId: 'acct_rehearsed' },
  })
  expect(bodyOf<{ url: string }>(await person.open()).url).toContain('/onboarding/')
  expect((await person.account()).id).not.toBe('acct_rehearsed')
})

it("leads to the provider's dashboard once there is one", async () => {
  const person = await makePerson()
  const ask = () => call(dashboard, 'POST', '/research/account/dashboard', { key: person.key })
  expect(await ask()).toMatchObject({ status: 409, body: { code: 'researcher_account_not_ready' } })
  bodyOf(await person.open())
  expect(await ask()).toMatchObject({ status: 409 })
  await control('POST', `/accounts/${(await person.account()).id}`, { state: 'active' })
  expect(await person.seen()).toMatchObject({ state: 'active', dashboard: true, missing: [] })
  expect(bodyOf(await ask())).toEqual({ url: expect.stringMatching(/^http/) })
})

it('shows what is due, and by when, to researcher and operator', async () => {
  const person = await makePerson()
  bodyOf(await person.open())
  const { id } = await person.account()
  const due = ['individual.verification.document']
  await control('POST', `/accounts/${id}`, { state: 'active', due, deadline: 1_900_000_000 })
  const dueBy = new Date(1_900_000_000_000).toISOString()
  expect(await person.seen()).toMatchObject({
    state: 'active',
    missing: ['A photograph of your identity document'],
    dueBy,
  })
  expect(await person.file()).toMatchObject({ requirementsDue: due, dueBy })
})

it('tells of a payout that came back, once, until one has arrived', async () => {
  const person = await makePerson()
  bodyOf(await person.open())
  const { id } = await person.account()
  await control('POST', `/accounts/${id}`, { state: 'active' })
  const { latest_charge: charge } = await stripe.paymentIntents.create({
    amount: 5000,
    currency: 'eur',
    confirm: true,
    payment_method: 'pm_card_visa',
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  })
  const source = typeof charge === 'string' ? charge : ''
  await stripe.transfers.create({ amount: 2000, currency: 'eur', destination: id, source_transaction: source })
  const hear = async (type: string) => {
    const event = (await stripe.events.list({ type, limit: 1 })).data[0]
    const body = JSON.stringify(event)
    const signature = stripe.webhooks.generateTestHeaderString({ payload: body, secret: 'whsec_tests_connect' })
    const headers = { 'stripe-signature': signature }
    expect(await call(receive, 'POST', '/stripe/events', { body, headers })).toMatchObject({ status: 200 })
    for (let i = 0; i < 2; i += 1) await handleProviderEvent('development', event?.id ?? '')
  }
  await control('POST', `/accounts/${id}/payout`, { failure_code: 'account_closed' })
  await hear('payout.failed')
  const failedPayout = { sentAt: expect.any(String), reason: expect.stringContaining('account_closed') }
  expect(await person.seen()).toMatchObject({ failedPayout })
  expect(await person.file()).toMatchObject({ failedPayout })
  const { id: researcherId, name } = person.researcher
  const inQueue = async () =>
    (await listQueue(getDb(), operator, { kind: 'payouts' }, { order: 'asc', limit: 10 })).items.map(
      ({ thing }) => thing,
    )
  expect(await inQueue()).toEqual([{ researcher: { id: researcherId, name }, ...failedPayout }])
  const mails = await getDb().mail.findMany({ where: { subject: { contains: 'came back' } } })
  expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('20.00 EUR')])
  await control('POST', '/clock', { advanceSeconds: 86_400 })
  await control('POST', `/accounts/${id}/payout`, { in_transit: true })
  await hear('payout.created')
  const [onItsWay] = await getDb().accountPayout.findMany({ where: { researcherId }, orderBy: { sentAt: 'desc' } })
  expect(onItsWay).toMatchObject({ status: 'in_transit', amountMinor: 2000 })
  expect(await person.seen()).toMatchObject({ failedPayout })
  await control('POST', `/payouts/${onItsWay?.id}/arrive`)
  // The event is lost; whoever looks before its day learns nothing, and a look on the day after does.
  const statusOf = async () => (await getDb().accountPayout.findUnique({ where: { id: onItsWay?.id ?? '' } }))?.status
  await lookAtPayouts('development')
  expect(await statusOf()).toBe('in_transit')
  await getDb().accountPayout.update({
    where: { id: onItsWay?.id ?? '' },
    data: { arrivesAt: new Date(Date.now() - 1000), sentAt: new Date(Date.now() - 2000) },
  })
  const unknown = { id: 'po_of_another_account', researcherId, environment: 'development', currency: 'EUR' } as const
  const lost = { amountMinor: 1, status: 'in_transit', sentAt: new Date(), arrivesAt: new Date(Date.now() - 1000) }
  await getDb().accountPayout.create({ data: { ...unknown, ...lost } })
  await lookAtPayouts('development')
  await getDb().accountPayout.delete({ where: { id: unknown.id } })
  expect(await statusOf()).toBe('paid')
  expect(await person.seen()).not.toHaveProperty('failedPayout')
  expect(await inQueue()).toEqual([])
  const large = {
    ...(await stripe.payouts.retrieve(onItsWay?.id ?? '', {}, { stripeAccount: id })),
    amount: 2_500_000_001,
  }
  vi.spyOn(getProvider('development').stripe.payouts, 'retrieve').mockResolvedValueOnce(large)
  await notePayout('development', id, large.id)
  const payouts = await getDb().accountPayout.findMany({ where: { researcherId }, orderBy: { sentAt: 'asc' } })
  expect(payouts).toMatchObject([
    { status: 'failed', amountMinor: 2000, exactMinor: 2000, currency: 'EUR' },
    { status: 'paid', amountMinor: 2 ** 31 - 1, exactMinor: 2_500_000_001 },
  ])
  expect(await stripe.balance.retrieve({}, { stripeAccount: id })).toMatchObject({ available: [{ amount: 0 }] })
  const list = (query = '') =>
    listPayouts(getDb(), researcherActor(person.researcher), {
      limit: 1,
      order: 'desc',
      ...(query ? { startingAfter: query } : {}),
    })
  const { items: newest, hasMore } = await list()
  expect({ newest, hasMore }).toMatchObject({
    newest: [{ status: 'paid', amount: 25_000_000.01, arrivesAt: expect.any(String) }],
    hasMore: true,
  })
  expect(await list(newest[0]?.id)).toMatchObject({ items: [{ status: 'failed' }], hasMore: false })
})

it('is told by mail when the account is opened, by the researcher or an operator, and once', async () => {
  const noticesOf = async (researcherId: string) => {
    const { user } = await getDb().researcher.findUniqueOrThrow({ where: { id: researcherId }, select: { user: true } })
    const mails = await getDb().mail.findMany({ where: { recipient: user?.email ?? '' } })
    return mails
      .filter(({ subject }) => subject === 'The payout account of your Callslip profile was opened')
      .map(({ text }) => text)
  }
  const [own, others] = [await makePerson(), await makePerson()]
  bodyOf(await own.open())
  bodyOf(await own.open())
  expect(await noticesOf(own.researcher.id)).toEqual([expect.stringContaining('was opened just now.')])
  const key = await makeToken('operator')
  const path = `/operator/researchers/${others.researcher.id}/account`
  bodyOf(await call(openAsOperator, 'POST', path, { key }))
  expect(await noticesOf(others.researcher.id)).toEqual([expect.stringContaining('by an operator')])
})
