import type { Tx } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { defineCommand } from '#lib/sql.ts'
import type { Attempt } from '#lib/webhooks/attempt.ts'

// In the order of the ids, as whoever else settles many does, and the endpoint's row after theirs: guarded, so that endpoints in good
// health aren't written to at every delivery. Numbers are taken under the rows' locks.
const keepSuccesses = defineCommand(
  (rows: string, endpointId: string) => Prisma.sql`
    WITH made AS (
      SELECT * FROM jsonb_to_recordset(${rows}::jsonb) AS r(id text, started_at timestamptz, duration_ms int, status_code int, response_body text, batch_id text)
    ), locked AS (
      SELECT d.id FROM webhook_deliveries d JOIN made USING (id) ORDER BY d.id FOR UPDATE OF d
    ), settled AS (
      UPDATE webhook_deliveries d SET attempts = attempts + 1, status = 'delivered', next_attempt_at = NULL,
        delivered_at = CASE WHEN status = 'delivered' THEN delivered_at ELSE clock_timestamp() END
      FROM locked WHERE d.id = locked.id RETURNING d.id, d.attempts
    ), endpoint AS (
      UPDATE webhook_endpoints SET failing_since = NULL, last_success_at = now()
      WHERE id = ${endpointId} AND (SELECT count(*) FROM settled) > 0
        AND (failing_since IS NOT NULL OR last_success_at IS NULL OR last_success_at < now() - interval '10 seconds')
    )
    INSERT INTO webhook_attempts (delivery_id, attempt, started_at, duration_ms, status_code, response_body, batch_id)
    SELECT s.id, s.attempts, m.started_at, m.duration_ms, m.status_code, m.response_body, m.batch_id FROM settled s JOIN made m USING (id)`,
)

/** Writes down attempts of one endpoint's deliveries that arrived: one statement, which needs no transaction around it. */
export async function settleSuccesses(
  tx: Tx,
  endpointId: string,
  attempts: readonly (Attempt & { id: string })[],
): Promise<void> {
  if (attempts.length === 0) return
  const rows = attempts.map(({ id, startedAt, durationMs, statusCode, responseBody, batchId }) => ({
    id,
    started_at: startedAt,
    duration_ms: durationMs,
    status_code: statusCode,
    response_body: responseBody,
    batch_id: batchId,
  }))
  await keepSuccesses(tx, JSON.stringify(rows), endpointId)
}
