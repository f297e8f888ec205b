'use client'
import Link from 'next/link'
import { useSearchParams } from 'next/navigation'
import { useForm } from 'react-hook-form'
import { AccountForm } from '#components/account/account-form.tsx'
import { useAccountForm } from '#components/account/use-account-form.ts'
import { Field } from '#components/ui/field.tsx'
import { PasswordInput } from '#components/ui/password-input.tsx'
import { confirmEmail } from '#lib/browser/account-forms.ts'
import { sentence } from '#lib/browser/form.ts'
import { lazyResolver } from '#lib/browser/lazy-resolver.ts'
import { signIn } from '#lib/browser/session.ts'

const resolver = lazyResolver(() => import('#lib/users/schema.ts').then((all) => all.confirmEmailInput))

export function ConfirmEmailPage() {
  const token = useSearchParams().get('token') ?? ''
  const form = useForm({ resolver, defaultValues: { token, password: '' } })
  const { send, failure, pending } = useAccountForm(form, confirmEmail(), async ({ email }, { password }) => {
    const { signedIn } = await signIn(email, password)
    location.assign(signedIn ? '/orders' : `/sign-in?email=${encodeURIComponent(email)}`)
  })
  const { errors } = form.formState
  const linkIssue = errors.token?.message
  return (
    <>
      <h1 className="mb-2 text-3xl">Confirm your address</h1>
      <p className="mb-6 text-ink-soft">
        Type the password that you registered with. So nobody can open an account in your name by sending you a link.
      </p>
      <AccountForm onSubmit={form.handleSubmit(send)} failure={failure} pending={pending} submit="Confirm and sign in">
        {linkIssue && <BrokenLink message={linkIssue} href="/register" action="Register again" />}
        <Field label="Password" error={sentence(errors.password?.message)}>
          <PasswordInput autoComplete="current-password" {...form.register('password')} />
        </Field>
      </AccountForm>
    </>
  )
}

export function BrokenLink({ message, href, action }: { message: string; href: string; action: string }) {
  return (
    <p role="alert" className="rounded-card border border-danger/30 bg-danger-soft p-4">
      {sentence(message)}{' '}
      <Link className="text-link" href={href}>
        {action}
      </Link>
    </p>
  )
}
