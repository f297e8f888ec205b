'use client'
import { useState } from 'react'
import { useController, useForm, type ControllerRenderProps } from 'react-hook-form'
import { AccountForm } from '#components/account/account-form.tsx'
import { useAccountForm } from '#components/account/use-account-form.ts'
import { useArchiveSearch, type ArchiveOption } from '#components/archives/use-archive-search.ts'
import { Combobox } from '#components/ui/combobox.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input, Textarea } from '#components/ui/input.tsx'
import { toast } from '#components/ui/toast.ts'
import { useToday } from '#components/ui/use-today.ts'
import { findArchivesToServe } from '#lib/archives/operations.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { planVisit } from '#lib/visits/operations.ts'
import type { PlaceToVisit } from '#lib/visits/schema.ts'
import { catalogue } from '#lib/words/en/research-visits.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Values = { day: string; place: string; note: string }

/** A day at an archive: at the one that is given, or at any. */
export function PlanForm({ where, onDone }: { where?: PlaceToVisit; onDone: () => void }) {
  const form = useForm<Values>({ defaultValues: { day: '', place: where?.place ?? '', note: '' } })
  const { field } = useController({ control: form.control, name: 'place' })
  const [archiveId, setArchiveId] = useState(where?.archiveId)
  const { send, failure, pending } = useAccountForm(form, useApi().send(planVisit), () => {
    toast.success(t('theDayIsPlanned'))
    onDone()
  })
  const { errors } = form.formState
  const today = useToday()
  const submit = form.handleSubmit(({ day, place: name, note }) =>
    send({
      day,
      ...(archiveId === undefined ? { place: name } : { archiveId }),
      ...(note.trim() === '' ? {} : { note }),
    }),
  )
  return (
    <AccountForm onSubmit={submit} failure={failure} pending={pending} submit={t('planADay')}>
      {where ? (
        <p>
          <bdi className="font-medium">{where.place}</bdi>
        </p>
      ) : (
        <PlaceField field={field} error={errors.place?.message} onArchive={setArchiveId} />
      )}
      <Field label={t('day')} error={errors.day?.message}>
        <Input type="date" min={today} {...form.register('day')} />
      </Field>
      <Field label={t('noteForYourself')} hint={t('hoursSeats')} optional error={errors.note?.message}>
        <Textarea rows={2} {...form.register('note')} />
      </Field>
    </AccountForm>
  )
}

type PlaceFieldProps = {
  field: ControllerRenderProps<Values, 'place'>
  error: string | undefined
  onArchive: (archiveId: string | undefined) => void
}

function PlaceField({ field: { onChange, ...field }, error, onArchive }: PlaceFieldProps) {
  const { options, status } = useArchiveSearch(findArchivesToServe, field.value, t('notInTheDirectory'))
  const change = (text: string, archiveId?: string) => {
    onChange(text)
    onArchive(archiveId)
  }
  return (
    <Field label={t('archive')} hint={t('fromTheDirectory')} error={error}>
      <Combobox<ArchiveOption>
        {...field}
        options={options}
        status={status}
        onValueChange={(text) => change(text)}
        onPick={({ archive }) => change(archive.name, archive.id)}
      />
    </Field>
  )
}
