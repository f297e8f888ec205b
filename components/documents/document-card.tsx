'use client'
import { useQueryClient } from '@tanstack/react-query'
import { Download, Eye, EyeOff } from 'lucide-react'
import { useId, useState } from 'react'
import { toast } from '#components/ui/toast.ts'
import { canPreview, sizeText, typeNames } from '#components/documents/describe-document.ts'
import { DocumentPreview } from '#components/documents/document-preview.tsx'
import { Button } from '#components/ui/button.tsx'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { useReader } from '#components/ui/locale.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { documentsQuery, isLinkFresh } from '#lib/browser/documents.ts'
import { asFailure } from '#lib/browser/failure.ts'
import type { DocumentView } from '#lib/documents/schema.ts'

/** A page that was left open for a while holds a link that has run out. */
function useFreshLink(orderId: string, file: DocumentView) {
  const api = useApi()
  const client = useQueryClient()
  return async () => {
    if (isLinkFresh(file)) return file
    const documents = await client.fetchQuery({ ...documentsQuery(api, orderId), staleTime: 0 })
    return documents.find(({ id }) => id === file.id) ?? file
  }
}

/** One delivered file. */
export function DocumentCard({ orderId, document: file }: { orderId: string; document: DocumentView }) {
  const { locale } = useReader()
  const [open, setOpen] = useState(false)
  const previewId = useId()
  const showable = canPreview(file)
  const freshLink = useFreshLink(orderId, file)
  const download = () =>
    freshLink().then(
      ({ url }) => location.assign(url), // an attachment: the page stays
      (error: unknown) => toast.error(asFailure(error).message),
    )
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-sheet p-4 shadow-sheet">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="font-sans text-base font-medium">{file.name}</h3>
          <p className="text-sm text-ink-soft">
            {typeNames[file.contentType]}, {sizeText(file.sizeBytes, locale)}
          </p>
        </div>
        <div className="flex flex-wrap gap-2" data-print="hide">
          {showable && (
            <Button
              look="secondary"
              size="sm"
              aria-expanded={open}
              aria-controls={previewId}
              onClick={() => setOpen(!open)}
              aria-label={`${open ? 'Close the preview of' : 'Preview'} ${file.name}`}
            >
              {open ? <EyeOff aria-hidden="true" className="size-4" /> : <Eye aria-hidden="true" className="size-4" />}
              {open ? 'Close' : 'Preview'}
            </Button>
          )}
          <Button size="sm" onClick={() => void download()} aria-label={`Download ${file.name}`}>
            <Download aria-hidden="true" className="size-4" />
            Download
          </Button>
        </div>
      </div>
      <p className="text-sm text-ink-soft">
        SHA-256 <span className="font-card break-all">{file.sha256}</span>{' '}
        <span data-print="hide" className="-my-2 inline-flex align-middle">
          <CopyButton value={file.sha256} label={`Copy the checksum of ${file.name}`} />
        </span>
      </p>
      {!showable && (
        <p className="text-sm text-ink-soft">
          This browser can’t show {typeNames[file.contentType]} files in a page. Download it to look at it.
        </p>
      )}
      <div id={previewId} data-print="hide" className="empty:hidden">
        {open && <DocumentPreview document={file} getFresh={freshLink} />}
      </div>
    </li>
  )
}
