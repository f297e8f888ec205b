import { Link } from '#components/ui/link.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { CalendarDate } from '#components/ui/date-time.tsx'
import { Money } from '#components/ui/money.tsx'
import { Table, type Column } from '#components/ui/table.tsx'
import type { OrderDossierView } from '#lib/operators/schema.ts'
import { catalogue } from '#lib/words/en/operator-orders.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = { file: OrderDossierView }

const offerColumns = (): readonly Column<OrderDossierView['offers'][number]>[] => [
  {
    key: 'who',
    header: t('researcher'),
    primary: true,
    cell: ({ researcherId, researcherName }) => (
      <Link className="text-link inline-block md:min-w-36" href={`/operator/researchers/${researcherId}`}>
        <bdi>{researcherName}</bdi>
      </Link>
    ),
  },
  {
    key: 'status',
    header: t('state'),
    cell: ({ status, awaitsConfirmation }) =>
      awaitsConfirmation ? (
        <Badge tone="caution">{t('toBeConfirmed')}</Badge>
      ) : (
        <Badge tone={status === 'SELECTED' ? 'accent' : 'neutral'}>{t(`offerStatus.${status}`)}</Badge>
      ),
  },
  {
    key: 'amount',
    header: t('researcherGets'),
    align: 'end',
    cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
  },
  {
    key: 'total',
    header: t('customerPays'),
    align: 'end',
    cell: ({ totalAmount, currency }) => <Money amount={totalAmount} currency={currency} />,
  },
  {
    key: 'noFind',
    header: t('withoutAFind'),
    align: 'end',
    cell: ({ totalNoFindAmount, currency }) => <Money amount={totalNoFindAmount} currency={currency} />,
  },
  {
    key: 'date',
    header: t('date'),
    cell: ({ estimatedCompletionDate }) => (
      <span className="whitespace-nowrap">
        <CalendarDate value={estimatedCompletionDate} />
      </span>
    ),
  },
  {
    key: 'message',
    header: t('message'),
    cell: ({ message }) => (
      <span dir="auto" className="line-clamp-3">
        {message}
      </span>
    ),
  },
]

export function OrderOffers({ file: { offers } }: Props) {
  return (
    <section aria-labelledby="offers">
      <h2 id="offers" className="mb-3 text-xl">
        {t('offers')}
      </h2>
      {offers.length === 0 ? (
        <p className="text-ink-soft">{t('noneYet')}</p>
      ) : (
        <Table
          caption={t('everyOfferAlsoThoseDeclined')}
          rows={offers}
          rowKey={({ id }) => id}
          columns={offerColumns()}
        />
      )}
    </section>
  )
}
