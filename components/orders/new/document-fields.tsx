'use client'
import { useController, useFormContext } from 'react-hook-form'
import { Button } from '#components/ui/button.tsx'
import { Combobox } from '#components/ui/combobox.tsx'
import { Field } from '#components/ui/field.tsx'
import { Textarea } from '#components/ui/input.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { useConnectsSystem } from '#lib/browser/me-provider.tsx'
import type { OrderValues } from '#lib/browser/order-draft.ts'
import { controlWords, type ControlWord } from '#lib/orders/control-word.ts'
import { catalogue } from '#lib/words/en/orders-new.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const documentTypes = () => [
  t('birthRecord'),
  t('baptism'),
  t('marriageRecord'),
  t('banns'),
  t('deathRecord'),
  t('burial'),
  t('divorceFile'),
  t('censusReturn'),
  t('parishRegister'),
  t('familyRegister'),
  t('militaryServiceRecord'),
  t('pensionFile'),
  t('passengerList'),
  t('emigrationFile'),
  t('naturalisationFile'),
  t('passportApplication'),
  t('will'),
  t('probateFile'),
  t('notarialDeed'),
  t('marriageContract'),
  t('landRegister'),
  t('cadastralMap'),
  t('taxRoll'),
  t('courtFile'),
  t('prisonRegister'),
  t('schoolRecord'),
  t('universityMatriculation'),
  t('apprenticeshipIndenture'),
  t('guildRecord'),
  t('companyRegister'),
  t('hospitalRecord'),
  t('orphanageRecord'),
  t('adoptionFile'),
  t('newspaperNotice'),
  t('obituary'),
  t('photograph'),
  t('letter'),
  t('mapOrPlan'),
]

/** Those that begin with the text before those that merely hold it. */
function suggestionsFor(text: string): { value: string; label: string }[] {
  const typed = text.trim().toLowerCase()
  if (documentTypes().some((type) => type.toLowerCase() === typed)) return []
  const rank = (type: string) => type.toLowerCase().indexOf(typed)
  const fitting = documentTypes().filter((type) => rank(type) >= 0)
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
      <Field label={t('kindOfDocument')} hint={t('chooseOneOrWriteWhat')} error={errors.documentType?.message}>
        <Combobox
          {...field}
          options={options}
          status={
            options.length > 0 && field.value !== '' ? t('suggestedOrKeepWhatYou', { count: options.length }) : ''
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
    <Field label={t('instructions')} optional hint={t('datesShelfMarksFilmOr')} error={errors.instructions?.message}>
      <Textarea className="min-h-28" {...register('instructions')} />
    </Field>
  )
}

const effects = (): Record<ControlWord, string> => ({
  manual: t('nothingMovesUntilAStep'),
  no_offers: t('nobodyMakesAnOffer'),
  not_found: t('theSearchEndsWithoutA'),
  partial: t('onlyAPartIsFound'),
  late: t('thePromisedDateMoves'),
  silent: t('workIsPaidForAnd'),
})

/** In development a robot plays the researcher, and a word in the instructions tells it which part. */
function SandboxHints() {
  const { getValues, setValue } = useFormContext<OrderValues>()
  const connects = useConnectsSystem()
  const { environment } = useApi().identity
  if (environment !== 'development' || !connects) return null
  const add = (word: ControlWord) => {
    const others = getValues('instructions')
      .replace(/\s*\bsandbox:[a-z_]+/g, '')
      .trimEnd()
    setValue('instructions', `${others}${others === '' ? '' : '\n'}sandbox:${word}`, { shouldDirty: true })
  }
  return (
    <details className="rounded-card border border-info/30 bg-info-soft px-4 py-2">
      <summary className="min-h-8 content-center font-medium text-info">{t('tellTheRobotHowTo')}</summary>
      <p className="mt-1 text-sm">{t('asARuleItMakes')}</p>
      <ul className="mt-2 mb-1 flex flex-col gap-1">
        {controlWords.map((word) => (
          <li key={word} className="flex flex-wrap items-center gap-x-3 text-sm">
            <Button look="secondary" size="sm" className="font-card" onClick={() => add(word)}>
              {t('sandbox', { word })}
            </Button>
            {effects()[word]}
          </li>
        ))}
      </ul>
    </details>
  )
}
