'use client'
import { useForm } from 'react-hook-form'
import { toast } from '#components/ui/toast.ts'
import { AccountForm } from '#components/account/account-form.tsx'
import { useAccountForm } from '#components/account/use-account-form.ts'
import { Card } from '#components/ui/card.tsx'
import { Field } from '#components/ui/field.tsx'
import { PasswordInput } from '#components/ui/password-input.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { lazyResolver } from '#lib/browser/lazy-resolver.ts'
import { signIn } from '#lib/browser/session.ts'
import type { BodyOf } from '#lib/operation.ts'
import { changePassword, prove } from '#lib/users/operations.ts'
import type { MeView } from '#lib/users/schema.ts'
import { catalogue } from '#lib/words/en/account.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const resolver = lazyResolver(() => import('#lib/users/schema.ts').then((all) => all.changePasswordInput))

export function PasswordForm({ me: { email, secondFactor } }: { me: Pick<MeView, 'email' | 'secondFactor'> }) {
  const form = useForm({ resolver, defaultValues: { currentPassword: '', newPassword: '' } })
  const api = useApi()
  const change = {
    retry: false,
    mutationFn: async (body: BodyOf<typeof changePassword>['_output']) => {
      // The present password, which is typed here anyway, is the proof where there is no factor: nobody is asked twice.
      if (secondFactor !== 'enrolled')
        await api.call(prove, { params: {}, body: { method: 'password', password: body.currentPassword } })
      return api.call(changePassword, { params: {}, body })
    },
  }
  const { send, failure, pending } = useAccountForm(form, change, async (_, { newPassword }) => {
    // Every session has ended with the change, this one too.
    const { signedIn } = await signIn(email, newPassword)
    if (!signedIn) return location.assign(`/sign-in?email=${encodeURIComponent(email)}&next=/account`)
    form.reset()
    toast.success(t('yourPasswordIsChanged'), { description: t('whoeverWasSignedInElsewhere') })
  })
  const { errors } = form.formState
  return (
    <Card className="flex flex-col gap-5">
      <h2 className="text-xl">{t('password')}</h2>
      <AccountForm
        onSubmit={form.handleSubmit(send)}
        failure={failure}
        pending={pending}
        submit={t('changeThePassword')}
      >
        {/* Tells a password manager whose password this is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <Field label={t('presentPassword')} error={errors.currentPassword?.message}>
          <PasswordInput autoComplete="current-password" {...form.register('currentPassword')} />
        </Field>
        <Field label={t('newPassword')} hint={t('atLeast10CharactersA')} error={errors.newPassword?.message}>
          <PasswordInput autoComplete="new-password" {...form.register('newPassword')} />
        </Field>
      </AccountForm>
    </Card>
  )
}
