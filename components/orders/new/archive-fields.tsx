'use client'
import { Check } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { useArchiveSearch, type ArchiveOption } from '#components/archives/use-archive-search.ts'
import { ArchiveFigures } from '#components/archives/archive-figures.tsx'
import { countryOptions } from '#components/orders/country-names.ts'
import { Combobox } from '#components/ui/combobox.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input, Select } from '#components/ui/input.tsx'
import { useReader } from '#components/ui/locale.ts'
import { listArchives } from '#lib/archives/operations.ts'
import type { OrderValues } from '#lib/browser/order-draft.ts'
import { catalogue } from '#lib/words/en/orders-new.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** The archive from the directory or by any name, and where it is. */
export function ArchiveFields() {
  const { control, setValue, formState } = useFormContext<OrderValues>()
  const {
    field: { onChange, ...field },
  } = useController({ control, name: 'repositoryName' })
  const archiveId = useWatch({ control, name: 'archiveRepositoryId' })
  const { options, status } = useArchiveSearch(listArchives, field.value, t('notInTheDirectoryThat'))
  const choose = useFillIn()
  return (
    <div className="flex flex-col gap-5">
      <Field label={t('archive')} hint={t('beginToTypeItsName')} error={formState.errors.repositoryName?.message}>
        <Combobox
          {...field}
          options={options}
          status={status}
          onPick={choose}
          onValueChange={(value) => {
            onChange(value)
            // Another name is another archive.
            if (archiveId !== '') setValue('archiveRepositoryId', '')
          }}
        />
      </Field>
      {archiveId !== '' && <FromDirectory archiveId={archiveId} />}
      <PlaceFields />
    </div>
  )
}

export function PlaceFields() {
  const {
    register,
    formState: { errors },
  } = useFormContext<OrderValues>()
  const { locale } = useReader()
  const countries = useMemo(() => [{ value: '', label: t('notKnown') }, ...countryOptions(locale)], [locale])
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={t('place')} hint={t('theTownParishOrDistrict')} error={errors.location?.message}>
        <Input autoComplete="off" {...register('location')} />
      </Field>
      <Field label={t('country')} optional hint={t('helpsTheRightResearchersTo')} error={errors.countryISOA3?.message}>
        <Select options={countries} {...register('countryISOA3')} />
      </Field>
    </div>
  )
}

const FromDirectory = ({ archiveId }: { archiveId: string }) => (
  <div className="-mt-3 flex flex-col gap-2 text-sm">
    <p className="flex items-center gap-1.5 text-accent">
      <Check aria-hidden="true" className="size-4" /> {t('fromTheDirectoryOfArchives')}
    </p>
    <ArchiveFigures archiveId={archiveId} />
  </div>
)

/** Takes an archive of the directory into the form, and where it is. */
function useFillIn() {
  const { setValue, getValues, formState } = useFormContext<OrderValues>()
  // What the directory filled in may be replaced by its next answer; what a person typed may not.
  const filled = useRef({ location: '', countryISOA3: '' })
  return ({ archive }: ArchiveOption) => {
    const set = (name: 'repositoryName' | 'archiveRepositoryId' | 'location' | 'countryISOA3', value: string) =>
      setValue(name, value, { shouldDirty: true, shouldValidate: formState.isSubmitted })
    set('repositoryName', archive.name)
    set('archiveRepositoryId', archive.id)
    const now = getValues()
    for (const [name, value] of [
      ['location', archive.city],
      ['countryISOA3', archive.countryISOA3],
    ] as const) {
      if (now[name] === '' || now[name] === filled.current[name]) set(name, value)
      filled.current[name] = value
    }
  }
}
