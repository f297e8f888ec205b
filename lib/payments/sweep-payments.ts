import { getDb, inTransaction } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { enqueue } from '#lib/jobs.ts'
import { paymentQueue, releasePaymentJob, syncPaymentJob } from '#lib/payments/jobs.ts'
import { defineQuery, text, type RowOf } from '#lib/sql.ts'

const found = { id: text, order_id: text }
type Found = RowOf<typeof found>

async function enqueueFor(job: typeof syncPaymentJob, prefix: string, found: Found[]): Promise<void> {
  await inTransaction(async (tx) => {
    for (const { id, order_id } of found)
      await enqueue(tx, job, { paymentId: id }, { queue: paymentQueue(order_id), key: `${prefix}:${id}` })
  })
}

/** Picks payments and notes that they were looked at, so that the next sweep comes to others. */
const definePick = (rest: Prisma.Sql) =>
  defineQuery(
    found,
    () => Prisma.sql`
      UPDATE payments SET swept_at = now() WHERE id IN (SELECT id FROM payments ${rest} LIMIT 200 FOR UPDATE SKIP LOCKED)
      RETURNING id, order_id`,
  )

// An open intent is looked at less and less often: every minute in its first hour, then hourly, then daily for a month.
const pickOpen = definePick(Prisma.sql`
  WHERE status IN ('initiated', 'failed') AND created_at > now() - interval '30 days'
    AND coalesce(swept_at, created_at) < now() - CASE
      WHEN created_at > now() - interval '1 hour' THEN interval '1 minute'
      WHEN created_at > now() - interval '1 day' THEN interval '1 hour' ELSE interval '1 day' END
  ORDER BY updated_at`)
const pickLapsed = definePick(Prisma.sql`WHERE status = 'authorized' AND capture_before < now()`)
const pickUnsettled = definePick(Prisma.sql`
  WHERE status IN ('canceled', 'expired') AND settled_at IS NULL AND updated_at < now() - interval '30 seconds'`)

/**
 * The reconciler, once a minute: payments whose client never came back, holds past their end, and endings that are not yet
 * true at the provider. Everything it finds is also on its way by an event or a job; this is for when those were lost.
 */
export async function sweepPayments(): Promise<void> {
  await enqueueFor(syncPaymentJob, 'sync', await pickOpen(getDb()))
  await enqueueFor(syncPaymentJob, 'sync', await pickLapsed(getDb()))
  await enqueueFor(releasePaymentJob, 'release', await pickUnsettled(getDb()))
}
