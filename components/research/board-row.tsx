'use client'
import { Link } from '#components/ui/link.tsx'
import { HideOrder } from '#components/research/hide-order.tsx'
import { distanceOf, stateOf, titleOf } from '#components/research/describe-order.ts'
import { RelativeTime } from '#components/ui/date-time.tsx'
import { Money } from '#components/ui/money.tsx'
import type { ResearchOrderView } from '#lib/researchers/schema.ts'
import { catalogue } from '#lib/words/en/research-board.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** One open order in two short lines, for whoever goes through many. */
export function BoardRow({ order }: { order: ResearchOrderView }) {
  const { label } = stateOf(order)
  const distance = distanceOf(order)
  return (
    <li className="relative flex items-center gap-3 px-4 py-2 hover:bg-well has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent">
      <div className="min-w-0 grow">
        <Link
          href={`/research/orders/${order.id}`}
          className="text-ink no-underline after:absolute after:inset-0 focus-visible:outline-none"
        >
          <bdi className="font-medium">{titleOf(order)}</bdi>
        </Link>
        <p dir="auto" className="truncate text-sm text-ink-soft">
          {order.repositoryName}, {order.location}
        </p>
      </div>
      <div className="shrink-0 text-end text-sm text-ink-soft">
        <p>
          {order.fixedPrice === undefined ? (
            order.myOffer?.status === 'ACTIVE' ? (
              label
            ) : order.offerCount === 0 ? (
              t('noOffersYet')
            ) : (
              t('offers', { offerCount: order.offerCount })
            )
          ) : (
            <Money amount={order.fixedPrice} currency={order.currency} />
          )}
        </p>
        <p>
          {distance && <>{t('km', { km: distance.km })} · </>}
          <RelativeTime value={order.openedAt ?? order.createdAt} />
        </p>
      </div>
      <HideOrder order={order} />
    </li>
  )
}
