import { AttachedFiles } from '#components/attachments/lazy-attached-files.tsx'
import { Details, type DetailsProps } from '#components/ui/card.tsx'
import { CalendarDate, DateTime } from '#components/ui/date-time.tsx'
import { Link } from '#components/ui/link.tsx'
import { Money } from '#components/ui/money.tsx'
import { rich } from '#components/ui/rich.tsx'
import { TypedText } from '#components/ui/typed-text.tsx'
import type { OrderDossierView } from '#lib/operators/schema.ts'
import { catalogue } from '#lib/words/en/operator-orders.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What was ordered, by whom, and how it went. */
export const OrderFacts = ({ file }: { file: OrderDossierView }) => (
  <Details items={[...askedOf(file), ...courseOf(file)]} />
)

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
