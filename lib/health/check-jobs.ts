import { getDb } from '#lib/db.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { measureQueue } from '#lib/health/measure-queue.ts'
import type { CheckedPart } from '#lib/health/schema.ts'
import { defineQuery, int4 } from '#lib/sql.ts'
import { catalogue } from '#lib/words/en/health.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const countLater = defineQuery(
  { planned: int4, retrying: int4 },
  () => Prisma.sql`
    SELECT (SELECT count(*)::int FROM graphile_worker._private_jobs WHERE is_available AND run_at > now()) AS planned,
      (SELECT count(*)::int FROM graphile_worker._private_jobs WHERE attempts > 1 AND attempts < max_attempts) AS retrying`,
)

export async function checkJobs(): Promise<CheckedPart> {
  const [{ kinds, outboxAge }, [later]] = await Promise.all([measureQueue(), countLater(getDb())])
  const { planned = 0, retrying = 0 } = later ?? {}
  const sum = (what: 'due' | 'running' | 'dead') => kinds.reduce((all, kind) => all + kind[what], 0)
  const [due, running, dead] = [sum('due'), sum('running'), sum('dead')]
  const oldest = Math.round(Math.max(0, ...kinds.map((kind) => kind.oldest)))
  const oldestEvent = Math.round(outboxAge)
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
