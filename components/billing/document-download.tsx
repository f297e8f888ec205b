'use client'
import { Download } from 'lucide-react'
import { DownloadButton } from '#components/layout/download-button.tsx'
import { fileNameOf } from '#lib/billing/file-name.ts'
import { getBillingDocumentPdf, getStatementPdf } from '#lib/billing/operations.ts'
import type { BillingDocumentView } from '#lib/billing/schema.ts'
import { catalogue } from '#lib/words/en/billing.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

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
      aria-label={t('downloadAsPdf', { number })}
    >
      <Download aria-hidden="true" className="size-4" />
      {t('pdf')}
    </DownloadButton>
  )
}
