'use client'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { AccountForm } from '#components/account/account-form.tsx'
import { useAccountForm } from '#components/account/use-account-form.ts'
import { Banner } from '#components/ui/banner.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { PasswordInput } from '#components/ui/password-input.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { joinOperators, readInvitation } from '#lib/browser/account-forms.ts'
import { asFailure } from '#lib/browser/failure.ts'
import { sentence } from '#lib/browser/form.ts'
import { lazyResolver } from '#lib/browser/lazy-resolver.ts'
import { signIn } from '#lib/browser/session.ts'
import type { readInvitationView } from '#lib/people/schema.ts'

const resolver = lazyResolver(() => import('#lib/people/schema.ts').then((all) => all.joinInput))

export function JoinOperatorsPage() {
  const token = useSearchParams().get('token') ?? ''
  const query = useQuery(readInvitation(token))
  return (
    <>
      <h1 className="mb-2 text-3xl">Join the operators</h1>
      {query.isPending ? (
        <SkeletonList label="Reading the invitation" rows={1} rowClassName="h-40" />
      ) : query.data === undefined ? (
        <Banner tone="danger" role="alert">
          {asFailure(query.error).message.replace(/^token: /, '')}
        </Banner>
      ) : (
        <Join token={token} invitation={query.data} />
      )}
    </>
  )
}

type JoinProps = { token: string; invitation: z.output<typeof readInvitationView> }

function Join({ token, invitation: { email, role, known } }: JoinProps) {
  const form = useForm({
    resolver,
    defaultValues: { token, password: '', ...(known ? {} : { name: '' }) },
  })
  const { send, failure, pending } = useAccountForm(form, joinOperators(), async (_, { password }) => {
    const { signedIn } = await signIn(email, password)
    location.assign(signedIn ? '/operator' : `/sign-in?email=${encodeURIComponent(email)}`)
  })
  const { errors } = form.formState
  return (
    <>
      <p className="mb-6 text-ink-soft">
        You are invited as <strong className="text-ink">{role}</strong>, with the address{' '}
        <span className="wrap-anywhere">{email}</span>.{' '}
        {known ? 'It has an account: accept with its password.' : 'Choose a name and a password for your account.'}
      </p>
      <AccountForm onSubmit={form.handleSubmit(send)} failure={failure} pending={pending} submit="Accept">
        {errors.token?.message && (
          <Banner tone="danger" role="alert">
            {errors.token.message}
          </Banner>
        )}
        {!known && (
          <Field label="Your name" error={sentence(errors.name?.message)}>
            <Input autoComplete="name" {...form.register('name')} />
          </Field>
        )}
        <Field
          label="Password"
          hint={known ? undefined : 'At least 10 characters. A few words make a good one.'}
          error={sentence(errors.password?.message)}
        >
          <PasswordInput autoComplete={known ? 'current-password' : 'new-password'} {...form.register('password')} />
        </Field>
      </AccountForm>
    </>
  )
}
