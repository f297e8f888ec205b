import { EmptyState } from '#components/ui/states.tsx'
import type { OrderView } from '#lib/orders/schema.ts'
import { catalogue } from '#lib/words/en/offers.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const updates = () => t('youCanCloseThisPage')

/** Nothing to choose from, and why. */
export function WaitingForOffers({ order: { status }, closed }: { order: OrderView; closed: number }) {
  if (status === 'submitted') {
    return (
      <EmptyState title={t('waitingToBeOpened')}>
        <p>{t('anOperatorReadsNewOrders')}</p>
        <p className="mt-2">{updates()}</p>
      </EmptyState>
    )
  }
  if (status === 'open') {
    return (
      <div role="status">
        <EmptyState title={closed > 0 ? t('noOtherOfferYet') : t('outWithTheResearchers')}>
          <p>{closed > 0 ? t('theOffersSoFarAre') : t('yourOrderIsInFront')}</p>
          <p className="mt-2">{updates()}</p>
        </EmptyState>
      </div>
    )
  }
  const ended = status === 'withdrawn' || status === 'cancelled'
  return (
    <EmptyState title={ended && closed === 0 ? t('noOfferWasMade') : t('noOfferStandsAnyMore')}>
      {ended && <p>{t('theOrderHasEnded')}</p>}
    </EmptyState>
  )
}
