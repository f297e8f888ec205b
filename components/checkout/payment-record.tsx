'use client'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode } from 'react'
import { MinorMoney } from '#components/checkout/minor-money.tsx'
import { Failure } from '#components/layout/failure.tsx'
import { Card, Details } from '#components/ui/card.tsx'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { Money } from '#components/ui/money.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { orderPaymentQuery, type OrderPayment } from '#lib/browser/payments.ts'
import type { OfferView } from '#lib/offers/schema.ts'
import type { OrderView } from '#lib/orders/schema.ts'

type Words = { title: string; text: ReactNode }
type Names = { payment: OrderPayment; researcher: string; order: OrderView }

const titles: Record<OrderPayment['status'], string> = {
  initiated: 'Not paid',
  failed: 'Not paid',
  authorized: 'Held, not charged',
  captured: 'Charged',
  transferred: 'Charged, and the researcher is paid',
  canceled: 'Released',
  expired: 'The hold ran out',
  refunded: 'Refunded',
  partially_refunded: 'Refunded in part',
  disputed: 'In dispute with your bank',
  mismatch: 'An operator is looking at this payment',
}

function textFor({ payment, researcher, order }: Names): ReactNode {
  const { currency } = payment
  const total = <MinorMoney amount={payment.amount} currency={currency} />
  const share = <MinorMoney amount={payment.transferAmount} currency={currency} />
  const back = <MinorMoney amount={payment.refundedAmount ?? 0} currency={currency} />
  switch (payment.status) {
    case 'initiated':
    case 'failed':
      return <>{total} was to be paid. Nothing is held and nothing was charged.</>
    case 'authorized':
      return (
        <>
          Your bank holds {total} on your card. It is charged when {researcher} starts work; withdraw before that and
          all of it is released.
        </>
      )
    case 'captured':
      return order.status === 'completed' ? (
        <>
          {total} was charged when work began. {researcher}’s {share} are on their way.
        </>
      ) : (
        <>
          {total} was charged when work began. {researcher} receives {share} of it when you accept the delivery, or 14
          days after it.
        </>
      )
    case 'transferred':
      return (
        <>
          {total} was charged; {researcher} has received {share} of it.
        </>
      )
    case 'canceled':
      return (
        <>
          The payment of {total} was ended. Nothing was charged; what your bank held is free again, though banks may
          take a few days to show it.
        </>
      )
    case 'expired':
      return <>Your bank held {total} until the hold lapsed. Nothing was charged.</>
    case 'refunded':
      return <>{back} went back to your card. Banks usually show it within five to ten days.</>
    case 'partially_refunded':
      return (
        <>
          {back} of the {total} that were charged went back to your card.
        </>
      )
    case 'disputed':
      return <>Your bank has questioned the charge of {total}. An operator answers it.</>
    case 'mismatch':
      return 'The payment provider shows other figures than were agreed. There is nothing you need to do; please don’t pay again.'
  }
}

function withoutPayment({ status }: OrderView, offer: OfferView | undefined): Words {
  if (status === 'withdrawn' || status === 'cancelled')
    return { title: 'No money moved', text: 'Nothing was held on a card and nothing was charged.' }
  if (offer && offer.totalAmount === 0) return { title: 'Nothing to pay', text: 'The researcher asked for nothing.' }
  return {
    title: 'By invoice',
    text: offer ? (
      <>
        <Money amount={offer.totalAmount} currency={offer.currency} /> all in. Nothing is held on a card.
      </>
    ) : (
      'Nothing is held on a card.'
    ),
  }
}

type Props = { order: OrderView; offers: readonly OfferView[] | undefined; focusFirst: boolean }

/** Where the money of an order is: held, charged, passed on, given back. */
export function PaymentRecord({ order, offers, focusFirst }: Props) {
  const query = useQuery(orderPaymentQuery(useApi(), order))
  const heading = useRef<HTMLHeadingElement>(null)
  const ready = query.data !== undefined
  useEffect(() => {
    // The card form, and the focus with it, has just gone from here.
    if (focusFirst && ready) heading.current?.focus()
  }, [focusFirst, ready])
  if (query.isPending) return <SkeletonList label="Loading the payment" rows={1} rowClassName="h-56" />
  const payment = query.data
  if (payment === undefined) return <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
  const offer = offers?.find(({ id }) => id === order.order.selectedOfferId)
  const { title, text } = payment
    ? {
        title: titles[payment.status],
        text: textFor({ payment, order, researcher: offer?.researcherName ?? 'the researcher' }),
      }
    : withoutPayment(order, offer)
  return (
    <Card className="flex max-w-2xl flex-col gap-5">
      <div className="flex flex-col gap-2">
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {title}
        </h2>
        <p>{text}</p>
        {order.order.holdExpiresAt && payment?.status === 'authorized' && (
          <p className="text-caution">
            The hold ends <DateTime value={order.order.holdExpiresAt} />. If work hasn’t begun by then it is released,
            and we ask you to pay again.
          </p>
        )}
      </div>
      {payment && <PaymentLines payment={payment} researcher={offer?.researcherName} />}
    </Card>
  )
}

function PaymentLines({
  payment: { amount, transferAmount, platformFee, refundedAmount, currency, paymentIntentId },
  researcher,
}: {
  payment: OrderPayment
  researcher: string | undefined
}) {
  return (
    <Details
      className="border-t border-rule pt-4"
      items={[
        {
          label: 'Total',
          value: (
            <strong>
              <MinorMoney amount={amount} currency={currency} />
            </strong>
          ),
        },
        { label: researcher ?? 'Researcher', value: <MinorMoney amount={transferAmount} currency={currency} /> },
        { label: 'Callslip’s fee', value: <MinorMoney amount={platformFee} currency={currency} /> },
        {
          label: 'Refunded',
          value: refundedAmount ? <MinorMoney amount={refundedAmount} currency={currency} /> : undefined,
        },
        {
          label: 'Payment number',
          value: (
            <span className="-my-1 inline-flex flex-wrap items-center gap-1">
              <span className="font-card text-sm">{paymentIntentId}</span>
              <CopyButton value={paymentIntentId} label="Copy the payment number" />
            </span>
          ),
        },
      ]}
    />
  )
}
