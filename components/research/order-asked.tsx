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

type Person = NonNullable<ResearchOrderView['personsOfInterest']>[number]

const lifeOf = ({ birthDate, deathDate, note }: Person) =>
  [birthDate && `born ${birthDate}`, deathDate && `died ${deathDate}`, note].filter(Boolean).join('; ')

/** What the customer asks for, as they wrote it. */
export function OrderAsked({ order }: { order: ResearchOrderView }) {
  const { locale } = useReader()
  const { label, ...badge } = stateOf(order)
  const persons = order.personsOfInterest?.map((person, i) => (
    <li key={i}>
      <strong className="font-medium">{[person.firstname, person.lastname].filter(Boolean).join(' ')}</strong>
      {lifeOf(person) && <span className="text-ink-soft"> {lifeOf(person)}</span>}
    </li>
  ))
  return (
    <CatalogueCard
      callNumber={<OrderCallNumber number={order.number} />}
      level="h1"
      title={titleOf(order)}
      aside={
        <StatusBadge tone={badge.tone} ended={badge.ended ?? false}>
          {label}
        </StatusBadge>
      }
    >
      <Details
        items={[
          { label: 'Archive', value: order.repositoryName },
          {
            label: 'Place',
            value: [order.location, order.countryISOA3 && countryName(order.countryISOA3, locale)]
              .filter(Boolean)
              .join(', '),
          },
          { label: 'Document', value: order.documentType },
          { label: 'Persons', value: persons && <ul className="flex flex-col gap-1">{persons}</ul> },
          { label: 'Instructions', value: order.instructions && <TypedText>{order.instructions}</TypedText> },
          {
            label: 'Attached',
            value: order.attachments && <AttachedFiles orderId={order.id} files={order.attachments} />,
          },
          {
            label: 'Fixed price',
            value: order.fixedPrice !== undefined && <Money amount={order.fixedPrice} currency={order.currency} />,
          },
          { label: 'Opened', value: <RelativeTime value={order.openedAt ?? order.createdAt} /> },
          { label: 'Offers so far', value: String(order.offerCount) },
          {
            label: 'Promised for',
            value: order.estimatedCompletionDate && <CalendarDate value={order.estimatedCompletionDate} weekday />,
          },
        ].map((item) => (item.value === false ? { ...item, value: undefined } : item))}
      />
    </CatalogueCard>
  )
}
