'use client'
import { Download, Eye } from 'lucide-react'
import { sizeText, typeNames } from '#components/documents/describe-document.ts'
import { Thumbnail } from '#components/documents/thumbnail.tsx'
import { Button } from '#components/ui/button.tsx'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { useReader } from '#components/ui/locale.ts'
import type { DocumentView } from '#lib/documents/schema.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/documents.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = { document: DocumentView; onOpen: () => void; onDownload: () => void }

/** One delivered file, as it looks, and what can be done with it. */
export function DocumentCard({ document: file, onOpen, onDownload }: Props) {
  const { locale } = useReader()
  return (
    <li className="grid grid-cols-[5rem_1fr] gap-4 rounded-card border border-line bg-sheet p-4 shadow-sheet sm:grid-cols-[7.5rem_1fr]">
      {/* The button beside it does the same and has a name. */}
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        data-print="hide"
        className="h-28 overflow-hidden rounded-card border border-line bg-well sm:h-40"
        onClick={onOpen}
      >
        <Thumbnail file={file} />
      </button>
      <div className="flex min-w-0 flex-col gap-3">
        <div>
          <h3 className="font-sans text-base font-medium">
            <bdi>{file.name}</bdi>
          </h3>
          <p className="text-sm text-ink-soft">
            {typeNames()[file.contentType]}, {sizeText(file.sizeBytes, locale)}
          </p>
        </div>
        <div className="flex flex-wrap gap-2" data-print="hide">
          <Button size="sm" onClick={onOpen} aria-label={t('lookAt', { name: file.name })}>
            <Eye aria-hidden="true" className="size-4" />
            {t('look')}
          </Button>
          <Button look="secondary" size="sm" onClick={onDownload} aria-label={t('download', { name: file.name })}>
            <Download aria-hidden="true" className="size-4" />
            {t('download2')}
          </Button>
        </div>
        <details className="text-sm text-ink-soft">
          <summary className="min-h-8">{t('checksum')}</summary>
          {rich(t, 'sha256', { span: <span className="font-card break-all">{file.sha256}</span> })}{' '}
          <span data-print="hide" className="-my-2 inline-flex align-middle">
            <CopyButton value={file.sha256} label={t('copyTheChecksumOf', { name: file.name })} />
          </span>
        </details>
      </div>
    </li>
  )
}
