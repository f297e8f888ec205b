'use client'
import { useQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { DocumentList } from '#components/documents/document-list.tsx'
import { outcomes } from '#components/documents/outcomes.ts'
import { Failure } from '#components/layout/failure.tsx'
import { DeliveryActions } from '#components/orders/delivery-actions.tsx'
import { Banner } from '#components/ui/banner.tsx'
import { Card } from '#components/ui/card.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { EmptyState } from '#components/ui/states.tsx'
import { TypedText } from '#components/ui/typed-text.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { documentsQuery } from '#lib/browser/documents.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { isHandedOver, type OrderStatus } from '#lib/orders/state.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/documents.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const Suggestions = dynamic(
  () => import('#components/suggestions/suggestions.tsx').then((module) => module.Suggestions),
  { ssr: false },
)

const notYet = (): Partial<Record<OrderStatus, string>> => ({
  submitted: t('whenAResearcherHasBeen'),
  open: t('whenYouHaveChosenAn'),
  awaiting_payment: t('onceYouHavePaidThe'),
  confirmed: t('theResearcherIsAboutTo'),
  in_progress: t('theResearcherIsAtWork'),
})

export function DocumentsSection({ order }: { order: OrderView }) {
  if (!isHandedOver(order.status)) {
    const text = notYet()[order.status]
    if (text) return <EmptyState title={t('nothingDeliveredYet')}>{text}</EmptyState>
    return order.order.deliveredAt === undefined ? (
      <EmptyState title={t('nothingWasDelivered')}>{t('theOrderEndedBeforeAnything')}</EmptyState>
    ) : (
      <EmptyState title={t('notShownAnyMore')}>{t('whatWasDeliveredIsNot')}</EmptyState>
    )
  }
  return <Delivery order={order} />
}

function Delivery({ order }: { order: OrderView }) {
  const query = useQuery(documentsQuery(useApi(), order))
  const { outcome, report, deliveredAt, reviewState } = order.order
  return (
    <div className="flex flex-col gap-6">
      {outcome && (
        <Card className="flex flex-col gap-3">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6">
            <h2 className="text-2xl">{outcomes()[outcome].title}</h2>
            {deliveredAt && (
              <p className="text-sm text-ink-soft">
                {rich(t, 'delivered', { dateTime: <DateTime value={deliveredAt} /> })}
              </p>
            )}
          </div>
          <p>{outcomes()[outcome].text}</p>
          {report && (
            <div className="border-t border-rule pt-3">
              <h3 className="mb-2 text-lg">{t('reportOfTheSearch')}</h3>
              <TypedText className="max-w-prose">{report}</TypedText>
            </div>
          )}
        </Card>
      )}
      {outcome === 'not_found' && <Suggestions view={order} />}
      {reviewState === 'changes_requested' && <Banner tone="info">{t('youAskedForChangesWhat')}</Banner>}
      {query.isPending ? (
        <SkeletonList label={t('loadingDocuments')} rows={2} rowClassName="h-28" />
      ) : !query.data ? (
        <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
      ) : query.data.length === 0 ? (
        <p className="text-ink-soft">{t('thereAreNoScansThis')}</p>
      ) : (
        <>
          <DocumentList order={order} documents={query.data} />
          <Checksums />
        </>
      )}
      <div className="flex flex-wrap items-center gap-3 border-t border-rule pt-5 empty:hidden" data-print="hide">
        <DeliveryActions view={order} />
      </div>
    </div>
  )
}

function Checksums() {
  return (
    <details className="text-sm text-ink-soft" data-print="hide">
      <summary className="min-h-8 font-medium">{t('whatIsTheChecksumFor')}</summary>
      <p className="mt-1 max-w-prose">
        {rich(t, 'itIsTheFilesSha', {
          code: (text) => <code className="font-card">{text}</code>,
          code2: (text) => <code className="font-card">{text}</code>,
        })}
      </p>
    </details>
  )
}
