'use client'
import { Printer } from 'lucide-react'
import { OrderCallNumber } from '#components/orders/order-number.tsx'
import { OrderStatusBadge } from '#components/orders/order-status.tsx'
import { Button } from '#components/ui/button.tsx'
import { CatalogueCard, Details } from '#components/ui/card.tsx'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { CalendarDate, DateTime } from '#components/ui/date-time.tsx'
import { Money } from '#components/ui/money.tsx'
import { TypedText } from '#components/ui/typed-text.tsx'
import type { OrderView } from '#lib/orders/schema.ts'
import { personName } from '#lib/orders/title.ts'

type Person = NonNullable<OrderView['order']['personsOfInterest']>[number]

/** The slip itself: what was asked of whom, and the numbers it goes by. */
export function OrderCard({ view: { id, status, order } }: { view: OrderView }) {
  return (
    <CatalogueCard
      level="h1"
      callNumber={<OrderCallNumber number={order.number} more={order.externalOrderRef} />}
      title={
        <>
          <span className="block text-2xl sm:text-3xl">{order.documentType}</span>
          <span className="mt-1 block font-sans text-base font-normal text-ink-soft">
            {order.repositoryName}, {order.location}
          </span>
        </>
      }
      aside={
        <span className="flex items-center gap-2">
          <OrderStatusBadge status={status} />
          <PrintButton />
        </span>
      }
    >
      <Details
        items={[
          {
            label: order.personsOfInterest?.length === 1 ? 'Person' : 'Persons',
            value: order.personsOfInterest?.length ? <Persons persons={order.personsOfInterest} /> : undefined,
          },
          {
            label: 'Instructions',
            value: order.instructions && <TypedText className="max-w-prose">{order.instructions}</TypedText>,
          },
          { label: 'For', value: order.customerName },
          {
            label: 'Price',
            value:
              order.fixedPrice === undefined ? undefined : (
                <>
                  <Money amount={order.fixedPrice} currency={order.currency} /> for the researcher, fixed by you
                </>
              ),
          },
          {
            label: 'Promised by',
            value: order.estimatedCompletionDate && <CalendarDate value={order.estimatedCompletionDate} weekday />,
          },
          { label: 'Placed', value: <DateTime value={order.createdAt} /> },
          { label: 'Order id', value: <OrderId id={id} /> },
        ]}
      />
    </CatalogueCard>
  )
}

const PrintButton = () => (
  <Button
    look="quiet"
    size="icon"
    aria-label="Print this order"
    title="Print"
    data-print="hide"
    onClick={() => print()}
  >
    <Printer aria-hidden="true" className="size-5" />
  </Button>
)

const OrderId = ({ id }: { id: string }) => (
  <span className="-my-1 inline-flex flex-wrap items-center gap-1">
    <span className="font-card text-sm">{id}</span>
    <span data-print="hide">
      <CopyButton value={id} label="Copy the order id" />
    </span>
  </span>
)

function Persons({ persons }: { persons: readonly Person[] }) {
  return (
    <ul className="flex flex-col gap-1">
      {persons.map((person, i) => {
        const more = [
          person.birthDate && `born ${person.birthDate}`,
          person.deathDate && `died ${person.deathDate}`,
          person.note,
        ]
          .filter(Boolean)
          .join(', ')
        return (
          <li key={i}>
            {personName(person)}
            {more && <span className="text-ink-soft">, {more}</span>}
          </li>
        )
      })}
    </ul>
  )
}
