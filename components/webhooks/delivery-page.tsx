'use client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '#components/ui/link.tsx'
import { Failure } from '#components/layout/failure.tsx'
import { AttemptAnswer } from '#components/webhooks/attempt.tsx'
import { DeliveryBadge, Outcome } from '#components/webhooks/endpoint-state.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card, CatalogueCard, Details } from '#components/ui/card.tsx'
import { CopyableId, CopyButton } from '#components/ui/copy-button.tsx'
import { DateTime, RelativeTime } from '#components/ui/date-time.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { Timeline } from '#components/ui/timeline.tsx'
import { toast } from '#components/ui/toast.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { useMay } from '#lib/browser/may.ts'
import { asFailure } from '#lib/browser/failure.ts'
import { deliveryQuery } from '#lib/browser/webhooks.ts'
import { resendDelivery } from '#lib/webhooks/operations.ts'
import type { DeliveryDetailView } from '#lib/webhooks/delivery-schema.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/webhooks.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export function DeliveryPage({ deliveryId }: { deliveryId: string }) {
  const query = useQuery(deliveryQuery(useApi(), deliveryId))
  if (query.isPending) return <SkeletonList rows={3} rowClassName="h-48" label={t('loadingTheDelivery')} />
  if (query.data === undefined)
    return <Failure level="h1" error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
  const delivery = query.data
  return (
    <div className="flex flex-col gap-6">
      <Head delivery={delivery} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Request {...delivery} />
        <Attempts {...delivery} />
      </div>
    </div>
  )
}

function Head({
  delivery: { id, eventId, eventType, orderId, endpointId, status, createdAt, deliveredAt, nextAttemptAt, request },
}: {
  delivery: DeliveryDetailView
}) {
  const may = useMay()
  const resend = useMutation({
    ...useApi().send(resendDelivery, { deliveryId: id }),
    onSuccess: () => toast.success(t('itIsSentAgainWith')),
    onError: (error) => toast.error(asFailure(error).message),
  })
  return (
    <CatalogueCard
      level="h1"
      callNumber={id}
      title={<span className="font-card">{eventType}</span>}
      aside={<DeliveryBadge status={status} />}
    >
      <Details
        items={[
          {
            label: t('event'),
            value: <CopyableId id={eventId} label={t('copyTheEventsId')} />,
          },
          {
            label: t('order'),
            value: orderId && (
              <Link className="text-link font-card break-all" href={`/orders/${orderId}`}>
                {orderId}
              </Link>
            ),
          },
          {
            label: t('endpoint'),
            value: (
              <Link className="text-link font-card break-all" href={`/developers/webhooks/${endpointId}`}>
                {request.url}
              </Link>
            ),
          },
          { label: t('begun'), value: <DateTime value={createdAt} shape="exact" /> },
          { label: t('arrived'), value: deliveredAt && <DateTime value={deliveredAt} shape="exact" /> },
          {
            label: t('nextAttempt'),
            value: status === 'pending' && nextAttemptAt && <RelativeTime value={nextAttemptAt} />,
          },
        ]}
      />
      {may(resendDelivery) && (
        <div>
          <Button look="secondary" pending={resend.isPending} onClick={() => resend.mutate()}>
            {t('sendAgain')}
          </Button>
        </div>
      )}
    </CatalogueCard>
  )
}

function Request({ request: { method, url, headers, body } }: DeliveryDetailView) {
  return (
    <section aria-labelledby="request">
      <Card className="flex flex-col gap-4">
        <h2 id="request" className="text-xl">
          {t('theRequest')}
        </h2>
        <p className="font-card text-sm break-all">
          {method} {url}
        </p>
        <div>
          <h3 className="mb-1 text-base">{t('headers')}</h3>
          <dl className="rounded-card border border-line bg-well p-3 font-card text-sm">
            {Object.entries(headers).map(([name, value]) => (
              <div key={name} className="flex flex-wrap gap-x-2">
                <dt className="text-ink-soft">{`${name}: `}</dt>
                <dd className="break-all">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-1 text-sm text-ink-soft">{t('signaturesArentKeptWhoReads')}</p>
        </div>
        <div>
          <div className="flex items-center justify-between gap-2">
            <h3 className="text-base">{t('bodyByteForByte')}</h3>
            <CopyButton value={body} label={t('copyTheBody')} />
          </div>
          <pre
            tabIndex={0}
            role="group"
            aria-label={t('bodyOfTheRequest')}
            className="max-h-80 overflow-auto rounded-card border border-line bg-well p-3 font-card text-sm break-all whitespace-pre-wrap"
          >
            {body}
          </pre>
        </div>
      </Card>
    </section>
  )
}

const InBatch = ({ batchId }: { batchId: string }) => (
  <p className="text-sm text-ink-soft">
    {rich(t, 'inTheBatch', { batchId: <span className="font-card break-all">{batchId}</span> })}
  </p>
)

function Attempts({ attempts, status }: DeliveryDetailView) {
  return (
    <section aria-labelledby="attempts">
      <Card className="flex flex-col gap-4">
        <h2 id="attempts" className="text-xl">
          {t('attempts2')}
        </h2>
        <div role="status">
          {attempts.length === 0 && (
            <p className="text-ink-soft">{status === 'pending' ? t('theFirstOneIsOn') : t('noneWasMade')}</p>
          )}
        </div>
        {attempts.length > 0 && (
          <Timeline
            label={t('attemptsNewestFirst')}
            items={attempts.toReversed().map((attempt) => ({
              id: String(attempt.attempt),
              title: (
                <>
                  {attempt.attempt}. <Outcome attempt={attempt} />
                </>
              ),
              time: rich(t, 'ms', {
                dateTime: <DateTime value={attempt.startedAt} shape="exact" />,
                durationMs: attempt.durationMs,
              }),
              tone:
                (attempt.statusCode ?? 0) >= 200 && (attempt.statusCode ?? 0) < 300
                  ? ('accent' as const)
                  : ('danger' as const),
              detail: (
                <>
                  {attempt.batchId && <InBatch batchId={attempt.batchId} />}
                  <AttemptAnswer attempt={attempt} />
                </>
              ),
            }))}
          />
        )}
      </Card>
    </section>
  )
}
