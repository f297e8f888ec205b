import { getDb } from '#lib/db.ts'
import { lookBeyond } from '#lib/events/look-beyond.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineQuery, float8, int4, nullable, text } from '#lib/sql.ts'

const countByKind = defineQuery(
  { kind: text, due: int4, oldest: nullable(float8), running: int4, dead: int4 },
  () => Prisma.sql`
    SELECT t.identifier AS kind, (count(*) FILTER (WHERE run_at <= now() AND locked_at IS NULL AND attempts < max_attempts))::int AS due,
      max(extract(epoch FROM now() - run_at)) FILTER (WHERE run_at <= now() AND locked_at IS NULL AND attempts < max_attempts)::float8 AS oldest,
      count(locked_at)::int AS running, (count(*) FILTER (WHERE attempts >= max_attempts AND locked_at IS NULL))::int AS dead
    FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id GROUP BY t.identifier`,
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
