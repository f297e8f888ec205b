import type { AlertKind } from '#lib/alerts/state.ts'
import { getDb } from '#lib/db.ts'
import { findStorageRoom } from '#lib/files/check-storage.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { measureQueue } from '#lib/health/measure-queue.ts'
import { firstIdAt } from '#lib/ids.ts'
import { causeOf, log } from '#lib/log.ts'
import { countRefused, countWaiting } from '#lib/mail/check-mail.ts'
import { isDebt, isDisputeOpen, isRefundRefused, isShareRefused } from '#lib/payments/waits.ts'
import { defineQuery, int4 } from '#lib/sql.ts'

const quarterMs = 15 * 60_000
/** Of so many deliveries at least a share says something. */
const fewDeliveries = 20

// Ids sort by the time they were made: the last quarter of an hour is the end of the key.
const countDeliveries = defineQuery(
  { attempted: int4, undelivered: int4 },
  (from: string) => Prisma.sql`
    SELECT count(*) FILTER (WHERE d.attempts > 0)::int AS attempted,
      count(*) FILTER (WHERE d.attempts > 0 AND d.status <> 'delivered')::int AS undelivered
    FROM webhook_deliveries d JOIN webhook_endpoints w ON w.id = d.endpoint_id
    WHERE d.id >= ${from} AND w.environment = 'production'`,
)

const countRefusals = defineQuery(
  { n: int4 },
  () => Prisma.sql`
    SELECT (SELECT count(*)::int FROM refunds r JOIN payments p ON p.id = r.payment_id
        WHERE ${isRefundRefused} AND p.environment = 'production')
      + (SELECT count(*)::int FROM payments p WHERE ${isShareRefused} AND NOT ${isDebt} AND p.environment = 'production') AS n`,
)

const countDisputes = defineQuery(
  { n: int4 },
  () => Prisma.sql`
    SELECT count(*)::int AS n FROM disputes d JOIN payments p ON p.id = d.payment_id
    WHERE ${isDisputeOpen} AND d.status NOT LIKE '%under_review' AND p.environment = 'production'`,
)

async function measureWebhooks(now: Date): Promise<number> {
  const [row] = await countDeliveries(getDb(), firstIdAt('webhookDelivery', new Date(now.getTime() - quarterMs)))
  const { attempted = 0, undelivered = 0 } = row ?? {}
  return attempted < fewDeliveries ? 0 : (undelivered / attempted) * 100
}

async function measureMail(now: Date): Promise<number> {
  const [row] = await countWaiting(getDb())
  return row?.heldUp ? Math.max(0, (now.getTime() - row.heldUp.getTime()) / 1000) : 0
}

async function measureDisk(): Promise<number | null> {
  const room = await findStorageRoom()
  return room ? (1 - room.left / room.whole) * 100 : null
}

/** Null where something can't be measured: that is no reason to say that it is well. */
const orNull = async (kind: AlertKind, measure: () => Promise<number | null>): Promise<number | null> => {
  try {
    return await measure()
  } catch (error) {
    log.warn('could not be measured for alerts', { kind, cause: causeOf(error) })
    return null
  }
}

/**
 * What alerts go by, from the same figures as the health page and the metrics. Money and webhooks are production's alone:
 * in the sandbox cards are played that are disputed or fail, for good, and receivers are tried that nobody has started.
 */
export async function findMeasures(now = new Date()): Promise<Record<AlertKind, number | null>> {
  const queue = await measureQueue().catch(() => undefined)
  return {
    queue_age: queue ? Math.max(0, queue.late) : null,
    failed_jobs: queue ? queue.kinds.reduce((sum, { dead }) => sum + dead, 0) : null,
    webhook_failures: await orNull('webhook_failures', () => measureWebhooks(now)),
    provider_refusals: await orNull('provider_refusals', async () => (await countRefusals(getDb()))[0]?.n ?? 0),
    disputes: await orNull('disputes', async () => (await countDisputes(getDb()))[0]?.n ?? 0),
    mail_age: await orNull('mail_age', () => measureMail(now)),
    mail_refusals: await orNull('mail_refusals', async () => (await countRefused(getDb()))[0]?.n ?? 0),
    disk: await orNull('disk', measureDisk),
  }
}
