import type { Client } from 'pg'

/** By how much what lies in this server's future has to be lowered; no row where nothing does. */
const findTop = `
  SELECT top FROM (
    SELECT max(horizon) AS top, max(horizon) >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint AS ahead
    FROM ((SELECT horizon FROM events ORDER BY id DESC LIMIT 1000) UNION ALL SELECT horizon FROM event_cursors) latest) l
  WHERE ahead`

// A recovery of webhooks that is under way remembers its place in the queue (lib/webhooks/jobs.ts); one that has just begun stands
// below everything, and can't be lowered.
const lowerJobs = `
  UPDATE graphile_worker._private_jobs j
  SET payload = jsonb_set(j.payload::jsonb, '{horizon}', to_jsonb(
    greatest((j.payload ->> 'horizon')::numeric - $1 - 1, -9223372036854775808)::text))::json
  FROM graphile_worker._private_tasks t WHERE t.id = j.task_id AND t.identifier = 'recover_webhooks'`

/**
 * The account feed orders events by numbers of this server's transactions (lib/events/list-feed.ts), and the worker remembers one up
 * to which it has carried them on. Restored from a dump into a younger server, they lie in its future and nothing would be
 * served: they are moved below zero, in their order. Returns how many events that were.
 */
export async function keepFeedReadable(client: Client): Promise<number> {
  const { rows: found } = await client.query<{ feed: boolean; jobs: boolean }>(
    "SELECT to_regclass('event_cursors') IS NOT NULL AS feed, to_regclass('graphile_worker._private_jobs') IS NOT NULL AS jobs",
  )
  if (!found[0]?.feed) return 0
  if ((await client.query(findTop)).rowCount === 0) return 0
  await client.query('BEGIN')
  try {
    const { rows } = await client.query<{ top: string }>(
      'SELECT max(horizon) AS top FROM (SELECT max(horizon) AS horizon FROM events UNION ALL SELECT horizon FROM event_cursors) h',
    )
    const top = [rows[0]?.top]
    const { rowCount } = await client.query('UPDATE events SET horizon = horizon - $1::bigint - 1', top)
    await client.query('UPDATE event_cursors SET horizon = horizon - $1::bigint - 1', top)
    if (found[0].jobs) await client.query(lowerJobs, top)
    await client.query('COMMIT')
    return rowCount ?? 0
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {}) // a lost connection has rolled back by itself
    throw error
  }
}
