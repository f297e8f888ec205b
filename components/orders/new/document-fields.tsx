'use client'
import { useController, useFormContext } from 'react-hook-form'
import { Button } from '#components/ui/button.tsx'
import { Combobox } from '#components/ui/combobox.tsx'
import { Field } from '#components/ui/field.tsx'
import { Textarea } from '#components/ui/input.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import type { OrderValues } from '#lib/browser/order-draft.ts'
import { controlWords, type ControlWord } from '#lib/orders/control-word.ts'

const documentTypes = [
  'Birth record',
  'Baptism',
  'Marriage record',
  'Banns',
  'Death record',
  'Burial',
  'Divorce file',
  'Census return',
  'Parish register',
  'Family register',
  'Military service record',
  'Pension file',
  'Passenger list',
  'Emigration file',
  'Naturalisation file',
  'Passport application',
  'Will',
  'Probate file',
  'Notarial deed',
  'Marriage contract',
  'Land register',
  'Cadastral map',
  'Tax roll',
  'Court file',
  'Prison register',
  'School record',
  'University matriculation',
  'Apprenticeship indenture',
  'Guild record',
  'Company register',
  'Hospital record',
  'Orphanage record',
  'Adoption file',
  'Newspaper notice',
  'Obituary',
  'Photograph',
  'Letter',
  'Map or plan',
]

/** Those that begin with the text before those that merely hold it. */
function suggestionsFor(text: string): { value: string; label: string }[] {
  const typed = text.trim().toLowerCase()
  if (documentTypes.some((type) => type.toLowerCase() === typed)) return []
  const rank = (type: string) => type.toLowerCase().indexOf(typed)
  const fitting = documentTypes.filter((type) => rank(type) >= 0)
  return fitting.sort((a, b) => Math.min(rank(a), 1) - Math.min(rank(b), 1)).map((label) => ({ value: label, label }))
}

export function DocumentFields() {
  const {
    control,
    formState: { errors },
  } = useFormContext<OrderValues>()
  const {
    field: { onChange, ...field },
  } = useController({ control, name: 'documentType' })
  const options = suggestionsFor(field.value)
  return (
    <div className="flex flex-col gap-5">
      <Field label="Kind of document" hint="Choose one, or write what it is." error={errors.documentType?.message}>
        <Combobox
          {...field}
          maxLength={200}
          options={options}
          status={
            options.length > 0 && field.value !== '' ? `${options.length} suggested, or keep what you typed.` : ''
          }
          onValueChange={onChange}
          onPick={({ value }) => onChange(value)}
        />
      </Field>
      <InstructionsField />
      <SandboxHints />
    </div>
  )
}

export function InstructionsField() {
  const {
    register,
    formState: { errors },
  } = useFormContext<OrderValues>()
  return (
    <Field
      label="Instructions"
      optional
      hint="Dates, shelf marks, film or page numbers, what you know already, what the copy is for."
      error={errors.instructions?.message}
    >
      <Textarea className="min-h-28" maxLength={10_000} {...register('instructions')} />
    </Field>
  )
}

const effects: Record<ControlWord, string> = {
  manual: 'nothing moves until a step is asked for over the API',
  no_offers: 'nobody makes an offer',
  not_found: 'the search ends without a find',
  partial: 'only a part is found',
  late: 'the promised date moves',
  silent: 'work is paid for and never starts',
}

/** In development a robot plays the researcher, and a word in the instructions tells it which part. */
function SandboxHints() {
  const { getValues, setValue } = useFormContext<OrderValues>()
  if (useApi().identity.environment !== 'development') return null
  const add = (word: ControlWord) => {
    const others = getValues('instructions')
      .replace(/\s*\bsandbox:[a-z_]+/g, '')
      .trimEnd()
    setValue('instructions', `${others}${others === '' ? '' : '\n'}sandbox:${word}`, { shouldDirty: true })
  }
  return (
    <details className="rounded-card border border-info/30 bg-info-soft px-4 py-2">
      <summary className="min-h-8 content-center font-medium text-info">Tell the robot how to behave</summary>
      <p className="mt-1 text-sm">
        As a rule it makes three offers within seconds, starts once you have paid and delivers a PDF. One word in the
        instructions changes that:
      </p>
      <ul className="mt-2 mb-1 flex flex-col gap-1">
        {controlWords.map((word) => (
          <li key={word} className="flex flex-wrap items-center gap-x-3 text-sm">
            <Button look="secondary" size="sm" className="font-card" onClick={() => add(word)}>
              sandbox:{word}
            </Button>
            {effects[word]}
          </li>
        ))}
      </ul>
    </details>
  )
}
