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

const Suggestions = dynamic(
  () => import('#components/suggestions/suggestions.tsx').then((module) => module.Suggestions),
  { ssr: false },
)

const notYet: Partial<Record<OrderStatus, string>> = {
  submitted: 'When a researcher has been to the archive, scans and the report of the search appear here.',
  open: 'When you have chosen an offer and the researcher has been to the archive, scans and the report of the search appear here.',
  awaiting_payment: 'Once you have paid, the researcher can start. Scans and the report of the search appear here.',
  confirmed: 'The researcher is about to start. Scans and the report of the search appear here.',
  in_progress:
    'The researcher is at work. Scans and the report of the search appear here, and we write to you when they do.',
}

export function DocumentsSection({ order }: { order: OrderView }) {
  if (!isHandedOver(order.status)) {
    const text = notYet[order.status]
    return text ? (
      <EmptyState title="Nothing delivered yet">{text}</EmptyState>
    ) : (
      <EmptyState title="Nothing was delivered">The order ended before anything was handed over.</EmptyState>
    )
  }
  return <Delivery order={order} />
}

function Delivery({ order }: { order: OrderView }) {
  const query = useQuery(documentsQuery(useApi(), order.id))
  const { outcome, report, deliveredAt, reviewState } = order.order
  return (
    <div className="flex flex-col gap-6">
      {outcome && (
        <Card className="flex flex-col gap-3">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6">
            <h2 className="text-2xl">{outcomes[outcome].title}</h2>
            {deliveredAt && (
              <p className="text-sm text-ink-soft">
                Delivered <DateTime value={deliveredAt} />
              </p>
            )}
          </div>
          <p>{outcomes[outcome].text}</p>
          {report && (
            <div className="border-t border-rule pt-3">
              <h3 className="mb-2 text-lg">Report of the search</h3>
              <TypedText className="max-w-prose">{report}</TypedText>
            </div>
          )}
        </Card>
      )}
      {outcome === 'not_found' && <Suggestions view={order} />}
      {reviewState === 'changes_requested' && (
        <Banner tone="info">You asked for changes. What is here now stays until the new delivery comes.</Banner>
      )}
      {query.isPending ? (
        <SkeletonList label="Loading documents" rows={2} rowClassName="h-28" />
      ) : !query.data ? (
        <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
      ) : query.data.length === 0 ? (
        <p className="text-ink-soft">There are no scans: this delivery is the report alone.</p>
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
      <summary className="min-h-8 font-medium">What is the checksum for?</summary>
      <p className="mt-1 max-w-prose">
        It is the file’s SHA-256 fingerprint, taken when the researcher handed it over. If the fingerprint of your copy
        is the same, not one bit has changed since, which is worth noting in an evidence file. On a Mac or Linux machine{' '}
        <code className="font-card">shasum -a 256 file</code> shows it, on Windows{' '}
        <code className="font-card">certutil -hashfile file SHA256</code>.
      </p>
    </details>
  )
}
