'use client'
import { useForm } from 'react-hook-form'
import { AccountForm } from '#components/account/account-form.tsx'
import { useAccountForm } from '#components/account/use-account-form.ts'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { PasswordInput } from '#components/ui/password-input.tsx'
import { joinClient } from '#lib/browser/invitations.ts'
import { lazyResolver } from '#lib/browser/lazy-resolver.ts'
import { signIn } from '#lib/browser/session.ts'
import { catalogue } from '#lib/words/en/members.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const resolver = lazyResolver(() => import('#lib/members/schema.ts').then((all) => all.joinInput))

/** A new account for the invited address: the link has shown that its mail is read here, so nothing needs confirming. */
export function JoinForm({ token }: { token: string }) {
  const form = useForm({ resolver, defaultValues: { token, name: '', password: '' } })
  const { send, failure, pending } = useAccountForm(form, joinClient(), async ({ email }, { password }) => {
    const { signedIn } = await signIn(email, password)
    location.assign(signedIn ? '/orders' : `/sign-in?email=${encodeURIComponent(email)}`)
  })
  const { errors } = form.formState
  return (
    <section aria-label={t('makeAnAccount')}>
      <p className="mb-5 text-ink-soft">{t('chooseAPasswordAndYou')}</p>
      <AccountForm
        onSubmit={form.handleSubmit(send)}
        failure={failure}
        pending={pending}
        submit={t('makeAnAccountAndAccept')}
      >
        {errors.token?.message && <p role="alert">{errors.token.message}</p>}
        <Field label={t('yourName')} error={errors.name?.message}>
          <Input autoComplete="name" {...form.register('name')} />
        </Field>
        <Field label={t('password')} hint={t('atLeast10CharactersA')} error={errors.password?.message}>
          <PasswordInput autoComplete="new-password" {...form.register('password')} />
        </Field>
      </AccountForm>
    </section>
  )
}
