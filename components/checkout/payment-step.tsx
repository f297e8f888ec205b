'use client'
import dynamic from 'next/dynamic'
import { Link } from '#components/ui/link.tsx'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { toast } from '#components/ui/toast.ts'
import { CheckoutProblem } from '#components/checkout/checkout-problem.tsx'
import { HoldExplanation } from '#components/checkout/hold-explanation.tsx'
import { payPathOf } from '#components/checkout/pay-path.ts'
import { PaymentLoading } from '#components/checkout/payment-parts.tsx'
import { PriceLines } from '#components/checkout/price-lines.tsx'
import { useCheckout } from '#components/checkout/use-checkout.ts'
import { bankAnswers, useSaidOnce } from '#components/checkout/use-said-once.ts'
import { ResearcherRecord } from '#components/offers/researcher-record.tsx'
import type { OrderTab } from '#components/orders/order-tab.ts'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { classNames } from '#components/ui/class-names.ts'
import { useReader } from '#components/ui/locale.ts'
import { moneyText } from '#lib/money-text.ts'
import { Once } from '#components/ui/once.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import type { OfferView } from '#lib/offers/schema.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { acceptanceDays } from '#lib/orders/state.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/checkout.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

// The provider's code is fetched here and on no other page or part of one.
const PaymentForm = dynamic(
  () => import('#components/checkout/payment-form.tsx').then((module) => module.PaymentForm),
  { ssr: false, loading: () => <PaymentLoading /> },
)

const DeclineOffer = dynamic(
  () => import('#components/offers/decline-offer.tsx').then((module) => module.DeclineOffer),
  { ssr: false },
)

function returnUrlOf(orderId: string, environment: string): string {
  const address = new URL(payPathOf(orderId), location.origin)
  address.searchParams.set('environment', environment)
  return address.href
}

type Props = { order: OrderView; offer: OfferView; onPaid: () => void; onGo: (tab: OrderTab) => void }

export function PaymentStep({ order, offer, onPaid, onGo }: Props) {
  const { environment } = useApi().identity
  const bankAnswer = useSaidOnce(bankAnswers).get('redirect_status')
  const checkout = useCheckout(order.id, offer.id, () => {
    toast.success(t('yourOrderIsConfirmedNothing'))
    onPaid()
  })
  const { initiate, finalize, round } = checkout
  const [changing, setChanging] = useState(false)
  const change = () => setChanging(true)
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
      {/* On a phone the screen is the card. */}
      <Card className="flex min-w-0 flex-col gap-2 max-sm:border-0 max-sm:bg-transparent max-sm:p-0 max-sm:shadow-none sm:gap-4">
        <Title>{t('payForOffer', { researcherName: offer.researcherName })}</Title>
        <Notices bankAnswer={bankAnswer} isReplaced={checkout.notice === 'replaced' && !finalize.isError} />
        <CheckoutProblem checkout={checkout} onChangeOffer={change} onGo={onGo} />
        {checkout.isProcessing && (
          <Banner tone="info" role="status" title={t('yourBankIsStillWorkingOn')}>
            {t('thisPageAsksAgainEvery')}
          </Banner>
        )}
        {/* As tall as the form mostly is, so that nothing below it moves while it comes piece by piece. */}
        <div
          className={classNames(
            'grid content-start gap-2 sm:gap-4',
            !initiate.isError && !isOver(checkout) && 'min-h-[44rem] sm:min-h-[38rem]',
          )}
        >
          {!initiate.isError && !isOver(checkout) && <PriceLines initiated={initiate.data} offer={offer} />}
          {initiate.isPending && <PaymentLoading />}
          {initiate.data && !isOver(checkout) && (
            <PaymentForm
              key={`${initiate.data.paymentIntentId}:${round}`}
              initiated={initiate.data}
              environment={environment}
              orderId={order.id}
              returnUrl={returnUrlOf(order.id, environment)}
              onAuthorized={checkout.finalizeNow}
              onFailed={({ kind }) => {
                if (kind === 'canceled') checkout.restart()
                // No answer, or one that surprises: perhaps another tab was faster.
                if (kind === 'unknown' || kind === 'refused') checkout.refresh()
              }}
            />
          )}
        </div>
      </Card>
      <Aside offer={offer} onChange={change} />
      <Once when={changing}>
        <DeclineOffer
          orderId={order.id}
          offer={changing ? offer : undefined}
          onClose={() => setChanging(false)}
          onDeclined={() => onGo('offers')}
        />
      </Once>
    </div>
  )
}

function Notices({ bankAnswer, isReplaced }: { bankAnswer: string | null; isReplaced: boolean }) {
  return (
    <>
      {bankAnswer === 'failed' && (
        <Banner tone="danger" role="alert">
          {t('yourBankDidNotConfirm')}
        </Banner>
      )}
      {isReplaced && (
        <Banner tone="info" role="status">
          {t('theEarlierPaymentHadEnded')}
        </Banner>
      )}
    </>
  )
}

/** The button that led here is gone, and the focus with it, or led to the page (kept-focus.tsx). */
function Title({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.activeElement?.matches('body, #main')) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h1 ref={heading} tabIndex={-1} className="text-xl outline-none sm:text-2xl">
      {children}
    </h1>
  )
}

/** What else one may want to know or do before paying. */
function Aside({ offer, onChange }: { offer: OfferView; onChange: () => void }) {
  const { locale } = useReader()
  return (
    <aside aria-label={t('aboutThisPayment')} className="flex flex-col gap-4 text-sm">
      <HoldExplanation amount={moneyText(offer.totalAmount, offer.currency, locale)} />
      <p className="border-t border-rule pt-3 text-ink-soft">
        {t('isPaidWhenYouAccept', { researcherName: offer.researcherName, acceptanceDays })}{' '}
        <ResearcherRecord record={offer.researcherRecord} />.
      </p>
      <p className="text-ink-soft">
        {rich(t, 'aReceiptComesWhenThe', {
          link: (text) => (
            <Link href="/billing" className="text-link">
              {text}
            </Link>
          ),
        })}
      </p>
      <Button look="quiet" size="sm" className="-ml-3 self-start" onClick={onChange}>
        {t('chooseAnotherOffer')}
      </Button>
    </aside>
  )
}

/** The form would only invite to what can't succeed. */
function isOver({ finalize }: ReturnType<typeof useCheckout>): boolean {
  const failure = finalize.error
  return (
    failure !== null && 'code' in failure && (failure.code === 'payment_mismatch' || failure.code === 'order_closed')
  )
}
