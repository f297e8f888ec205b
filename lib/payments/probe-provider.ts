import { getDb } from '#lib/db.ts'
import { environments, type Environment } from '#lib/env.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { providerJobs } from '#lib/payments/jobs.ts'
import { getProvider, isConfigured, isMisconfigured, isOutOfReach } from '#lib/payments/provider.ts'
import { defineCommand } from '#lib/sql.ts'
import { planProbe } from '#lib/payments/plan-probe.ts'

/**
 * Runs a job that needs the provider. While that is out of reach the job's own tries grow apart, to hours at last; so one
 * job beside them asks every ten seconds, and wakes them all once there is an answer.
 */
export async function withProvider<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isOutOfReach(error)) await planProbe(10_000)
    throw error
  }
}

// Tries that keep their own times, days in all: where a part of the provider is out of reach and the rest answers, being woken uses up a
// try every ten seconds.
const kept = 10

// The worker's own number of jobs at a time bounds the rush.
const wake = defineCommand(
  (tasks: readonly string[]) => Prisma.sql`
    SELECT graphile_worker.reschedule_jobs(array(
      SELECT id FROM graphile_worker.jobs WHERE task_identifier = ANY(${tasks}) AND last_error IS NOT NULL AND locked_at IS NULL AND run_at > now()
        AND attempts <= max_attempts - ${kept}::int
    ), run_at => now())`,
)

async function ask(environment: Environment): Promise<void> {
  if (!isConfigured(environment)) return
  try {
    await getProvider(environment).stripe.balance.retrieve({}, { maxNetworkRetries: 0, timeout: 5_000 })
  } catch (error) {
    // It is there, and refuses our key: asking again changes nothing, and the other environment needn't wait for it.
    if (!isMisconfigured(error)) throw error
  }
}

/** Asks the provider for something harmless; once it answers, what failed for want of it is due at once. */
export async function probeProvider(): Promise<void> {
  try {
    for (const environment of environments) await ask(environment)
  } catch (error) {
    if (!isOutOfReach(error)) throw error
    // A new job once this one is done: a running one keeps its key to itself.
    await planProbe(10_000)
    return
  }
  await wake(
    getDb(),
    providerJobs.map(({ name }) => name),
  )
}
