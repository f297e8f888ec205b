'use client'
import Link from 'next/link'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { AccountForm } from '#components/account/account-form.tsx'
import { useAccountForm } from '#components/account/use-account-form.ts'
import { MailSent } from '#components/account/mail-sent.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { register } from '#lib/browser/account-forms.ts'
import { sentence } from '#lib/browser/form.ts'
import { lazyResolver } from '#lib/browser/lazy-resolver.ts'

const resolver = lazyResolver(() => import('#lib/users/schema.ts').then((all) => all.registerInput))

const empty = (value: unknown) => (value === '' ? undefined : value)

export function RegisterPage() {
  const form = useForm({ resolver, defaultValues: { name: '', email: '', password: '' } })
  const [sentTo, setSentTo] = useState<string>()
  const { send, failure, pending } = useAccountForm(form, register(), (_, { email }) => setSentTo(email))
  const { errors } = form.formState
  if (sentTo !== undefined) {
    return (
      <MailSent to={sentTo} onAgain={() => setSentTo(undefined)}>
        Open the link in it to confirm that the address is yours. It is good for two days.
      </MailSent>
    )
  }
  return (
    <>
      <h1 className="mb-2 text-3xl">Register</h1>
      <p className="mb-6 text-ink-soft">
        Free, and open at once for a rehearsal: a robot plays the researcher, no real money moves.
      </p>
      <AccountForm onSubmit={form.handleSubmit(send)} failure={failure} pending={pending} submit="Register">
        <Field label="Your name" error={sentence(errors.name?.message)}>
          <Input autoComplete="name" {...form.register('name')} />
        </Field>
        <Field label="E-mail" error={sentence(errors.email?.message)}>
          <Input type="email" autoComplete="username" inputMode="email" {...form.register('email')} />
        </Field>
        <Field
          label="Password"
          hint="At least 10 characters. A few words make a good one."
          error={sentence(errors.password?.message)}
        >
          <Input type="password" autoComplete="new-password" {...form.register('password')} />
        </Field>
        <Field
          label="Organisation"
          optional
          hint="Where you order for a firm or a society."
          error={sentence(errors.organisation?.message)}
        >
          <Input autoComplete="organization" {...form.register('organisation', { setValueAs: empty })} />
        </Field>
      </AccountForm>
      <p className="mt-10 border-t border-line pt-6">
        Already registered?{' '}
        <Link className="text-link" href="/sign-in">
          Sign in
        </Link>
      </p>
    </>
  )
}
