'use client'
import { Elements, PaymentElement, useElements } from '@stripe/react-stripe-js'
import type { Stripe } from '@stripe/stripe-js'
import { useState, type ReactNode } from 'react'
import { useAppearance } from '#components/checkout/appearance.ts'
import { FormSkeleton, PayButton, PaymentProblem } from '#components/checkout/payment-parts.tsx'
import { SavedCardChoice } from '#components/checkout/saved-card-choice.tsx'
import { Checkbox } from '#components/ui/checkbox.tsx'
import type { SavedCardsView } from '#lib/payments/checkout-schema.ts'
import { usePayment, type PaymentCallbacks } from '#components/checkout/use-payment.ts'
import { catalogue } from '#lib/words/en/checkout.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type FormState = 'loading' | 'ready' | 'failed'

type CardPaymentProps = PaymentCallbacks & {
  stripe: Stripe
  clientSecret: string
  amount: string
  returnUrl: string
  /** The payer's own cards; undefined where none may be used or kept. */
  savedCards: SavedCardsView['cards'] | undefined
}

/** The form of the payment provider, ours or Stripe's, and the button. Everything that imports Stripe's code hangs here. */
export function CardPayment(props: CardPaymentProps) {
  const appearance = useAppearance()
  // The secret can't change under a form; another payment gets another form.
  return (
    <Elements key={props.clientSecret} stripe={props.stripe} options={{ clientSecret: props.clientSecret, appearance }}>
      <CardFields {...props} />
    </Elements>
  )
}

function CardFields({ stripe, clientSecret, amount, returnUrl, savedCards, onAuthorized, onFailed }: CardPaymentProps) {
  const payment = usePayment({ stripe, elements: useElements(), clientSecret, returnUrl, onAuthorized, onFailed })
  const [form, setForm] = useState<FormState>('loading')
  const [savedCard, chooseCard] = useState(savedCards?.find(({ isDefault }) => isDefault)?.id)
  const [save, setSave] = useState(false)
  const { phase, failure } = payment
  const waiting = phase === 'checking' || (savedCard === undefined && form !== 'ready')

  if (phase === 'authorized') return <Progress>{t('isHeldOnYourCard', { amount })}</Progress>
  if (phase === 'processing') return <Progress>{t('yourBankIsStillWorking')}</Progress>
  if (phase === 'ended') return <PaymentProblem message={failure?.message ?? ''} />
  return (
    <form
      noValidate
      className="grid gap-2 sm:gap-4"
      aria-busy={phase === 'busy'}
      onSubmit={(event) => {
        event.preventDefault()
        if (!waiting) void payment.pay({ savedCard, save })
      }}
    >
      {phase === 'checking' && <FormSkeleton />}
      {phase !== 'checking' && savedCards && savedCards.length > 0 && (
        <SavedCardChoice
          cards={savedCards}
          chosen={savedCard}
          disabled={phase === 'busy'}
          onChoose={(cardId) => {
            chooseCard(cardId)
            setForm('loading')
          }}
        />
      )}
      {phase !== 'checking' && savedCard === undefined && (
        <NewCard form={form} onForm={setForm} busy={phase === 'busy'} save={savedCards && save} onSave={setSave} />
      )}
      {failure && (
        <PaymentProblem
          message={failure.message}
          {...(failure.kind === 'unfinished'
            ? { action: t('goOnWithTheBanks'), onAction: () => void payment.goOn() }
            : {})}
        />
      )}
      <PayButton amount={amount} busy={phase === 'busy'} waiting={waiting} />
    </form>
  )
}

type NewCardProps = {
  form: FormState
  onForm: (form: FormState) => void
  busy: boolean
  /** Undefined where no card may be kept. */
  save: boolean | undefined
  onSave: (save: boolean) => void
}

/** The provider's form for a card, and whether it is to be kept. */
function NewCard({ form, onForm, busy, save, onSave }: NewCardProps) {
  // Raised to load the provider's form anew.
  const [attempt, setAttempt] = useState(0)
  if (form === 'failed')
    return (
      <PaymentProblem
        message={t('thePaymentFormCouldNot')}
        action={t('loadItAgain')}
        onAction={() => {
          onForm('loading')
          setAttempt(attempt + 1)
        }}
      />
    )
  return (
    <>
      <PaymentElement
        key={attempt}
        options={{ layout: 'tabs', readOnly: busy }}
        onReady={() => onForm('ready')}
        onLoadError={() => onForm('failed')}
      />
      {save !== undefined && (
        // It has its place before the form is there, or the button would move away from under a finger.
        <div className={form === 'ready' ? undefined : 'invisible'}>
          <Checkbox
            label={t('saveThisCardForNext')}
            hint={t('forYouAloneYouRemove')}
            checked={save}
            onChange={(event) => onSave(event.target.checked)}
          />
        </div>
      )}
    </>
  )
}

const Progress = ({ children }: { children: ReactNode }) => (
  <p role="status" className="font-medium">
    {children}
  </p>
)
