'use client'
import dynamic from 'next/dynamic'
import { AttachedFiles } from '#components/attachments/lazy-attached-files.tsx'
import { CatalogueCard, Details } from '#components/ui/card.tsx'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { CalendarDate, DateTime } from '#components/ui/date-time.tsx'
import { Money } from '#components/ui/money.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { TypedText } from '#components/ui/typed-text.tsx'
import { whenIdle } from '#lib/browser/lazy.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { personName } from '#lib/orders/title.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/orders-list.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

// For those who keep many; the slip itself comes first.
const OrderFiling = dynamic(
  whenIdle(() => import('#components/orders/filing/order-filing.tsx').then((module) => module.OrderFiling)),
  { ssr: false, loading: () => <Skeleton className="h-6 w-40" /> },
)

type Person = NonNullable<OrderView['order']['personsOfInterest']>[number]

/** The slip itself: what was asked of whom, and what it goes by. */
export function OrderCard({ view }: { view: OrderView }) {
  const { id, order } = view
  return (
    <CatalogueCard title={t('whatYouAskedFor')}>
      <Details
        items={[
          {
            label: order.personsOfInterest?.length === 1 ? t('person') : t('persons'),
            value: order.personsOfInterest?.length ? <Persons persons={order.personsOfInterest} /> : undefined,
          },
          {
            label: t('instructions'),
            value: order.instructions && <TypedText className="max-w-prose">{order.instructions}</TypedText>,
          },
          {
            label: t('attached'),
            value: order.attachments && <AttachedFiles orderId={id} files={order.attachments} />,
          },
          { label: t('for'), value: order.customerName },
          {
            label: t('price'),
            value:
              order.fixedPrice === undefined
                ? undefined
                : rich(t, 'forTheResearcherFixedBy', {
                    money: <Money amount={order.fixedPrice} currency={order.currency} />,
                  }),
          },
          {
            label: t('promisedBy'),
            value: order.estimatedCompletionDate && <CalendarDate value={order.estimatedCompletionDate} weekday />,
          },
          { label: t('placed'), value: <DateTime value={order.createdAt} /> },
          { label: t('filed'), value: <OrderFiling view={view} /> },
          { label: t('orderId'), value: <OrderId id={id} /> },
        ]}
      />
    </CatalogueCard>
  )
}

const OrderId = ({ id }: { id: string }) => (
  <span className="-my-1 inline-flex items-center">
    <span className="font-card text-xs break-all">{id}</span>
    <span data-print="hide">
      <CopyButton value={id} label={t('copyTheOrderId')} />
    </span>
  </span>
)

function Persons({ persons }: { persons: readonly Person[] }) {
  return (
    <ul className="flex flex-col gap-1">
      {persons.map((person, i) => {
        const more = [
          person.birthDate && t('born', { birthDate: person.birthDate }),
          person.deathDate && t('died', { deathDate: person.deathDate }),
          person.note,
        ]
          .filter(Boolean)
          .join(', ')
        return (
          <li key={i}>
            <bdi>{personName(person)}</bdi>
            {more && (
              <span dir="auto" className="text-ink-soft">
                , {more}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
