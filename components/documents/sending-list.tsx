'use client'
import { X } from 'lucide-react'
import { sizeText } from '#components/documents/describe-document.ts'
import { Button } from '#components/ui/button.tsx'
import { useReader } from '#components/ui/locale.ts'
import { ProgressBar } from '#components/ui/progress-bar.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import type { UploadPlace } from '#lib/browser/upload-requests.ts'
import { giveUp, isOver, tryAgain, useSending, type Sending } from '#lib/browser/uploads.ts'
import { catalogue } from '#lib/words/en/documents.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props<A> = { place: UploadPlace<A>; onArrived: (arrived: A) => void }

/** Files on their way, each with how far it has come. */
export function SendingList<A>({ place, onArrived }: Props<A>) {
  const sending = useSending(useApi(), place)
  if (sending.length === 0) return null
  return (
    <ul aria-label={t('uploads')} className="flex flex-col gap-3">
      {sending.map((one) => (
        <SendingRow key={one.key} one={one} place={place} onArrived={onArrived} />
      ))}
    </ul>
  )
}

const states = () => ({ queued: t('waitingForItsTurn'), sending: t('uploading'), waiting: t('noConnectionItGoesOn') })

function SendingRow<A>({ one, place, onArrived }: { one: Sending } & Props<A>) {
  const api = useApi()
  const { locale } = useReader()
  const { key, file, state, sentBytes, issue } = one
  return (
    <li className="rounded-card border border-line p-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">
            <bdi>{file.name}</bdi>
          </p>
          {isOver(state) ? (
            <p role="alert" className="text-sm font-medium text-danger">
              {issue}
            </p>
          ) : (
            <p className="text-sm text-ink-soft">
              {t('sentOf', {
                state: states()[state],
                sentBytes: sizeText(sentBytes, locale),
                total: sizeText(file.size, locale),
              })}
            </p>
          )}
        </div>
        <div className="flex shrink-0 gap-1">
          {state === 'failed' && (
            <Button look="secondary" size="sm" onClick={() => tryAgain(api, place, key, onArrived)}>
              {t('tryAgain')}
            </Button>
          )}
          <Button
            look="quiet"
            size="icon"
            aria-label={t('removeFromTheUploads', { name: file.name })}
            onClick={() => giveUp(api, place, key)}
          >
            <X aria-hidden="true" className="size-4" />
          </Button>
        </div>
      </div>
      {!isOver(state) && (
        <div className="mt-2">
          <ProgressBar label={t('uploadOf', { name: file.name })} value={sentBytes} max={file.size} />
        </div>
      )}
    </li>
  )
}
