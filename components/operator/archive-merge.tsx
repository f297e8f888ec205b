'use client'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Failure } from '#components/layout/failure.tsx'
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

/** Looks for the archive that this one is a duplicate of, and hides this one behind it. */
export function ArchiveMerge({ archive }: { archive: ArchiveView }) {
  const [q, setQ] = useState('')
  const [target, setTarget] = useState<ArchiveView>()
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-xl">Is it a duplicate?</h2>
      <p className="text-ink-soft">
        Find the archive that it really is. This one is hidden behind it, and both names lead there.
      </p>
      <SearchBox label="The archive it is" value={q} onSearch={setQ} />
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
  const query = useInfiniteQuery(useApi().askPages(findArchives, {}, { q, limit: 25 }))
  if (query.isPending) return <SkeletonList rows={2} rowClassName="h-12" />
  if (query.data === undefined) return <Failure error={query.error} onRetry={query.refetch} />
  const rows = query.data.pages
    .flatMap(({ items }) => items)
    .filter(({ id }) => id !== archive.id)
    .slice(0, 8)
  if (rows.length === 0) return <p role="status">Nothing else fits.</p>
  return (
    <ul className="flex flex-col divide-y divide-line" aria-label="Archives that fit">
      {rows.map((row) => (
        <li key={row.id} className="flex items-center justify-between gap-3 py-2">
          <span>
            {row.name}
            <span className="block text-sm text-ink-soft">
              {row.city}, {row.countryISOA3}
            </span>
          </span>
          <Button look="secondary" size="sm" onClick={() => onChoose(row)} aria-label={`Merge into ${row.name}`}>
            Merge into it
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
    handled({ text: `${archive.name} is now found as ${target.name}.`, undo: () => split() })
  }
  return (
    <AlertDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={`Merge into ${target.name}?`}
      description={
        <p>
          {archive.name} ({archive.city}) disappears from the directory; {target.name} ({target.city},{' '}
          {target.countryISOA3}) gets its names. Orders keep what their customers wrote.
        </p>
      }
      confirm="Merge"
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
