import type { Tx } from '#lib/db.ts'
import { Prisma, type WebhookEndpoint } from '#lib/generated/prisma/client.ts'
import { defineCommand, isOneOf } from '#lib/sql.ts'
import type { Attempt } from '#lib/webhooks/attempt.ts'

type Made = readonly (Attempt & { id: string })[]
const ofThese = (made: Made) =>
  isOneOf(
    Prisma.sql`d.id`,
    made.map(({ id }) => id),
  )

/** An endpoint as an attempt went to it. */
export type Tried = Pick<WebhookEndpoint, 'id' | 'url'>

/** That it is still there: what came of an attempt at an address that it was moved from since says nothing of where it is now. */
export const isStill = (id: string, url: string) => Prisma.sql`id = ${id} AND url = ${url}`

// In the order of the ids, as whoever else settles many does, and the endpoint's row after theirs: guarded, so that endpoints in good
// health aren't written to at every delivery. Numbers are taken under the rows' locks. By a list of ids, and columns side by side:
// rows that come out of JSON are a hundred to the planner, for which it reads the whole of a table that isn't large.
export const keepSuccesses = defineCommand(
  (made: Made, endpointId: string, url: string) => Prisma.sql`
    WITH made AS (
      SELECT * FROM unnest(
        ${made.map(({ id }) => id)}::text[], ${made.map(({ startedAt }) => startedAt.toISOString())}::timestamptz[],
        ${made.map(({ durationMs }) => durationMs)}::int[], ${made.map(({ statusCode }) => statusCode ?? null)}::int[],
        ${made.map(({ responseBody }) => responseBody ?? null)}::text[], ${made.map(({ batchId }) => batchId ?? null)}::text[]
      ) AS r(id, started_at, duration_ms, status_code, response_body, batch_id)
    ), locked AS (
      SELECT d.id FROM webhook_deliveries d WHERE ${ofThese(made)} ORDER BY d.id FOR UPDATE
    ), settled AS (
      UPDATE webhook_deliveries d SET attempts = attempts + 1, status = 'delivered', next_attempt_at = NULL,
        delivered_at = CASE WHEN status = 'delivered' THEN delivered_at ELSE clock_timestamp() END
      FROM locked WHERE d.id = locked.id AND ${ofThese(made)} RETURNING d.id, d.attempts
    ), endpoint AS (
      UPDATE webhook_endpoints SET failing_since = NULL, last_success_at = now()
      WHERE ${isStill(endpointId, url)} AND (SELECT count(*) FROM settled) > 0
        AND (failing_since IS NOT NULL OR last_success_at IS NULL OR last_success_at < now() - interval '10 seconds')
    )
    INSERT INTO webhook_attempts (delivery_id, attempt, started_at, duration_ms, status_code, response_body, batch_id)
    SELECT s.id, s.attempts, m.started_at, m.duration_ms, m.status_code, m.response_body, m.batch_id FROM settled s JOIN made m USING (id)`,
)

/** Writes down attempts of one endpoint's deliveries that arrived: one statement, which needs no transaction around it. */
export async function settleSuccesses(tx: Tx, tried: Tried, made: Made): Promise<void> {
  if (made.length === 0) return
  await keepSuccesses(tx, made, tried.id, tried.url)
}
