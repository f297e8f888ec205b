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
import { failureText } from '#lib/browser/failure-text.ts'
import { lazyResolver } from '#lib/browser/lazy-resolver.ts'
import { signIn } from '#lib/browser/session.ts'
import type { readInvitationView } from '#lib/people/schema.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/sign-in.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const resolver = lazyResolver(() => import('#lib/people/schema.ts').then((all) => all.joinInput))

export function JoinOperatorsPage() {
  const token = useSearchParams().get('token') ?? ''
  const query = useQuery(readInvitation(token))
  return (
    <>
      <h1 className="mb-4 text-3xl">{t('joinTheOperators')}</h1>
      {query.isPending ? (
        <SkeletonList label={t('readingTheInvitation')} rows={1} rowClassName="h-40" />
      ) : query.data === undefined ? (
        <Banner tone="danger" role="alert">
          {failureText(query.error)}
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
        {rich(t, 'youAreInvitedAsWith', {
          strong: <strong className="text-ink">{t(`operatorRoles.${role}`)}</strong>,
          address: <span className="wrap-anywhere">{email}</span>,
          advice: known ? t('itHasAnAccountAccept') : t('chooseANameAndA'),
        })}
      </p>
      <AccountForm onSubmit={form.handleSubmit(send)} failure={failure} pending={pending} submit={t('accept')}>
        {errors.token?.message && (
          <Banner tone="danger" role="alert">
            {errors.token.message}
          </Banner>
        )}
        {!known && (
          <Field label={t('yourName')} error={errors.name?.message}>
            <Input autoComplete="name" {...form.register('name')} />
          </Field>
        )}
        <Field
          label={t('password')}
          hint={known ? undefined : t('atLeast10CharactersA')}
          error={errors.password?.message}
        >
          <PasswordInput autoComplete={known ? 'current-password' : 'new-password'} {...form.register('password')} />
        </Field>
      </AccountForm>
    </>
  )
}
