'use client'
import { useSearchParams } from 'next/navigation'
import { useForm } from 'react-hook-form'
import { BrokenLink } from '#components/account/broken-link.tsx'
import { AccountForm } from '#components/account/account-form.tsx'
import { useAccountForm } from '#components/account/use-account-form.ts'
import { Field } from '#components/ui/field.tsx'
import { PasswordInput } from '#components/ui/password-input.tsx'
import { resetPassword } from '#lib/browser/account-forms.ts'
import { lazyResolver } from '#lib/browser/lazy-resolver.ts'
import { signIn } from '#lib/browser/session.ts'
import { catalogue } from '#lib/words/en/sign-in.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const resolver = lazyResolver(() => import('#lib/users/schema.ts').then((all) => all.resetPasswordInput))

export function ResetPasswordPage() {
  const token = useSearchParams().get('token') ?? ''
  const form = useForm({ resolver, defaultValues: { token, password: '' } })
  const { send, failure, pending } = useAccountForm(form, resetPassword(), async ({ email }, { password }) => {
    const { signedIn } = await signIn(email, password)
    location.assign(signedIn ? '/orders' : `/sign-in?email=${encodeURIComponent(email)}`)
  })
  const { errors } = form.formState
  return (
    <>
      <h1 className="mb-2 text-3xl">{t('chooseANewPassword')}</h1>
      <p className="mb-6 text-ink-soft">{t('whoeverIsSignedInWith')}</p>
      <AccountForm onSubmit={form.handleSubmit(send)} failure={failure} pending={pending} submit={t('setThePassword')}>
        {errors.token?.message && (
          <BrokenLink message={errors.token.message} href="/forgot-password" action={t('askForANewLink')} />
        )}
        <Field label={t('newPassword')} hint={t('atLeast10CharactersA')} error={errors.password?.message}>
          <PasswordInput autoComplete="new-password" {...form.register('password')} />
        </Field>
      </AccountForm>
    </>
  )
}
