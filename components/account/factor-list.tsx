'use client'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { PagedList } from '#components/found/paged-list.tsx'
import { Button } from '#components/ui/button.tsx'
import { DateTime, RelativeTime } from '#components/ui/date-time.tsx'
import { AlertDialog } from '#components/ui/lazy-dialog.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { Table, type Column } from '#components/ui/table.tsx'
import { toast } from '#components/ui/toast.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { listFactors, removeFactor } from '#lib/factors/operations.ts'
import type { FactorView } from '#lib/factors/schema.ts'

const RenameFactorDialog = dynamic(
  () => import('#components/account/rename-factor-dialog.tsx').then((module) => module.RenameFactorDialog),
  { ssr: false },
)

const columns: readonly Column<FactorView>[] = [
  { key: 'name', header: 'Name', primary: true, cell: ({ name }) => <span className="break-words">{name}</span> },
  { key: 'kind', header: 'Kind', cell: ({ kind }) => (kind === 'passkey' ? 'Passkey' : 'Authenticator app') },
  { key: 'added', header: 'Added', cell: ({ createdAt }) => <DateTime value={createdAt} shape="date" /> },
  {
    key: 'used',
    header: 'Last used',
    cell: ({ lastUsedAt }) => (lastUsedAt === undefined ? 'never' : <RelativeTime value={lastUsedAt} />),
  },
]

/** A person's passkeys and apps; nothing where there are none. */
export function FactorList() {
  const query = useInfiniteQuery(useApi().askPages(listFactors))
  const [leaving, setLeaving] = useState<FactorView>()
  const [renamed, setRenamed] = useState<FactorView>()
  const count = query.data?.pages.reduce((sum, { items }) => sum + items.length, 0)
  const actions: Column<FactorView> = {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    cell: (factor) => (
      <span className="flex flex-wrap justify-end gap-2">
        <Button look="secondary" size="sm" onClick={() => setRenamed(factor)}>
          Rename<span className="sr-only"> {factor.name}</span>
        </Button>
        <Button look="secondary" size="sm" onClick={() => setLeaving(factor)}>
          Remove<span className="sr-only"> {factor.name}</span>
        </Button>
      </span>
    ),
  }
  return (
    <>
      <PagedList
        query={query}
        noun="passkeys and apps"
        skeleton={<SkeletonList rows={1} rowClassName="h-16" label="Loading your passkeys and apps" />}
      >
        {(rows) =>
          rows.length > 0 && (
            <Table
              caption="Your passkeys and authenticator apps"
              columns={[...columns, actions]}
              rows={rows}
              rowKey={({ id }) => id}
            />
          )
        }
      </PagedList>
      {/* Outside of the list, which is drawn anew before the answer has been told. */}
      {renamed && <RenameFactorDialog factor={renamed} onClose={() => setRenamed(undefined)} />}
      {leaving && <Remove factor={leaving} last={count === 1} onClose={() => setLeaving(undefined)} />}
    </>
  )
}

function Remove({ factor, last, onClose }: { factor: FactorView; last: boolean; onClose: () => void }) {
  const router = useRouter()
  const remove = useMutation({
    ...useApi().send(removeFactor),
    retry: false,
    onError: (error) => toast.error(asFailure(error).message),
  })
  const onSuccess = () => {
    toast.success(`${factor.name} is removed`)
    router.refresh()
  }
  return (
    <AlertDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={`Remove ${factor.name}?`}
      description={
        last
          ? 'It is the only one: afterwards the password alone signs in, and the recovery codes are void.'
          : 'It signs nobody in any more. What the device itself keeps of it you remove there.'
      }
      confirm="Remove"
      look="danger"
      pending={remove.isPending}
      onConfirm={() => remove.mutate({ factorId: factor.id }, { onSuccess, onSettled: onClose })}
    />
  )
}
