'use client'
import { useForm } from 'react-hook-form'
import { AccountForm } from '#components/account/account-form.tsx'
import { useAccountForm } from '#components/account/use-account-form.ts'
import type { FilterName } from '#components/research/board-filters-of.ts'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { toast } from '#components/ui/toast.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { saveSearch } from '#lib/board/operations.ts'
import { catalogue } from '#lib/words/en/research-tools.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** A name for what the board is filtered by now. */
export function KeepSearch({ values, onDone }: { values: Record<FilterName, string>; onDone: () => void }) {
  const form = useForm({ defaultValues: { name: '', alerts: true } })
  const { send, failure, pending } = useAccountForm(form, useApi().send(saveSearch), () => {
    toast.success(t('theSearchIsKept'))
    onDone()
  })
  const query = Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''))
  return (
    <AccountForm
      onSubmit={form.handleSubmit(({ name, alerts }) => send({ name, alerts, query }))}
      failure={failure}
      pending={pending}
      submit={t('keepIt')}
    >
      <Field label={t('name')} error={form.formState.errors.name?.message}>
        <Input maxLength={60} {...form.register('name')} />
      </Field>
      <Checkbox label={t('mailMeNewOrders')} hint={t('atMostOneMailAnHour')} {...form.register('alerts')} />
    </AccountForm>
  )
}
