'use client'
import { useForm } from 'react-hook-form'
import { toast } from '#components/ui/toast.ts'
import { AccountForm } from '#components/account/account-form.tsx'
import { useAccountForm } from '#components/account/use-account-form.ts'
import { Card } from '#components/ui/card.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { sentence } from '#lib/browser/form.ts'
import { lazyResolver } from '#lib/browser/lazy-resolver.ts'
import { signIn } from '#lib/browser/session.ts'
import { changePassword } from '#lib/users/operations.ts'

const resolver = lazyResolver(() => import('#lib/users/schema.ts').then((all) => all.changePasswordInput))

export function PasswordForm({ email }: { email: string }) {
  const form = useForm({ resolver, defaultValues: { currentPassword: '', newPassword: '' } })
  const { send, failure, pending } = useAccountForm(
    form,
    { ...useApi().send(changePassword), retry: false },
    async (_, { newPassword }) => {
      // Every session has ended with the change, this one too.
      await signIn(email, newPassword)
      form.reset()
      toast.success('Your password is changed', { description: 'Whoever was signed in elsewhere is signed out.' })
    },
  )
  const { errors } = form.formState
  return (
    <Card className="flex flex-col gap-5">
      <h2 className="text-xl">Password</h2>
      <AccountForm onSubmit={form.handleSubmit(send)} failure={failure} pending={pending} submit="Change the password">
        {/* Tells a password manager whose password this is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <Field label="Present password" error={sentence(errors.currentPassword?.message)}>
          <Input type="password" autoComplete="current-password" {...form.register('currentPassword')} />
        </Field>
        <Field
          label="New password"
          hint="At least 10 characters. A few words make a good one."
          error={sentence(errors.newPassword?.message)}
        >
          <Input type="password" autoComplete="new-password" {...form.register('newPassword')} />
        </Field>
      </AccountForm>
    </Card>
  )
}
