'use client'
import { FolderDown } from 'lucide-react'
import { useRef, useState } from 'react'
import { toast } from '#components/ui/toast.ts'
import { sizeText } from '#components/documents/describe-document.ts'
import { openSink } from '#components/documents/zip-sink.ts'
import { Button } from '#components/ui/button.tsx'
import { useReader } from '#components/ui/locale.ts'
import { ProgressBar } from '#components/ui/progress-bar.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { readZip } from '#lib/browser/documents.ts'
import { asFailure } from '#lib/browser/failure.ts'
import type { DocumentView } from '#lib/documents/schema.ts'
import type { OrderView } from '#lib/orders/schema.ts'

/** A name that every file system takes, and that tells the order by its reference where it has one. */
const zipName = ({ id, order }: OrderView) =>
  `${(order.externalOrderRef ?? id).replace(/[^\p{L}\p{N}._ -]+/gu, '-').slice(0, 80)}.zip`

export function DownloadAll({ order, documents }: { order: OrderView; documents: readonly DocumentView[] }) {
  const api = useApi()
  const { locale } = useReader()
  const [received, setReceived] = useState<number>()
  const end = useRef<AbortController>(undefined)
  const total = documents.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
  const download = async () => {
    const controller = (end.current = new AbortController())
    try {
      const sink = await openSink(zipName(order), total)
      if (!sink) return
      setReceived(0)
      await readZip(api, order.id, sink, controller.signal, setReceived).catch(async (error: unknown) => {
        await sink.drop()
        throw error
      })
      await sink.save()
      toast.success('All documents are downloaded.')
    } catch (error) {
      if (!controller.signal.aborted) toast.error(asFailure(error).message)
    } finally {
      setReceived(undefined)
    }
  }
  if (received === undefined) {
    return (
      <Button look="secondary" size="sm" data-print="hide" onClick={() => void download()}>
        <FolderDown aria-hidden="true" className="size-4" />
        Download all as one zip ({sizeText(total, locale)})
      </Button>
    )
  }
  return (
    <div className="flex w-full max-w-sm items-center gap-3" data-print="hide">
      <div className="grow">
        <p className="mb-1 text-sm text-ink-soft">
          {sizeText(received, locale)} of about {sizeText(total, locale)}
        </p>
        <ProgressBar label="Downloading all documents" value={received} max={total} />
      </div>
      <Button look="quiet" size="sm" onClick={() => end.current?.abort()}>
        Stop
      </Button>
    </div>
  )
}
