'use client'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { NewKeyDialog } from '#components/developers/new-key-dialog.tsx'
import { SecretDialog, type Secret } from '#components/developers/secret-dialog.tsx'
import { Failure } from '#components/layout/failure.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { Button } from '#components/ui/button.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { AlertDialog } from '#components/ui/lazy-dialog.tsx'
import { LoadMore } from '#components/ui/load-more.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { EmptyState } from '#components/ui/states.tsx'
import { Table, type Column } from '#components/ui/table.tsx'
import { toast } from '#components/ui/toast.ts'
import { useApi } from '#lib/client/api-provider.tsx'
import { keysQuery, revokeKey, rotateKey } from '#lib/client/developers.ts'
import { asFailure } from '#lib/client/failure.ts'
import type { KeyView } from '#lib/clients/schema.ts'

const isOver = (moment: string | undefined) => moment !== undefined && Date.parse(moment) <= Date.now()

const columns: readonly Column<KeyView>[] = [
  { key: 'name', header: 'Name', primary: true, cell: ({ name }) => name },
  { key: 'key', header: 'Key', cell: ({ prefix, lastFour }) => <code className="font-card text-sm">{`${prefix}…${lastFour}`}</code> },
  { key: 'scopes', header: 'Scopes', cell: ({ scopes }) => <span className="text-sm">{scopes.join(', ')}</span> },
  { key: 'used', header: 'Last used', cell: ({ lastUsedAt }) => (lastUsedAt ? <DateTime value={lastUsedAt} /> : 'Never') },
  { key: 'state', header: 'State', cell: (key) => <KeyState {...key} /> },
]

function KeyState({ revokedAt, expiresAt }: KeyView) {
  if (isOver(revokedAt)) return <Badge tone="neutral">Revoked</Badge>
  if (isOver(expiresAt)) return <Badge tone="neutral">Expired</Badge>
  const ends = revokedAt ?? expiresAt
  if (ends === undefined) return <Badge tone="accent">Active</Badge>
  return (
    <span>
      <Badge tone="caution">Ends</Badge> <DateTime value={ends} />
    </span>
  )
}

export function KeysSection() {
  const api = useApi()
  const query = useInfiniteQuery(keysQuery(api))
  const [creating, setCreating] = useState(false)
  const [secret, setSecret] = useState<Secret>()
  const [revoking, setRevoking] = useState<KeyView>()
  const onError = (error: unknown) => toast.error(asFailure(error).message)
  const show = (key: string) => setSecret({ title: 'Your new key', value: key, hint: 'It is shown now and never again. Keep it where your program can read it and nobody else.' })
  const rotate = useMutation({ ...rotateKey(api), onError })
  const revoke = useMutation({ ...revokeKey(api), onError })
  const rows = query.data?.pages.flatMap((page) => page.items)
  const actions: Column<KeyView> = {
    key: 'actions', header: 'Actions', align: 'end',
    cell: (key) =>
      isOver(key.revokedAt) ? null : (
        <span className="flex flex-wrap justify-end gap-2">
          {key.successorId === undefined && (
            <Button look="secondary" size="sm" pending={rotate.isPending} onClick={() => rotate.mutate({ id: key.id, overlap: '24h' }, { onSuccess: (created) => show(created.key) })}>
              Rotate<span className="sr-only"> {key.name}</span>
            </Button>
          )}
          <Button look="secondary" size="sm" onClick={() => setRevoking(key)}>
            Revoke<span className="sr-only"> {key.name}</span>
          </Button>
        </span>
      ),
  }
  return (
    <section aria-labelledby="keys">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="keys" className="text-2xl">API keys</h2>
        <Button onClick={() => setCreating(true)}>New key</Button>
      </div>
      {query.isPending ? (
        <SkeletonList rows={2} rowClassName="h-16" label="Loading your keys" />
      ) : rows === undefined ? (
        <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
      ) : rows.length === 0 ? (
        <EmptyState title="No keys yet">A program needs a key to place orders. Each key belongs to one environment.</EmptyState>
      ) : (
        <>
          <Table caption="API keys" columns={[...columns, actions]} rows={rows} rowKey={({ id }) => id} />
          <LoadMore query={query} noun="keys" />
        </>
      )}
      {creating && <NewKeyDialog onClose={() => setCreating(false)} onCreated={(key) => (setCreating(false), show(key))} />}
      <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />
      <AlertDialog
        open={revoking !== undefined}
        onOpenChange={(open) => open || setRevoking(undefined)}
        title={`Revoke ${revoking?.name ?? 'the key'}?`}
        description="Whatever uses this key is refused from its next request on. This can't be undone; rotate instead to have a day for the change."
        confirm="Revoke"
        look="danger"
        pending={revoke.isPending}
        onConfirm={() => revoking && revoke.mutate(revoking.id, { onSettled: () => setRevoking(undefined) })}
      />
    </section>
  )
}
