'use client'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { AccountForm } from '#components/account/account-form.tsx'
import { useAccountForm } from '#components/account/use-account-form.ts'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input, Select, Textarea } from '#components/ui/input.tsx'
import { writeToOperators } from '#lib/browser/contact.ts'
import { lazyResolver } from '#lib/browser/lazy-resolver.ts'
import type { ContactTopic } from '#lib/contact/schema.ts'
import { catalogue } from '#lib/words/en/contact.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const resolver = lazyResolver(() => import('#lib/contact/schema.ts').then((all) => all.contactInput))

type Props = { name: string; email: string; topics: readonly { value: string; label: string }[] }

/** Who is signed in needn't say who they are. */
export function ContactPage({ name, email, topics }: Props) {
  const defaultValues = { name, email, topic: 'order' as ContactTopic, message: '' }
  const form = useForm({ resolver, defaultValues })
  const [sentFrom, setSentFrom] = useState<string>()
  const { send, failure, pending } = useAccountForm(form, writeToOperators(), (_, given) => {
    setSentFrom(given.email)
    form.resetField('message')
  })
  const { errors } = form.formState
  if (sentFrom !== undefined)
    return (
      <>
        <h1 className="mb-6 text-3xl">{t('writeToUs')}</h1>
        <Banner tone="accent" role="status" title={t('yourMessageIsOnIts')}>
          {t('theAnswerComesTo', { sentFrom })}
        </Banner>
        <Button className="mt-6" look="secondary" onClick={() => setSentFrom(undefined)}>
          {t('writeAnotherOne')}
        </Button>
      </>
    )
  return (
    <>
      <h1 className="mb-2 text-3xl">{t('writeToUs')}</h1>
      <p className="mb-6 text-ink-soft">{t('theOperatorsOfThisService')}</p>
      <AccountForm onSubmit={form.handleSubmit(send)} failure={failure} pending={pending} submit={t('sendTheMessage')}>
        <Field label={t('yourName')} error={errors.name?.message}>
          <Input autoComplete="name" {...form.register('name')} />
        </Field>
        <Field label={t('eMail')} error={errors.email?.message}>
          <Input type="email" autoComplete="email" inputMode="email" {...form.register('email')} />
        </Field>
        <Field label={t('whatItIsAbout')} error={errors.topic?.message}>
          <Select options={topics} {...form.register('topic')} />
        </Field>
        <Field label={t('message')} hint={t('forAnOrderGiveIts')} error={errors.message?.message}>
          <Textarea rows={6} {...form.register('message')} />
        </Field>
      </AccountForm>
    </>
  )
}
