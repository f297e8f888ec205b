'use client'
import { useQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { DocumentDownload } from '#components/billing/document-download.tsx'
import { documentNames } from '#components/billing/document-names.ts'
import { MinorMoney } from '#components/checkout/minor-money.tsx'
import { FoundList } from '#components/found/found-list.tsx'
import { choicesOf, oneOf, useFilters } from '#components/found/use-filters.ts'
import { Failure } from '#components/layout/failure.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { Field } from '#components/ui/field.tsx'
import { Select } from '#components/ui/input.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import type { Column } from '#components/ui/table.tsx'
import { getBillingDetails, listBillingDocuments } from '#lib/billing/operations.ts'
import type { BillingDocumentView } from '#lib/billing/schema.ts'
import { useApi } from '#lib/browser/api-provider.tsx'

const loading = () => <Skeleton className="h-96" />
// What forms need comes after the page.
const DetailsForm = dynamic(() => import('#components/billing/details-form.tsx').then((module) => module.DetailsForm), {
  ssr: false,
  loading,
})

const { statement: _, ...kinds } = documentNames

/** A customer's receipts, invoices and credit notes, and whom they are made out to. */
export function BillingPage() {
  const [filters, set] = useFilters(['kind'])
  const kind = oneOf(kinds, filters.kind ?? '')
  const api = useApi()
  return (
    <>
      <h1 className="mb-2 text-3xl">Receipts &amp; invoices</h1>
      <p className="mb-6 max-w-prose text-ink-soft">
        A receipt and the invoice for our fee when a payment is charged, a credit note for every refund.
      </p>
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
        <section aria-label="Documents" className="min-w-0">
          <Field label="Show" className="mb-4 sm:w-56">
            <Select
              value={kind ?? ''}
              onChange={({ target }) => set('kind', target.value)}
              options={choicesOf('All', kinds)}
            />
          </Field>
          <FoundList
            options={api.askPages(listBillingDocuments, {}, { ...(kind ? { kind } : {}), limit: 25 })}
            caption="Receipts and invoices, newest first"
            noun="documents"
            emptyTitle="Nothing here yet"
            empty="What is charged to a card, or goes back to one, is documented here."
            rowKey={({ id }) => id}
            columns={columns}
          />
        </section>
        <Details />
      </div>
    </>
  )
}

function Details() {
  const query = useQuery({ ...useApi().ask(getBillingDetails), staleTime: 60_000 })
  if (query.isPending) return loading()
  if (query.data === undefined)
    return <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
  return <DetailsForm known={query.data} />
}

const columns: readonly Column<BillingDocumentView>[] = [
  {
    key: 'kind',
    header: 'Document',
    primary: true,
    cell: ({ kind, number }) => (
      <>
        {documentNames[kind]}{' '}
        <span className="font-card text-sm font-normal whitespace-nowrap text-ink-soft">{number}</span>
      </>
    ),
  },
  { key: 'date', header: 'Date', cell: ({ issuedAt }) => <DateTime value={issuedAt} shape="date" /> },
  {
    key: 'order',
    header: 'Order',
    cell: ({ order }) =>
      order && (
        <Link className="text-link" href={`/orders/${order.id}?tab=payment`}>
          {order.title}
        </Link>
      ),
  },
  {
    key: 'total',
    header: 'Total',
    align: 'end',
    cell: ({ totalMinor, currency }) => <MinorMoney amount={totalMinor} currency={currency} />,
  },
  { key: 'pdf', header: 'File', align: 'end', cell: (document) => <DocumentDownload document={document} /> },
]
