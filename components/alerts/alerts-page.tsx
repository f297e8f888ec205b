'use client'
import { useQuery } from '@tanstack/react-query'
import { AlertHistory } from '#components/alerts/alert-history.tsx'
import { AlertRules } from '#components/alerts/alert-rules.tsx'
import { AlertTargets } from '#components/alerts/alert-targets.tsx'
import { Failure } from '#components/layout/failure.tsx'
import { NotUpToDate } from '#components/layout/not-up-to-date.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { getAlerts } from '#lib/alerts/operations.ts'
import { catalogue } from '#lib/words/en/alerts.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What operators are alerted of, who hears of it, and what there was. */
export function AlertsPage() {
  const query = useQuery(useApi().ask(getAlerts))
  return (
    <>
      <h1 className="mb-2 text-3xl">{t('alerts')}</h1>
      <p className="mb-6 max-w-prose text-ink-soft">{t('whatIsMeasured')}</p>
      <NotUpToDate query={query} />
      {query.isPending ? (
        <SkeletonList label={t('loading')} rowClassName="h-24" />
      ) : query.data === undefined ? (
        <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
      ) : (
        <div className="flex flex-col gap-8">
          <AlertRules rules={query.data.rules} />
          <AlertTargets targets={query.data.targets} />
          <AlertHistory />
        </div>
      )}
    </>
  )
}
