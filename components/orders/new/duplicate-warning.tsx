'use client'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Banner } from '#components/ui/banner.tsx'
import { RelativeTime } from '#components/ui/date-time.tsx'
import { useDebounced } from '#components/ui/use-debounced.ts'
import { statusLabels } from '#components/orders/order-status.tsx'
import { useApi, useRole } from '#lib/browser/api-provider.tsx'
import { duplicatesQuery, type Candidate } from '#lib/browser/order-duplicates.ts'
import { orderTitle } from '#lib/orders/title.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/orders-new.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Says that something very like this is ordered already. It forbids nothing: twice may be meant. A visitor has no orders. */
export const DuplicateWarning = ({ candidate }: { candidate: Candidate }) =>
  useRole() === undefined ? null : <Warning candidate={candidate} />

function Warning({ candidate }: { candidate: Candidate }) {
  // A new object with every letter; the text stands still when the person does.
  const text = useDebounced(JSON.stringify(candidate), 600)
  const settled = useMemo(() => JSON.parse(text) as Candidate, [text]) // written one line above
  const { data: duplicates = [] } = useQuery(duplicatesQuery(useApi(), settled))
  const [first] = duplicates
  if (!first) return null
  return (
    <Banner
      tone="caution"
      role="status"
      title={
        first.because === 'reference'
          ? t('youHaveAnOpenOrder', { externalOrderRef: settled.externalOrderRef })
          : t('youHaveAnOpenOrderFor', { person: String(first.person) })
      }
    >
      <ul className="mt-1 flex flex-col gap-1">
        {duplicates.slice(0, 3).map(({ order: { id, status, order } }) => (
          <li key={id}>
            <a className="text-link" href={`/orders/${id}`} target="_blank" rel="noreferrer">
              <bdi>{orderTitle(order)}</bdi>, <bdi>{order.repositoryName}</bdi>
              <span className="sr-only"> {t('inANewTab')}</span>
            </a>{' '}
            <span className="text-sm text-ink-soft">
              {rich(t, 'placed', {
                number: order.number,
                statusLabels: statusLabels()[status],
                relativeTime: <RelativeTime value={order.createdAt} />,
              })}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-sm">{t('youCanPlaceThisOrder')}</p>
    </Banner>
  )
}
