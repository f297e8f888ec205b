import { StatusBadge } from '#components/ui/badge.tsx'
import { CalendarDate } from '#components/ui/date-time.tsx'
import { Money } from '#components/ui/money.tsx'
import type { OfferView } from '#lib/offers/schema.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/offers.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const words = (unchosen: boolean): Record<OfferView['status'], string> => ({
  ACTIVE: t('onOffer'),
  SELECTED: t('chosen'),
  DECLINED: t('youDeclinedIt'),
  RETRACTED: t('takenBack'),
  EXPIRED: t('ranOut'),
  CLOSED: unchosen ? t('theOrderEnded') : t('anotherWasChosen'),
})

/** Offers that can't be chosen any more, out of the way. `unchosen`: the order ended, and none of them was to do it. */
export function ClosedOffers({ offers, unchosen }: { offers: readonly OfferView[]; unchosen: boolean }) {
  return (
    <details className="rounded-card border border-line" data-print="hide">
      <summary className="min-h-11 px-4 py-2.5 font-medium">
        {t('offersThatNoLongerStand', { count: offers.length })}
      </summary>
      <ul className="border-t border-line">
        {offers.map((offer) => (
          <li
            key={offer.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line px-4 py-3 last:border-0"
          >
            <bdi className="font-medium">{offer.researcherName}</bdi>
            <span className="text-sm text-ink-soft">
              {rich(t, 'allInBy', {
                money: <Money amount={offer.totalAmount} currency={offer.currency} />,
                calendarDate: <CalendarDate value={offer.estimatedCompletionDate} />,
              })}
            </span>
            <StatusBadge tone="neutral" ended>
              {words(unchosen)[offer.status]}
            </StatusBadge>
          </li>
        ))}
      </ul>
    </details>
  )
}
