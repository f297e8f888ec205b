import { getDb, inTransaction } from '#lib/db.ts'
import { doForEach } from '#lib/do-each.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { enqueue } from '#lib/jobs.ts'
import {
  capturePaymentJob,
  paymentQueue,
  refundPaymentJob,
  releasePaymentJob,
  settleShareJob,
  syncPaymentJob,
} from '#lib/payments/jobs.ts'
import { isChargedP } from '#lib/payments/net-money.ts'
import { retryRefund } from '#lib/payments/retry-refund.ts'
import { isShareLeft } from '#lib/payments/waits.ts'
import { defineQuery, text } from '#lib/sql.ts'
import { found, enqueueFor } from '#lib/payments/enqueue-payments.ts'

/**
 * Picks payments and notes that they were looked at, so that the next sweep comes to others. A charge can be refunded, disputed
 * and decided about for half a year: in its first two weeks it is looked at every six hours, and then weekly.
 */
const definePick = (rest: Prisma.Sql) =>
  defineQuery(
    found,
    () => Prisma.sql`
      UPDATE payments SET swept_at = now(), sweep_at = CASE WHEN created_at > now() - interval '14 days' THEN now() + interval '6 hours'
        WHEN created_at > now() - interval '200 days' THEN now() + interval '7 days' END
      WHERE id IN (SELECT id FROM payments p ${rest} LIMIT 200 FOR UPDATE SKIP LOCKED)
      RETURNING id, order_id`,
  )

// An open intent is looked at less and less often: every minute in its first hour, then hourly, then daily for a month. The index
// is of the last change, which is no earlier.
const pickOpen = definePick(Prisma.sql`
  WHERE status IN ('initiated', 'failed') AND created_at > now() - interval '30 days' AND updated_at > now() - interval '30 days'
    AND coalesce(swept_at, created_at) < now() - CASE
      WHEN created_at > now() - interval '1 hour' THEN interval '1 minute'
      WHEN created_at > now() - interval '1 day' THEN interval '1 hour' ELSE interval '1 day' END
  ORDER BY updated_at`)

// Some ways to pay don't say when a hold ends; the provider's own limit is seven days. The rest are looked at daily: a hold can be ended at the dashboard.
const pickLapsed = definePick(Prisma.sql`
  WHERE status = 'authorized' AND (capture_before < now() OR coalesce(swept_at, created_at) < now() - interval '1 day'
    OR capture_before IS NULL AND created_at < now() - interval '6 days' AND coalesce(swept_at, created_at) < now() - interval '1 hour')`)

// Soon after its end, in case its job was lost; then what waits for a refund that a bank takes days for, or never takes, hourly.
const pickUnsettled = definePick(Prisma.sql`
  WHERE status IN ('canceled', 'expired') AND settled_at IS NULL AND updated_at < now() - interval '30 seconds'
    AND (swept_at IS NULL OR swept_at < now() - CASE
      WHEN updated_at > now() - interval '1 hour' THEN interval '1 minute' ELSE interval '1 hour' END)
  ORDER BY swept_at NULLS FIRST`)

const pickCharged = definePick(Prisma.sql`WHERE ${isChargedP} AND sweep_at < now() ORDER BY sweep_at`)

// While something is underway even an old charge is looked at every six hours.
const pickUnderway = definePick(Prisma.sql`
  WHERE ${isChargedP} AND swept_at < now() - interval '6 hours' AND id IN (
    SELECT payment_id FROM refunds WHERE status IN ('pending', 'requires_action'))`)
const pickDisputed = definePick(Prisma.sql`WHERE status = 'disputed' AND swept_at < now() - interval '6 hours'`)

// Looked for without a mark: when it is looked at as a charge is another matter. A refusal is tried again after an hour, and what is
// still refused a day later once a day.
const findOwed = defineQuery(
  found,
  () => Prisma.sql`
  SELECT id, order_id FROM payments p WHERE ${isShareLeft} AND (share_refused_at IS NULL AND updated_at < now() - interval '30 seconds'
    OR share_refused_at < now() - CASE WHEN updated_at > now() - interval '1 day' THEN interval '1 hour' ELSE interval '1 day' END)
  ORDER BY share_refused_at LIMIT 200`,
)

// Work has begun, and nothing is planned that would take the money: or what is planned is taken by nobody, for it stands in a queue
// that is gone or has used up its tries.
const findUncollected = defineQuery(
  found,
  () => Prisma.sql`
    SELECT p.id, p.order_id FROM orders o JOIN payments p ON p.order_id = o.id
    WHERE o.uncollected_since < now() - interval '30 seconds' AND o.status IN ('in_progress', 'delivered', 'completed')
      AND p.status = 'authorized' AND NOT EXISTS (
        SELECT FROM graphile_worker._private_jobs j JOIN graphile_worker._private_job_queues q ON q.id = j.job_queue_id
        WHERE j.key = 'capture:' || p.id AND (j.attempts < j.max_attempts OR j.locked_at IS NOT NULL))
    LIMIT 200`,
)

// A try without an answer may have moved money, also where nothing is due any more.
const findUnanswered = defineQuery(
  found,
  () => Prisma.sql`
    SELECT p.id, p.order_id FROM share_movements m JOIN payments p ON p.id = m.payment_id
    WHERE m.status = 'pending' AND m.updated_at < now() - interval '30 seconds' AND p.share_due_minor = p.share_sent_minor LIMIT 200`,
)

const findUnmade = defineQuery(
  found,
  () => Prisma.sql`
    SELECT r.id, p.order_id FROM refunds r JOIN payments p ON p.id = r.payment_id
    WHERE r.status = 'pending' AND r.provider_refund_id IS NULL AND r.updated_at < now() - interval '30 seconds' LIMIT 200`,
)

const findRetriable = defineQuery(
  { id: text },
  () => Prisma.sql`SELECT id FROM refunds WHERE retry_at < now() LIMIT 200`,
)

/**
 * The reconciler, once a minute: payments whose client never came back, holds past their end, charges that something may
 * have become of, and whatever isn't yet true at the provider. Everything it finds is also on its way by an event or a job;
 * this is for when those were lost, and brings what waited for the provider's return before its own next try.
 */
export async function sweepPayments(): Promise<void> {
  await enqueueFor(syncPaymentJob, 'sync', await pickOpen(getDb()))
  await enqueueFor(syncPaymentJob, 'sync', await pickLapsed(getDb()))
  await enqueueFor(syncPaymentJob, 'sync', await pickCharged(getDb()))
  await enqueueFor(syncPaymentJob, 'sync', await pickUnderway(getDb()))
  await enqueueFor(syncPaymentJob, 'sync', await pickDisputed(getDb()))
  await enqueueFor(releasePaymentJob, 'release', await pickUnsettled(getDb()))
  await enqueueFor(capturePaymentJob, 'capture', await findUncollected(getDb()))
  await enqueueFor(settleShareJob, 'share', await findOwed(getDb()))
  await enqueueFor(settleShareJob, 'share', await findUnanswered(getDb()))
  await inTransaction(async (tx) => {
    for (const { id, order_id } of await findUnmade(tx))
      await enqueue(tx, refundPaymentJob, { refundId: id }, { queue: paymentQueue(order_id), key: `refund:${id}` })
  })
  await doForEach(await findRetriable(getDb()), ({ id }) => retryRefund(id))
}
