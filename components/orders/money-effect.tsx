'use client'
import { useQuery } from '@tanstack/react-query'
import { MinorMoney } from '#components/checkout/minor-money.tsx'
import { Money } from '#components/ui/money.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { orderPaymentQuery, type OrderPayment } from '#lib/browser/payments.ts'
import { priceOf } from '#lib/offers/price-of.ts'
import type { OfferView } from '#lib/offers/schema.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { returnAhead, shareAhead } from '#lib/payments/words.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/orders.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

// What an act does to the money, said before it is done. Amounts are those of the payment itself where there is one; null is known
// to be none, undefined isn't known.

type Props = { view: OrderView; offer: OfferView | undefined }

const usePayment = (view: OrderView) => useQuery(orderPaymentQuery(useApi(), view))
const Total = ({ payment }: { payment: OrderPayment }) => (
  <MinorMoney amount={payment.amount} currency={payment.currency} />
)
const Share = ({ payment, view }: { payment: OrderPayment; view: OrderView }) => (
  <MinorMoney amount={shareAhead(payment, view.order.outcome)} currency={payment.currency} />
)
/** What is left of the charge with us. */
const Left = ({ payment }: { payment: OrderPayment }) => (
  <MinorMoney amount={payment.amount - (payment.refundedAmount ?? 0)} currency={payment.currency} />
)

export function WithdrawalMoney({ view, offer }: Props) {
  const { data: payment, isPending } = usePayment(view)
  if (view.status === 'confirmed') {
    if (payment === undefined)
      return (
        <p>
          {!isPending && t('whatHasBeenPaid')} {t('aHoldOnYourCard')}
        </p>
      )
    if (payment?.status !== 'authorized') return <p>{t('nothingIsHeldOnA')}</p>
    return <p>{rich(t, 'theHoldIsReleased', { total: <Total payment={payment} /> })}</p>
  }
  if (view.status === 'awaiting_payment' && offer) {
    return (
      <p>
        {rich(t, 'nothingHasBeenChargedShould', {
          money: <Money amount={offer.totalAmount} currency={offer.currency} />,
        })}
      </p>
    )
  }
  return <p>{t('noMoneyHasMovedNothing')}</p>
}

function Price({ offer, outcome }: { offer: OfferView; outcome: OrderView['order']['outcome'] }) {
  const price = priceOf(offer, outcome)
  const money = <Money amount={price} currency={offer.currency} />
  return rich(t, price < offer.totalAmount ? 'nothingWasFoundSoIt' : 'theOrderCostsAllIn', { money })
}

export function AcceptanceMoney({ view, offer }: Props) {
  const { data: payment, isPending } = usePayment(view)
  const name = offer?.researcherName ?? t('theResearcher')
  if (payment === undefined)
    return (
      <p>
        {!isPending && t('whatHasBeenPaid')} {t('nothingMoreIsTakenFrom')}
      </p>
    )
  if (!payment || !['captured', 'partially_refunded'].includes(payment.status)) {
    return (
      <p>
        {t('nothingMoreIsTakenFrom')}
        {offer && offer.totalAmount > 0 && (
          <>
            {' '}
            <Price offer={offer} outcome={view.order.outcome} />
          </>
        )}
      </p>
    )
  }
  const back = view.order.outcome === 'not_found' ? returnAhead(payment) : 0
  const parts = {
    name,
    share: <Share payment={payment} view={view} />,
    left: <Left payment={payment} />,
    refunded: payment.refundedAmount ? 'yes' : 'no',
  }
  return (
    <p>
      {back > 0
        ? rich(t, 'researcherIsPaidAndSome', {
            ...parts,
            back: <MinorMoney amount={back} currency={payment.currency} />,
            strong: (text) => <strong>{text}</strong>,
          })
        : rich(t, 'researcherIsPaid', parts)}
    </p>
  )
}

export function ChangesMoney({ view, offer }: Props) {
  const { data: payment, isPending } = usePayment(view)
  const name = offer?.researcherName ?? t('theResearcher')
  return (
    <>
      {payment === undefined && !isPending && t('whatHasBeenPaid')}{' '}
      {payment
        ? rich(t, 'whatWasChargedStays', { left: <Left payment={payment} />, name })
        : t('nothingIsChargedForThis', { name })}{' '}
      {t('theOrderCantCountAs')}
    </>
  )
}
