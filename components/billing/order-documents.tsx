'use client'
import { useQuery } from '@tanstack/react-query'
import { DocumentDownload } from '#components/billing/document-download.tsx'
import { documentName } from '#components/billing/document-names.ts'
import { MinorMoney } from '#components/checkout/minor-money.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { orderDocumentsQuery } from '#lib/browser/billing.ts'
import type { OrderPayment } from '#lib/browser/payments.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { catalogue } from '#lib/words/en/billing.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = { order: OrderView; payment: OrderPayment | null; byInvoice: boolean }

/** The receipt of an order, its invoice and what was credited, once they are issued. */
export function OrderDocuments({ order, payment, byInvoice }: Props) {
  const { data: documents = [] } = useQuery(orderDocumentsQuery(useApi(), order, payment, byInvoice))
  if (documents.length === 0) return null
  return (
    <section aria-label={t('receiptsAndInvoices')} className="border-t border-rule pt-4">
      <h3 className="mb-2 text-lg">{t('receiptsInvoices')}</h3>
      <ul className="flex flex-col gap-1">
        {documents.map((document) => (
          <li key={document.id} className="grid grid-cols-[1fr_auto_auto] items-center gap-x-3 sm:flex">
            <span className="sm:min-w-40">
              {documentName(document)}
              {/* On a phone below the name, so that amounts and files stand in columns. */}
              <span className="block font-card text-sm text-ink-soft sm:hidden">{document.number}</span>
            </span>
            <span className="hidden font-card text-sm text-ink-soft sm:inline">{document.number}</span>
            <span className="text-end tabular-nums sm:ml-auto">
              <MinorMoney amount={document.totalMinor} currency={document.currency} />
            </span>
            <DocumentDownload document={document} />
          </li>
        ))}
      </ul>
    </section>
  )
}
