'use client'
import Link from 'next/link'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { AccountForm } from '#components/account/account-form.tsx'
import { useAccountForm } from '#components/account/use-account-form.ts'
import { MailSent } from '#components/account/mail-sent.tsx'
import { PersonFields } from '#components/account/person-fields.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { RadioCards } from '#components/ui/radio-cards.tsx'
import { register } from '#lib/browser/account-forms.ts'
import { sentence } from '#lib/browser/form.ts'
import { lazyResolver } from '#lib/browser/lazy-resolver.ts'

const resolver = lazyResolver(() => import('#lib/users/schema.ts').then((all) => all.registerInput))

const empty = (value: unknown) => (value === '' ? undefined : value)
const purposes = [
  {
    value: 'documents',
    label: 'I’m looking for a document',
    description: 'Place an order as soon as your address is confirmed. You pay when you have chosen an offer.',
  },
  {
    value: 'integration',
    label: 'I’m connecting a system',
    description: 'A rehearsal with a robot is open at once; real orders when we have enabled your account.',
  },
] as const

function useRegistration() {
  const form = useForm({
    resolver,
    defaultValues: { name: '', email: '', password: '', purpose: 'documents' as 'documents' | 'integration' },
  })
  const { setValue } = form
  // Afterwards, so that the page is built ahead with its form in it: what follows a link's ? is known to browsers alone.
  useEffect(() => {
    if (new URLSearchParams(location.search).get('purpose') === 'integration') setValue('purpose', 'integration')
  }, [setValue])
  return form
}

export function RegisterPage() {
  const form = useRegistration()
  const [sentTo, setSentTo] = useState<string>()
  const { send, failure, pending } = useAccountForm(form, register(), (_, { email }) => setSentTo(email))
  const connects = useWatch({ control: form.control, name: 'purpose' }) === 'integration'
  const { errors } = form.formState
  if (sentTo !== undefined) {
    return (
      <MailSent
        to={sentTo}
        onResend={() => send(form.getValues())}
        pending={pending}
        failure={failure?.message}
        onAgain={() => setSentTo(undefined)}
      >
        Open the link in it to confirm that the address is yours. It is good for two days.
      </MailSent>
    )
  }
  return (
    <>
      <h1 className="mb-6 text-3xl">Register</h1>
      <AccountForm onSubmit={form.handleSubmit(send)} failure={failure} pending={pending} submit="Register">
        <RadioCards legend="What brings you here?" options={purposes} {...form.register('purpose')} />
        <PersonFields register={(name) => form.register(name)} errors={errors} />
        {connects && (
          <Field
            label="Organisation"
            optional
            hint="Where you order for a firm or a society."
            error={sentence(errors.organisation?.message)}
          >
            <Input autoComplete="organization" {...form.register('organisation', { setValueAs: empty })} />
          </Field>
        )}
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
