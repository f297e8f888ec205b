'use client'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { SecretDialog, type Secret } from '#components/developers/secret-dialog.tsx'
import { Failure } from '#components/layout/failure.tsx'
import { Badge, type Tone } from '#components/ui/badge.tsx'
import { Button } from '#components/ui/button.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { AlertDialog } from '#components/ui/lazy-dialog.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { EmptyState } from '#components/ui/states.tsx'
import { Table, type Column } from '#components/ui/table.tsx'
import { toast } from '#components/ui/toast.ts'
import { useApi } from '#lib/client/api-provider.tsx'
import { createEndpoint, deleteEndpoint, endpointsQuery, pingEndpoint } from '#lib/client/developers.ts'
import { asFailure } from '#lib/client/failure.ts'
import { sentence } from '#lib/client/form.ts'
import type { EndpointView } from '#lib/webhooks/schema.ts'

const toneOf = (status: string): Tone => (status === 'active' ? 'accent' : status === 'disabled' ? 'danger' : 'neutral')

const columns: readonly Column<EndpointView>[] = [
  { key: 'url', header: 'Address', primary: true, cell: ({ url }) => <code className="font-card break-all text-sm">{url}</code> },
  { key: 'since', header: 'Since', cell: ({ createdAt }) => <DateTime value={createdAt} /> },
  {
    key: 'state', header: 'State',
    cell: ({ status, disabledReason }) => (
      <span title={disabledReason}>
        <Badge tone={toneOf(status)}>{status.charAt(0).toUpperCase() + status.slice(1)}</Badge>
      </span>
    ),
  },
]

export function EndpointsSection() {
  const api = useApi()
  const query = useInfiniteQuery(endpointsQuery(api))
  const [deleting, setDeleting] = useState<EndpointView>()
  const onError = (error: unknown) => toast.error(asFailure(error).message)
  const ping = useMutation({ ...pingEndpoint(api), onError, onSuccess: () => toast.success('A webhook.ping is on its way') })
  const remove = useMutation({ ...deleteEndpoint(api), onError })
  const rows = query.data?.pages.flatMap((page) => page.items)
  const actions: Column<EndpointView> = {
    key: 'actions', header: 'Actions', align: 'end',
    cell: (endpoint) =>
      endpoint.status === 'deleted' ? null : (
        <span className="flex flex-wrap justify-end gap-2">
          {endpoint.status === 'active' && (
            <Button look="secondary" size="sm" pending={ping.isPending && ping.variables === endpoint.id} onClick={() => ping.mutate(endpoint.id)}>
              Ping<span className="sr-only"> {endpoint.url}</span>
            </Button>
          )}
          <Button look="secondary" size="sm" onClick={() => setDeleting(endpoint)}>
            Delete<span className="sr-only"> {endpoint.url}</span>
          </Button>
        </span>
      ),
  }
  return (
    <section aria-labelledby="endpoints">
      <h2 id="endpoints" className="mb-1 text-2xl">Webhook endpoints</h2>
      <p className="mb-3 max-w-prose text-ink-soft">Every step of an order is sent here, signed, as it happens, and again until your server answers with a 2xx status.</p>
      <NewEndpoint />
      {query.isPending ? (
        <SkeletonList rows={1} rowClassName="h-16" label="Loading your endpoints" />
      ) : rows === undefined ? (
        <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
      ) : rows.length === 0 ? (
        <EmptyState title="No endpoints yet">Register the address of your server above.</EmptyState>
      ) : (
        <Table caption="Webhook endpoints" columns={[...columns, actions]} rows={rows} rowKey={({ id }) => id} />
      )}
      <AlertDialog
        open={deleting !== undefined}
        onOpenChange={(open) => open || setDeleting(undefined)}
        title="Delete this endpoint?"
        description="Nothing more is sent to it. The records of what was sent are kept for 90 days."
        confirm="Delete"
        look="danger"
        pending={remove.isPending}
        onConfirm={() => deleting && remove.mutate(deleting.id, { onSettled: () => setDeleting(undefined) })}
      />
    </section>
  )
}

function NewEndpoint() {
  const [url, setUrl] = useState('')
  const [secret, setSecret] = useState<Secret>()
  const create = useMutation(createEndpoint(useApi()))
  const failure = create.isError ? asFailure(create.error) : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    create.mutate({ url }, {
      onSuccess: ({ signingSecret }) => {
        setUrl('')
        setSecret({ title: 'Signing secret', value: signingSecret, hint: 'Verify X-Service-Signature with it. It is shown now and never again.' })
      },
    })
  }
  return (
    <form noValidate onSubmit={submit} className="mb-4 flex flex-wrap items-end gap-3">
      <Field label="Address of your server" error={sentence(failure ? (failure.details[0]?.message ?? failure.message) : undefined)} className="min-w-64 flex-1">
        <Input type="url" inputMode="url" placeholder="https://example.com/hooks/callslip" value={url} onChange={(event) => setUrl(event.target.value)} autoComplete="off" />
      </Field>
      <Button type="submit" pending={create.isPending}>
        Register
      </Button>
      <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />
    </form>
  )
}
