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
          ? `You have an open order with the reference ${settled.externalOrderRef}`
          : `You have an open order for ${first.person} in this archive`
      }
    >
      <ul className="mt-1 flex flex-col gap-1">
        {duplicates.slice(0, 3).map(({ order: { id, status, order } }) => (
          <li key={id}>
            <a className="text-link" href={`/orders/${id}`} target="_blank" rel="noreferrer">
              {orderTitle(order)}, {order.repositoryName}
              <span className="sr-only"> (in a new tab)</span>
            </a>{' '}
            <span className="text-sm text-ink-soft">
              {order.number}, {statusLabels[status]}, placed <RelativeTime value={order.createdAt} />
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-sm">You can place this order all the same.</p>
    </Banner>
  )
}
