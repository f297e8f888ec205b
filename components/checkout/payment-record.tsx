'use client'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode } from 'react'
import { OrderDocuments } from '#components/billing/order-documents.tsx'
import { MinorMoney } from '#components/checkout/minor-money.tsx'
import { RenewHold } from '#components/checkout/renew-hold.tsx'
import { Failure } from '#components/layout/failure.tsx'
import { Card, Details } from '#components/ui/card.tsx'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { useReader } from '#components/ui/locale.ts'
import { Money } from '#components/ui/money.tsx'
import { moneyText } from '#lib/money-text.ts'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { orderPaymentQuery, type OrderPayment } from '#lib/browser/payments.ts'
import { priceOf } from '#lib/offers/price-of.ts'
import type { OfferView } from '#lib/offers/schema.ts'
import { getCurrency, toMajor } from '#lib/money.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { describeMoney } from '#lib/payments/words.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/checkout.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Words = { title: string; sentences: ReactNode[] }

function withoutPayment({ status, order }: OrderView, offer: OfferView | undefined): Words {
  if (status === 'withdrawn' || status === 'cancelled')
    return { title: t('noMoneyMoved'), sentences: [t('nothingWasHeldOnA')] }
  if (offer && offer.totalAmount === 0)
    return { title: t('nothingToPay'), sentences: [t('theResearcherAskedForNothing')] }
  if (offer && status === 'completed') {
    const price = priceOf(offer, order.outcome)
    const money = <Money amount={price} currency={offer.currency} />
    return {
      title: t('byInvoice'),
      sentences: [rich(t, price < offer.totalAmount ? 'nothingWasFoundInvoiced' : 'invoiced', { money })],
    }
  }
  return {
    title: t('byInvoice'),
    sentences: [
      offer && rich(t, 'allIn', { money: <Money amount={offer.totalAmount} currency={offer.currency} /> }),
      offer &&
        offer.totalNoFindAmount < offer.totalAmount &&
        rich(t, 'ifNothingIsFound', { money: <Money amount={offer.totalNoFindAmount} currency={offer.currency} /> }),
      t('nothingIsHeldOnA'),
    ],
  }
}

type Props = { order: OrderView; offers: readonly OfferView[] | undefined; focusFirst: boolean }

/** Where the money of an order is: held, charged, passed on, given back. */
export function PaymentRecord({ order, offers, focusFirst }: Props) {
  const query = useQuery(orderPaymentQuery(useApi(), order))
  const { locale } = useReader()
  const heading = useRef<HTMLHeadingElement>(null)
  const ready = query.data !== undefined
  useEffect(() => {
    // Just paid: the page that was paid on, and the focus with it, is gone.
    if (focusFirst && ready) heading.current?.focus({ preventScroll: true })
  }, [focusFirst, ready])
  if (query.isPending) return <SkeletonList label={t('loadingThePayment')} rows={1} rowClassName="h-56" />
  const payment = query.data
  if (payment === undefined) return <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
  const offer = offers?.find(({ id }) => id === order.order.selectedOfferId)
  const { title, sentences } = payment
    ? describeMoney(
        payment,
        {
          orderStatus: order.status,
          outcome: order.order.outcome,
          researcher: offer?.researcherName ?? t('theResearcher'),
        },
        (minor) => moneyText(toMajor(minor, getCurrency(payment.currency)), payment.currency, locale),
      )
    : withoutPayment(order, offer)
  return (
    <Card className="flex max-w-2xl flex-col gap-5">
      <div className="flex flex-col gap-2">
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {title}
        </h2>
        {sentences.map((sentence, n) => (
          <p key={n}>{sentence}</p>
        ))}
        {order.order.holdExpiresAt && payment?.status === 'authorized' && (
          <>
            <p className="text-caution">
              {rich(t, 'theHoldEndsIfWork', { dateTime: <DateTime value={order.order.holdExpiresAt} /> })}
            </p>
            <RenewHold orderId={order.id} />
          </>
        )}
      </div>
      {payment && <PaymentLines payment={payment} researcher={offer?.researcherName} />}
      <OrderDocuments order={order} payment={payment} byInvoice={offer !== undefined && offer.totalAmount > 0} />
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
          label: t('total'),
          value: (
            <strong>
              <MinorMoney amount={amount} currency={currency} />
            </strong>
          ),
        },
        {
          label: researcher ?? t('researcher'),
          named: researcher !== undefined,
          value: <MinorMoney amount={transferAmount} currency={currency} />,
        },
        { label: t('callslipsFee'), value: <MinorMoney amount={platformFee} currency={currency} /> },
        {
          label: t('refunded'),
          value: refundedAmount ? <MinorMoney amount={refundedAmount} currency={currency} /> : undefined,
        },
        {
          label: t('paymentNumber'),
          value: (
            <span className="-my-1 inline-flex flex-wrap items-center gap-1">
              <span className="font-card text-sm">{paymentIntentId}</span>
              <CopyButton value={paymentIntentId} label={t('copyThePaymentNumber')} />
            </span>
          ),
        },
      ]}
    />
  )
}
