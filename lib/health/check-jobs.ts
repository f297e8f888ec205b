import { getDb } from '#lib/db.ts'
import { lookBeyond } from '#lib/events/look-beyond.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import type { CheckedPart } from '#lib/health/schema.ts'
import { defineQuery, float8, int4, nullable } from '#lib/sql.ts'
import { catalogue } from '#lib/words/en/health.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const measureJobs = defineQuery(
  { due: int4, oldest: nullable(float8), running: int4, planned: int4, retrying: int4, dead: int4 },
  () => Prisma.sql`
    SELECT due, oldest, running, planned, retrying, dead
    FROM (SELECT count(*)::int AS due, extract(epoch FROM now() - min(run_at))::float8 AS oldest
          FROM graphile_worker._private_jobs WHERE is_available AND run_at <= now()) d,
      (SELECT count(*)::int AS running FROM graphile_worker._private_jobs WHERE locked_at IS NOT NULL) r,
      (SELECT count(*)::int AS planned FROM graphile_worker._private_jobs WHERE is_available AND run_at > now()) p,
      (SELECT (count(*) FILTER (WHERE attempts < max_attempts))::int AS retrying,
         (count(*) FILTER (WHERE attempts >= max_attempts AND locked_at IS NULL))::int AS dead
       FROM graphile_worker._private_jobs WHERE attempts > 1) t`,
)

export async function checkJobs(): Promise<CheckedPart> {
  const [row] = await measureJobs(getDb())
  const { due = 0, running = 0, planned = 0, retrying = 0, dead = 0 } = row ?? {}
  const oldest = Math.round(row?.oldest ?? 0)
  const oldestEvent = Math.round((await lookBeyond(getDb(), 1)).oldest ?? 0)
  const late = Math.max(oldest, oldestEvent)
  return {
    verdict: late > 300 ? 'down' : late > 60 || dead > 0 ? 'attention' : 'ok',
    summary:
      oldest > 60
        ? t('theOldestDueJobHas', { oldest })
        : oldestEvent > 60
          ? t('eventsAreNotCarriedOn', { oldestEvent })
          : dead > 0
            ? t('jobsHaveFailedForGood', { dead })
            : t('jobsAreDoneAsThey'),
    figures: [
      { label: t('due'), value: due },
      { label: t('oldestDueS'), value: oldest },
      { label: t('oldestEventToCarryOn'), value: oldestEvent },
      { label: t('running'), value: running },
      { label: t('plannedForLater'), value: planned },
      { label: t('beingTriedAgain'), value: retrying },
      { label: t('givenUp'), value: dead },
    ],
  }
}
