'use client'
import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { toast } from '#components/ui/toast.ts'
import { CheckoutProblem } from '#components/checkout/checkout-problem.tsx'
import { useCheckout } from '#components/checkout/use-checkout.ts'
import { ResearcherRecord } from '#components/offers/researcher-record.tsx'
import type { OrderTab } from '#components/orders/order-tab.ts'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { CalendarDate } from '#components/ui/date-time.tsx'
import { Once } from '#components/ui/once.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import type { OfferView } from '#lib/offers/schema.ts'
import type { OrderView } from '#lib/orders/schema.ts'

// The provider's code is fetched here and on no other page or part of one.
const PaymentForm = dynamic(
  () => import('#components/checkout/payment-form.tsx').then((module) => module.PaymentForm),
  { ssr: false, loading: () => <FormSkeleton /> },
)

const DeclineOffer = dynamic(
  () => import('#components/offers/decline-offer.tsx').then((module) => module.DeclineOffer),
  { ssr: false },
)

const FormSkeleton = () => (
  <div role="status">
    <span className="sr-only">Loading the payment form …</span>
    <Skeleton className="h-96" />
  </div>
)

/** What a bank that took over the whole window says on the way back; read once and taken out of the address. */
function useBankAnswer(): string | null {
  const [answer] = useState(() => new URLSearchParams(location.search).get('redirect_status'))
  useEffect(() => {
    const address = new URL(location.href)
    const added = ['payment_intent', 'payment_intent_client_secret', 'redirect_status', 'source_type']
    if (!added.some((name) => address.searchParams.has(name))) return
    // A secret has no place in the history, and a reload must not tell old news.
    added.forEach((name) => address.searchParams.delete(name))
    history.replaceState(null, '', address)
  }, [])
  return answer
}

function returnUrlOf(orderId: string, environment: string): string {
  const address = new URL(`/orders/${orderId}`, location.origin)
  address.searchParams.set('tab', 'payment')
  address.searchParams.set('environment', environment)
  return address.href
}

type Props = { order: OrderView; offer: OfferView; onPaid: () => void; onGo: (tab: OrderTab) => void }

export function PaymentStep({ order, offer, onPaid, onGo }: Props) {
  const { environment } = useApi().identity
  const bankAnswer = useBankAnswer()
  const checkout = useCheckout(order.id, offer.id, () => {
    toast.success('Your order is confirmed. Nothing has been charged yet.')
    onPaid()
  })
  const { initiate, finalize, round } = checkout
  const [changing, setChanging] = useState(false)
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
      <Card className="flex min-w-0 flex-col gap-5">
        <h2 className="text-2xl">Pay for {offer.researcherName}’s offer</h2>
        {bankAnswer === 'failed' && (
          <Banner tone="danger" role="alert">
            Your bank did not confirm that payment. Nothing is held and nothing was charged: try again, or use another
            card.
          </Banner>
        )}
        {checkout.notice === 'replaced' && !finalize.isError && (
          <Banner tone="info" role="status">
            The earlier payment had ended; nothing was charged for it. Here is a new one.
          </Banner>
        )}
        <CheckoutProblem checkout={checkout} onChangeOffer={() => setChanging(true)} onGo={onGo} />
        {checkout.isProcessing && (
          <Banner tone="info" role="status" title="Your bank is still working on it">
            This page asks again every few seconds and goes on by itself. You can also leave; nothing is paid twice.
          </Banner>
        )}
        {initiate.isPending && <FormSkeleton />}
        {initiate.data && !isOver(checkout) && (
          <PaymentForm
            key={`${initiate.data.paymentIntentId}:${round}`}
            initiated={initiate.data}
            offer={offer}
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
      </Card>
      <OfferInShort offer={offer} onChange={() => setChanging(true)} />
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

function OfferInShort({ offer, onChange }: { offer: OfferView; onChange: () => void }) {
  return (
    <aside aria-label="The offer" className="flex flex-col gap-3 text-sm">
      <p>
        <span className="block text-ink-soft">Researcher</span>
        <span className="text-base font-medium">{offer.researcherName}</span>
      </p>
      <p>
        <span className="block text-ink-soft">Promised by</span>
        <CalendarDate value={offer.estimatedCompletionDate} weekday />
      </p>
      <p>
        <span className="block text-ink-soft">Record</span>
        <ResearcherRecord record={offer.researcherRecord} />
      </p>
      <p className="border-t border-rule pt-3 text-ink-soft">
        {offer.researcherName} is paid when you accept the delivery, or 14 days after it if you say nothing.
      </p>
      <Button look="quiet" size="sm" className="self-start -ml-3" onClick={onChange}>
        Choose another offer
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
