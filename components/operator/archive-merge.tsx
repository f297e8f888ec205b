'use client'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { PagedList } from '#components/found/paged-list.tsx'
import { useHandled } from '#components/operator/handled.tsx'
import { SearchBox } from '#components/found/search-box.tsx'
import { useUndo } from '#components/operator/use-undo.ts'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { AlertDialog } from '#components/ui/lazy-dialog.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { findArchives, mergeArchive, splitArchive } from '#lib/archives/operations.ts'
import type { ArchiveView } from '#lib/archives/schema.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { catalogue } from '#lib/words/en/operator-archives.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Looks for the archive that this one is a duplicate of, and hides this one behind it. */
export function ArchiveMerge({ archive }: { archive: ArchiveView }) {
  const [q, setQ] = useState('')
  const [target, setTarget] = useState<ArchiveView>()
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-xl">{t('isItADuplicate')}</h2>
      <p className="text-ink-soft">{t('findTheArchiveThatIt')}</p>
      <SearchBox label={t('theArchiveItIs')} value={q} onSearch={setQ} />
      {q !== '' && <Candidates q={q} archive={archive} onChoose={setTarget} />}
      {target && <Confirm archive={archive} target={target} onClose={() => setTarget(undefined)} />}
    </Card>
  )
}

function Candidates({
  q,
  archive,
  onChoose,
}: {
  q: string
  archive: ArchiveView
  onChoose: (target: ArchiveView) => void
}) {
  const query = useInfiniteQuery(useApi().askPages(findArchives, {}, { q, limit: 8 }))
  return (
    <PagedList query={query} noun={t('archives2')} skeleton={<SkeletonList rows={2} rowClassName="h-12" />}>
      {(rows) => <Fitting rows={rows.filter(({ id }) => id !== archive.id)} onChoose={onChoose} />}
    </PagedList>
  )
}

function Fitting({ rows, onChoose }: { rows: readonly ArchiveView[]; onChoose: (target: ArchiveView) => void }) {
  if (rows.length === 0) return <p role="status">{t('nothingElseFits')}</p>
  return (
    <ul className="flex flex-col divide-y divide-line" aria-label={t('archivesThatFit')}>
      {rows.map((row) => (
        <li key={row.id} className="flex items-center justify-between gap-3 py-2">
          <span>
            <bdi>{row.name}</bdi>
            <span className="block text-sm text-ink-soft">
              {row.city}, {row.countryISOA3}
            </span>
          </span>
          <Button
            look="secondary"
            size="sm"
            onClick={() => onChoose(row)}
            aria-label={t('mergeInto', { name: row.name })}
          >
            {t('mergeIntoIt')}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function Confirm({ archive, target, onClose }: { archive: ArchiveView; target: ArchiveView; onClose: () => void }) {
  const api = useApi()
  const handled = useHandled()
  const mutation = useMutation(api.send(mergeArchive, { archiveId: archive.id }))
  const split = useUndo(api.send(splitArchive, { archiveId: archive.id }))
  const merge = async () => {
    const done = await mutation.mutateAsync({ intoId: target.id }).catch(() => undefined)
    if (!done) return
    onClose()
    handled({ text: t('isNowFoundAs', { name: archive.name, name2: target.name }), undo: () => split() })
  }
  return (
    <AlertDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('mergeInto2', { name: target.name })}
      description={
        <p>
          {t('disappearsFromTheDirectoryGets', {
            name: archive.name,
            city: archive.city,
            name2: target.name,
            city2: target.city,
            countryISOA3: target.countryISOA3,
          })}
        </p>
      }
      confirm={t('merge')}
      pending={mutation.isPending}
      onConfirm={() => void merge()}
    >
      {mutation.error && (
        <Banner tone="danger" role="alert">
          {asFailure(mutation.error).message}
        </Banner>
      )}
    </AlertDialog>
  )
}
