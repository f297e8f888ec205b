'use client'
import type { ReactNode } from 'react'
import type { Checkout } from '#components/checkout/use-checkout.ts'
import type { OrderTab } from '#components/orders/order-tab.ts'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { asFailure, type ApiFailure } from '#lib/browser/failure.ts'
import { catalogue } from '#lib/words/en/checkout.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = { checkout: Checkout; onChangeOffer: () => void; onGo: (tab: OrderTab) => void }

/** What stands in the way of the payment, what it means for the money, and the one thing to do about it. */
export function CheckoutProblem({ checkout, onChangeOffer, onGo }: Props) {
  const { initiate, finalize } = checkout
  const failed = finalize.isError ? finalize : initiate
  if (!failed.isError) return null
  const failure = asFailure(failed.error)
  if (failure.code === 'payment_mismatch') {
    return (
      <Banner tone="caution" role="alert" title={t('anOperatorIsLookingAt')}>
        {t('thePaymentProviderShowsOther')}
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
          {t('yourBankStillWantsTo')}
        </Banner>
      )
    case 'payment_failed':
      return (
        <Banner tone="danger" role="alert" title={t('thePaymentWasDeclined')}>
          {t('nothingIsHeldYouCan', { message: failure.message })}
        </Banner>
      )
    case 'payment_canceled':
    case 'payment_superseded':
      return (
        <Banner
          tone="info"
          role="status"
          title={t('thisPaymentHasEnded')}
          action={<Again label={t('beginANewOne')} onClick={replace} />}
        >
          {t('nothingWasChargedForIt')}
        </Banner>
      )
    case 'order_closed':
      return (
        <Banner tone="info" role="status" title={t('theOrderHasEndedMeanwhile')}>
          {t('nothingHasBeenChargedShould')}
        </Banner>
      )
    default:
      return (
        <NotNoted
          failure={failure}
          again={<Again label={t('tryAgain')} pending={finalize.isPending} onClick={restart} />}
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
      title={mayRecover ? t('yourBankHasAgreedWe') : t('thatDidNotWork')}
      action={again}
    >
      {message} {mayRecover && t('weFindOutByOurselves')}
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
      return <NothingToPay paid={failure.code === 'payment_already_authorized'} again={again(t('showIt'), refresh)} />
    case 'researcher_account_not_ready':
      return (
        <AccountNotReady again={again(t('tryAgain'), () => void initiate.refetch())} onChangeOffer={onChangeOffer} />
      )
    case 'offer_not_selected':
    case 'order_not_open':
      return (
        <Banner
          tone="info"
          role="status"
          title={t('thisOfferIsNoLonger')}
          action={again(t('seeTheOffers'), () => onGo('offers'))}
        >
          {t('itWasChangedInAnother')}
        </Banner>
      )
    case 'payment_canceled':
      return (
        <Banner
          tone="info"
          role="status"
          title={t('thatPaymentHasEnded')}
          action={again(t('beginANewOne'), () => void initiate.refetch())}
        >
          {t('nothingWasCharged')}
        </Banner>
      )
    case 'payments_not_configured':
      return (
        <Banner tone="caution" role="alert" title={t('paymentsCantBeTakenHere')}>
          {t('itIsntYourCardAnd')}
        </Banner>
      )
    case 'order_closed':
      return (
        <Banner tone="info" role="status" title={t('theOrderHasEnded')}>
          {t('nothingWasCharged2', { message: failure.message })}
        </Banner>
      )
    default:
      return (
        <Banner
          tone="danger"
          role="alert"
          title={t('thePaymentCouldNotBe')}
          action={again(t('tryAgain'), () => void initiate.refetch())}
        >
          {t('nothingWasCharged2', { message: failure.message })}
        </Banner>
      )
  }
}

const NothingToPay = ({ paid, again }: { paid: boolean; again: ReactNode }) => (
  <Banner tone="info" role="status" title={paid ? t('thisOrderHasBeenPaid') : t('thereIsNothingToPay')} action={again}>
    {paid ? t('thereIsNothingLeftTo') : t('theOrderIsConfirmedWithout')}
  </Banner>
)

function AccountNotReady({ again, onChangeOffer }: { again: ReactNode; onChangeOffer: () => void }) {
  return (
    <Banner tone="caution" role="alert" title={t('thisResearcherCantBePaid')} action={again}>
      <p>{t('nothingWasChargedOftenThis')}</p>
      <Button look="quiet" size="sm" className="-ml-3 underline" onClick={onChangeOffer}>
        {t('chooseAnotherOffer')}
      </Button>
    </Banner>
  )
}

const Again = ({ label, pending = false, onClick }: { label: string; pending?: boolean; onClick: () => void }) => (
  <Button look="secondary" size="sm" pending={pending} onClick={onClick}>
    {label}
  </Button>
)
