import { getDb } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import type { CheckedPart } from '#lib/health/schema.ts'
import { bool, defineQuery, int4, nullable, timestamptz } from '#lib/sql.ts'
import { catalogue } from '#lib/words/en/health.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const findWorkers = defineQuery(
  { workers: int4, minute: nullable(timestamptz), late: bool },
  () => Prisma.sql`
    SELECT (SELECT count(*)::int FROM pg_stat_activity WHERE application_name = 'callslip takeover' AND datname = current_database()) AS workers,
      max(last_execution) AS minute,
      coalesce(max(last_execution) NOT BETWEEN now() - interval '3 minutes' AND now() + interval '2 minutes', false) AS late
    FROM graphile_worker._private_known_crontabs WHERE identifier = 'every_minute'`,
)

/**
 * A worker keeps a connection for its lock (lib/server/worker/takeover.ts): as long as it is there, the process lives. After a round at
 * a time that is still to come, as after a clock that was set back, there is none until then.
 */
export async function checkWorker(): Promise<CheckedPart> {
  const [row] = await findWorkers(getDb())
  const { workers = 0, minute = null, late = false } = row ?? {}
  return {
    verdict: workers === 0 ? 'down' : late ? 'attention' : 'ok',
    summary: workers === 0 ? t('noWorkerRunsNothingIs') : late ? t('itRunsButItsMinutely') : t('itRuns'),
    figures: [
      { label: t('workers'), value: workers },
      ...(minute ? [{ label: t('lastMinutelyRound'), value: minute.toISOString() }] : []),
    ],
  }
}
