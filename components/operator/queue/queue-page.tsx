'use client'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Failure } from '#components/layout/failure.tsx'
import { HandledProvider } from '#components/operator/handled.tsx'
import { KindList } from '#components/operator/queue/kind-list.tsx'
import { QueueList } from '#components/operator/queue/queue-list.tsx'
import { findKind } from '#components/operator/queue/queue-query.ts'
import { useFirstStop } from '#components/operator/queue/use-first-stop.ts'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { useAddress } from '#components/ui/use-address.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { chooseEnvironment } from '#lib/browser/environment.ts'
import { firstKind } from '#lib/browser/queue.ts'
import type { QueueKind } from '#lib/queue/kinds.ts'
import { countQueue } from '#lib/queue/operations.ts'
import type { QueueCounts } from '#lib/queue/schema.ts'
import { catalogue } from '#lib/words/en/operator-work.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export function QueuePage() {
  const api = useApi()
  const query = useQuery(api.ask(countQueue))
  useFirstStop()
  return (
    <>
      <h1 className="mb-6 text-3xl">{t('queue')}</h1>
      <HandledProvider>
        {query.isPending ? (
          <SkeletonList label={t('countingWhatWaits')} rowClassName="h-32" />
        ) : query.data === undefined ? (
          <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
        ) : (
          <Work key={api.identity.environment} counts={query.data} />
        )}
      </HandledProvider>
    </>
  )
}

function Work({ counts }: { counts: QueueCounts }) {
  // Where the address names no kind, the one that it began with stays, though all of it be done.
  const [begun] = useState<QueueKind>(() => firstKind(counts))
  const asked = findKind(useAddress().get('kind'))
  const kind = counts.kinds.some((one) => one.kind === asked) ? (asked ?? begun) : begun
  return (
    <>
      <div className="grid gap-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <KindList counts={counts.kinds} chosen={kind} />
        <QueueList key={kind} kind={kind} count={counts.kinds.find((one) => one.kind === kind)} />
      </div>
      <Elsewhere {...counts} />
    </>
  )
}

function Elsewhere({ elsewhere, sandboxOrders }: QueueCounts) {
  const { environment } = useApi().identity
  const router = useRouter()
  const other = environment === 'production' ? 'development' : 'production'
  const seeSandbox = () => {
    chooseEnvironment('development')
    router.push('/operator/orders?status=submitted')
  }
  return (
    <div className="mt-8 flex flex-col gap-3">
      {elsewhere > 0 && (
        <Banner
          tone={other === 'production' ? 'caution' : 'info'}
          title={t('thingsWaitIn', { count: elsewhere, other })}
          action={
            <Button look="secondary" size="sm" onClick={() => chooseEnvironment(other)}>
              {t('switchTo', { other })}
            </Button>
          }
        >
          {t('youAreIn', { environment })}
        </Banner>
      )}
      {sandboxOrders > 0 && (
        <p className="text-sm text-ink-soft">
          {t('sandboxOrders', { count: sandboxOrders })}{' '}
          <button type="button" className="text-link" onClick={seeSandbox}>
            {t('seeThem')}
          </button>
        </p>
      )}
    </div>
  )
}
