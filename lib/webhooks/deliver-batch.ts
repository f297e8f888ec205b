import { getDb, inTransaction, type Tx } from '#lib/db.ts'
import { Prisma, type Event, type WebhookDelivery, type WebhookEndpoint } from '#lib/generated/prisma/client.ts'
import { gatherJobs } from '#lib/jobs.ts'
import { defineQuery, text } from '#lib/sql.ts'
import { attemptDelivery } from '#lib/webhooks/attempt-delivery.ts'
import { enqueueAttempt } from '#lib/webhooks/delivery-job.ts'
import { endpointBatch } from '#lib/webhooks/schema.ts'
import type { Limits } from '#lib/webhooks/send-request.ts'
import { isSuccess, settleDelivery, type Attempt } from '#lib/webhooks/settle-delivery.ts'
import { settleSuccesses } from '#lib/webhooks/settle-successes.ts'
import { batchOf } from '#lib/webhooks/sign-delivery.ts'

// About in the order of their events, and by the database's clock with the same grace as for one (lib/webhooks/deliver.ts).
const findBatch = defineQuery(
  { id: text },
  (endpointId: string, most: number) => Prisma.sql`
    SELECT id FROM webhook_deliveries
    WHERE endpoint_id = ${endpointId} AND status = 'pending' AND next_attempt_at <= now() + interval '1 second'
    ORDER BY id LIMIT ${most}::int`,
)

type Due = WebhookDelivery & { event: Event }

/**
 * Sends an endpoint what is due, whichever delivery's job it was that ran: the others' jobs find nothing left to do. Where more is
 * due than fits, the next batch has a job of its own.
 */
export async function deliverBatch(endpoint: WebhookEndpoint, limits: Limits): Promise<void> {
  const { maxEvents } = endpointBatch.parse(endpoint.batch)
  const due = await findBatch(getDb(), endpoint.id, maxEvents + 1)
  const rows = await getDb().webhookDelivery.findMany({
    where: { id: { in: due.slice(0, maxEvents).map(({ id }) => id) } },
    include: { event: true },
  })
  if (rows.length === 0) return
  const batch = batchOf(rows.map(({ event }) => event))
  const attempt = { ...(await attemptDelivery(endpoint, batch, limits)), batchId: batch.id }
  const next = due[maxEvents]
  await inTransaction((tx) =>
    gatherJobs(tx, async () => {
      await settleBatch(tx, endpoint, rows, attempt)
      if (next) await enqueueNext(tx, endpoint.id, next.id)
    }),
  )
}

async function settleBatch(
  tx: Tx,
  endpoint: WebhookEndpoint,
  rows: readonly Due[],
  attempt: Omit<Attempt, 'seenAttempts'>,
): Promise<void> {
  const made = rows.map((row) => ({ ...row, attempt: { ...attempt, seenAttempts: row.attempts } }))
  if (isSuccess(attempt)) {
    const attempts = made.map(({ id, attempt }) => ({ id, ...attempt }))
    return settleSuccesses(tx, endpoint.id, attempts)
  }
  // What failed together is tried again together.
  const chance = Math.random()
  for (const row of made) await settleDelivery(tx, { ...row, endpoint }, row.attempt, () => chance)
}

async function enqueueNext(tx: Tx, endpointId: string, deliveryId: string): Promise<void> {
  const { attempts } = await tx.webhookDelivery.findUniqueOrThrow({ where: { id: deliveryId } })
  await enqueueAttempt(tx, { endpointId, deliveryId, attempt: attempts + 1, firstLane: true, delayMs: 0 })
}
