'use client'
import { Download } from 'lucide-react'
import { DownloadButton } from '#components/layout/download-button.tsx'
import { fileNameOf } from '#lib/billing/file-name.ts'
import { getBillingDocumentPdf, getStatementPdf } from '#lib/billing/operations.ts'
import type { BillingDocumentView } from '#lib/billing/schema.ts'

/** Saves a billing document as a PDF. */
export function DocumentDownload({ document }: { document: BillingDocumentView }) {
  const { id, kind, number } = document
  return (
    <DownloadButton
      operation={kind === 'statement' ? getStatementPdf : getBillingDocumentPdf}
      params={{ billingDocumentId: id }}
      name={`${fileNameOf(document)}.pdf`}
      look="quiet"
      size="sm"
      className="whitespace-nowrap"
      aria-label={`Download ${number} as PDF`}
    >
      <Download aria-hidden="true" className="size-4" />
      PDF
    </DownloadButton>
  )
}
