'use client'
import { Link } from '#components/ui/link.tsx'
import type { ReactNode } from 'react'
import { OfferPrice } from '#components/offers/offer-price.tsx'
import { ResearcherRecord } from '#components/offers/researcher-record.tsx'
import { Rating } from '#components/reviews/stars.tsx'
import { StatusBadge } from '#components/ui/badge.tsx'
import { classNames } from '#components/ui/class-names.ts'
import { CalendarDate, DateTime } from '#components/ui/date-time.tsx'
import { TypedText } from '#components/ui/typed-text.tsx'
import type { OfferView } from '#lib/offers/schema.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/offers.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = { offer: OfferView; selected?: boolean; marks?: readonly string[]; actions?: ReactNode }

/** One offer, price first. */
export function OfferCard({ offer, selected = false, marks = [], actions }: Props) {
  const titleId = `offer-${offer.id}`
  return (
    <li
      aria-labelledby={titleId}
      className={classNames(
        'flex flex-col gap-4 rounded-card border bg-sheet p-5 shadow-sheet break-inside-avoid',
        selected ? 'border-accent ring-1 ring-accent' : 'border-line',
      )}
    >
      <div>
        {/* As tall with a mark as without, so that prices stand in one line across the cards. */}
        <div className="flex items-center md:min-h-7 text-sm font-medium text-accent">
          {selected ? <StatusBadge tone="accent">{t('chosen')}</StatusBadge> : marks.join(', ')}
        </div>
        <h3 id={titleId} className="text-xl">
          <Link className="text-link" href={`/researchers/${offer.researcherId}`}>
            <bdi>{offer.researcherName}</bdi>
          </Link>
        </h3>
      </div>
      {offer.awaitsConfirmation && (
        <p className="rounded-card border border-caution/30 bg-caution-soft p-3 text-sm">
          {t('madeBeforeYourChangeThe')}
        </p>
      )}
      <OfferPrice offer={offer} />
      <Facts offer={offer} />
      <div className="grow">
        <TypedText as="blockquote" className="border-s-2 border-line ps-3">
          {offer.message}
        </TypedText>
      </div>
      {offer.status === 'ACTIVE' && (
        <p className="text-sm text-ink-soft">
          {rich(t, 'standsUntil', { dateTime: <DateTime value={offer.expiresAt} /> })}
        </p>
      )}
      {actions && (
        <div className="flex flex-wrap gap-2" data-print="hide">
          {actions}
        </div>
      )}
    </li>
  )
}

const Facts = ({ offer }: { offer: OfferView }) => (
  <dl className="flex flex-col gap-3 border-t border-rule pt-4 text-sm">
    <div>
      <dt className="text-ink-soft">{t('promisedBy')}</dt>
      <dd className="text-base font-medium">
        <CalendarDate value={offer.estimatedCompletionDate} weekday />
      </dd>
    </div>
    <div>
      <dt className="text-ink-soft">{t('record')}</dt>
      <dd>
        <ResearcherRecord record={offer.researcherRecord} />
      </dd>
    </div>
    <div>
      <dt className="text-ink-soft">{t('reviews')}</dt>
      <dd>
        <Rating rating={offer.researcherRating} />
      </dd>
    </div>
  </dl>
)
