'use client'
import { FolderDown } from 'lucide-react'
import { sizeText } from '#components/documents/describe-document.ts'
import { useDownload } from '#components/layout/download-button.tsx'
import { Button } from '#components/ui/button.tsx'
import { useReader } from '#components/ui/locale.ts'
import { ProgressBar } from '#components/ui/progress-bar.tsx'
import { downloadAll } from '#lib/documents/operations.ts'
import type { DocumentView } from '#lib/documents/schema.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { catalogue } from '#lib/words/en/documents.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** A name that every file system takes: the order's number, and its reference where it has one. */
const zipName = ({ order: { number, externalOrderRef } }: OrderView) =>
  `${[number, externalOrderRef]
    .filter(Boolean)
    .join(' ')
    .replace(/[^\p{L}\p{N}._ -]+/gu, '-')
    .slice(0, 80)}.zip`

export function DownloadAll({ order, documents }: { order: OrderView; documents: readonly DocumentView[] }) {
  const { locale } = useReader()
  const total = documents.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
  const { received, start, stop } = useDownload(
    { operation: downloadAll, params: { orderId: order.id }, name: zipName(order), expectedBytes: total },
    t('allDocumentsAreDownloaded'),
  )
  if (received === undefined) {
    return (
      <Button look="secondary" size="sm" data-print="hide" onClick={start}>
        <FolderDown aria-hidden="true" className="size-4" />
        {t('downloadAllAsOneZip', { total: sizeText(total, locale) })}
      </Button>
    )
  }
  return (
    <div className="flex w-full max-w-sm items-center gap-3" data-print="hide">
      <div className="grow">
        <p className="mb-1 text-sm text-ink-soft">
          {t('ofAbout', { received: sizeText(received, locale), total: sizeText(total, locale) })}
        </p>
        <ProgressBar label={t('downloadingAllDocuments')} value={received} max={total} />
      </div>
      <Button look="quiet" size="sm" onClick={stop}>
        {t('stop')}
      </Button>
    </div>
  )
}
