import { EmptyState } from '#components/ui/states.tsx'
import type { OrderView } from '#lib/orders/schema.ts'

const updates =
  'You can close this page. New offers appear here by themselves, and we write to you about them unless you have switched that mail off.'

/** Nothing to choose from, and why. */
export function WaitingForOffers({ order: { status }, closed }: { order: OrderView; closed: number }) {
  if (status === 'submitted') {
    return (
      <EmptyState title="Waiting to be opened">
        <p>An operator reads new orders before researchers see them. Nothing is asked of you.</p>
        <p className="mt-2">{updates}</p>
      </EmptyState>
    )
  }
  if (status === 'open') {
    return (
      <div role="status">
        <EmptyState title={closed > 0 ? 'No other offer yet' : 'Out with the researchers'}>
          <p>
            {closed > 0
              ? 'The offers so far are below. The order is still open, so more can come.'
              : 'Your order is in front of the researchers who work there. Each answers with a price and a date, and you choose.'}
          </p>
          <p className="mt-2">{updates}</p>
        </EmptyState>
      </div>
    )
  }
  const ended = status === 'withdrawn' || status === 'cancelled'
  return (
    <EmptyState title={ended && closed === 0 ? 'No offer was made' : 'No offer stands any more'}>
      {ended && <p>The order has ended.</p>}
    </EmptyState>
  )
}
