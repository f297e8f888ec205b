'use client'
import { Camera } from 'lucide-react'
import { loadSending } from '#components/visits/use-shelf.ts'
import { Button } from '#components/ui/button.tsx'
import { toast } from '#components/ui/toast.ts'
import { asFailure } from '#lib/browser/failure.ts'
import type { Sender } from '#lib/browser/send-visits.ts'
import { useUnsent } from '#lib/browser/unsent-visits.ts'
import type { QueuedPhoto } from '#lib/browser/visit-queue.ts'
import type { ShelfRow } from '#lib/visits/schema.ts'
import { catalogue } from '#lib/words/en/research-visits.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const stateText = ({ state, issue = '' }: QueuedPhoto, onlyHere: boolean) =>
  ({
    waiting: onlyHere ? t('photoOnlyHere') : t('photoWaits'),
    held: onlyHere ? t('photoHeldOnlyHere') : t('photoHeld'),
    refused: t('photoRefused', { issue }),
  })[state]

type Props = { row: ShelfRow; visitId: string; photos: readonly QueuedPhoto[]; sender: Sender }

const onError = (error: unknown) => void toast.error(asFailure(error).message)

/** Photos for one order: what has arrived is on the order's own page, what has not stands here. */
export function OrderPhotos({ row, visitId, photos, sender }: Props) {
  const keep = (file: File) =>
    void loadSending()
      .then(({ keepPhoto }) => keepPhoto(sender, visitId, row, file))
      .catch(onError)
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {row.open && (
        <label className="relative inline-flex min-h-12 items-center gap-2 self-start rounded-card border border-edge bg-sheet px-4 font-medium hover:bg-well has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
          <Camera aria-hidden="true" className="size-5" />
          <span aria-hidden="true">{t('takeAPhoto')}</span>
          <input
            type="file"
            accept="image/*"
            capture="environment"
            aria-label={t('takeAPhotoOf', { number: row.number })}
            className="absolute inset-0 cursor-pointer opacity-0"
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) keep(file)
              // The same photo once more is another choice.
              target.value = ''
            }}
          />
        </label>
      )}
      {row.documents > 0 && (
        <p className="text-sm text-ink-soft">{t('documentsThere', { documents: row.documents })}</p>
      )}
      {!row.takesDocuments && row.open && <p className="text-sm text-ink-soft">{t('startWorkFirst')}</p>}
      <PhotoList label={t('photosOf', { number: row.number })} photos={photos} sender={sender} />
    </div>
  )
}

type ListProps = { label: string; photos: readonly QueuedPhoto[]; sender: Sender }

/** Photos that are on this device alone, and why. */
export function PhotoList({ label, photos, sender }: ListProps) {
  const { onlyHere } = useUnsent(sender.api.identity.environment)
  const discard = (key: string) =>
    void loadSending()
      .then(({ discardPhoto }) => discardPhoto(sender, key))
      .catch(onError)
  if (photos.length === 0) return null
  return (
    <ul aria-label={label} className="flex flex-col gap-1 text-sm">
      {photos.map((photo) => (
        <li key={photo.key} className="flex flex-wrap items-center gap-x-3">
          <span className="min-w-0">
            <bdi className="break-words">{photo.file.name}</bdi>
            <span className={photo.state === 'waiting' ? 'block text-ink-soft' : 'block text-danger'}>
              {stateText(photo, onlyHere.has(photo.key))}
            </span>
          </span>
          <Button
            look="quiet"
            size="sm"
            aria-label={t('discardPhoto', { name: photo.file.name })}
            onClick={() => discard(photo.key)}
          >
            {t('discard')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
