import { StatusBadge } from '#components/ui/badge.tsx'
import { CalendarDate } from '#components/ui/date-time.tsx'
import { Money } from '#components/ui/money.tsx'
import type { OfferView } from '#lib/offers/schema.ts'

const words: Record<OfferView['status'], string> = {
  ACTIVE: 'On offer',
  SELECTED: 'Chosen',
  DECLINED: 'You declined it',
  RETRACTED: 'Taken back',
  EXPIRED: 'Ran out',
  CLOSED: 'Another was chosen',
}

/** Offers that can't be chosen any more, out of the way. */
export function ClosedOffers({ offers }: { offers: readonly OfferView[] }) {
  return (
    <details className="rounded-card border border-line" data-print="hide">
      <summary className="min-h-11 px-4 py-2.5 font-medium">
        {offers.length === 1 ? 'One offer that no longer stands' : `${offers.length} offers that no longer stand`}
      </summary>
      <ul className="border-t border-line">
        {offers.map((offer) => (
          <li
            key={offer.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line px-4 py-3 last:border-0"
          >
            <span className="font-medium">{offer.researcherName}</span>
            <span className="text-sm text-ink-soft">
              <Money amount={offer.totalAmount} currency={offer.currency} /> all in, by{' '}
              <CalendarDate value={offer.estimatedCompletionDate} />
            </span>
            <StatusBadge tone="neutral" ended>
              {words[offer.status]}
            </StatusBadge>
          </li>
        ))}
      </ul>
    </details>
  )
}
