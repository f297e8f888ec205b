import { getDb } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import type { CheckedPart } from '#lib/health/schema.ts'
import { defineQuery, float8, int4, nullable } from '#lib/sql.ts'
import { catalogue } from '#lib/words/en/health.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

// How old the oldest is, but of endpoints that fail: of what was due while one failed, since its last failure. Whether it waits for us or
// for one that is slow, the alerts tell (measure-queue.ts).
const measureDeliveries = defineQuery(
  { due: int4, oldest: nullable(float8), failing: int4 },
  (environment: Environment) => Prisma.sql`
    SELECT count(*)::int AS due,
      extract(epoch FROM now() - min(greatest(d.next_attempt_at, w.last_failure_at)) FILTER (WHERE w.failing_since IS NULL))::float8 AS oldest,
      (SELECT count(*)::int FROM webhook_endpoints WHERE environment = ${environment}::"Environment" AND status <> 'deleted' AND failing_since IS NOT NULL) AS failing
    FROM webhook_deliveries d JOIN webhook_endpoints w ON w.id = d.endpoint_id
    WHERE d.status = 'pending' AND d.next_attempt_at <= now() AND w.environment = ${environment}::"Environment"`,
)

export async function checkWebhooks(environment: Environment): Promise<CheckedPart> {
  const [row] = await measureDeliveries(getDb(), environment)
  const { due = 0, failing = 0 } = row ?? {}
  const oldest = Math.round(row?.oldest ?? 0)
  return {
    verdict: oldest > 600 ? 'down' : oldest > 60 || failing > 0 ? 'attention' : 'ok',
    summary:
      oldest > 60
        ? t('theOldestDueDeliveryHas', { oldest })
        : failing > 0
          ? t('atTheMoment', { failing: t('endpointsFail', { failing }) })
          : t('deliveriesGoOutOnTime'),
    figures: [
      { label: t('dueDeliveries'), value: due },
      { label: t('oldestDueS'), value: oldest },
      { label: t('failingEndpoints'), value: failing },
    ],
  }
}
