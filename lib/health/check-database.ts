import { getDb } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import type { CheckedPart } from '#lib/health/schema.ts'
import { noReplica } from '#lib/replica-run.ts'
import { measureReplicas } from '#lib/replicas.ts'
import { defineQuery, float8, int4, int8, nullable, text } from '#lib/sql.ts'
import { catalogue } from '#lib/words/en/health.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const measureDatabase = defineQuery(
  { version: text, size: int8, connections: int4, most: int4, longest: nullable(float8) },
  () => Prisma.sql`
    SELECT current_setting('server_version') AS version, pg_database_size(current_database()) AS size,
      (SELECT count(*)::int FROM pg_stat_activity WHERE backend_type = 'client backend') AS connections, current_setting('max_connections')::int AS most,
      (SELECT max(extract(epoch FROM now() - xact_start))::float8 FROM pg_stat_activity WHERE datname = current_database() AND state <> 'idle') AS longest`,
)

export async function checkDatabase(): Promise<CheckedPart> {
  const begun = performance.now()
  const [row] = await measureDatabase(getDb())
  const took = performance.now() - begun
  const replicas = await measureReplicas()
  const left = replicas.filter(({ failure }) => failure !== undefined && failure !== noReplica)
  const unread = replicas.length > 0 && replicas.every(({ failure }) => failure !== undefined)
  const { connections = 0, most = 1, longest = 0 } = row ?? {}
  const tight = connections > most * 0.8
  const sentences = [
    tight ? t('itAnswersButOfConnections', { connections, most }) : t('itAnswers'),
    ...left.map(({ name, failure = '' }) => t('replicaIsLeftAlone', { name, fault: failure })),
    ...(unread ? [t('listsAreReadFromThePrimary')] : []),
  ]
  return {
    verdict: tight || left.length > 0 || unread ? 'attention' : 'ok',
    summary: sentences.join(' '),
    figures: [
      { label: t('answerAfterMs'), value: Math.round(took) },
      { label: t('connections'), value: t('ofMost', { connections, most }) },
      { label: t('longestTransactionS'), value: Math.round(longest ?? 0) },
      { label: t('sizeMb'), value: Math.round(Number(row?.size ?? 0) / 1_000_000) },
      { label: 'PostgreSQL', value: row?.version ?? '' },
      ...replicas.flatMap(({ name, lag }) =>
        lag ? [{ label: t('replicaIsBehindKb', { name }), value: Math.ceil(lag.bytes / 1000) }] : [],
      ),
    ],
  }
}
