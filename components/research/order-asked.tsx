'use client'
import { AttachedFiles } from '#components/attachments/lazy-attached-files.tsx'
import { OrderCallNumber } from '#components/orders/order-number.tsx'
import { countryName } from '#components/orders/country-names.ts'
import { stateOf, titleOf } from '#components/research/describe-order.ts'
import { StatusBadge } from '#components/ui/badge.tsx'
import { CatalogueCard, Details } from '#components/ui/card.tsx'
import { CalendarDate, RelativeTime } from '#components/ui/date-time.tsx'
import { useReader } from '#components/ui/locale.ts'
import { Money } from '#components/ui/money.tsx'
import { TypedText } from '#components/ui/typed-text.tsx'
import type { ResearchOrderView } from '#lib/researchers/schema.ts'
import { catalogue } from '#lib/words/en/research.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Person = NonNullable<ResearchOrderView['personsOfInterest']>[number]

const lifeOf = ({ birthDate, deathDate, note }: Person) =>
  [birthDate && t('born', { birthDate }), deathDate && t('died', { deathDate }), note].filter(Boolean).join('; ')

/** What the customer asks for, as they wrote it. */
export function OrderAsked({ order }: { order: ResearchOrderView }) {
  const { locale } = useReader()
  const { label, ...badge } = stateOf(order)
  const persons = order.personsOfInterest?.map((person, i) => (
    <li key={i}>
      <strong dir="auto" className="font-medium">
        {[person.firstname, person.lastname].filter(Boolean).join(' ')}
      </strong>
      {lifeOf(person) && (
        <span dir="auto" className="text-ink-soft">
          {' '}
          {lifeOf(person)}
        </span>
      )}
    </li>
  ))
  return (
    <CatalogueCard
      callNumber={<OrderCallNumber number={order.number} />}
      level="h1"
      title={<bdi>{titleOf(order)}</bdi>}
      aside={
        <StatusBadge tone={badge.tone} ended={badge.ended ?? false}>
          {label}
        </StatusBadge>
      }
    >
      <Details
        items={[
          { label: t('archive'), value: order.repositoryName },
          {
            label: t('place'),
            value: [order.location, order.countryISOA3 && countryName(order.countryISOA3, locale)]
              .filter(Boolean)
              .join(', '),
          },
          { label: t('document'), value: order.documentType },
          { label: t('persons'), value: persons && <ul className="flex flex-col gap-1">{persons}</ul> },
          { label: t('instructions'), value: order.instructions && <TypedText>{order.instructions}</TypedText> },
          {
            label: t('attached'),
            value: order.attachments && <AttachedFiles orderId={order.id} files={order.attachments} />,
          },
          {
            label: t('fixedPrice'),
            value: order.fixedPrice !== undefined && <Money amount={order.fixedPrice} currency={order.currency} />,
          },
          { label: t('opened'), value: <RelativeTime value={order.openedAt ?? order.createdAt} /> },
          { label: t('offersSoFar'), value: String(order.offerCount) },
          {
            label: t('promisedFor'),
            value: order.estimatedCompletionDate && <CalendarDate value={order.estimatedCompletionDate} weekday />,
          },
        ].map((item) => (item.value === false ? { ...item, value: undefined } : item))}
      />
    </CatalogueCard>
  )
}
