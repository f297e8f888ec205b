import type { Tx } from '#lib/db.ts'
import { Prisma, type WebhookDelivery, type WebhookEndpoint } from '#lib/generated/prisma/client.ts'
import { defineCommand, defineQuery, enumOf, int4 } from '#lib/sql.ts'
import { isSuccess, type Attempt } from '#lib/webhooks/attempt.ts'
import { disableEndpoint } from '#lib/webhooks/disable-endpoint.ts'
import { enqueueAttempt } from '#lib/webhooks/delivery-job.ts'
import { longestWaitMs, parseRetryAfter, waitAfter } from '#lib/webhooks/schedule.ts'
import { isStill, settleSuccesses } from '#lib/webhooks/settle-successes.ts'
import { catalogue } from '#lib/words/en/mail-account.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Delivery = Pick<WebhookDelivery, 'id'> & { endpoint: WebhookEndpoint }

const daysOfFailure = 5

const lockDelivery = defineQuery(
  { attempts: int4, before: int4, status: enumOf('DeliveryStatus') },
  (id: string) => Prisma.sql`
    SELECT attempts, attempts_before AS before, status FROM webhook_deliveries WHERE id = ${id} FOR UPDATE`,
)

const planAttempt = defineCommand(
  (id: string, seconds: number) => Prisma.sql`
    UPDATE webhook_deliveries SET next_attempt_at = now() + make_interval(secs => ${seconds}::float8) WHERE id = ${id}`,
)

/** Writes an attempt down and, with it, what follows: delivered, the next attempt with its job, or the end. */
export async function settleDelivery(
  tx: Tx,
  { id, endpoint }: Delivery,
  attempt: Attempt,
  random: () => number = Math.random,
): Promise<void> {
  if (isSuccess(attempt)) return settleSuccesses(tx, endpoint, [{ id, ...attempt }])
  const [row] = await lockDelivery(tx, id)
  if (!row) return
  // The number is taken under the lock, so a run beside this one (a worker wrongly given up for dead) has its own.
  const number = row.attempts + 1
  await tx.webhookAttempt.create({
    data: {
      deliveryId: id,
      attempt: number,
      startedAt: attempt.startedAt,
      durationMs: attempt.durationMs,
      statusCode: attempt.statusCode ?? null,
      error: attempt.error ?? null,
      responseBody: attempt.responseBody ?? null,
      batchId: attempt.batchId ?? null,
    },
  })
  await tx.webhookDelivery.update({ where: { id }, data: { attempts: number } })
  // That other run has already decided what follows its failure.
  if (row.status !== 'pending' || row.attempts !== attempt.seenAttempts) return
  const waitMs = attempt.final ? undefined : await settleFailure(tx, endpoint, attempt, number - row.before, random)
  if (waitMs === undefined) {
    await tx.webhookDelivery.update({ where: { id }, data: { status: 'failed', nextAttemptAt: null } })
    return
  }
  await planAttempt(tx, id, waitMs / 1000)
  await enqueueAttempt(tx, {
    endpointId: endpoint.id,
    deliveryId: id,
    attempt: number + 1,
    firstLane: true,
    delayMs: waitMs,
  })
}

// Where nothing was sent for longer than any retry waits, it begins anew: days without an attempt are no days of failures.
const markFailure = defineCommand(
  (id: string, url: string) => Prisma.sql`
    UPDATE webhook_endpoints SET last_failure_at = now(),
      failing_since = CASE WHEN last_failure_at < now() - make_interval(secs => ${longestWaitMs / 1000}::int) THEN now() ELSE coalesce(failing_since, now()) END
    WHERE ${isStill(id, url)} AND (failing_since IS NULL OR last_failure_at IS NULL OR last_failure_at < now() - interval '10 seconds')`,
)

const countWorn = defineCommand(
  (id: string, url: string) => Prisma.sql`
    SELECT id FROM webhook_endpoints WHERE ${isStill(id, url)} AND failing_since <= now() - make_interval(days => ${daysOfFailure}::int)`,
)

const countThere = defineCommand(
  (id: string, url: string) => Prisma.sql`SELECT id FROM webhook_endpoints WHERE ${isStill(id, url)}`,
)

/** Marks the endpoint as failing; returns the wait until the attempt after `number` of this round, undefined where there is none. */
async function settleFailure(
  tx: Tx,
  endpoint: WebhookEndpoint,
  attempt: Attempt,
  number: number,
  random: () => number,
): Promise<number | undefined> {
  await markFailure(tx, endpoint.id, endpoint.url)
  const gone = attempt.statusCode === 410
  if (gone || (await countWorn(tx, endpoint.id, endpoint.url)) > 0) {
    await disableEndpoint(tx, endpoint, gone ? t('itAnswered410Gone') : t('everyDeliveryOfTheLast', { daysOfFailure }))
    // Where it has been moved since, the schedule goes on at the new address.
    if ((await countThere(tx, endpoint.id, endpoint.url)) > 0) return undefined
  }
  return waitAfter(endpoint.environment, number, parseRetryAfter(attempt.retryAfter, Date.now()), random)
}
