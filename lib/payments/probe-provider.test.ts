import { afterEach, expect, it } from 'vitest'
import { environments, type Environment } from '#lib/env.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { enqueue, type Job, type PayloadOf } from '#lib/jobs.ts'
import { lookAtAccountJob, refundPaymentJob, syncPaymentJob } from '#lib/payments/jobs.ts'
import { meters, setMeters } from '#lib/meters.ts'
import { probeProvider } from '#lib/payments/probe-provider.ts'
import { findVerdicts } from '#lib/status/find-verdicts.ts'
import { control, initiated, openMarket, paymentOf } from '#tools/testing/market.ts'
import { runDueJobs } from '#tools/testing/run-jobs.ts'

const dropJobs = () =>
  getDb().$executeRaw`SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs`
afterEach(async () => {
  await control('DELETE', '/faults')
  await dropJobs()
})

/** A job that was tried so often, and waits for its next turn. */
async function failed<J extends Job>(key: string, job: J, payload: PayloadOf<J>, tries = 2): Promise<void> {
  await inTransaction((tx) => enqueue(tx, job, payload, { key, delayMs: 3_600_000 }))
  await getDb()
    .$executeRaw`UPDATE graphile_worker._private_jobs SET attempts = ${tries}, last_error = 'out of reach' WHERE key = ${key}`
}
const keysOf = async (due: boolean) => {
  const rows = await getDb().$queryRaw<{ key: string }[]>`
    SELECT key FROM graphile_worker._private_jobs WHERE key IS NOT NULL AND (run_at <= now()) = ${due} ORDER BY key`
  return rows.map(({ key }) => key)
}
const cutOff = (environment: Environment, path = '^/v1/balance$') =>
  control('POST', '/faults', {
    match: { path, livemode: environment === 'production' },
    ...{ kind: 'status', status: 503 },
  })

it('wakes what failed for want of the provider, but for the tries that are to last', async () => {
  await openMarket()
  for (const tries of [1, 2, 15, 16, 24])
    await failed(`made ${tries}`, lookAtAccountJob, { environment: 'development', accountId: 'acct_1' }, tries)
  await probeProvider({ environment: 'development' })
  expect(await keysOf(true)).toEqual(['made 15', 'made 2'])
})

it.each(environments)('asks each environment by itself, while %s gets no answer', async (dead) => {
  const [alive = dead] = environments.filter((one) => one !== dead)
  await openMarket()
  await dropJobs()
  for (const environment of environments)
    await failed(`account ${environment}`, lookAtAccountJob, { environment, accountId: 'acct_1' })
  await cutOff(dead)
  // As an older version has planned it, and as this one does.
  await probeProvider({})
  await probeProvider({ environment: dead })
  expect([await keysOf(true), await keysOf(false)]).toEqual([
    [`account ${alive}`],
    [`account ${dead}`, `probe_provider:${dead}`],
  ])
  expect(await findVerdicts(new Date())).toMatchObject({ payments: dead === 'production' ? 'down' : 'ok' })
  await control('DELETE', '/faults')
  await probeProvider({ environment: dead })
  expect((await keysOf(true)).filter((key) => key.startsWith('account'))).toHaveLength(2)
})

it('takes payments for down while the provider does not know our key, not for one refusal of something', async () => {
  await openMarket()
  await dropJobs()
  const refuse = (status: number) =>
    control('POST', '/faults', { match: { path: '^/v1/balance$' }, kind: 'status', status })
  await failed('account', lookAtAccountJob, { environment: 'production', accountId: 'acct_1' })
  const outcomes: string[] = []
  const before = meters()
  setMeters({ ...before, providerCall: (outcome) => void outcomes.push(outcome) })
  await refuse(401)
  await probeProvider({ environment: 'production' })
  expect(await keysOf(false)).toEqual(['account', 'probe_provider:production'])
  expect(await findVerdicts(new Date())).toMatchObject({ payments: 'down' })
  await control('DELETE', '/faults')
  await dropJobs()
  await failed('account', lookAtAccountJob, { environment: 'production', accountId: 'acct_1' })
  await refuse(403)
  await probeProvider({ environment: 'production' })
  expect([await keysOf(true), await keysOf(false)]).toEqual([['account'], []])
  expect(await findVerdicts(new Date())).toMatchObject({ payments: 'ok' })
  setMeters(before)
  expect(outcomes).toEqual(['refused', 'refused'])
})

it('knows by its payment or refund whose a job is that says nothing of it', async () => {
  const payment = await paymentOf((await initiated(await openMarket())).orderId)
  const refund = await getDb().refund.create({
    data: { id: 'ref_probed', paymentId: payment.id, amountMinor: 1, reason: 'x' },
  })
  await dropJobs()
  await failed('refund', refundPaymentJob, { refundId: refund.id })
  await failed('sync', syncPaymentJob, { paymentId: payment.id })
  await probeProvider({ environment: 'production' })
  expect(await keysOf(true)).toEqual([])
  await probeProvider({ environment: 'development' })
  expect(await keysOf(true)).toEqual(['refund', 'sync'])
  await cutOff('development', '.')
  await runDueJobs()
  expect(await keysOf(false)).toContain('probe_provider:development')
  expect(await keysOf(false)).not.toContain('probe_provider:production')
})
