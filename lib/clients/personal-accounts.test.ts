import { afterEach, expect, it } from 'vitest'
import { POST as createKey } from '#app/api/api-keys/route.ts'
import { POST as confirm } from '#app/api/confirm-email/route.ts'
import { POST as connect } from '#app/api/go-live/connect-system/route.ts'
import { POST as place } from '#app/api/orders/route.ts'
import { POST as register } from '#app/api/register/route.ts'
import { POST as createEndpoint } from '#app/api/webhook-endpoints/route.ts'
import { requireUsable } from '#lib/clients/permissions.ts'
import { canAnswer } from '#lib/clients/shut-out.ts'
import type { PersonalAccountsView } from '#lib/clients/schema.ts'
import { holds } from '#lib/clients/standing-decisions.ts'
import { productionStates } from '#lib/clients/state.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { environments } from '#lib/env.ts'
import { withLink } from '#lib/mail/sealed-link.ts'
import { makeClient, makeKey, makeUser } from '#prisma/factories.ts'
import { call } from '#tools/testing/call.ts'
import { makeTokenOf } from '#tools/testing/fixtures.ts'
import { bodyOf } from '#tools/testing/market.ts'
import { waitingOf } from '#tools/testing/queue.ts'
import { routeOf } from '#tools/testing/routes.ts'
import { failedJobs, runDueJobs } from '#tools/testing/run-jobs.ts'

const password = 'seven green lamps'
const production = 'http://localhost:3000/production/api'
const order = { repositoryName: 'Archives de Paris', documentType: 'Birth record', location: 'Paris' }

async function join(purpose?: 'documents' | 'integration') {
  await getDb().rateBucket.deleteMany()
  const email = `ada-${crypto.randomUUID()}@example.com`
  const body = { name: 'Ada', email, password, ...(purpose === undefined ? {} : { purpose }) }
  expect((await call(register, 'POST', '/register', { body })).status).toBe(200)
  const mail = await getDb().mail.findFirstOrThrow({ where: { recipient: email } })
  const token = /token=(\S+)/.exec(withLink(mail).text)?.[1]
  expect((await call(confirm, 'POST', '/confirm-email', { body: { token, password } })).status).toBe(200)
  const user = await getDb().user.findUniqueOrThrow({ where: { email }, include: { memberships: true } })
  const clientId = user.memberships[0]?.clientId ?? ''
  const tokenFor = (environment: 'development' | 'production') =>
    makeTokenOf(user.id, 'customer', { clientId, environment })
  return { email, clientId, tokenFor, client: () => getDb().client.findUniqueOrThrow({ where: { id: clientId } }) }
}
type Person = Awaited<ReturnType<typeof join>>

const orderFor = async ({ tokenFor }: Person) =>
  call(place, 'POST', '/orders', { key: await tokenFor('production'), base: production, body: order })

const operator = async () => {
  const { id } = await makeUser(getDb(), { operatorRole: 'admin' })
  return makeTokenOf(id, 'operator')
}
const ask = async (operation: string, method: string, path: string, body?: object) =>
  call(routeOf(operation), method, `/operator${path}`, { key: await operator(), ...(body ? { body } : {}) })
const decide = async (openAtOnce: boolean) =>
  bodyOf<PersonalAccountsView>(
    await ask('decidePersonalAccounts', 'PUT', '/personal-accounts', { openAtOnce, reason: 'As agreed.' }),
  )
afterEach(async () => {
  await getDb().standingDecision.updateMany({ data: { holds: true } })
})

it('orders in production as soon as the address is confirmed; an operator still opens the order, and keys stay locked', async () => {
  const ada = await join('documents')
  expect(await ada.client()).toMatchObject({ kind: 'personal', byHand: true, productionState: 'not_requested' })
  expect(await orderFor(ada)).toMatchObject({ status: 201, body: { status: 'submitted' } })
  const key = await ada.tokenFor('production')
  for (const [handler, path, body] of [
    [createKey, '/api-keys', { name: 'Tree', scopes: ['orders:read'] }],
    [createEndpoint, '/webhook-endpoints', { url: 'https://example.com/' }],
  ] as const)
    expect(await call(handler, 'POST', path, { key, base: production, body })).toMatchObject({
      status: 403,
      body: { code: 'insufficient_scope' },
    })
  // However a key may have come about.
  const live = await makeKey(getDb(), ada.clientId, { environment: 'production' })
  expect(await call(place, 'POST', '/orders', { key: live.key, base: production, body: order })).toMatchObject({
    status: 403,
    body: { code: 'production_not_enabled' },
  })
})

