'use client'
import { X } from 'lucide-react'
import type { QualityNote } from '#components/pictures/use-quality-notes.ts'
import { warningText } from '#components/pictures/warning-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { catalogue } from '#lib/words/en/pictures.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = { notes: readonly QualityNote[]; onDismiss: (key: string) => void }

/** Advice about pictures that are uploaded as they are. */
export function QualityNotes({ notes, onDismiss }: Props) {
  return (
    <div role="status" className="empty:hidden">
      {notes.length > 0 && (
        <ul aria-label={t('aboutYourPictures')} className="flex flex-col gap-2">
          {notes.map(({ key, name, warnings, ...size }) => (
            <li
              key={key}
              className="flex items-start justify-between gap-2 rounded-card border border-current bg-caution-soft p-3 text-caution"
            >
              <div className="min-w-0 text-sm">
                <p className="font-medium wrap-anywhere">
                  <bdi>{name}</bdi>
                </p>
                {warnings.map((warning) => (
                  <p key={warning}>{warningText(warning, size)}</p>
                ))}
                <p>{t('itIsUploadedAllTheSame')}</p>
              </div>
              <Button look="quiet" size="icon" aria-label={t('dismiss', { name })} onClick={() => onDismiss(key)}>
                <X aria-hidden="true" className="size-4" />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
