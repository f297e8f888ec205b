'use client'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { AccountForm } from '#components/account/account-form.tsx'
import { useAccountForm } from '#components/account/use-account-form.ts'
import { Banner } from '#components/ui/banner.tsx'
import { Card } from '#components/ui/card.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { lazyResolver } from '#lib/browser/lazy-resolver.ts'
import { changeEmail } from '#lib/users/operations.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/account.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const resolver = lazyResolver(() => import('#lib/users/schema.ts').then((all) => all.changeEmailInput))

export function EmailForm({ email }: { email: string }) {
  const form = useForm({ resolver, defaultValues: { email: '' } })
  const [asked, setAsked] = useState<string>()
  const { send, failure, pending } = useAccountForm(
    form,
    { ...useApi().send(changeEmail), retry: false },
    (_, { email: given }) => {
      setAsked(given)
      form.reset()
    },
  )
  return (
    <Card className="flex flex-col gap-5">
      <h2 className="text-xl">{t('eMailAddress')}</h2>
      <p>{rich(t, 'youSignInWith', { strong: <strong className="font-medium break-all">{email}</strong> })}</p>
      {asked && (
        <Banner tone="accent" role="status">
          {t('lookIntoTheMailOf', { asked })}
        </Banner>
      )}
      <AccountForm
        onSubmit={form.handleSubmit(send)}
        failure={failure}
        pending={pending}
        submit={t('changeTheAddress')}
      >
        <Field label={t('newAddress')} hint={t('weSendALinkThere')} error={form.formState.errors.email?.message}>
          <Input type="email" autoComplete="email" inputMode="email" {...form.register('email')} />
        </Field>
      </AccountForm>
    </Card>
  )
}
