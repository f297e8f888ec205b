'use client'
import dynamic from 'next/dynamic'
import { useQuery } from '@tanstack/react-query'
import { Link } from '#components/ui/link.tsx'
import { Failure } from '#components/layout/failure.tsx'
import { EndpointActions } from '#components/webhooks/endpoint-actions.tsx'
import { EndpointHealth } from '#components/webhooks/endpoint-health.tsx'
import { EndpointBadge } from '#components/webhooks/endpoint-state.tsx'
import { EndpointStopped } from '#components/webhooks/endpoint-stopped.tsx'
import { Button } from '#components/ui/button.tsx'
import { CatalogueCard, Details } from '#components/ui/card.tsx'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { Skeleton, SkeletonList } from '#components/ui/skeleton.tsx'
import { EmptyState } from '#components/ui/states.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { getEndpoint } from '#lib/webhooks/operations.ts'
import type { EndpointDetailView } from '#lib/webhooks/schema.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/webhooks.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const EndpointAlerts = dynamic(
  () => import('#components/webhooks/endpoint-alerts.tsx').then((module) => module.EndpointAlerts),
  { ssr: false, loading: () => <Skeleton className="h-32" /> },
)
const DeliveryLog = dynamic(
  () => import('#components/webhooks/delivery-log.tsx').then((module) => module.DeliveryLog),
  { ssr: false, loading: () => <Skeleton className="h-64" /> },
)

export function EndpointPage({ endpointId }: { endpointId: string }) {
  const query = useQuery({ ...useApi().ask(getEndpoint, { endpointId }), refetchInterval: 30_000 })
  if (query.isPending) return <SkeletonList rows={3} rowClassName="h-48" label={t('loadingTheEndpoint')} />
  if (query.data === undefined) {
    if (asFailure(query.error).code === 'not_found') return <UnknownEndpoint />
    return <Failure level="h1" error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
  }
  const endpoint = query.data
  return (
    <div className="flex flex-col gap-8">
      <Head endpoint={endpoint} />
      <EndpointHealth endpoint={endpoint} />
      <EndpointAlerts endpoint={endpoint} />
      <section aria-labelledby="deliveries">
        <h2 id="deliveries" className="mb-3 text-2xl">
          {t('deliveries2')}
        </h2>
        <DeliveryLog endpointId={endpointId} />
      </section>
    </div>
  )
}

function Head({ endpoint }: { endpoint: EndpointDetailView }) {
  const { id, url, description, status, createdAt, updatedAt, eventTypes, batch, rotatesAt } = endpoint
  return (
    <CatalogueCard
      level="h1"
      callNumber={
        <span className="inline-flex flex-wrap items-center gap-1">
          {id}
          <CopyButton value={id} label={t('copyTheEndpointsId')} />
        </span>
      }
      title={description === undefined ? t('webhookEndpoint') : <bdi>{description}</bdi>}
      aside={<EndpointBadge endpoint={endpoint} />}
    >
      <EndpointStopped endpoint={endpoint} />
      <Details
        items={[
          { label: t('address'), value: <code className="font-card break-all">{url}</code> },
          {
            label: t('events'),
            value:
              eventTypes.length === 0 ? (
                t('allOfThem')
              ) : (
                <span className="font-card text-sm">{eventTypes.join(', ')}</span>
              ),
          },
          { label: t('inOneRequest'), value: batch && t('upToEvents', batch) },
          { label: t('since'), value: <DateTime value={createdAt} /> },
          { label: t('deleted'), value: status === 'deleted' && <DateTime value={updatedAt} /> },
          {
            label: t('signingSecret'),
            value:
              rotatesAt &&
              rich(t, 'bothSecretsSignUntilThen', {
                dateTime: <DateTime value={rotatesAt} />,
                code: (text) => <code className="font-card">{text}</code>,
              }),
          },
        ]}
      />
      {status !== 'deleted' && <EndpointActions endpoint={endpoint} />}
    </CatalogueCard>
  )
}

const UnknownEndpoint = () => (
  <EmptyState
    level="h1"
    title={t('noSuchEndpointHere')}
    action={
      <Button asChild>
        <Link href="/developers/webhooks">{t('allEndpoints')}</Link>
      </Button>
    }
  >
    {t('theAddressIsMistypedOr')}
  </EmptyState>
)
