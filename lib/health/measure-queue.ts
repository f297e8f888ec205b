import { getDb } from '#lib/db.ts'
import { lookBeyond } from '#lib/events/look-beyond.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineQuery, float8, int4, nullable, text } from '#lib/sql.ts'
import { deliverManyJob, deliverWebhookJob } from '#lib/webhooks/jobs.ts'

/**
 * Jobs by kind, of which some are due, in hand or given up. Along indexes (tools/runtime/index-queue.ts), for those that are planned
 * are many; what is due is found in the library's own, which holds the planned too and is skipped through from PostgreSQL 18 on.
 */
const countByKind = defineQuery(
  { kind: text, due: int4, oldest: nullable(float8), running: int4, dead: int4 },
  () => Prisma.sql`
    SELECT t.identifier AS kind, sum(due)::int AS due, extract(epoch FROM now() - min(since))::float8 AS oldest,
      sum(running)::int AS running, sum(dead)::int AS dead
    FROM graphile_worker._private_tasks t JOIN (
      SELECT task_id, count(*) AS due, min(run_at) AS since, 0 AS running, 0 AS dead
      FROM graphile_worker._private_jobs WHERE is_available AND run_at <= now() GROUP BY task_id UNION ALL
      SELECT task_id, 0, NULL, count(*), 0 FROM graphile_worker._private_jobs WHERE locked_at IS NOT NULL GROUP BY task_id UNION ALL
      SELECT task_id, 0, NULL, 0, count(*) FROM graphile_worker._private_jobs
      WHERE attempts > 1 AND attempts >= max_attempts AND locked_at IS NULL GROUP BY task_id) j ON j.task_id = t.id
    GROUP BY t.identifier`,
)

// What waits for us, not for its endpoint: that has been due since the last attempt there ended, however long its backlog is. So neither
// one that is slow nor a recovery makes anybody late, and one that fails isn't counted.
const oldestWait = (whose: Prisma.Sql) => Prisma.sql`extract(epoch FROM now() -
  min(greatest(d.next_attempt_at, w.last_success_at, w.last_failure_at)) FILTER (WHERE w.failing_since IS NULL AND ${whose}))::float8`

const lookAtDeliveries = defineQuery(
  { due: int4, oldest: nullable(float8), production: nullable(float8) },
  () => Prisma.sql`
    SELECT count(*)::int AS due, ${oldestWait(Prisma.sql`true`)} AS oldest,
      ${oldestWait(Prisma.sql`w.environment = 'production'`)} AS production
    FROM webhook_deliveries d JOIN webhook_endpoints w ON w.id = d.endpoint_id
    WHERE d.status = 'pending' AND d.next_attempt_at <= now()`,
)

const deliver: ReadonlySet<string> = new Set([deliverWebhookJob.name, deliverManyJob.name])

/**
 * What waits: jobs by kind, events that nobody has carried on, webhooks. Ages are in seconds; jobs that deliver are as old as what they
 * deliver, for they wait in their endpoint's lane however long it hangs. `late` is what somebody has to be called for: in the sandbox
 * receivers are tried that nobody has started.
 */
export async function measureQueue() {
  const db = getDb()
  const [kinds, { oldest: outboxAge = 0 }, [deliveries]] = await Promise.all([
    countByKind(db),
    lookBeyond(db, 1),
    lookAtDeliveries(db),
  ])
  const [due, waits] = [deliveries?.due ?? 0, deliveries?.oldest ?? 0]
  const production = deliveries?.production ?? 0
  const others = kinds.flatMap(({ kind, oldest }) => (deliver.has(kind) ? [] : (oldest ?? 0)))
  const ageOf = ({ kind, oldest }: (typeof kinds)[number]) =>
    deliver.has(kind) ? Math.min(oldest ?? 0, waits) : oldest
  return {
    kinds: kinds.map((kind) => ({ ...kind, oldest: ageOf(kind) ?? 0 })),
    outboxAge,
    deliveries: { due, oldest: waits, production },
    late: Math.max(...others, outboxAge, production),
  }
}
