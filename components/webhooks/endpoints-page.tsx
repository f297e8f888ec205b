'use client'
import dynamic from 'next/dynamic'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '#components/ui/link.tsx'
import { useState } from 'react'
import type { Secret } from '#components/developers/secret-dialog.tsx'
import { PagedList } from '#components/found/paged-list.tsx'
import { DeliveryLog } from '#components/webhooks/delivery-log.tsx'
import { EndpointBadge } from '#components/webhooks/endpoint-state.tsx'
import { Button } from '#components/ui/button.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { EmptyState } from '#components/ui/states.tsx'
import { Table, type Column } from '#components/ui/table.tsx'
import { useMay } from '#lib/browser/may.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { createEndpoint, listEndpoints } from '#lib/webhooks/operations.ts'
import type { EndpointView } from '#lib/webhooks/schema.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/webhooks.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const NewEndpointDialog = dynamic(
  () => import('#components/webhooks/new-endpoint-dialog.tsx').then((module) => module.NewEndpointDialog),
  { ssr: false },
)
const SecretDialog = dynamic(
  () => import('#components/developers/secret-dialog.tsx').then((module) => module.SecretDialog),
  { ssr: false },
)

const address = (): Column<EndpointView> => ({
  key: 'url',
  header: t('endpoint'),
  primary: true,
  cell: ({ id, url, description }) => (
    <>
      {description && (
        <span dir="auto" className="block">
          {description}
        </span>
      )}
      <Link className="text-link font-card text-sm font-normal break-all" href={`/developers/webhooks/${id}`}>
        {url}
      </Link>
    </>
  ),
})

const columns = (): readonly Column<EndpointView>[] => [
  address(),
  {
    key: 'events',
    header: t('events'),
    cell: ({ eventTypes }) =>
      eventTypes.length === 0 ? (
        t('all')
      ) : eventTypes.length === 1 ? (
        <span translate="no">{eventTypes[0]}</span>
      ) : (
        t('kinds', { count: eventTypes.length })
      ),
  },
  {
    key: 'day',
    header: t('last24Hours'),
    cell: ({ health: { deliveries24h, failures24h } }) =>
      deliveries24h === 0 ? (
        <span className="text-ink-soft">{t('nothingSent')}</span>
      ) : (
        t('ofArrived', { arrived: deliveries24h - failures24h, sent: deliveries24h })
      ),
  },
  { key: 'state', header: t('state'), cell: (endpoint) => <EndpointBadge endpoint={endpoint} /> },
]

export function EndpointsPage() {
  const may = useMay()
  const [creating, setCreating] = useState(false)
  const [secret, setSecret] = useState<Secret>()
  return (
    <>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="mb-2 text-3xl">{t('webhooks')}</h1>
          <p className="max-w-prose text-ink-soft">
            {rich(t, 'everyStepOfAnOrder', {
              a: (text) => (
                <a className="text-link" href="/docs/webhooks/debugger">
                  {text}
                </a>
              ),
            })}
          </p>
        </div>
        {may(createEndpoint) && <Button onClick={() => setCreating(true)}>{t('newEndpoint')}</Button>}
      </div>
      <div className="flex flex-col gap-10">
        <Endpoints />
        <section aria-labelledby="deliveries">
          <h2 id="deliveries" className="mb-3 text-2xl">
            {t('deliveries2')}
          </h2>
          <DeliveryLog />
        </section>
      </div>
      {creating && (
        <NewEndpointDialog
          onClose={() => setCreating(false)}
          onCreated={(value) => {
            setCreating(false)
            setSecret({
              title: t('signingSecret'),
              value,
              hint: t('yourServerVerifiesXService'),
            })
          }}
        />
      )}
      {secret && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
    </>
  )
}

const Endpoints = () => (
  <PagedList
    query={useInfiniteQuery(useApi().askPages(listEndpoints))}
    noun={t('endpoints')}
    skeleton={<SkeletonList rows={2} rowClassName="h-16" label={t('loadingYourEndpoints')} />}
  >
    {(rows) => (
      <section aria-label={t('endpoints2')}>
        <LiveEndpoints endpoints={rows.filter(({ status }) => status !== 'deleted')} />
        <DeletedEndpoints endpoints={rows.filter(({ status }) => status === 'deleted')} />
      </section>
    )}
  </PagedList>
)

type EndpointsProps = { endpoints: readonly EndpointView[] }

function LiveEndpoints({ endpoints }: EndpointsProps) {
  if (endpoints.length > 0)
    return <Table caption={t('webhookEndpoints')} columns={columns()} rows={endpoints} rowKey={({ id }) => id} />
  return <EmptyState title={t('noEndpoints')}>{t('registerTheAddressOfYour')}</EmptyState>
}

const deletedColumns = (): readonly Column<EndpointView>[] => [
  address(),
  { key: 'gone', header: t('deleted'), cell: ({ updatedAt }) => <DateTime value={updatedAt} /> },
]

function DeletedEndpoints({ endpoints }: EndpointsProps) {
  if (endpoints.length === 0) return null
  return (
    <details className="mt-4">
      <summary className="min-h-9 py-1.5 text-accent underline">
        {t('deletedEndpoints', { count: endpoints.length })}
      </summary>
      <div className="mt-2">
        <Table caption={t('deletedEndpoints2')} columns={deletedColumns()} rows={endpoints} rowKey={({ id }) => id} />
      </div>
    </details>
  )
}
