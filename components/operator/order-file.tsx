'use client'
import { useQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { Link } from '#components/ui/link.tsx'
import { Failure } from '#components/layout/failure.tsx'
import { OrderCallNumber } from '#components/orders/order-number.tsx'
import { OrderStatusBadge } from '#components/orders/order-status.tsx'
import { AttachedFiles } from '#components/attachments/lazy-attached-files.tsx'
import { ActButton } from '#components/operator/act-button.tsx'
import { CancelButton } from '#components/operator/cancel-order.tsx'
import { HandledProvider } from '#components/operator/handled.tsx'
import { OrderMessages, OrderOffers } from '#components/operator/order-market.tsx'
import { OrderPayments } from '#components/operator/order-payments.tsx'
import { RemindButton } from '#components/operator/remind-researcher.tsx'
import { Card, CatalogueCard, Details, type DetailsProps } from '#components/ui/card.tsx'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { CalendarDate, DateTime } from '#components/ui/date-time.tsx'
import { Money } from '#components/ui/money.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { TypedText } from '#components/ui/typed-text.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { whenIdle } from '#lib/browser/lazy.ts'
import { getAnyOrder, openOrder } from '#lib/operators/operations.ts'
import type { OrderDossierView } from '#lib/operators/schema.ts'
import { isBeforeWork } from '#lib/orders/state.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/operator-orders.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

// Below everything else, and with the words of every event.
const OrderHistory = dynamic(
  whenIdle(() => import('#components/operator/order-history.tsx').then((module) => module.OrderHistory)),
  { ssr: false, loading: () => <SkeletonList label={t('loadingTheHistory')} rows={2} rowClassName="h-24" /> },
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
      <div className="flex flex-col gap-6">
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
          <Facts file={file} />
        </CatalogueCard>
        {!isBeforeWork(file.status) && <OrderCases file={file} />}
        <OrderPayments file={file} />
        <OrderOffers file={file} />
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <OrderMessages file={file} />
          <Documents file={file} />
        </div>
        {file.status === 'completed' && <OrderReviews orderId={file.id} />}
        <OrderHistory orderId={file.id} />
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

const Facts = ({ file }: Props) => <Details items={[...askedOf(file), ...courseOf(file)]} />

/** Who asked whom for what. */
const askedOf = ({ id, order, client, researcher }: OrderDossierView): DetailsProps['items'] => [
  {
    label: t('client'),
    value: (
      <Link className="text-link" href={`/operator/clients/${client.id}`}>
        <bdi>{client.name}</bdi>
      </Link>
    ),
  },
  {
    label: t('researcher'),
    value: researcher && (
      <Link className="text-link" href={`/operator/researchers/${researcher.id}`}>
        <bdi>{researcher.name}</bdi>
      </Link>
    ),
  },
  { label: t('place'), value: [order.location, order.countryISOA3].filter(Boolean).join(', ') },
  {
    label: t('archive'),
    value: order.archiveRepositoryId && <span className="font-card">{order.archiveRepositoryId}</span>,
  },
  { label: t('reference'), value: order.externalOrderRef },
  { label: t('orderedFor'), value: order.customerName },
  {
    label: t('persons'),
    value: order.personsOfInterest && <Persons persons={order.personsOfInterest} />,
  },
  { label: t('instructions'), value: order.instructions && <TypedText as="span">{order.instructions}</TypedText> },
  {
    label: t('attached'),
    value: order.attachments && <AttachedFiles orderId={id} files={order.attachments} />,
  },
  {
    label: t('price'),
    value:
      order.fixedPrice === undefined
        ? t('openForBids', { currency: order.currency })
        : rich(t, 'fixed', { money: <Money amount={order.fixedPrice} currency={order.currency} /> }),
  },
]

const at = (value: string | undefined) => value && <DateTime value={value} />

/** How it went. */
const courseOf = ({ order, startedAt }: OrderDossierView): DetailsProps['items'] => [
  { label: t('placed'), value: at(order.createdAt) },
  { label: t('opened'), value: at(order.openedAt) },
  { label: t('workBegan'), value: at(startedAt) },
  {
    label: t('expected'),
    value: order.estimatedCompletionDate && <CalendarDate value={order.estimatedCompletionDate} />,
  },
  {
    label: t('waitsForAnAnswer'),
    value:
      order.question &&
      rich(t, 'ofTheSince', {
        by: order.question.by,
        dateTime: <DateTime value={order.question.since} />,
      }),
  },
  { label: t('delivered'), value: at(order.deliveredAt) },
  { label: t('outcome'), value: order.outcome?.replace('_', ' ') },
  { label: t('report'), value: order.report && <TypedText as="span">{order.report}</TypedText> },
  { label: t('review'), value: order.reviewState && t('theCustomerAskedForChanges') },
  { label: t('completed'), value: at(order.completedAt) },
  { label: t('cancelledBecause'), value: order.cancelReason },
]

function Persons({ persons }: { persons: NonNullable<OrderDossierView['order']['personsOfInterest']> }) {
  const lines = persons.map(({ firstname, lastname, birthDate, deathDate, note }) =>
    [
      [firstname, lastname].filter(Boolean).join(' '),
      birthDate && t('born', { birthDate }),
      deathDate && t('died', { deathDate }),
      note,
    ]
      .filter(Boolean)
      .join(', '),
  )
  return (
    <ul>
      {lines.map((line) => (
        <li key={line} dir="auto">
          {line}
        </li>
      ))}
    </ul>
  )
}

function Documents({ file: { documents } }: Props) {
  return (
    <Card>
      <h2 className="mb-3 text-xl">{t('documents')}</h2>
      {documents.length === 0 ? (
        <p className="text-ink-soft">{t('noneUploaded')}</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {documents.map(({ id, name, contentType, sizeBytes, createdAt }) => (
            <li key={id}>
              <span className="font-medium break-all">
                <bdi>{name}</bdi>
              </span>
              <span className="block text-sm text-ink-soft">
                {rich(t, 'kb', {
                  contentType,
                  max: Math.max(1, Math.round(sizeBytes / 1024)),
                  dateTime: <DateTime value={createdAt} />,
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
