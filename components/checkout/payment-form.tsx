'use client'
import { useQuery } from '@tanstack/react-query'
import { amountText } from '#components/checkout/amount-text.ts'
import { loadProvider } from '#components/checkout/load-stripe.ts'
import { FormLoading, PaymentProblem } from '#components/checkout/payment-parts.tsx'
import { SimulatorNotice } from '#components/checkout/simulator-notice.tsx'
import type { PaymentCallbacks } from '#components/checkout/use-payment.ts'
import { useReader } from '#components/ui/locale.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { listSavedCards } from '#lib/payments/operations.ts'
import type { Environment } from '#lib/env.ts'
import type { InitiatedView } from '#lib/payments/checkout-schema.ts'
import { catalogue } from '#lib/words/en/checkout.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type PaymentFormProps = PaymentCallbacks & {
  /** What `initiate` answered; asking it again returns the same payment, so a reload goes on where it was. */
  initiated: InitiatedView
  environment: Environment
  orderId: string
  /** Absolute. Where a bank that takes over the whole window sends the customer back to: the page with this form. */
  returnUrl: string
}

/**
 * The card's part of the payment step. Whoever shows it finalizes in `onAuthorized`. Stripe's code is fetched here, by
 * the first form that is drawn, and is in no other page's scripts.
 */
export function PaymentForm({ initiated, environment, orderId, ...form }: PaymentFormProps) {
  const { publishableKey, clientSecret, amountMinor, currency, savesCards = false } = initiated
  const { locale } = useReader()
  const amount = amountText(amountMinor, currency, locale)
  const provider = useQuery({
    queryKey: ['payment-provider', publishableKey],
    queryFn: async () => {
      const [stripe, { CardPayment }] = await Promise.all([
        loadProvider(publishableKey),
        import('#components/checkout/card-payment.tsx'),
      ])
      return { stripe, CardPayment }
    },
    // Not data but a program: never stale, never compared; and offline it shall fail and say so instead of waiting.
    staleTime: Infinity,
    structuralSharing: false,
    networkMode: 'always',
    retry: 1,
  })
  const cards = useQuery({ ...useApi().ask(listSavedCards), enabled: savesCards, retry: 1 })
  const cardsPending = savesCards && cards.isPending
  return (
    <div className="grid gap-2 sm:gap-4" data-order={orderId}>
      <SimulatorNotice publishableKey={publishableKey} environment={environment} />
      {(provider.isPending || cardsPending) && !provider.isError && <FormLoading />}
      {provider.isError && (
        <PaymentProblem
          message={t('thePaymentFormCouldNotBe')}
          action={t('loadItAgain')}
          onAction={() => void provider.refetch()}
        />
      )}
      {provider.data && !cardsPending && (
        <provider.data.CardPayment
          stripe={provider.data.stripe}
          clientSecret={clientSecret}
          amount={amount}
          savedCards={savesCards ? (cards.data?.cards ?? []) : undefined}
          {...form}
        />
      )}
    </div>
  )
}
