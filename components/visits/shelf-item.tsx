'use client'
import { countryName } from '#components/orders/country-names.ts'
import { OrderNumber } from '#components/orders/order-number.tsx'
import { titleOf } from '#components/research/describe-order.ts'
import { MarkFields } from '#components/visits/mark-fields.tsx'
import { NotToday } from '#components/visits/not-today.tsx'
import { OrderPhotos } from '#components/visits/order-photos.tsx'
import { personsText } from '#components/visits/persons-text.ts'
import { Details } from '#components/ui/card.tsx'
import { CalendarDate } from '#components/ui/date-time.tsx'
import { Link } from '#components/ui/link.tsx'
import { useReader } from '#components/ui/locale.ts'
import { TypedText } from '#components/ui/typed-text.tsx'
import type { Sender } from '#lib/browser/send-visits.ts'
import { shownMark, type QueuedMark, type QueuedPhoto } from '#lib/browser/visit-queue.ts'
import type { ShelfListView, ShelfRow } from '#lib/visits/schema.ts'
import { catalogue } from '#lib/words/en/research-visits.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = {
  row: ShelfRow
  list: ShelfListView
  sender: Sender
  queued: QueuedMark | undefined
  photos: readonly QueuedPhoto[]
}

/** One order to look for: what is asked, a mark and a note, and photos of it. */
export function ShelfItem({ row, list, sender, queued, photos }: Props) {
  const { locale } = useReader()
  const { number, orderId, location, countryISOA3, instructions, due, repositoryName, open } = row
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-sheet p-4 break-inside-avoid sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-rule pb-2">
        <h2 className="min-w-0 text-xl break-words">
          <Link href={`/research/orders/${orderId}`} className="text-ink">
            <bdi>{titleOf(row)}</bdi>
          </Link>
        </h2>
        <OrderNumber number={number} className="text-base text-ink" />
      </div>
      <Details
        items={[
          { label: t('whom'), value: personsText(row) },
          {
            label: t('place'),
            value: [location, countryISOA3 && countryName(countryISOA3, locale)].filter(Boolean).join(', '),
          },
          { label: t('asWritten'), value: repositoryName === list.visit.place ? undefined : repositoryName },
          {
            label: t('instructions'),
            value: instructions && <TypedText className="line-clamp-4 print:line-clamp-none">{instructions}</TypedText>,
          },
          { label: t('dueOn'), value: open ? due && <CalendarDate value={due} weekday /> : t('notOpenAnyMore') },
        ]}
      />
      <MarkFields row={row} mark={shownMark(row, queued)} visitId={list.visit.id} sender={sender} />
      <div data-print="hide" className="flex flex-wrap items-start justify-between gap-3">
        {(open || photos.length > 0) && (
          <OrderPhotos row={row} visitId={list.visit.id} photos={photos} sender={sender} />
        )}
        {open && <NotToday row={row} list={list} />}
      </div>
    </li>
  )
}
