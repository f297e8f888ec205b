'use client'
import { useQuery } from '@tanstack/react-query'
import { AccessCard } from '#components/go-live/access-card.tsx'
import { OwnProduction } from '#components/production/own-production.tsx'
import { Checks } from '#components/go-live/checks.tsx'
import { Failure } from '#components/layout/failure.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { getGoLive } from '#lib/go-live/operations.ts'
import { catalogue } from '#lib/words/en/go-live.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export function GoLivePage() {
  const query = useQuery(useApi().ask(getGoLive))
  return (
    <>
      <h1 className="mb-2 text-3xl">{t('productionAccess')}</h1>
      <p className="mb-6 max-w-prose text-ink-soft">{t('anOperatorOpensProductionFor')}</p>
      {query.isPending ? (
        <SkeletonList rows={2} rowClassName="h-64" label={t('loadingHowProductionStands')} />
      ) : query.data === undefined ? (
        <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
      ) : (
        <div className="grid items-start gap-8 lg:grid-cols-2">
          <div className="flex flex-col gap-8">
            <OwnProduction state={query.data.production.state} />
            <AccessCard production={query.data.production} />
          </div>
          <Checks checks={query.data.checks} onLookAgain={() => void query.refetch()} looking={query.isFetching} />
        </div>
      )}
    </>
  )
}
