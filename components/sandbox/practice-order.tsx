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

const modes: readonly { value: ControlWord | 'automatic'; label: string; what: string }[] = [
  { value: 'manual', label: 'You move the robot', what: 'Nothing happens until you ask for a step, opening included.' },
  {
    value: 'automatic',
    label: 'Everything goes well',
    what: 'Opened at once, three offers within seconds, work begun after payment, a scan delivered.',
  },
  { value: 'no_offers', label: 'No offers come', what: 'Opened, and then nobody wants it.' },
  { value: 'not_found', label: 'Nothing is found', what: 'The researcher delivers a report and no document.' },
  { value: 'partial', label: 'A part is found', what: 'Delivered with the outcome “partial”.' },
  { value: 'late', label: 'It is late', what: 'The researcher puts the date off by two weeks before delivering.' },
  {
    value: 'silent',
    label: 'The researcher never starts',
    what: 'Paid, and then silence: the hold stays and lapses in the end.',
  },
]

/** An order to practise with, and how the robot is to behave. */
export function PracticeOrder({ onPlaced }: { onPlaced: (orderId: string) => void }) {
  const [mode, setMode] = useState<(typeof modes)[number]['value']>('manual')
  const place = useMutation(useApi().send(placeOrder))
  const submit = () =>
    place.mutate(
      {
        repositoryName: 'Archives de Paris',
        documentType: 'Birth record',
        location: 'Paris, 18e',
        countryISOA3: 'FRA',
        // One order after another: the browser must not take the second for a repeat of the first.
        externalOrderRef: `PRACTICE-${Date.now().toString(36).toUpperCase()}`,
        personsOfInterest: [{ firstname: 'Jeanne', lastname: 'Moreau', birthDate: 'about 1892' }],
        ...(mode === 'automatic' ? {} : { instructions: `sandbox:${mode}` }),
      },
      { onSuccess: ({ id }) => onPlaced(id), onError: (error) => toast.error(asFailure(error).message) },
    )
  return (
    <section aria-labelledby="practice" className="flex flex-col gap-3">
      <h2 id="practice" className="text-2xl">
        A new one to practise with
      </h2>
      <Field label="What is to happen?" hint={modes.find(({ value }) => value === mode)?.what}>
        <Select
          value={mode}
          onChange={({ target }) => setMode(modes.find(({ value }) => value === target.value)?.value ?? 'manual')}
          options={modes}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button look="secondary" pending={place.isPending} onClick={submit}>
          Place a practice order
        </Button>
        {mode !== 'automatic' && (
          <p className="text-sm text-ink-soft">
            In your own orders: <code className="font-card">sandbox:{mode}</code> in the instructions.
          </p>
        )}
      </div>
    </section>
  )
}
