'use client'
import { useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { Failure } from '#components/layout/failure.tsx'
import { Allowed } from '#components/operator/allowed.tsx'
import { ActButton } from '#components/operator/act-button.tsx'
import { ArchiveForm } from '#components/operator/lazy-archive-form.tsx'
import { ArchiveMerge } from '#components/operator/archive-merge.tsx'
import { HandledProvider, useHandled } from '#components/operator/handled.tsx'
import { Banner } from '#components/ui/banner.tsx'
import { Card, CatalogueCard, Details } from '#components/ui/card.tsx'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { getArchive, mergeArchive, replaceArchive, splitArchive } from '#lib/archives/operations.ts'
import type { ArchiveFileView } from '#lib/archives/schema.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { useMay } from '#lib/browser/may.ts'

export function ArchiveFile({ archiveId }: { archiveId: string }) {
  const query = useQuery(useApi().ask(getArchive, { archiveId }))
  if (query.isPending) return <SkeletonList label="Loading the archive" rowClassName="h-40" />
  if (query.data === undefined)
    return <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
  return (
    <HandledProvider>
      <File archive={query.data} />
    </HandledProvider>
  )
}

function File({ archive }: { archive: ArchiveFileView }) {
  const handled = useHandled()
  const mayMerge = useMay()(mergeArchive)
  const { id, name, mergedInto } = archive
  return (
    <div className="flex flex-col gap-6">
      {mergedInto && <Merged archive={archive} into={mergedInto} />}
      <CatalogueCard
        level="h1"
        callNumber={
          <span className="inline-flex flex-wrap items-center gap-1">
            {id}
            <CopyButton value={id} label="Copy the archive's id" />
          </span>
        }
        title={name}
      >
        <Details
          items={[
            {
              label: 'Orders that name it',
              value:
                archive.orders === 0 ? (
                  'None in this environment'
                ) : (
                  <Link className="text-link" href={`/operator/orders?q=${id}`}>
                    {archive.orders}
                  </Link>
                ),
            },
            { label: 'In the directory since', value: <DateTime value={archive.createdAt} shape="date" /> },
            { label: 'Last changed', value: <DateTime value={archive.updatedAt} /> },
          ]}
        />
      </CatalogueCard>
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <Card>
          <h2 className="mb-4 text-xl">What the directory says</h2>
          <Allowed scope={replaceArchive.scope} what="change or merge it">
            <ArchiveForm
              key={archive.updatedAt}
              archive={archive}
              onSaved={(saved) => handled({ text: `${saved.name} is saved.` })}
            />
          </Allowed>
        </Card>
        {!mergedInto && mayMerge && <ArchiveMerge archive={archive} />}
      </div>
    </div>
  )
}

type MergedProps = { archive: ArchiveFileView; into: NonNullable<ArchiveFileView['mergedInto']> }

function Merged({ archive: { id, name }, into }: MergedProps) {
  const api = useApi()
  return (
    <Banner
      tone="caution"
      title="A duplicate, and hidden"
      action={
        <ActButton
          options={api.send(splitArchive, { archiveId: id })}
          input={undefined}
          done={() => ({ text: `${name} stands for itself again.` })}
        >
          Undo the merge
        </ActButton>
      }
    >
      It is found as{' '}
      <Link className="text-link" href={`/operator/archives/${into.id}`}>
        {into.name}
      </Link>
      .
    </Banner>
  )
}
