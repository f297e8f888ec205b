import { getDb, inTransaction, type Tx } from '#lib/db.ts'
import { Prisma, type Event, type WebhookDelivery, type WebhookEndpoint } from '#lib/generated/prisma/client.ts'
import { gatherJobs } from '#lib/jobs.ts'
import { defineQuery, text } from '#lib/sql.ts'
import { attemptDelivery } from '#lib/webhooks/attempt-delivery.ts'
import { enqueueMany } from '#lib/webhooks/enqueue-many.ts'
import { endpointBatch } from '#lib/webhooks/schema.ts'
import type { Limits } from '#lib/webhooks/send-request.ts'
import { isSuccess, type Attempt } from '#lib/webhooks/attempt.ts'
import { settleDelivery } from '#lib/webhooks/settle-delivery.ts'
import { settleSuccesses } from '#lib/webhooks/settle-successes.ts'
import { batchOf } from '#lib/webhooks/sign-delivery.ts'

/** Among so many that wait, from the oldest delivery on, the order of the feed is kept: a recovery makes those of earlier events later. */
const sorted = 5_000

// By the database's clock with the same grace as for one (lib/webhooks/due-deliveries.ts). What still waits for others before its
// first attempt is taken along.
const findBatch = defineQuery(
  { id: text },
  (endpointId: string, named: readonly string[], most: number) => Prisma.sql`
    SELECT d.id FROM (
      SELECT id, event_id FROM webhook_deliveries
      WHERE endpoint_id = ${endpointId} AND status = 'pending'
        AND (next_attempt_at <= now() + interval '1 second' OR attempts = attempts_before OR id = ANY(${named}::text[]))
      ORDER BY id LIMIT ${sorted}::int) d
    JOIN events e ON e.id = d.event_id ORDER BY e.horizon, e.position LIMIT ${most}::int`,
)

type Due = WebhookDelivery & { event: Event }

/**
 * Sends an endpoint what is due, whichever deliveries' job it was that ran: the others' jobs find nothing left to do. Where more is
 * due than fits, the next batch has a job of its own. `named` are the due ones of the job that ran: those which don't fit stay
 * named by the next, so that each is sent even where batches are turned off in between.
 */
export async function deliverBatch(endpoint: WebhookEndpoint, named: readonly string[], limits: Limits): Promise<void> {
  const { maxEvents } = endpointBatch.parse(endpoint.batch)
  const due = await findBatch(getDb(), endpoint.id, named, maxEvents + 1)
  const rows = await getDb().webhookDelivery.findMany({
    where: { id: { in: due.slice(0, maxEvents).map(({ id }) => id) } },
    include: { event: true },
  })
  if (rows.length === 0) return
  const batch = batchOf(rows.map(({ event }) => event))
  const attempt = { ...(await attemptDelivery(endpoint, batch, limits)), batchId: batch.id }
  const sent = new Set(rows.map(({ id }) => id))
  const left = named.filter((id) => !sent.has(id))
  const next = left.length > 0 ? left : due.slice(maxEvents).map(({ id }) => id)
  await inTransaction((tx) =>
    gatherJobs(tx, async () => {
      await settleBatch(tx, endpoint, rows, attempt)
      if (next.length > 0) await enqueueMany(tx, { endpointId: endpoint.id, deliveryIds: next, lane: 0 })
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
    return settleSuccesses(tx, endpoint, attempts)
  }
  // What failed together is tried again together.
  const chance = Math.random()
  for (const row of made) await settleDelivery(tx, { ...row, endpoint }, row.attempt, () => chance)
}
