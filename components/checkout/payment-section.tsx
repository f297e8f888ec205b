'use client'
import { useQuery } from '@tanstack/react-query'
import { Link } from '#components/ui/link.tsx'
import { useEffect } from 'react'
import { EarlierCharges } from '#components/checkout/earlier-charges.tsx'
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
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/checkout.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = { order: OrderView; onGo: (tab: OrderTab) => void }

/** The way to the payment while there is one to make, and afterwards where the money is. */
export function PaymentSection(props: Props) {
  const { status } = props.order
  return (
    <>
      <ThisPayment {...props} />
      <EarlierCharges order={props.order} all={unpaid.includes(status)} />
    </>
  )
}

/** Whoever is chosen hasn't been paid yet, so that what was charged was for another. */
const unpaid: readonly OrderView['status'][] = ['open', 'awaiting_payment']

function ThisPayment({ order, onGo }: Props) {
  const offers = useQuery(useApi().ask(listOffers, { orderId: order.id }))
  const paidHere = useBankAnswerPassedOn(order)
  const may = useMay()
  const { status } = order
  if (status === 'submitted' || status === 'open') {
    return (
      <EmptyState
        title={t('nothingToPayYet')}
        action={
          <Button look="secondary" onClick={() => onGo('offers')}>
            {status === 'open' ? t('seeTheOffers') : t('backToTheOffers')}
          </Button>
        }
      >
        {t('youPayOnceYouHave')}
      </EmptyState>
    )
  }
  if (status !== 'awaiting_payment') return <PaymentRecord order={order} offers={offers.data} focusFirst={paidHere} />
  if (!may(initiatePayment)) return <EmptyState title={t('waitingToBePaid')}>{t('anOfferIsChosenSomebody')}</EmptyState>
  const offer = offers.data?.find(({ id }) => id === order.order.selectedOfferId)
  return (
    <EmptyState
      title={t('notPaidYet')}
      action={
        <Button asChild>
          <Link href={payPathOf(order.id)}>{t('goToThePayment')}</Link>
        </Button>
      }
    >
      {offer && (
        <>
          {rich(t, 'offerComesToAllIn', {
            researcherName: offer.researcherName,
            money: <Money amount={offer.totalAmount} currency={offer.currency} />,
          })}{' '}
        </>
      )}
      {t('theAmountIsHeldOn')}
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
