'use client'
import { useQuery } from '@tanstack/react-query'
import { AccessCard } from '#components/go-live/access-card.tsx'
import { Checks } from '#components/go-live/checks.tsx'
import { Failure } from '#components/layout/failure.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { getGoLive } from '#lib/go-live/operations.ts'

export function GoLivePage() {
  const query = useQuery(useApi().ask(getGoLive))
  return (
    <>
      <h1 className="mb-2 text-3xl">Production access</h1>
      <p className="mb-6 max-w-prose text-ink-soft">
        An operator opens production for each customer, once they know what it is for. For people who order in the
        browser it is enough to say what they want it for.
      </p>
      {query.isPending ? (
        <SkeletonList rows={2} rowClassName="h-64" label="Loading how production stands" />
      ) : query.data === undefined ? (
        <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
      ) : (
        <div className="grid items-start gap-8 lg:grid-cols-2">
          <AccessCard production={query.data.production} />
          <Checks checks={query.data.checks} onLookAgain={() => void query.refetch()} looking={query.isFetching} />
        </div>
      )}
    </>
  )
}
