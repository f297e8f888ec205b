'use client'
import { useMutation } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { AccountForm } from '#components/account/account-form.tsx'
import { BrokenLink } from '#components/account/broken-link.tsx'
import { useAccountForm } from '#components/account/use-account-form.ts'
import { Failure } from '#components/layout/failure.tsx'
import { Field } from '#components/ui/field.tsx'
import { Button } from '#components/ui/button.tsx'
import { PasswordInput } from '#components/ui/password-input.tsx'
import { confirmEmail } from '#lib/browser/account-forms.ts'
import { asFailure } from '#lib/browser/failure.ts'
import { sentence } from '#lib/browser/form.ts'
import { lazyResolver } from '#lib/browser/lazy-resolver.ts'
import { dropSentDraft } from '#lib/browser/visitor-draft.ts'
import { signIn } from '#lib/browser/session.ts'
import type { ConfirmedEmailView } from '#lib/users/schema.ts'
import { catalogue } from '#lib/words/en/sign-in.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const resolver = lazyResolver(() =>
  import('#lib/users/schema.ts').then((all) => all.confirmEmailInput.required({ password: true })),
)

/**
 * Where the browser is the one that registered, nothing more is asked. It is the page that asks, once it runs: who merely
 * fetches the link confirms nothing.
 */
export function ConfirmEmailPage() {
  const token = useSearchParams().get('token') ?? ''
  const begun = useRef(false)
  const { mutate, error } = useMutation(confirmEmail())
  const [isNotPlaced, setNotPlaced] = useState(false)
  const end = (confirmed: ConfirmedEmailView) => (confirmed.orderNotPlaced ? setNotPlaced(true) : goOn(confirmed))
  const confirm = () => mutate({ token }, { onSuccess: end })
  const begin = useEffectEvent(confirm)
  useEffect(() => {
    if (!begun.current) begin()
    begun.current = true
  }, [])
  if (isNotPlaced) return <NotPlaced />
  if (!error) return <Trying />
  const issueOf = (name: string) => sentence(asFailure(error).details.find(({ field }) => field === name)?.message)
  // Neither the link nor the browser is what it failed for: a line that is gone, or a service that is.
  if (issueOf('token') === undefined && issueOf('password') === undefined)
    return (
      <>
        <h1 className="mb-6 text-3xl">{t('confirmYourAddress')}</h1>
        <Failure error={error} onRetry={confirm} />
      </>
    )
  return <PasswordForm token={token} broken={issueOf('token')} onConfirmed={end} />
}

/** What was ordered beside the registration is what opens, and no draft any more; one of something else stays. */
function goOn({ firstOrderId, orderId, orderWaits, toApply }: ConfirmedEmailView): void {
  if (firstOrderId !== undefined) dropSentDraft(firstOrderId)
  if (toApply) return location.assign('/research/apply')
  location.assign(
    orderId === undefined
      ? `/orders${orderWaits ? '?environment=production' : ''}`
      : `/orders/${orderId}?environment=production`,
  )
}

const Trying = () => (
  <div role="status">
    <h1 className="mb-2 text-3xl">{t('confirmYourAddress')}</h1>
    <p className="text-ink-soft">{t('oneMoment')}</p>
  </div>
)

/** The mail spoke of placing an order, and nothing came of it. What is still written in this browser is in the form. */
function NotPlaced() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex flex-col gap-4">
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {t('thisOrderWasNotPlaced')}
      </h1>
      <p>{t('yourAddressIsConfirmedBut')}</p>
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <a href="/orders/new?environment=production">{t('newOrder')}</a>
        </Button>
        <Button asChild look="secondary">
          <a href="/orders?environment=production">{t('yourOrders')}</a>
        </Button>
      </div>
    </div>
  )
}

type PasswordFormProps = {
  token: string
  broken: string | undefined
  onConfirmed: (confirmed: ConfirmedEmailView) => void
}

function PasswordForm({ token, broken, onConfirmed }: PasswordFormProps) {
  const form = useForm({ resolver, defaultValues: { token, password: '' } })
  const { send, failure, pending } = useAccountForm(form, confirmEmail(), async (confirmed, { password }) => {
    const { email } = confirmed
    const signedIn = confirmed.signedIn || (await signIn(email, password ?? '')).signedIn
    if (signedIn || confirmed.orderNotPlaced) onConfirmed(confirmed)
    else
      location.assign(
        `/sign-in?email=${encodeURIComponent(email)}${confirmed.toApply ? `&next=${encodeURIComponent('/research/apply')}` : ''}`,
      )
  })
  const { errors } = form.formState
  const linkIssue = errors.token?.message ?? broken
  return (
    <>
      <h1 className="mb-2 text-3xl">{t('confirmYourAddress')}</h1>
      <p className="mb-6 text-ink-soft">{t('typeThePasswordThatYou')}</p>
      <AccountForm
        onSubmit={form.handleSubmit(send)}
        failure={failure}
        pending={pending}
        submit={t('confirmAndSignIn')}
      >
        {linkIssue && <BrokenLink message={linkIssue} href="/register" action={t('registerAgain')} />}
        <Field label={t('password')} error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...form.register('password')} />
        </Field>
      </AccountForm>
    </>
  )
}
