'use client'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Select } from '#components/ui/input.tsx'
import { toast } from '#components/ui/toast.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { placeOrder } from '#lib/orders/operations.ts'
import type { ControlWord } from '#lib/orders/control-word.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/sandbox.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const modes = (): readonly { value: ControlWord | 'automatic'; label: string; what: string }[] => [
  { value: 'manual', label: t('youMoveTheRobot'), what: t('nothingHappensUntilYouAsk') },
  {
    value: 'automatic',
    label: t('everythingGoesWell'),
    what: t('openedAtOnceThreeOffers'),
  },
  { value: 'no_offers', label: t('noOffersCome'), what: t('openedAndThenNobodyWants') },
  { value: 'not_found', label: t('nothingIsFound'), what: t('theResearcherDeliversAReport') },
  { value: 'partial', label: t('aPartIsFound'), what: t('deliveredWithTheOutcomePartial') },
  { value: 'late', label: t('itIsLate'), what: t('theResearcherPutsTheDate') },
  {
    value: 'silent',
    label: t('theResearcherNeverStarts'),
    what: t('paidAndThenSilenceThe'),
  },
]

/** An order to practise with, and how the robot is to behave. */
export function PracticeOrder({ onPlaced }: { onPlaced: (orderId: string) => void }) {
  const [mode, setMode] = useState<ReturnType<typeof modes>[number]['value']>('manual')
  const place = useMutation(useApi().send(placeOrder))
  const submit = () =>
    place.mutate(
      {
        repositoryName: t('archivesDeParis'),
        documentType: t('birthRecord'),
        location: t('paris18e'),
        countryISOA3: 'FRA',
        // One order after another: the browser must not take the second for a repeat of the first.
        externalOrderRef: `PRACTICE-${Date.now().toString(36).toUpperCase()}`,
        personsOfInterest: [{ firstname: t('jeanne'), lastname: t('moreau'), birthDate: t('about1892') }],
        ...(mode === 'automatic' ? {} : { instructions: `sandbox:${mode}` }),
      },
      { onSuccess: ({ id }) => onPlaced(id), onError: (error) => toast.error(asFailure(error).message) },
    )
  return (
    <section aria-labelledby="practice" className="flex flex-col gap-3">
      <h2 id="practice" className="text-2xl">
        {t('aNewOneToPractise')}
      </h2>
      <Field label={t('whatIsToHappen')} hint={modes().find(({ value }) => value === mode)?.what}>
        <Select
          value={mode}
          onChange={({ target }) => setMode(modes().find(({ value }) => value === target.value)?.value ?? 'manual')}
          options={modes()}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button look="secondary" pending={place.isPending} onClick={submit}>
          {t('placeAPracticeOrder')}
        </Button>
        {mode !== 'automatic' && (
          <p className="text-sm text-ink-soft">
            {rich(t, 'inYourOwnOrdersSandbox', { code: (text) => <code className="font-card">{text}</code>, mode })}
          </p>
        )}
      </div>
    </section>
  )
}
