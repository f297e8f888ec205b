'use client'
import { useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { useEffect } from 'react'
import { PaymentRecord } from '#components/checkout/payment-record.tsx'
import { payPathOf } from '#components/checkout/pay-path.ts'
import { bankAnswers, useSaidOnce } from '#components/checkout/use-said-once.ts'
import type { OrderTab } from '#components/orders/order-tab.ts'
import { Button } from '#components/ui/button.tsx'
import { Money } from '#components/ui/money.tsx'
import { EmptyState } from '#components/ui/states.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { useMay } from '#lib/browser/may.ts'
import { listOffers } from '#lib/offers/operations.ts'
import { initiatePayment } from '#lib/payments/operations.ts'
import type { OrderView } from '#lib/orders/schema.ts'

type Props = { order: OrderView; onGo: (tab: OrderTab) => void }

/** The way to the payment while there is one to make, and afterwards where the money is. */
export function PaymentSection({ order, onGo }: Props) {
  const offers = useQuery(useApi().ask(listOffers, { orderId: order.id }))
  const paidHere = useBankAnswerPassedOn(order)
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
  const offer = offers.data?.find(({ id }) => id === order.order.selectedOfferId)
  return (
    <EmptyState
      title="Not paid yet"
      action={
        <Button asChild>
          <Link href={payPathOf(order.id)}>Go to the payment</Link>
        </Button>
      }
    >
      {offer && (
        <>
          {offer.researcherName}’s offer comes to <Money amount={offer.totalAmount} currency={offer.currency} /> all
          in.{' '}
        </>
      )}
      The amount is held on your card, and charged only when work starts.
    </EmptyState>
  )
}

const said = ['paid', ...bankAnswers]

/** Payments that were begun before paying had a page of its own come back from the bank to here. */
function useBankAnswerPassedOn(order: OrderView): boolean {
  const answer = useSaidOnce(said)
  const isBack = answer.has('payment_intent') && order.status === 'awaiting_payment'
  useEffect(() => {
    if (isBack) location.replace(`${payPathOf(order.id)}?${answer}`)
  }, [isBack, order.id, answer])
  return answer.has('paid')
}
