import type { Tx } from '#lib/db.ts'
import type { WebhookDelivery, WebhookEndpoint } from '#lib/generated/prisma/client.ts'
import { disableEndpoint } from '#lib/webhooks/disable-endpoint.ts'
import { enqueueAttempt } from '#lib/webhooks/delivery-job.ts'
import { parseRetryAfter, waitAfter } from '#lib/webhooks/schedule.ts'
import type { Answer } from '#lib/webhooks/send-request.ts'

export type Attempt = Answer & {
  startedAt: Date
  durationMs: number
  /** How many attempts the row showed before this one. */
  seenAttempts: number
  /** Nothing was sent and nothing will be. */
  final?: boolean
}

type Delivery = WebhookDelivery & { endpoint: WebhookEndpoint }

const daysOfFailure = 5

const isSuccess = ({ statusCode = 0 }: Attempt) => statusCode >= 200 && statusCode < 300

/** Writes an attempt down and, with it, what follows: delivered, the next attempt with its job, or the end. */
export async function settleDelivery(tx: Tx, { id, endpoint }: Delivery, attempt: Attempt): Promise<void> {
  const [row] = await tx.$queryRaw<{ attempts: number; before: number; status: string }[]>`
    SELECT attempts, attempts_before AS before, status::text AS status FROM webhook_deliveries WHERE id = ${id} FOR UPDATE`
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
    },
  })
  await tx.webhookDelivery.update({ where: { id }, data: { attempts: number } })
  if (row.status === 'delivered') return
  if (isSuccess(attempt)) return settleSuccess(tx, id, endpoint.id)
  // That other run has already decided what follows its failure.
  if (row.status !== 'pending' || row.attempts !== attempt.seenAttempts) return
  const waitMs = attempt.final ? undefined : await settleFailure(tx, endpoint, attempt, number - row.before)
  if (waitMs === undefined) {
    await tx.webhookDelivery.update({ where: { id }, data: { status: 'failed', nextAttemptAt: null } })
    return
  }
  await tx.$executeRaw`UPDATE webhook_deliveries SET next_attempt_at = now() + make_interval(secs => ${waitMs / 1000}::float8) WHERE id = ${id}`
  await enqueueAttempt(tx, {
    endpointId: endpoint.id,
    deliveryId: id,
    attempt: number + 1,
    failing: true,
    delayMs: waitMs,
  })
}

async function settleSuccess(tx: Tx, id: string, endpointId: string): Promise<void> {
  await tx.webhookDelivery.update({
    where: { id },
    data: { status: 'delivered', deliveredAt: new Date(), nextAttemptAt: null },
  })
  // Guarded, so that endpoints in good health aren't written to at every delivery.
  await tx.$executeRaw`
    UPDATE webhook_endpoints SET failing_since = NULL, last_success_at = now()
    WHERE id = ${endpointId} AND (failing_since IS NOT NULL OR last_success_at IS NULL OR last_success_at < now() - interval '10 seconds')`
}

/** Marks the endpoint as failing; answers the wait until the attempt after `number` of this round, undefined where there is none. */
async function settleFailure(
  tx: Tx,
  { id, environment }: WebhookEndpoint,
  attempt: Attempt,
  number: number,
): Promise<number | undefined> {
  await tx.$executeRaw`
    UPDATE webhook_endpoints SET failing_since = coalesce(failing_since, now()), last_failure_at = now()
    WHERE id = ${id} AND (failing_since IS NULL OR last_failure_at IS NULL OR last_failure_at < now() - interval '10 seconds')`
  if (attempt.statusCode === 410) {
    await disableEndpoint(tx, id, 'It answered 410 Gone.')
    return undefined
  }
  const [worn] = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM webhook_endpoints WHERE id = ${id} AND failing_since <= now() - make_interval(days => ${daysOfFailure}::int)`
  if (worn) {
    await disableEndpoint(tx, id, `Every delivery of the last ${daysOfFailure} days failed.`)
    return undefined
  }
  return waitAfter(environment, number, parseRetryAfter(attempt.retryAfter, Date.now()))
}
