import { getDb } from '#lib/db.ts'
import { doForEach } from '#lib/do-each.ts'
import { environments, type Environment } from '#lib/env.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import type { PayloadOf } from '#lib/jobs.ts'
import { providerJobs, type probeProviderJob } from '#lib/payments/jobs.ts'
import { getProvider, isConfigured, isKeyUnknown, isMisconfigured, isOutOfReach } from '#lib/payments/provider.ts'
import { defineCommand, defineQuery, nullable, words } from '#lib/sql.ts'
import { planProbe } from '#lib/payments/plan-probe.ts'

/** Whose a job is: some name their environment, the others a payment of it, or a refund of one. */
const environmentOf = (payload: Prisma.Sql) => Prisma.sql`coalesce(${payload} ->> 'environment', (
  SELECT p.environment::text FROM payments p
  WHERE p.id = coalesce(${payload} ->> 'paymentId', (SELECT payment_id FROM refunds r WHERE r.id = ${payload} ->> 'refundId'))))`

const findEnvironment = defineQuery(
  { environment: nullable(words<Environment>()) },
  (payload: string) => Prisma.sql`SELECT ${environmentOf(Prisma.sql`${payload}::json`)} AS environment`,
)

/** It answers nobody, or nobody with our key. */
const isShut = (error: unknown) => isOutOfReach(error) || isKeyUnknown(error)

/**
 * Runs a job that needs the provider. While that is out of reach, or doesn't know our key, the job's own tries grow apart, to hours at
 * last; so one job beside them asks again and again, and wakes them all once there is an answer.
 */
export async function withProvider<T>(payload: unknown, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isShut(error)) {
      const [{ environment } = { environment: null }] = await findEnvironment(getDb(), JSON.stringify(payload))
      if (environment) await planProbe(environment, 10_000)
    }
    throw error
  }
}

// Tries that keep their own times, days in all: where a part of the provider is out of reach and the rest answers, being woken uses up a
// try every ten seconds.
const kept = 10

// The worker's own number of jobs at a time bounds the rush. What has failed but once comes again within three seconds by itself, and
// isn't in the index of what was tried again.
const wake = defineCommand(
  (tasks: readonly string[], environment: Environment) => Prisma.sql`
    SELECT graphile_worker.reschedule_jobs(array(
      SELECT j.id FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
      WHERE t.identifier = ANY(${tasks}) AND j.last_error IS NOT NULL AND j.locked_at IS NULL AND j.run_at > now()
        AND j.attempts > 1 AND j.attempts <= j.max_attempts - ${kept}::int AND ${environmentOf(Prisma.sql`j.payload`)} = ${environment}
    ), run_at => now())`,
)

async function ask(environment: Environment): Promise<void> {
  if (!isConfigured(environment)) return
  try {
    await getProvider(environment).stripe.balance.retrieve({}, { maxNetworkRetries: 0, timeout: 5_000 })
  } catch (error) {
    // It is there, and a restricted key may not ask this alone.
    if (!isMisconfigured(error) || isKeyUnknown(error)) throw error
  }
}

async function probe(environment: Environment): Promise<void> {
  try {
    await ask(environment)
  } catch (error) {
    if (!isShut(error)) throw error
    // A new job once this one is done: a running one keeps its key to itself.
    // With a key that it doesn't know nobody is asked as often as where it may be back in a moment.
    return planProbe(environment, isKeyUnknown(error) ? 60_000 : 10_000)
  }
  await wake(
    getDb(),
    providerJobs.map(({ name }) => name),
    environment,
  )
}

/**
 * Asks an environment's provider for something harmless; once it answers, what failed there for want of it is due at once. Neither
 * environment waits for the other's.
 */
export const probeProvider = ({ environment }: PayloadOf<typeof probeProviderJob>): Promise<void> =>
  doForEach(environment ? [environment] : environments, probe)
