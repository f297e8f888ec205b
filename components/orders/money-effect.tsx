'use client'
import { useQuery } from '@tanstack/react-query'
import { MinorMoney } from '#components/checkout/minor-money.tsx'
import { Money } from '#components/ui/money.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { orderPaymentQuery, type OrderPayment } from '#lib/browser/payments.ts'
import type { OfferView } from '#lib/offers/schema.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { returnAhead, shareAhead } from '#lib/payments/words.ts'

// What an act does to the money, said before it is done. Amounts are those of the payment itself where there is one.

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
    if (isPending) return <p>A hold on your card is released in full; nothing has been charged.</p>
    if (payment?.status !== 'authorized') return <p>Nothing is held on a card and nothing has been charged.</p>
    return (
      <p>
        The hold of <Total payment={payment} /> on your card is released in full. Nothing has been charged and nothing
        will be. Your bank may take a few days to show it.
      </p>
    )
  }
  if (view.status === 'awaiting_payment' && offer) {
    return (
      <p>
        Nothing has been charged. Should your bank already hold the{' '}
        <Money amount={offer.totalAmount} currency={offer.currency} />, the hold is released in full.
      </p>
    )
  }
  return <p>No money has moved: nothing is held and nothing has been charged.</p>
}

export function AcceptanceMoney({ view, offer }: Props) {
  const { data: payment } = usePayment(view)
  const name = offer?.researcherName ?? 'The researcher'
  if (!payment || !['captured', 'partially_refunded'].includes(payment.status)) {
    return (
      <p>
        Nothing more is taken from a card.
        {offer && offer.totalAmount > 0 && (
          <>
            {' '}
            The order costs <Money amount={offer.totalAmount} currency={offer.currency} /> all in.
          </>
        )}
      </p>
    )
  }
  const back = view.order.outcome === 'not_found' ? returnAhead(payment) : 0
  return (
    <p>
      {name} is paid <Share payment={payment} view={view} /> out of the <Left payment={payment} />{' '}
      {payment.refundedAmount ? 'left of what' : 'that'} was charged when work began;{' '}
      {back > 0 && (
        <>
          <strong>
            <MinorMoney amount={back} currency={payment.currency} /> goes back to your card
          </strong>
          , because nothing was found, and{' '}
        </>
      )}
      the rest is Callslip’s fee. Nothing more is charged.
    </p>
  )
}

export function ChangesMoney({ view, offer }: Props) {
  const { data: payment } = usePayment(view)
  const name = offer?.researcherName ?? 'The researcher'
  return (
    <>
      {payment ? (
        <>
          The <Left payment={payment} /> charged when work began stays where it is: nothing is added and nothing given
          back. {name} isn’t paid until you accept.
        </>
      ) : (
        <>Nothing is charged for this. {name} isn’t paid until you accept.</>
      )}{' '}
      The order can’t count as accepted until there is a new delivery.
    </>
  )
}