it.each(['integration', undefined] as const)(
  'waits for an operator where it is to connect a system (%s)',
  async (purpose) => {
    const ada = await join(purpose)
    expect(await ada.client()).toMatchObject({ kind: 'integration', byHand: false, productionState: 'not_requested' })
    expect(await orderFor(ada)).toMatchObject({ status: 403, body: { code: 'production_not_enabled' } })
  },
)

it('waits in the queue while operators look at each, and is opened by one of them, once, with a mail', async () => {
  expect(await decide(false)).toMatchObject({ openAtOnce: false, waiting: 0 })
  const ada = await join('documents')
  expect(await ada.client()).toMatchObject({ kind: 'personal', byHand: false, productionState: 'requested' })
  expect(await orderFor(ada)).toMatchObject({ status: 403, body: { code: 'production_not_enabled' } })
  const waiting = (await waitingOf('production', await operator())).map(({ thing }) => thing)
  expect(waiting).toMatchObject([{ id: ada.clientId, kind: 'personal' }])
  for (let i = 0; i < 2; i += 1)
    expect(await ask('allowOrdersByHand', 'POST', `/clients/${ada.clientId}/allow-by-hand`)).toMatchObject({
      status: 200,
      body: { byHand: true, productionState: 'not_requested' },
    })
  expect((await orderFor(ada)).status).toBe(201)
  expect(await getDb().mail.count({ where: { recipient: ada.email, subject: 'Your Callslip account is open' } })).toBe(
    1,
  )
  expect(await ask('allowOrdersByHand', 'POST', '/clients/cli_nobody/allow-by-hand')).toMatchObject({ status: 404 })
})

it('is opened with all that wait once it is decided so, and stays open when it is decided otherwise', async () => {
  await decide(false)
  const [ada, ben] = [await join('documents'), await join('documents')]
  // Who has asked for keys too waits for an answer to that.
  await getDb().client.update({
    where: { id: ben.clientId },
    data: { productionAnswers: { useCase: 'Trees' } },
  })
  expect(await decide(true)).toMatchObject({ openAtOnce: true, waiting: 1 })
  await runDueJobs()
  expect(await failedJobs()).toEqual([])
  expect((await orderFor(ada)).status).toBe(201)
  expect(await ben.client()).toMatchObject({ byHand: false, productionState: 'requested' })
  await decide(false)
  expect((await orderFor(ada)).status).toBe(201)
  const actions = await getDb().operatorAction.findMany({
    where: { targetType: 'standing_decision' },
    orderBy: { id: 'desc' },
    take: 2,
  })
  expect(actions).toMatchObject([
    { reason: 'As agreed.', before: { openAtOnce: true }, after: { openAtOnce: false } },
    { before: { openAtOnce: false }, after: { openAtOnce: true } },
  ])
})

const blocked = async () =>
  (
    await getDb().$queryRaw<unknown[]>`SELECT 1 FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`
  ).length

it('leaves nobody waiting who is confirmed in the moment of the decision', async () => {
  await decide(false)
  const confirming = Promise.withResolvers<void>()
  const read = Promise.withResolvers<void>()
  const confirmed = inTransaction(async (tx) => {
    expect(await holds(tx, 'personal_accounts')).toBe(false)
    read.resolve()
    await confirming.promise
    return makeClient(tx, { kind: 'personal', productionState: 'requested' })
  })
  await read.promise
  const decided = decide(true)
  // It waits for those who go by what was decided before.
  await expect.poll(blocked).toBe(1)
  confirming.resolve()
  const { id } = await confirmed
  await decided
  await runDueJobs()
  expect(await getDb().client.findUniqueOrThrow({ where: { id } })).toMatchObject({ byHand: true })
})

