'use client'
import { useForm } from 'react-hook-form'
import { AccountForm } from '#components/account/account-form.tsx'
import { useAccountForm } from '#components/account/use-account-form.ts'
import { Field } from '#components/ui/field.tsx'
import { Input, Textarea } from '#components/ui/input.tsx'
import { toast } from '#components/ui/toast.ts'
import { useToday } from '#components/ui/use-today.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { lazyResolver } from '#lib/browser/lazy-resolver.ts'
import { reviseDate } from '#lib/researchers/operations.ts'
import type { ResearchOrderView } from '#lib/researchers/schema.ts'
import { catalogue } from '#lib/words/en/research.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const resolver = lazyResolver(() => import('#lib/researchers/schema.ts').then((all) => all.reviseDateInput))

/** A new date and why; only ever asked for in a dialog, so it comes with it. */
export function DateForm({ order, onDone }: { order: ResearchOrderView; onDone: () => void }) {
  const form = useForm({
    resolver,
    defaultValues: { estimatedCompletionDate: order.estimatedCompletionDate ?? '', reason: '' },
  })
  const { send, failure, pending } = useAccountForm(form, useApi().send(reviseDate, { orderId: order.id }), () => {
    toast.success(t('theDateIsMoved'))
    onDone()
  })
  const { errors } = form.formState
  const today = useToday()
  return (
    <AccountForm onSubmit={form.handleSubmit(send)} failure={failure} pending={pending} submit={t('moveTheDate')}>
      <Field label={t('newDate')} error={errors.estimatedCompletionDate?.message}>
        <Input type="date" min={today} {...form.register('estimatedCompletionDate')} />
      </Field>
      <Field label={t('reason')} hint={t('itIsSentToThe')} error={errors.reason?.message}>
        <Textarea rows={3} {...form.register('reason')} />
      </Field>
    </AccountForm>
  )
}
