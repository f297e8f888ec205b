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
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/account.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const RenameFactorDialog = dynamic(
  () => import('#components/account/rename-factor-dialog.tsx').then((module) => module.RenameFactorDialog),
  { ssr: false },
)

const columns = (): readonly Column<FactorView>[] => [
  {
    key: 'name',
    header: t('name'),
    primary: true,
    cell: ({ name }) => (
      <span className="break-words">
        <bdi>{name}</bdi>
      </span>
    ),
  },
  { key: 'kind', header: t('kind'), cell: ({ kind }) => (kind === 'passkey' ? t('passkey') : t('authenticatorApp')) },
  { key: 'added', header: t('added'), cell: ({ createdAt }) => <DateTime value={createdAt} shape="date" /> },
  {
    key: 'used',
    header: t('lastUsed'),
    cell: ({ lastUsedAt }) => (lastUsedAt === undefined ? t('never') : <RelativeTime value={lastUsedAt} />),
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
    header: t('actions'),
    align: 'end',
    cell: (factor) => (
      <span className="flex flex-wrap justify-end gap-2">
        <Button look="secondary" size="sm" onClick={() => setRenamed(factor)}>
          {rich(t, 'rename', { span: <bdi className="sr-only"> {factor.name}</bdi> })}
        </Button>
        <Button look="secondary" size="sm" onClick={() => setLeaving(factor)}>
          {rich(t, 'remove', { span: <bdi className="sr-only"> {factor.name}</bdi> })}
        </Button>
      </span>
    ),
  }
  return (
    <>
      {/* An empty list would still have its place between what is above and below. */}
      {count !== 0 && (
        <PagedList
          query={query}
          noun={t('passkeysAndApps')}
          skeleton={<SkeletonList rows={1} rowClassName="h-16" label={t('loadingYourPasskeysAndApps')} />}
        >
          {(rows) => (
            <Table
              caption={t('yourPasskeysAndAuthenticatorApps')}
              columns={[...columns(), actions]}
              rows={rows}
              rowKey={({ id }) => id}
            />
          )}
        </PagedList>
      )}
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
    toast.success(t('isRemoved', { name: factor.name }))
    router.refresh()
  }
  return (
    <AlertDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('remove2', { name: factor.name })}
      description={last ? t('itIsTheOnlyOne') : t('itSignsNobodyInAny')}
      confirm={t('remove3')}
      look="danger"
      pending={remove.isPending}
      onConfirm={() => remove.mutate({ factorId: factor.id }, { onSuccess, onSettled: onClose })}
    />
  )
}
