'use client'
import { useForm } from 'react-hook-form'
import { AccountForm } from '#components/account/account-form.tsx'
import { useAccountForm } from '#components/account/use-account-form.ts'
import { Field } from '#components/ui/field.tsx'
import { Input, Textarea } from '#components/ui/input.tsx'
import { toast } from '#components/ui/toast.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { changeVisit } from '#lib/visits/operations.ts'
import type { VisitView } from '#lib/visits/schema.ts'
import { catalogue } from '#lib/words/en/research-visits.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export function ChangeForm({ visit, onDone }: { visit: VisitView; onDone: () => void }) {
  const form = useForm({ defaultValues: { day: visit.day, note: visit.note ?? '' } })
  const { send, failure, pending } = useAccountForm(form, useApi().send(changeVisit, { visitId: visit.id }), () => {
    toast.success(t('theVisitIsChanged'))
    onDone()
  })
  const { errors } = form.formState
  return (
    <AccountForm
      onSubmit={form.handleSubmit(({ day, note }) =>
        // A visit of last week may get a note, and stays where it is.
        send({ ...(day === visit.day ? {} : { day }), note: note.trim() === '' ? null : note }),
      )}
      failure={failure}
      pending={pending}
      submit={t('keepIt')}
    >
      <Field label={t('day')} error={errors.day?.message}>
        <Input type="date" {...form.register('day')} />
      </Field>
      <Field label={t('noteForYourself')} hint={t('hoursSeats')} optional error={errors.note?.message}>
        <Textarea rows={2} {...form.register('note')} />
      </Field>
    </AccountForm>
  )
}
