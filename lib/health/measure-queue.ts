import { getDb } from '#lib/db.ts'
import { lookBeyond } from '#lib/events/look-beyond.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineQuery, float8, int4, nullable, text } from '#lib/sql.ts'

/**
 * Jobs by kind, of which some are due, in hand or given up. Along indexes (tools/runtime/index-queue.ts), for those that are planned
 * are many; what is due is found in the library's own, which holds the planned too and is skipped through from PostgreSQL 18 on.
 */
export const countByKind = defineQuery(
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

const lookAtDeliveries = defineQuery(
  { due: int4, oldest: nullable(float8) },
  () => Prisma.sql`
    SELECT count(*)::int AS due, extract(epoch FROM now() - min(next_attempt_at))::float8 AS oldest
    FROM webhook_deliveries WHERE status = 'pending' AND next_attempt_at <= now()`,
)

/** What waits: jobs by kind, events that nobody has carried on, webhooks. Ages are in seconds. */
export async function measureQueue() {
  const db = getDb()
  const [kinds, { oldest: outboxAge = 0 }, [deliveries]] = await Promise.all([
    countByKind(db),
    lookBeyond(db, 1),
    lookAtDeliveries(db),
  ])
  return {
    kinds: kinds.map(({ oldest, ...kind }) => ({ ...kind, oldest: oldest ?? 0 })),
    outboxAge,
    deliveries: { due: deliveries?.due ?? 0, oldest: deliveries?.oldest ?? 0 },
  }
}
