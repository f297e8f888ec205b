'use client'
import { useQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { Link } from '#components/ui/link.tsx'
import { Failure } from '#components/layout/failure.tsx'
import { NotUpToDate } from '#components/layout/not-up-to-date.tsx'
import { OrderCallNumber } from '#components/orders/order-number.tsx'
import { OrderStatusBadge } from '#components/orders/order-status.tsx'
import { ActButton } from '#components/operator/act-button.tsx'
import { CancelButton } from '#components/operator/cancel-order.tsx'
import { HandledProvider } from '#components/operator/handled.tsx'
import { OrderFacts } from '#components/operator/order-facts.tsx'
import { OrderOffers } from '#components/operator/order-market.tsx'
import { OrderPayments } from '#components/operator/order-payments.tsx'
import { OrderContents, OrderSection } from '#components/operator/order-section.tsx'
import { RemindButton } from '#components/operator/remind-researcher.tsx'
import { CatalogueCard } from '#components/ui/card.tsx'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { whenIdle } from '#lib/browser/lazy.ts'
import { getAnyOrder, openOrder } from '#lib/operators/operations.ts'
import type { OrderDossierView } from '#lib/operators/schema.ts'
import { isBeforeWork } from '#lib/orders/state.ts'
import { catalogue } from '#lib/words/en/operator-orders.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

// Below the first picture, each with what it needs.
const Loading = () => <SkeletonList label={t('loading')} rows={2} rowClassName="h-12" />
const OrderDocuments = dynamic(
  whenIdle(() => import('#components/operator/order-documents.tsx').then((module) => module.OrderDocuments)),
  { ssr: false, loading: Loading },
)
const OrderHistory = dynamic(
  whenIdle(() => import('#components/operator/order-history.tsx').then((module) => module.OrderHistory)),
  { ssr: false, loading: Loading },
)
const OrderLedger = dynamic(
  whenIdle(() => import('#components/operator/order-ledger.tsx').then((module) => module.OrderLedger)),
  { ssr: false, loading: Loading },
)
const OrderLooks = dynamic(
  whenIdle(() => import('#components/operator/order-looks.tsx').then((module) => module.OrderLooks)),
  { ssr: false, loading: Loading },
)
const OrderMails = dynamic(
  whenIdle(() => import('#components/operator/order-mails.tsx').then((module) => module.OrderMails)),
  { ssr: false, loading: Loading },
)
const OrderKeys = dynamic(
  whenIdle(() => import('#components/operator/order-keys.tsx').then((module) => module.OrderKeys)),
  { ssr: false },
)
const OrderRemarks = dynamic(
  whenIdle(() => import('#components/operator/order-remarks.tsx').then((module) => module.OrderRemarks)),
  { ssr: false, loading: Loading },
)
const OrderThread = dynamic(
  whenIdle(() => import('#components/operator/order-thread.tsx').then((module) => module.OrderThread)),
  { ssr: false, loading: Loading },
)
// Most orders have neither.
const OrderCases = dynamic(
  whenIdle(() => import('#components/operator/order-cases.tsx').then((module) => module.OrderCases)),
  { ssr: false },
)
const OrderReviews = dynamic(
  whenIdle(() => import('#components/operator/order-reviews.tsx').then((module) => module.OrderReviews)),
  { ssr: false },
)

export function OrderFile({ orderId }: { orderId: string }) {
  const query = useQuery(useApi().ask(getAnyOrder, { orderId }))
  if (query.isPending) return <SkeletonList label={t('loadingTheOrder')} rowClassName="h-40" />
  if (query.data === undefined)
    return <Failure level="h1" error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
  const file = query.data
  return (
    <HandledProvider>
      <NotUpToDate query={query} />
      <div className="flex flex-col gap-6">
        <OrderKeys />
        <CatalogueCard
          level="h1"
          callNumber={
            <span className="inline-flex flex-wrap items-center gap-1">
              <OrderCallNumber number={file.order.number} />
              <span className="break-all">{file.id}</span>
              <CopyButton value={file.id} label={t('copyTheOrdersId')} />
            </span>
          }
          title={<bdi>{`${file.order.documentType}, ${file.order.repositoryName}`}</bdi>}
          aside={<OrderStatusBadge status={file.status} />}
        >
          <Actions file={file} />
          <OrderFacts file={file} />
        </CatalogueCard>
        <OrderContents label={t('onThisPage')} parts={partsOf(file)} />
        <OrderSection id="remarks" title={t('remarks')}>
          <OrderRemarks orderId={file.id} />
        </OrderSection>
        {!isBeforeWork(file.status) && <OrderCases file={file} />}
        <OrderPayments file={file} />
        {file.payments.length > 0 && (
          <OrderSection id="ledger" title={t('ledger')}>
            <OrderLedger orderId={file.id} />
          </OrderSection>
        )}
        <OrderOffers file={file} />
        <Talk file={file} />
        <Records file={file} />
        <p>
          <Link className="text-link" href={`/operator/audit?about=${file.id}`}>
            {t('whatOperatorsDidToThis')}
          </Link>
        </p>
      </div>
    </HandledProvider>
  )
}

type Props = { file: OrderDossierView }

const partsOf = ({ payments }: OrderDossierView) => [
  { id: 'remarks', title: t('remarks') },
  { id: 'payments', title: t('payments') },
  ...(payments.length > 0 ? [{ id: 'ledger', title: t('ledger') }] : []),
  { id: 'offers', title: t('offers') },
  { id: 'messages', title: t('messages') },
  { id: 'documents', title: t('documents') },
  { id: 'mails', title: t('mails') },
  { id: 'history', title: t('history') },
  { id: 'looks', title: t('looks') },
]

/** What was written and brought. */
const Talk = ({ file }: Props) => (
  <div className="grid items-start gap-6 lg:grid-cols-2">
    <OrderSection id="messages" title={t('messages')}>
      <OrderThread file={file} />
    </OrderSection>
    <OrderSection id="documents" title={t('documents')}>
      <OrderDocuments file={file} />
    </OrderSection>
  </div>
)

/** What came of it, and who was told, or looked. */
const Records = ({ file }: Props) => (
  <>
    {file.status === 'completed' && <OrderReviews orderId={file.id} />}
    <OrderSection id="mails" title={t('mails')}>
      <OrderMails orderId={file.id} />
    </OrderSection>
    <OrderSection id="history" title={t('history')}>
      <OrderHistory file={file} />
    </OrderSection>
    <OrderSection id="looks" title={t('looks')}>
      <OrderLooks orderId={file.id} />
    </OrderSection>
  </>
)

function Actions({ file: { id, status, order, researcher, canOpen, canCancel } }: Props) {
  const api = useApi()
  const title = `${order.documentType}, ${order.repositoryName}`
  const awaited = status === 'confirmed' || status === 'in_progress'
  if (!canOpen && !canCancel) return null
  return (
    <div className="flex flex-wrap gap-2">
      {canOpen && (
        <ActButton
          look="primary"
          options={api.send(openOrder, { orderId: id })}
          input={undefined}
          done={() => ({ text: t('openedForOffers') })}
        >
          {t('openForOffers')}
        </ActButton>
      )}
      {awaited && researcher && <RemindButton orderId={id} title={title} researcher={researcher.name} />}
      {canCancel && <CancelButton orderId={id} />}
    </div>
  )
}
