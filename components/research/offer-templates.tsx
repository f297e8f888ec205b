'use client'
import { useQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { fillIn, takeFrom, type OfferValues } from '#components/research/template-values.ts'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Select } from '#components/ui/input.tsx'
import { Dialog } from '#components/ui/lazy-dialog.tsx'
import { useReader } from '#components/ui/locale.ts'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { listOfferTemplates } from '#lib/offer-templates/operations.ts'
import type { ResearchOrderView } from '#lib/researchers/schema.ts'
import { catalogue } from '#lib/words/en/research-work.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const KeepTemplate = dynamic(
  () => import('#components/research/keep-template.tsx').then((module) => module.KeepTemplate),
  { ssr: false, loading: () => <Skeleton className="h-48" /> },
)

type Props = { order: ResearchOrderView; form: UseFormReturn<OfferValues> }

/** What one often offers, to begin with; and the way to keep what is written now. */
export function OfferTemplates({ order, form }: Props) {
  const { locale } = useReader()
  const [keeping, setKeeping] = useState(false)
  const templates = useQuery(useApi().ask(listOfferTemplates)).data ?? []
  return (
    <div className="flex flex-wrap items-end gap-3">
      {templates.length > 0 && (
        <Field label={t('beginWith')} optional="unsaid" className="min-w-0 grow basis-52">
          <Select
            value=""
            onChange={({ target }) => {
              const template = templates.find(({ id }) => id === target.value)
              if (template) fillIn(form, template, order, locale)
            }}
            options={[
              { value: '', label: t('chooseATemplate') },
              ...templates.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </Field>
      )}
      <Button look="quiet" size="sm" onClick={() => setKeeping(true)}>
        {templates.length > 0 ? t('templates') : t('keepAsATemplate')}
      </Button>
      <Dialog
        open={keeping}
        onOpenChange={setKeeping}
        title={t('templatesOfOffers')}
        description={t('whatYouHaveWritten')}
      >
        {keeping && (
          <KeepTemplate
            templates={templates}
            content={takeFrom(form.getValues(), order, locale)}
            onDone={() => setKeeping(false)}
          />
        )}
      </Dialog>
    </div>
  )
}
