'use client'
import { Download, Sheet } from 'lucide-react'
import { DownloadButton } from '#components/layout/download-button.tsx'
import { fileNameOf } from '#lib/billing/file-name.ts'
import {
  getBillingDocumentPdf,
  getStatementCsv,
  type getResearchStatementCsv,
  type getStatementPdf,
} from '#lib/billing/operations.ts'
import type { BillingDocumentView } from '#lib/billing/schema.ts'
import { catalogue } from '#lib/words/en/billing.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = {
  document: BillingDocumentView
  /** A researcher's statements have a place of their own. */
  operation?: typeof getBillingDocumentPdf | typeof getStatementPdf
}

/** Saves a billing document as a PDF. */
export function DocumentDownload({ document, operation = getBillingDocumentPdf }: Props) {
  const { id, number } = document
  return (
    <DownloadButton
      operation={operation}
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

type TableProps = {
  document: BillingDocumentView
  operation?: typeof getStatementCsv | typeof getResearchStatementCsv
}

/** Saves a statement as a table. */
export const StatementTable = ({ document, operation = getStatementCsv }: TableProps) => (
  <DownloadButton
    operation={operation}
    params={{ billingDocumentId: document.id }}
    name={`${fileNameOf(document)}.csv`}
    look="quiet"
    size="sm"
    className="whitespace-nowrap"
    aria-label={t('downloadAsCsv', { number: document.number })}
  >
    <Sheet aria-hidden="true" className="size-4" />
    {t('csv')}
  </DownloadButton>
)
