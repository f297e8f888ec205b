'use client'
import { useForm } from 'react-hook-form'
import { AccountForm } from '#components/account/account-form.tsx'
import { useAccountForm } from '#components/account/use-account-form.ts'
import { Field } from '#components/ui/field.tsx'
import { Input, Textarea } from '#components/ui/input.tsx'
import { toast } from '#components/ui/toast.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { lazyResolver } from '#lib/browser/lazy-resolver.ts'
import { requestProduction } from '#lib/go-live/operations.ts'
import type { ProductionAnswers } from '#lib/clients/schema.ts'
import { catalogue } from '#lib/words/en/go-live.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const resolver = lazyResolver(() => import('#lib/clients/schema.ts').then((all) => all.productionAnswers))

// An empty field is no answer; the schema would take it for a bad one.
const absent = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value)
const asNumber = (value: unknown) => (absent(value) === undefined ? undefined : Number(value))

type Props = { answers: ProductionAnswers | undefined; submit: string; onDone: () => void }

/** What an operator wants to know. One question for who orders in the browser; the rest helps programs. */
export function RequestForm({ answers, submit, onDone }: Props) {
  const form = useForm({ resolver, defaultValues: answers ?? { useCase: '' } })
  const { errors } = form.formState
  const { send, failure, pending } = useAccountForm(form, useApi().send(requestProduction), ({ state }) => {
    // The page may have been open since before a decision.
    toast.success(state === 'enabled' ? t('productionIsEnabledByNow') : t('anOperatorWillLookAt'))
    onDone()
  })
  return (
    <AccountForm
      onSubmit={form.handleSubmit((answers) => send({ answers }))}
      failure={failure}
      pending={pending}
      submit={submit}
    >
      <Field label={t('whatWillYouOrderAnd')} hint={t('aSentenceIsEnough')} error={errors.useCase?.message}>
        <Textarea rows={3} {...form.register('useCase')} />
      </Field>
      <Field label={t('aboutHowManyOrdersA')} optional error={errors.ordersPerMonth?.message}>
        <Input
          type="number"
          inputMode="numeric"
          min={0}
          className="max-w-40"
          {...form.register('ordersPerMonth', { setValueAs: asNumber })}
        />
      </Field>
      <Field label={t('website')} optional hint={t('whereYouStandInThe')} error={errors.website?.message}>
        <Input inputMode="url" autoComplete="url" {...form.register('website', { setValueAs: absent })} />
      </Field>
      <Field
        label={t('technicalContact')}
        optional
        hint={t('theAddressToWriteTo')}
        error={errors.technicalContact?.message}
      >
        <Input
          type="email"
          inputMode="email"
          autoComplete="email"
          {...form.register('technicalContact', { setValueAs: absent })}
        />
      </Field>
      <Field label={t('whenDoYouWantTo')} optional error={errors.startDate?.message}>
        <Input placeholder={t('inMay')} {...form.register('startDate', { setValueAs: absent })} />
      </Field>
      <Field label={t('anythingElse')} optional error={errors.remarks?.message}>
        <Textarea rows={2} {...form.register('remarks', { setValueAs: absent })} />
      </Field>
    </AccountForm>
  )
}
