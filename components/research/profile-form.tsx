'use client'
import { zodResolver } from '@hookform/resolvers/zod'
import type { UseMutationOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, useForm, type UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { AccountForm } from '#components/account/account-form.tsx'
import { useAccountForm } from '#components/account/use-account-form.ts'
import { countryOptions } from '#components/orders/country-names.ts'
import { languageOptions } from '#components/research/language-names.ts'
import { PickArchives } from '#components/research/pick-archives.tsx'
import { PickSeveral } from '#components/research/pick-several.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input, Textarea } from '#components/ui/input.tsx'
import { useReader } from '#components/ui/locale.ts'
import { profileValuesOf, typedSince, type ProfileValues } from '#lib/browser/profile-changes.ts'
import { inWords } from '#lib/browser/form.ts'
import { applyInput, type ResearchProfileView } from '#lib/researchers/schema.ts'
import { catalogue } from '#lib/words/en/research-profile.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Profile = NonNullable<ResearchProfileView['profile']>

// The same rules as the API's; a form knows an empty text where the API knows an absent member.
const formInput = z
  .object({
    name: z.string(),
    bio: z.string(),
    languages: z.array(z.string()),
    countries: z.array(z.string()),
    archives: z.array(z.string()),
  })
  .superRefine(({ bio, ...rest }, context) => {
    const parsed = applyInput.safeParse({ ...rest, ...(bio.trim() === '' ? {} : { bio }) })
    for (const { path, message } of parsed.error?.issues ?? [])
      context.addIssue({ code: 'custom', path: path.slice(0, 1), message })
  })

type Props = {
  known?: Profile | undefined
  name?: string
  submit: string
  /** Saves what was typed over `was`. */
  mutationOf: (was: ProfileValues) => UseMutationOptions<ResearchProfileView, Error, ProfileValues>
  onDone: () => void
}

/** Who one is and where one works: for the application and for every change after it. */
export function ProfileForm({ known, name = '', submit, mutationOf, onDone }: Props) {
  const [was, setWas] = useState<ProfileValues>(() =>
    known ? profileValuesOf(known) : { name, bio: '', languages: [], countries: [], archives: [] },
  )
  const form = useForm({ resolver: inWords(zodResolver(formInput)), defaultValues: was })
  const { send, failure, pending } = useAccountForm(form, mutationOf(was), ({ profile }, sent) => {
    if (profile) {
      const saved = profileValuesOf(profile)
      setWas(saved)
      form.reset(typedSince(sent, form.getValues(), saved))
    }
    onDone()
  })
  const { errors } = form.formState
  return (
    <AccountForm
      onSubmit={form.handleSubmit(({ bio, ...values }) => send({ ...values, bio: bio.trim() }))}
      failure={failure}
      pending={pending}
      submit={submit}
    >
      <Field label={t('publicName')} hint={t('whatCustomersSeeBesideYour')} error={errors.name?.message}>
        <Input autoComplete="name" {...form.register('name')} />
      </Field>
      <WorkFields form={form} known={known?.knownArchives ?? []} />
      <Field label={t('aboutYou')} optional hint={t('aFewSentencesWhatYou')} error={errors.bio?.message}>
        <Textarea rows={4} {...form.register('bio')} />
      </Field>
    </AccountForm>
  )
}

type WorkProps = { form: UseFormReturn<z.infer<typeof formInput>>; known: Profile['knownArchives'] }

/** What one reads, and where one goes. */
function WorkFields({ form, known }: WorkProps) {
  const { locale } = useReader()
  const { errors } = form.formState
  return (
    <>
      <Controller
        control={form.control}
        name="languages"
        render={({ field }) => (
          <PickSeveral
            ref={field.ref}
            label={t('languages')}
            noun={t('language')}
            hint={t('thatYouReadOldDocuments')}
            error={errors.languages?.message}
            options={languageOptions(locale)}
            values={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        control={form.control}
        name="countries"
        render={({ field }) => (
          <PickSeveral
            ref={field.ref}
            label={t('countries')}
            noun={t('country')}
            hint={t('whoseArchivesYouGoTo')}
            error={errors.countries?.message}
            options={countryOptions(locale)}
            values={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        control={form.control}
        name="archives"
        render={({ field }) => (
          <PickArchives
            ref={field.ref}
            values={field.value}
            known={known}
            onChange={field.onChange}
            error={errors.archives?.message}
          />
        )}
      />
    </>
  )
}
