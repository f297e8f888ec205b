'use client'
import { useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { sentence } from '#lib/browser/form.ts'
import { lazyResolver } from '#lib/browser/lazy-resolver.ts'
import { signIn } from '#lib/browser/session.ts'

const resolver = lazyResolver(() => import('#lib/users/schema.ts').then((all) => all.signInInput))

type Props = { email?: string | undefined; onSignedIn: () => void; children?: ReactNode }

/** Address and password; the same on the sign-in page and in the dialog of a session that ran out. */
export function SignInFields({ email = '', onSignedIn, children }: Props) {
  const form = useForm({ resolver, defaultValues: { email, password: '' } })
  const [issue, setIssue] = useState<string>()
  const submit = form.handleSubmit(async (values) => {
    setIssue(undefined)
    try {
      if (await signIn(values.email, values.password)) return onSignedIn()
      setIssue('Address and password do not fit. If you have just registered, open the link in our mail first.')
    } catch (error) {
      setIssue(asFailure(error).message)
    }
    form.setFocus('password')
  })
  const { errors, isSubmitting } = form.formState
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        // Inside the dialog this form may hang below another one in React's tree.
        event.stopPropagation()
        void submit(event)
      }}
    >
      {issue && (
        <Banner tone="danger" role="alert">
          {issue}
        </Banner>
      )}
      <Field label="E-mail" error={sentence(errors.email?.message)}>
        <Input type="email" autoComplete="username" inputMode="email" {...form.register('email')} />
      </Field>
      <Field label="Password" error={sentence(errors.password?.message)}>
        <Input type="password" autoComplete="current-password" {...form.register('password')} />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Button type="submit" pending={isSubmitting}>
          Sign in
        </Button>
        {children}
      </div>
    </form>
  )
}
