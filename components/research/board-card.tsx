'use client'
import { Link } from '#components/ui/link.tsx'
import { countryName } from '#components/orders/country-names.ts'
import { OrderNumber } from '#components/orders/order-number.tsx'
import { HideOrder } from '#components/research/hide-order.tsx'
import { distanceOf, stateOf, titleOf } from '#components/research/describe-order.ts'
import { Badge, StatusBadge } from '#components/ui/badge.tsx'
import { CalendarDate, DateTime, RelativeTime } from '#components/ui/date-time.tsx'
import { useReader } from '#components/ui/locale.ts'
import { Money } from '#components/ui/money.tsx'
import type { ResearchOrderView } from '#lib/researchers/schema.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/research-board.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Why it stands on the board. */
const reasons = () => ({ archive: t('atAnArchiveOfYours'), country: t('inACountryOfYours') })

/** One order as a line on the board; the whole of it is the link. */
export function BoardCard({ order }: { order: ResearchOrderView }) {
  const { locale } = useReader()
  const { label, tone, ended = false, next } = stateOf(order)
  const place = [order.location, order.countryISOA3 && countryName(order.countryISOA3, locale)]
    .filter(Boolean)
    .join(', ')
  return (
    <li className="relative rounded-card border border-line bg-sheet p-4 shadow-sheet hover:border-edge has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h2 className="text-xl">
            <Link
              href={`/research/orders/${order.id}`}
              className="text-ink no-underline after:absolute after:inset-0 focus-visible:outline-none"
            >
              <bdi>{titleOf(order)}</bdi>
            </Link>
          </h2>
          <p dir="auto">{order.repositoryName}</p>
          <p dir="auto" className="text-ink-soft">
            {place}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {next && <Badge tone="caution">{next}</Badge>}
          <StatusBadge tone={tone} ended={ended}>
            {label}
          </StatusBadge>
          {order.status === 'open' && order.because !== undefined && <HideOrder order={order} />}
        </div>
      </div>
      {order.status === 'open' && order.instructions !== undefined && (
        <p dir="auto" className="mt-2 line-clamp-2 text-sm">
          {order.instructions}
        </p>
      )}
      <Facts order={order} />
    </li>
  )
}

function Facts({ order }: { order: ResearchOrderView }) {
  const distance = distanceOf(order)
  return (
    <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
      <OrderNumber number={order.number} />
      <span>{rich(t, 'opened', { relativeTime: <RelativeTime value={order.openedAt ?? order.createdAt} /> })}</span>
      <span>{order.offerCount === 0 ? t('noOffersYet') : t('offers', { offerCount: order.offerCount })}</span>
      {order.because?.[0] !== undefined && <span>{reasons()[order.because[0]]}</span>}
      {distance && <span>{rich(t, 'kmFrom', { km: distance.km, archive: <bdi>{distance.from}</bdi> })}</span>}
      {order.fixedPrice !== undefined && (
        <span>{rich(t, 'fixedPrice', { money: <Money amount={order.fixedPrice} currency={order.currency} /> })}</span>
      )}
      {order.myOffer && (order.myOffer.status === 'ACTIVE' || order.myOffer.status === 'SELECTED') && (
        <span>
          {rich(t, 'yourOffer', { money: <Money amount={order.myOffer.amount} currency={order.myOffer.currency} /> })}
        </span>
      )}
      {order.status === 'confirmed' && order.share?.holdExpiresAt && (
        <span className="text-caution">
          {rich(t, 'startByTheHoldOn', { dateTime: <DateTime value={order.share.holdExpiresAt} /> })}
        </span>
      )}
      {order.mine && order.estimatedCompletionDate && (
        <span>{rich(t, 'promisedFor', { calendarDate: <CalendarDate value={order.estimatedCompletionDate} /> })}</span>
      )}
    </p>
  )
}
