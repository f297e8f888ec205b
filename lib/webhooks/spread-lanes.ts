import { getDb, inTransaction } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineCommand } from '#lib/sql.ts'
import { lanes, queueOf } from '#lib/webhooks/delivery-job.ts'

/** So many jobs at once; of one that begins to fail again they would all have moved for nothing. */
const most = 1_000

const countWell = defineCommand(
  (endpointId: string) => Prisma.sql`
    SELECT id FROM webhook_endpoints WHERE id = ${endpointId} AND failing_since IS NULL AND batch IS NULL`,
)

const nameLanes = defineCommand(
  (names: string[]) => Prisma.sql`
    INSERT INTO graphile_worker._private_job_queues (queue_name) SELECT name FROM unnest(${names}::text[]) AS n(name)
    ON CONFLICT (queue_name) DO NOTHING`,
)

// In the order of their times, one for each lane in turn; every so-manieth stays. Those that a worker has are its own.
const moveFromFirst = defineCommand(
  (first: string, names: string[]) => Prisma.sql`
    WITH waiting AS (
      SELECT j.id FROM graphile_worker._private_jobs j JOIN graphile_worker._private_job_queues q ON q.id = j.job_queue_id
      WHERE q.queue_name = ${first} AND j.is_available = true ORDER BY j.priority, j.run_at LIMIT ${most}::int FOR UPDATE OF j SKIP LOCKED
    ), dealt AS (SELECT id, (row_number() OVER (ORDER BY id) % (cardinality(${names}::text[]) + 1))::int AS lane FROM waiting)
    UPDATE graphile_worker._private_jobs j SET job_queue_id = q.id, payload = jsonb_set(j.payload::jsonb, '{lane}', to_jsonb(dealt.lane))::json
    FROM dealt JOIN graphile_worker._private_job_queues q ON q.queue_name = (${names}::text[])[dealt.lane] WHERE j.id = dealt.id`,
)

/** What waited on the first lane while its endpoint failed is dealt out to all lanes, where it is in good health again. */
export async function spreadLanes(endpointId: string): Promise<void> {
  if ((await countWell(getDb(), endpointId)) === 0) return
  const names = Array.from({ length: lanes - 1 }, (_, n) => queueOf(endpointId, n + 1))
  await inTransaction(async (tx) => {
    await nameLanes(tx, names)
    await moveFromFirst(tx, queueOf(endpointId, 0), names)
  })
}
