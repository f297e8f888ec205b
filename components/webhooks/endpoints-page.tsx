'use client'
import dynamic from 'next/dynamic'
import { useInfiniteQuery } from '@tanstack/react-query'
import Link from 'next/link'
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

const NewEndpointDialog = dynamic(
  () => import('#components/webhooks/new-endpoint-dialog.tsx').then((module) => module.NewEndpointDialog),
  { ssr: false },
)
const SecretDialog = dynamic(
  () => import('#components/developers/secret-dialog.tsx').then((module) => module.SecretDialog),
  { ssr: false },
)

const address: Column<EndpointView> = {
  key: 'url',
  header: 'Endpoint',
  primary: true,
  cell: ({ id, url, description }) => (
    <>
      {description && <span className="block">{description}</span>}
      <Link className="text-link font-card text-sm font-normal break-all" href={`/developers/webhooks/${id}`}>
        {url}
      </Link>
    </>
  ),
}

const columns: readonly Column<EndpointView>[] = [
  address,
  {
    key: 'events',
    header: 'Events',
    cell: ({ eventTypes }) =>
      eventTypes.length === 0 ? 'All' : eventTypes.length === 1 ? eventTypes[0] : `${eventTypes.length} kinds`,
  },
  {
    key: 'day',
    header: 'Last 24 hours',
    cell: ({ health: { deliveries24h, failures24h } }) =>
      deliveries24h === 0 ? (
        <span className="text-ink-soft">Nothing sent</span>
      ) : (
        <>
          {deliveries24h - failures24h} of {deliveries24h} arrived
        </>
      ),
  },
  { key: 'state', header: 'State', cell: (endpoint) => <EndpointBadge endpoint={endpoint} /> },
]

export function EndpointsPage() {
  const may = useMay()
  const [creating, setCreating] = useState(false)
  const [secret, setSecret] = useState<Secret>()
  return (
    <>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="mb-2 text-3xl">Webhooks</h1>
          <p className="max-w-prose text-ink-soft">
            Every step of an order is sent to these addresses as it happens, signed, and again until your server answers
            with 2xx. When a signature won’t fit, the{' '}
            <a className="text-link" href="/docs/webhooks/debugger">
              signature debugger
            </a>{' '}
            says which byte differs.
          </p>
        </div>
        {may(createEndpoint) && <Button onClick={() => setCreating(true)}>New endpoint</Button>}
      </div>
      <div className="flex flex-col gap-10">
        <Endpoints />
        <section aria-labelledby="deliveries">
          <h2 id="deliveries" className="mb-3 text-2xl">
            Deliveries
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
              title: 'Signing secret',
              value,
              hint: 'Your server verifies X-Service-Signature with it. It is shown now and never again.',
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
    noun="endpoints"
    skeleton={<SkeletonList rows={2} rowClassName="h-16" label="Loading your endpoints" />}
  >
    {(rows) => (
      <section aria-label="Endpoints">
        <LiveEndpoints endpoints={rows.filter(({ status }) => status !== 'deleted')} />
        <DeletedEndpoints endpoints={rows.filter(({ status }) => status === 'deleted')} />
      </section>
    )}
  </PagedList>
)

type EndpointsProps = { endpoints: readonly EndpointView[] }

function LiveEndpoints({ endpoints }: EndpointsProps) {
  if (endpoints.length > 0)
    return <Table caption="Webhook endpoints" columns={columns} rows={endpoints} rowKey={({ id }) => id} />
  return (
    <EmptyState title="No endpoints">
      Register the address of your server to be told instead of asking. Nobody who orders in the browser needs one.
    </EmptyState>
  )
}

const deletedColumns: readonly Column<EndpointView>[] = [
  address,
  { key: 'gone', header: 'Deleted', cell: ({ updatedAt }) => <DateTime value={updatedAt} /> },
]

function DeletedEndpoints({ endpoints }: EndpointsProps) {
  if (endpoints.length === 0) return null
  return (
    <details className="mt-4">
      <summary className="min-h-9 py-1.5 text-accent underline">
        {endpoints.length === 1 ? '1 deleted endpoint' : `${endpoints.length} deleted endpoints`}
      </summary>
      <div className="mt-2">
        <Table caption="Deleted endpoints" columns={deletedColumns} rows={endpoints} rowKey={({ id }) => id} />
      </div>
    </details>
  )
}