const mailsTo = ({ email }: Person) =>
  getDb().mail.findMany({ where: { recipient: email, subject: { not: { startsWith: 'Confirm' } } } })

it('is told in plain words what we do with it, and nothing of what is undone at once', async () => {
  const ada = await join('documents')
  const disable = () =>
    ask('disableProduction', 'POST', `/clients/${ada.clientId}/disable-production`, { reason: 'Too many at once.' })
  await disable()
  const plain = /^(?!.*(production|development|portal|key)\b)/is
  expect(await mailsTo(ada)).toMatchObject([
    { subject: 'Your account is closed for orders', text: expect.stringMatching(plain) },
  ])
  expect(await ask('allowOrdersByHand', 'POST', `/clients/${ada.clientId}/allow-by-hand`)).toMatchObject({
    status: 200,
    body: { byHand: true, productionState: 'not_requested' },
  })
  expect(await mailsTo(ada)).toEqual([])
  // Its keys are as locked as they were.
  const live = await makeKey(getDb(), ada.clientId, { environment: 'production' })
  expect((await call(place, 'POST', '/orders', { key: live.key, base: production, body: order })).status).toBe(403)
  expect((await orderFor(ada)).status).toBe(201)

  await decide(false)
  const ben = await join('documents')
  await ask('refuseProduction', 'POST', `/clients/${ben.clientId}/refuse-production`, { reason: 'Not with us.' })
  expect(await mailsTo(ben)).toMatchObject([
    { subject: 'Your account was not opened', text: expect.stringMatching(plain) },
  ])
})

it('is closed where an operator disables production, at once', async () => {
  const ada = await join('documents')
  const key = await ada.tokenFor('production')
  await ask('disableProduction', 'POST', `/clients/${ada.clientId}/disable-production`, { reason: 'Misuse.' })
  expect(await call(place, 'POST', '/orders', { key, base: production, body: order })).toMatchObject({
    status: 403,
    body: { code: 'production_not_enabled' },
  })
})

it('stays closed when it asks anew after that, until an operator has decided', async () => {
  const ada = await join('documents')
  const key = await ada.tokenFor('production')
  const closed = async () =>
    expect(await call(place, 'POST', '/orders', { key, base: production, body: order })).toMatchObject({
      status: 403,
      body: { code: 'production_not_enabled' },
    })
  await ask('disableProduction', 'POST', `/clients/${ada.clientId}/disable-production`, { reason: 'Misuse.' })
  const rehearsal = await ada.tokenFor('development')
  const asked = { key: rehearsal, body: { answers: { useCase: 'Records for my family.' } } }
  expect(await call(routeOf('requestProduction'), 'POST', '/go-live/request-production', asked)).toMatchObject({
    status: 200,
    body: { state: 'requested' },
  })
  await closed()
  await ask('refuseProduction', 'POST', `/clients/${ada.clientId}/refuse-production`, { reason: 'Not with us.' })
  await closed()
})

it('connects a system later, and orders on meanwhile', async () => {
  const ada = await join('documents')
  const key = await ada.tokenFor('development')
  for (let i = 0; i < 2; i += 1)
    expect((await call(connect, 'POST', '/go-live/connect-system', { key })).status).toBe(200)
  expect(await ada.client()).toMatchObject({ kind: 'integration', byHand: true })
  expect((await orderFor(ada)).status).toBe(201)
  expect(await getDb().clientAction.count({ where: { clientId: ada.clientId, type: 'client.connects_systems' } })).toBe(
    1,
  )
})

it('can answer wherever it may get in, as the database sees it too', async () => {
  for (const status of ['active', 'suspended'] as const)
    for (const productionState of productionStates)
      for (const byHand of [true, false]) {
        const client = await makeClient(getDb(), { status, productionState, byHand })
        for (const environment of environments) {
          let usable = true
          try {
            requireUsable(client, environment)
          } catch {
            usable = false
          }
          expect([client, await canAnswer(getDb(), client.id, environment)]).toEqual([client, usable])
        }
      }
})
