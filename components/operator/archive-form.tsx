'use client'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { archiveKindNames } from '#components/archives/archive-kind-names.ts'
import { AccountForm } from '#components/account/account-form.tsx'
import { useAccountForm } from '#components/account/use-account-form.ts'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input, Select, Textarea } from '#components/ui/input.tsx'
import { addArchive, replaceArchive } from '#lib/archives/operations.ts'
import { archiveInput, replaceArchiveInput, type ArchiveFileView } from '#lib/archives/schema.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { inWords } from '#lib/browser/form.ts'
import { catalogue } from '#lib/words/en/operator-archives.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** A form knows empty texts where the API knows absent members, and one field of lines where it knows a list. */
const absent = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value)
const lines = (value: unknown) =>
  typeof value === 'string' ? value.split('\n').filter((line) => line.trim() !== '') : value
const formInput = replaceArchiveInput.extend({
  nameLatin: z.preprocess(absent, archiveInput.shape.nameLatin),
  isil: z.preprocess(absent, archiveInput.shape.isil),
  website: z.preprocess(absent, archiveInput.shape.website),
  coordinates: z.preprocess(absent, archiveInput.shape.coordinates),
  aliases: z.preprocess(lines, archiveInput.shape.aliases),
})

type Values = z.input<typeof formInput>
// What a field holds is text, whatever the schema makes of it.
const valuesOf = (archive: ArchiveFileView | undefined) =>
  ({
    name: archive?.name ?? '',
    nameLatin: archive?.nameLatin ?? '',
    kind: archive?.kind ?? 'city',
    city: archive?.city ?? '',
    countryISOA3: archive?.countryISOA3 ?? '',
    isil: archive?.isil ?? '',
    website: archive?.website ?? '',
    coordinates: archive?.coordinates ?? '',
    aliases: archive?.aliases.join('\n') ?? '',
    updatedAt: archive?.updatedAt,
  }) as Values

type Props = { archive?: ArchiveFileView; onSaved: (saved: ArchiveFileView) => void }

export function ArchiveForm({ archive, onSaved }: Props) {
  const api = useApi()
  // Beside somebody who changes it too: what is typed stays, and is never taken for a change of what they wrote.
  const [shown, setShown] = useState(archive)
  const form = useForm({ resolver: inWords(zodResolver(formInput)), values: valuesOf(shown) })
  const { send, failure, pending, clearFailure } = useAccountForm(
    form,
    archive ? api.send(replaceArchive, { archiveId: archive.id }) : api.send(addArchive),
    (saved: ArchiveFileView) => {
      if (archive) setShown(saved)
      return onSaved(saved)
    },
  )
  // Read at every turn, or the form doesn't keep account of it.
  const { isDirty } = form.formState
  // While it is saved, that is what has changed it.
  const isBehind = !pending && archive !== undefined && archive.updatedAt > (shown?.updatedAt ?? '')
  if (isBehind && !isDirty) setShown(archive)
  const showChange = () => {
    clearFailure()
    setShown(archive)
  }
  return (
    <AccountForm
      onSubmit={form.handleSubmit(send)}
      failure={failure}
      pending={pending}
      submit={archive ? t('save') : t('addTheArchive')}
    >
      {isBehind && (
        <Banner
          tone="caution"
          role="status"
          title={t('changedMeanwhile')}
          action={
            <Button look="secondary" onClick={showChange}>
              {t('showWhatItSaysNow')}
            </Button>
          }
        >
          {t('whatYouTypedGoes')}
        </Banner>
      )}
      <Fields form={form} />
    </AccountForm>
  )
}

function Fields({ form }: { form: UseFormReturn<Values, unknown, z.output<typeof formInput>> }) {
  const { errors } = form.formState
  const issue = (name: keyof typeof errors) => errors[name]?.message
  return (
    <>
      <Field label={t('name')} hint={t('inTheArchivesOwnLanguage')} error={issue('name')}>
        <Input {...form.register('name')} />
      </Field>
      <Field label={t('nameInLatinLetters')} hint={t('whereItsOwnScriptIs')} optional error={issue('nameLatin')}>
        <Input {...form.register('nameLatin')} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('city')} hint={t('asTheyWriteItThere')} error={issue('city')}>
          <Input {...form.register('city')} />
        </Field>
        <Field label={t('country')} hint={t('threeLettersAsInFra')} error={issue('countryISOA3')}>
          <Input autoCapitalize="characters" {...form.register('countryISOA3')} />
        </Field>
        <Field label={t('kind')} hint={t('whoseArchiveItIs')} error={issue('kind')}>
          <Select
            options={Object.entries(archiveKindNames()).map(([value, label]) => ({ value, label }))}
            {...form.register('kind')}
          />
        </Field>
        <Field label={t('isil')} hint={t('asInFrFrad075')} optional error={issue('isil')}>
          <Input {...form.register('isil')} />
        </Field>
      </div>
      <Field label={t('website')} optional error={issue('website')}>
        <Input type="url" inputMode="url" {...form.register('website')} />
      </Field>
      <Field label={t('coordinates')} hint={t('asMapsShowThem')} optional error={issue('coordinates')}>
        <Input {...form.register('coordinates')} />
      </Field>
      <Field label={t('otherNames')} hint={t('oneInALinePeople')} optional error={issue('aliases')}>
        <Textarea rows={3} {...form.register('aliases')} />
      </Field>
    </>
  )
}
