'use client'
import type { ReactNode } from 'react'
import type { Checkout } from '#components/checkout/use-checkout.ts'
import type { OrderTab } from '#components/orders/order-tab.ts'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { asFailure, type ApiFailure } from '#lib/browser/failure.ts'

type Props = { checkout: Checkout; onChangeOffer: () => void; onGo: (tab: OrderTab) => void }

/** What stands in the way of the payment, what it means for the money, and the one thing to do about it. */
export function CheckoutProblem({ checkout, onChangeOffer, onGo }: Props) {
  const { initiate, finalize } = checkout
  const failed = finalize.isError ? finalize : initiate
  if (!failed.isError) return null
  const failure = asFailure(failed.error)
  if (failure.code === 'payment_mismatch') {
    return (
      <Banner tone="caution" role="alert" title="An operator is looking at this payment">
        The payment provider shows other figures than were agreed, so we stopped. You have not been charged, there is
        nothing you need to do, and please don’t pay again. We write to you.
      </Banner>
    )
  }
  if (failed === finalize) return <FinalizeProblem failure={failure} checkout={checkout} />
  return <InitiateProblem failure={failure} checkout={checkout} onChangeOffer={onChangeOffer} onGo={onGo} />
}

function FinalizeProblem({
  failure,
  checkout: { finalize, replace, restart },
}: {
  failure: ApiFailure
  checkout: Checkout
}) {
  switch (failure.code) {
    case 'payment_not_confirmed':
      return null
    case 'payment_requires_action':
      return (
        <Banner tone="caution" role="alert">
          Your bank still wants to know that it is you. Go on below; its question opens again.
        </Banner>
      )
    case 'payment_failed':
      return (
        <Banner tone="danger" role="alert" title="The payment was declined">
          {failure.message} Nothing is held. You can try another card.
        </Banner>
      )
    case 'payment_canceled':
    case 'payment_superseded':
      return (
        <Banner
          tone="info"
          role="status"
          title="This payment has ended"
          action={<Again label="Begin a new one" onClick={replace} />}
        >
          Nothing was charged for it.
        </Banner>
      )
    case 'order_closed':
      return (
        <Banner tone="info" role="status" title="The order has ended meanwhile">
          Nothing has been charged. Should your bank hold the amount, it is released within minutes.
        </Banner>
      )
    default:
      return (
        <NotNoted
          failure={failure}
          again={<Again label="Try again" pending={finalize.isPending} onClick={restart} />}
        />
      )
  }
}

/** The bank is done, we are not. */
function NotNoted({ failure: { message, mayRecover }, again }: { failure: ApiFailure; again: ReactNode }) {
  return (
    <Banner
      tone={mayRecover ? 'caution' : 'danger'}
      role="alert"
      title={mayRecover ? 'Your bank has agreed; we could not note it yet' : 'That did not work'}
      action={again}
    >
      {message} {mayRecover && 'We find out by ourselves as well. You will not be charged twice.'}
    </Banner>
  )
}

type InitiateProps = {
  failure: ApiFailure
  checkout: Checkout
  onChangeOffer: () => void
  onGo: (tab: OrderTab) => void
}

function InitiateProblem({ failure, checkout: { initiate, refresh }, onChangeOffer, onGo }: InitiateProps) {
  const again = (label: string, onClick: () => void) => (
    <Again label={label} pending={initiate.isFetching} onClick={onClick} />
  )
  switch (failure.code) {
    case 'payment_already_authorized':
    case 'payment_not_required':
      return <NothingToPay paid={failure.code === 'payment_already_authorized'} again={again('Show it', refresh)} />
    case 'researcher_account_not_ready':
      return <AccountNotReady again={again('Try again', () => void initiate.refetch())} onChangeOffer={onChangeOffer} />
    case 'offer_not_selected':
    case 'order_not_open':
      return (
        <Banner
          tone="info"
          role="status"
          title="This offer is no longer chosen"
          action={again('See the offers', () => onGo('offers'))}
        >
          It was changed in another window. Nothing was charged.
        </Banner>
      )
    case 'payment_canceled':
      return (
        <Banner
          tone="info"
          role="status"
          title="That payment has ended"
          action={again('Begin a new one', () => void initiate.refetch())}
        >
          Nothing was charged.
        </Banner>
      )
    case 'payments_not_configured':
      return (
        <Banner tone="caution" role="alert" title="Payments can’t be taken here at the moment">
          It isn’t your card, and trying again doesn’t help: the operator has to set something right first. Nothing was
          charged, and the offer stays chosen.
        </Banner>
      )
    case 'order_closed':
      return (
        <Banner tone="info" role="status" title="The order has ended">
          {failure.message} Nothing was charged.
        </Banner>
      )
    default:
      return (
        <Banner
          tone="danger"
          role="alert"
          title="The payment could not be prepared"
          action={again('Try again', () => void initiate.refetch())}
        >
          {failure.message} Nothing was charged.
        </Banner>
      )
  }
}

const NothingToPay = ({ paid, again }: { paid: boolean; again: ReactNode }) => (
  <Banner
    tone="info"
    role="status"
    title={paid ? 'This order has been paid for' : 'There is nothing to pay'}
    action={again}
  >
    {paid ? 'There is nothing left to pay.' : 'The order is confirmed without a payment.'}
  </Banner>
)

function AccountNotReady({ again, onChangeOffer }: { again: ReactNode; onChangeOffer: () => void }) {
  return (
    <Banner tone="caution" role="alert" title="This researcher can’t be paid just now" action={again}>
      <p>Nothing was charged. Often this settles within a day; you can wait, or choose another offer.</p>
      <Button look="quiet" size="sm" className="-ml-3 underline" onClick={onChangeOffer}>
        Choose another offer
      </Button>
    </Banner>
  )
}

const Again = ({ label, pending = false, onClick }: { label: string; pending?: boolean; onClick: () => void }) => (
  <Button look="secondary" size="sm" pending={pending} onClick={onClick}>
    {label}
  </Button>
)
