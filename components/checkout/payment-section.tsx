'use client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PaymentRecord } from '#components/checkout/payment-record.tsx'
import { PaymentStep } from '#components/checkout/payment-step.tsx'
import { Failure } from '#components/layout/failure.tsx'
import type { OrderTab } from '#components/orders/order-tab.ts'
import { Button } from '#components/ui/button.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { EmptyState } from '#components/ui/states.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { useMay } from '#lib/browser/may.ts'
import { listOffers } from '#lib/offers/operations.ts'
import { initiatePayment } from '#lib/payments/operations.ts'
import type { OrderView } from '#lib/orders/schema.ts'

type Props = { order: OrderView; onGo: (tab: OrderTab) => void }

/** Before there is anything to pay, the step of paying, and afterwards where the money is. */
export function PaymentSection({ order, onGo }: Props) {
  const offers = useQuery(useApi().ask(listOffers, { orderId: order.id }))
  const [paidHere, setPaidHere] = useState(false)
  const may = useMay()
  const { status } = order
  if (status === 'submitted' || status === 'open') {
    return (
      <EmptyState
        title="Nothing to pay yet"
        action={
          <Button look="secondary" onClick={() => onGo('offers')}>
            {status === 'open' ? 'See the offers' : 'Back to the offers'}
          </Button>
        }
      >
        You pay once you have chosen an offer. The amount is held on your card then, and charged only when the
        researcher starts work.
      </EmptyState>
    )
  }
  if (status !== 'awaiting_payment') return <PaymentRecord order={order} offers={offers.data} focusFirst={paidHere} />
  if (!may(initiatePayment))
    return (
      <EmptyState title="Waiting to be paid">An offer is chosen. Somebody whose role is Orders pays for it.</EmptyState>
    )
  if (offers.isPending) return <SkeletonList label="Loading the payment" rows={1} rowClassName="h-96" />
  const offer = offers.data?.find(({ id }) => id === order.order.selectedOfferId)
  if (!offer) return <Failure error={offers.error} onRetry={offers.refetch} retrying={offers.isFetching} />
  return <PaymentStep key={offer.id} order={order} offer={offer} onPaid={() => setPaidHere(true)} onGo={onGo} />
}
