'use client'
import { useQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { Failure } from '#components/layout/failure.tsx'
import { HandledProvider } from '#components/operator/handled.tsx'
import { ApprovalsPart } from '#components/operator/queue-approvals.tsx'
import { EndpointsPart, OverduePart } from '#components/operator/queue-late.tsx'
import { PaymentsPart } from '#components/operator/queue-payments.tsx'
import { PayoutsPart } from '#components/operator/queue-payouts.tsx'
import { OrdersPart, ProductionPart, ResearchersPart } from '#components/operator/queue-requests.tsx'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { EmptyState } from '#components/ui/states.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { chooseEnvironment } from '#lib/browser/environment.ts'
import { whenIdle } from '#lib/browser/lazy.ts'
import { getQueue } from '#lib/queue/operations.ts'
import type { QueueView } from '#lib/queue/schema.ts'
import { catalogue } from '#lib/words/en/operator-queue.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

// Most days bring none.
const CasesPart = dynamic(
  whenIdle(() => import('#components/operator/queue-cases.tsx').then((module) => module.CasesPart)),
  { ssr: false },
)

export function QueuePage() {
  const query = useQuery(useApi().ask(getQueue))
  return (
    <>
      <h1 className="mb-6 text-3xl">{t('queue')}</h1>
      <HandledProvider>
        {query.isPending ? (
          <SkeletonList label={t('loadingTheQueue')} rowClassName="h-32" />
        ) : query.data === undefined ? (
          <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
        ) : (
          <Parts queue={query.data} />
        )}
      </HandledProvider>
    </>
  )
}

function Parts({ queue }: { queue: QueueView }) {
  const { orders, production, approvals, researchers, payments, payouts, cases, overdue, endpoints } = queue
  const waits = Object.values(queue).some((part) => typeof part === 'object' && part.items.length > 0)
  return (
    <div className="flex flex-col gap-8">
      <Elsewhere count={queue.elsewhere} />
      {approvals.items.length > 0 && <ApprovalsPart {...approvals} />}
      {payments.items.length > 0 && <PaymentsPart {...payments} />}
      {cases.items.length > 0 && <CasesPart {...cases} />}
      {payouts.items.length > 0 && <PayoutsPart {...payouts} />}
      {orders.items.length > 0 && <OrdersPart {...orders} />}
      {production.items.length > 0 && <ProductionPart {...production} />}
      {researchers.items.length > 0 && <ResearchersPart {...researchers} />}
      {overdue.items.length > 0 && <OverduePart {...overdue} />}
      {endpoints.items.length > 0 && <EndpointsPart {...endpoints} />}
      {!waits && <EmptyState title={t('nothingWaits')}>{t('ordersToOpenRequestsProblems')}</EmptyState>}
    </div>
  )
}

function Elsewhere({ count }: { count: number }) {
  const { environment } = useApi().identity
  const other = environment === 'production' ? 'development' : 'production'
  if (count === 0) return null
  return (
    <Banner
      tone={other === 'production' ? 'caution' : 'info'}
      title={t('thingsWaitIn', { count, other })}
      action={
        <Button look="secondary" size="sm" onClick={() => chooseEnvironment(other)}>
          {t('switchTo', { other })}
        </Button>
      }
    >
      {t('ordersToOpenProblemsAnd', { environment })}
    </Banner>
  )
}
