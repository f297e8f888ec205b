'use client'
import { useQuery } from '@tanstack/react-query'
import { Link } from '#components/ui/link.tsx'
import { Failure } from '#components/layout/failure.tsx'
import { NotUpToDate } from '#components/layout/not-up-to-date.tsx'
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
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/operator-archives.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export function ArchiveFile({ archiveId }: { archiveId: string }) {
  const query = useQuery(useApi().ask(getArchive, { archiveId }))
  if (query.isPending) return <SkeletonList label={t('loadingTheArchive')} rowClassName="h-40" />
  if (query.data === undefined)
    return <Failure level="h1" error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
  return (
    <HandledProvider>
      <NotUpToDate query={query} />
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
            <CopyButton value={id} label={t('copyTheArchivesId')} />
          </span>
        }
        title={<bdi>{name}</bdi>}
      >
        <Details
          items={[
            {
              label: t('ordersThatNameIt'),
              value:
                archive.orders === 0 ? (
                  t('noneInThisEnvironment')
                ) : (
                  <Link className="text-link" href={`/operator/orders?q=${id}`}>
                    {archive.orders}
                  </Link>
                ),
            },
            { label: t('inTheDirectorySince'), value: <DateTime value={archive.createdAt} shape="date" /> },
            { label: t('lastChanged'), value: <DateTime value={archive.updatedAt} /> },
          ]}
        />
      </CatalogueCard>
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <Card>
          <h2 className="mb-4 text-xl">{t('whatTheDirectorySays')}</h2>
          <Allowed scope={replaceArchive.scope} what={t('changeOrMergeIt')}>
            <ArchiveForm
              key={id}
              archive={archive}
              onSaved={(saved) => handled({ text: t('isSaved', { name: saved.name }) })}
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
      title={t('aDuplicateAndHidden')}
      action={
        <ActButton
          options={api.send(splitArchive, { archiveId: id })}
          input={undefined}
          done={() => ({ text: t('standsForItselfAgain', { name }) })}
        >
          {t('undoTheMerge')}
        </ActButton>
      }
    >
      {rich(t, 'itIsFoundAs', {
        link: (
          <Link className="text-link" href={`/operator/archives/${into.id}`}>
            <bdi>{into.name}</bdi>
          </Link>
        ),
      })}
    </Banner>
  )
}
