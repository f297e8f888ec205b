'use client'
import dynamic from 'next/dynamic'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { usePasskeyOffer } from '#components/layout/use-passkey-offer.ts'
import { useSignOn } from '#components/layout/use-sign-on.ts'
import { waitSentence } from '#components/layout/wait-sentence.ts'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { PasswordInput } from '#components/ui/password-input.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { lazyResolver } from '#lib/browser/lazy-resolver.ts'
import { signIn, signInByPasskey, type SignInResult } from '#lib/browser/session.ts'
import type { ProofChallengeView } from '#lib/factors/schema.ts'
import { catalogue } from '#lib/words/en/sign-in.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const resolver = lazyResolver(() => import('#lib/users/schema.ts').then((all) => all.signInInput))
// Most people have no second step.
const SecondStep = dynamic(() => import('#components/layout/second-step.tsx').then((module) => module.SecondStep), {
  ssr: false,
})

type Props = {
  email?: string | undefined
  /** Where an organisation's sign-in leads back to; the page itself where nothing is said. */
  next?: string
  onSignedIn: () => void
  children?: ReactNode
}

/** Address and password, or a passkey; the same on the sign-in page and in the dialog of a session that ran out. */
export function SignInFields({ email = '', next, onSignedIn, children }: Props) {
  const form = useForm({ resolver, defaultValues: { email, password: '' } })
  const [issue, setIssue] = useState<string>()
  const signOn = useSignOn(email, next)
  const [challenge, setChallenge] = useState<ProofChallengeView>()
  const settle = ({ signedIn, secondStep, retryAfter }: SignInResult, misfit: string) => {
    if (signedIn) return onSignedIn()
    if (secondStep) return setChallenge(secondStep)
    setIssue(retryAfter === undefined ? misfit : waitSentence(retryAfter))
  }
  const knock = async (way: () => Promise<SignInResult>, misfit: string) => {
    setIssue(undefined)
    try {
      settle(await way(), misfit)
    } catch (error) {
      setIssue(asFailure(error).message)
    }
  }
  usePasskeyOffer((result) => settle(result, misfits().passkey))
  const submit = form.handleSubmit(async (values) => {
    await knock(() => signIn(values.email, values.password), misfits().password)
    form.setFocus('password')
  })
  const send = async (event: FormEvent) => {
    event.preventDefault()
    // Inside the dialog this form may hang below another one in React's tree.
    event.stopPropagation()
    const { email: typed, password } = form.getValues()
    const start = password === '' ? await signOn.look(typed) : undefined
    return start === undefined ? submit() : signOn.go(start)
  }
  if (challenge)
    return <SecondStep challenge={challenge} onSignedIn={onSignedIn} onBack={() => setChallenge(undefined)} />
  const { errors, isSubmitting } = form.formState
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void send(event)}>
      <Issue text={issue} />
      <Field label={t('eMail')} error={errors.email?.message}>
        <Input
          type="email"
          autoComplete="username webauthn"
          inputMode="email"
          {...form.register('email', { onBlur: () => void signOn.look(form.getValues('email')) })}
        />
      </Field>
      <AtOrganisation start={signOn.start} onGo={signOn.go} />
      <Field label={t('password')} error={errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Button type="submit" pending={isSubmitting}>
          {t('signIn')}
        </Button>
        {children}
      </div>
      <ByPasskey onClick={() => knock(signInByPasskey, misfits().passkey)} />
    </form>
  )
}

const Issue = ({ text }: { text: string | undefined }) =>
  text && (
    <Banner tone="danger" role="alert">
      {text}
    </Banner>
  )

/** For addresses whose organisation has a sign-in of its own. */
function AtOrganisation({ start, onGo }: { start: string | undefined; onGo: (start: string) => void }) {
  return (
    <div role="status" className={start === undefined ? 'hidden' : 'flex flex-col items-start gap-3'}>
      {start !== undefined && (
        <>
          <p>{t('yourOrganisationHasASign')}</p>
          <Button onClick={() => onGo(start)}>{t('goToYourOrganisationsSign')}</Button>
        </>
      )}
    </div>
  )
}

function ByPasskey({ onClick }: { onClick: () => Promise<unknown> }) {
  const [asking, setAsking] = useState(false)
  const ask = () => {
    setAsking(true)
    void onClick().finally(() => setAsking(false))
  }
  return (
    <p className="border-t border-line pt-5">
      <Button look="secondary" pending={asking} onClick={ask}>
        {t('signInWithAPasskey')}
      </Button>
    </p>
  )
}

const misfits = () => ({
  password: t('addressAndPasswordDoNot'),
  passkey: t('thatPasskeyIsOfNo'),
})
