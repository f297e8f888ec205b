'use client'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { AccountForm } from '#components/account/account-form.tsx'
import { MailSent } from '#components/account/mail-sent.tsx'
import { useAccountForm } from '#components/account/use-account-form.ts'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { forgotPassword } from '#lib/browser/account-forms.ts'
import { lazyResolver } from '#lib/browser/lazy-resolver.ts'
import { catalogue } from '#lib/words/en/sign-in.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const resolver = lazyResolver(() => import('#lib/users/schema.ts').then((all) => all.forgotPasswordInput))

export function ForgotPasswordPage() {
  const form = useForm({ resolver, defaultValues: { email: '' } })
  const [sentTo, setSentTo] = useState<string>()
  const { send, failure, pending } = useAccountForm(form, forgotPassword(), (_, { email }) => setSentTo(email))
  if (sentTo !== undefined) {
    return (
      <MailSent
        to={sentTo}
        onResend={() => send(form.getValues())}
        pending={pending}
        failure={failure?.message}
        onAgain={() => setSentTo(undefined)}
      >
        {t('ifTheAddressHasAn')}
      </MailSent>
    )
  }
  return (
    <>
      <h1 className="mb-2 text-3xl">{t('forgottenYourPassword')}</h1>
      <p className="mb-6 text-ink-soft">{t('weMailYouALink')}</p>
      <AccountForm onSubmit={form.handleSubmit(send)} failure={failure} pending={pending} submit={t('sendTheLink')}>
        <Field label={t('eMail')} error={form.formState.errors.email?.message}>
          <Input type="email" autoComplete="username" inputMode="email" {...form.register('email')} />
        </Field>
      </AccountForm>
    </>
  )
}
