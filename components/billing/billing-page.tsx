'use client'
import { useQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { Link } from '#components/ui/link.tsx'
import { monthText } from '#components/billing/month-text.ts'
import { DocumentDownload, StatementTable } from '#components/billing/document-download.tsx'
import { documentName, documentNames } from '#components/billing/document-names.ts'
import { MinorMoney } from '#components/checkout/minor-money.tsx'
import { FoundList } from '#components/found/found-list.tsx'
import { SearchBox } from '#components/found/search-box.tsx'
import { choicesOf, oneOf, useFilters } from '#components/found/use-filters.ts'
import { Failure } from '#components/layout/failure.tsx'
import { OrderNumber } from '#components/orders/order-number.tsx'
import { CalendarDate } from '#components/ui/date-time.tsx'
import { Field } from '#components/ui/field.tsx'
import { useReader } from '#components/ui/locale.ts'
import { Select } from '#components/ui/input.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import type { Column } from '#components/ui/table.tsx'
import { Card, Details as DetailList } from '#components/ui/card.tsx'
import { TypedText } from '#components/ui/typed-text.tsx'
import { getBillingDetails, listBillingDocuments, saveBillingDetails } from '#lib/billing/operations.ts'
import type { BillingDetailsView, BillingDocumentView } from '#lib/billing/schema.ts'
import { useMay } from '#lib/browser/may.ts'
import { usePaysByInvoice } from '#lib/browser/me-provider.tsx'
import { getOrder } from '#lib/orders/operations.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { withoutAbsent } from '#lib/view.ts'
import { catalogue } from '#lib/words/en/billing.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const loading = () => <Skeleton className="h-96" />
// What forms need comes after the page.
const DetailsForm = dynamic(() => import('#components/billing/details-form.tsx').then((module) => module.DetailsForm), {
  ssr: false,
  loading,
})

/** A customer's receipts, invoices, credit notes and monthly statements, and whom they are made out to. */
export function BillingPage() {
  const [filters, set] = useFilters(['kind', 'customer'])
  const kind = oneOf(documentNames(), filters.kind ?? '')
  const customer = filters.customer?.slice(0, 200)
  const api = useApi()
  const byInvoice = usePaysByInvoice()
  return (
    <>
      <h1 className="mb-2 text-3xl">{t('receiptsInvoices')}</h1>
      <p className="mb-6 max-w-prose text-ink-soft">
        {byInvoice ? t('aReceiptInvoiceByInvoice') : t('aReceiptAndTheInvoice')}
      </p>
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
        <section aria-label={t('documents')} className="min-w-0">
          <div className="mb-4 flex flex-wrap items-end gap-3">
            <Field label={t('show')} className="w-full sm:w-56">
              <Select
                value={kind ?? ''}
                onChange={({ target }) => set('kind', target.value)}
                options={choicesOf(t('all'), documentNames())}
              />
            </Field>
            <SearchBox
              label={t('customer')}
              hint={t('theWholeNameAsThe')}
              name="customer"
              value={customer ?? ''}
              onSearch={(name) => set('customer', name)}
            />
          </div>
          <FoundList
            options={api.askPages(listBillingDocuments, {}, { ...withoutAbsent({ kind, customer }), limit: 25 })}
            caption={t('receiptsAndInvoicesNewestFirst')}
            noun={t('documents2')}
            emptyTitle={t('nothingHereYet')}
            empty={
              customer
                ? t('noDocumentHasThisName')
                : byInvoice
                  ? t('whatIsInvoicedIsDocumented')
                  : t('whatIsChargedToA')
            }
            rowKey={({ id }) => id}
            columns={columns()}
          />
        </section>
        <Details />
      </div>
    </>
  )
}

function Details() {
  const may = useMay()
  const query = useQuery({ ...useApi().ask(getBillingDetails), staleTime: 60_000 })
  if (query.isPending) return loading()
  if (query.data === undefined)
    return <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
  return may(saveBillingDetails) ? <DetailsForm known={query.data} /> : <KnownDetails known={query.data} />
}

/** For those who may see whom documents are made out to, and not change it. */
const KnownDetails = ({ known: { name, address, country, vatId, costCentre } }: { known: BillingDetailsView }) => (
  <Card className="flex flex-col gap-4">
    <h2 className="text-xl">{t('billingDetails')}</h2>
    <DetailList
      items={[
        { label: t('name'), value: name },
        { label: t('address'), value: address && <TypedText as="span">{address}</TypedText> },
        { label: t('country'), value: country },
        { label: t('vatId'), value: vatId },
        { label: t('costCentre'), value: costCentre && <span dir="auto">{costCentre}</span> },
      ]}
    />
    <p className="text-sm text-ink-soft">{t('ownersAndThoseWithThe')}</p>
  </Card>
)

function OrderName({ order, month }: Pick<BillingDocumentView, 'order' | 'month'>) {
  const may = useMay()
  const { locale } = useReader()
  if (month !== undefined) return monthText(month, locale)
  if (!order) return null
  return (
    <>
      {may(getOrder) ? (
        <Link className="text-link" href={`/orders/${order.id}?tab=payment`}>
          <bdi>{order.title}</bdi>
        </Link>
      ) : (
        <bdi>{order.title}</bdi>
      )}
      {order.number && <OrderNumber number={order.number} className="block" />}
      {(order.customer ?? order.reference) !== undefined && (
        <span dir="auto" className="block text-sm text-ink-soft">
          {[order.customer, order.reference].filter(Boolean).join(' · ')}
        </span>
      )}
      {order.costCentre !== undefined && (
        <span dir="auto" className="block text-sm text-ink-soft">
          {t('costCentreOf', { costCentre: order.costCentre })}
        </span>
      )}
    </>
  )
}

const columns = (): readonly Column<BillingDocumentView>[] => [
  {
    key: 'kind',
    header: t('document'),
    primary: true,
    cell: ({ kind, payable = false, number }) => (
      <>
        {documentName({ kind, payable })}{' '}
        <span className="font-card text-sm font-normal whitespace-nowrap text-ink-soft">{number}</span>
      </>
    ),
  },
  {
    key: 'date',
    header: t('date'),
    // The day that the document bears, and whose month it stands in on a statement: of UTC, wherever it is read.
    cell: ({ issuedAt }) => (
      <span className="whitespace-nowrap">
        <CalendarDate value={issuedAt.slice(0, 10)} />
      </span>
    ),
  },
  {
    key: 'order',
    header: t('orderOrMonth'),
    cell: ({ order, month }) => <OrderName {...withoutAbsent({ order, month })} />,
  },
  {
    key: 'total',
    header: t('total'),
    align: 'end',
    cell: ({ totalMinor, currency }) => <MinorMoney amount={totalMinor} currency={currency} />,
  },
  {
    key: 'pdf',
    header: t('file'),
    align: 'end',
    cell: (document) => (
      <span className="inline-flex flex-wrap justify-end gap-x-1">
        <DocumentDownload document={document} />
        {document.kind === 'statement' && <StatementTable document={document} />}
      </span>
    ),
  },
]
