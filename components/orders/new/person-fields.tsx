'use client'
import { Plus, X } from 'lucide-react'
import { useRef } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import type { OrderValues } from '#lib/browser/order-draft.ts'
import { emptyPerson } from '#lib/browser/order-values.ts'
import { catalogue } from '#lib/words/en/orders-new.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const maximum = 50

/** The people whom the document is about, each a row of their own. */
export function PersonFields() {
  const {
    control,
    setFocus,
    formState: { errors },
  } = useFormContext<OrderValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'personsOfInterest' })
  const adder = useRef<HTMLButtonElement>(null)
  const removeAt = (row: number) => {
    remove(row)
    // The button that had the focus is gone; the row that takes its place, or the way to a new one, gets it.
    const next = Math.min(row, fields.length - 2)
    setTimeout(() => (next < 0 ? adder.current?.focus() : setFocus(`personsOfInterest.${next}.firstname`)))
  }
  return (
    <div className="flex flex-col gap-4">
      {fields.map(({ id }, row) => (
        <PersonRow key={id} row={row} onRemove={() => removeAt(row)} />
      ))}
      {errors.personsOfInterest?.message && (
        <p className="text-sm font-medium text-danger">{errors.personsOfInterest.message}</p>
      )}
      <div>
        <Button
          ref={adder}
          look="secondary"
          size="sm"
          disabled={fields.length >= maximum}
          onClick={() => append(emptyPerson)}
        >
          <Plus aria-hidden="true" className="size-4" />
          {fields.length === 0 ? t('addAPerson') : t('addAnotherPerson')}
        </Button>
      </div>
    </div>
  )
}

function PersonRow({ row, onRemove }: { row: number; onRemove: () => void }) {
  const {
    register,
    formState: { errors },
  } = useFormContext<OrderValues>()
  const issue = errors.personsOfInterest?.[row]
  const bind = (name: keyof typeof emptyPerson) => ({
    autoComplete: 'off',
    ...register(`personsOfInterest.${row}.${name}`),
  })
  return (
    <fieldset className="relative rounded-card border border-line p-4">
      <legend className="px-1 text-sm text-ink-soft">{t('person', { row: row + 1 })}</legend>
      <Button
        look="quiet"
        size="icon"
        className="absolute top-0 right-1"
        aria-label={t('removePerson', { row: row + 1 })}
        title={t('remove')}
        onClick={onRemove}
      >
        <X aria-hidden="true" className="size-4" />
      </Button>
      <div className="grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-4">
        <Field
          label={t('firstName')}
          optional="unsaid"
          className="col-span-2 sm:col-span-2"
          error={issue?.firstname?.message}
        >
          <Input {...bind('firstname')} />
        </Field>
        <Field
          label={t('lastName')}
          optional="unsaid"
          className="col-span-2 sm:col-span-2"
          error={issue?.lastname?.message}
        >
          <Input {...bind('lastname')} />
        </Field>
        <Field label={t('born')} optional="unsaid" error={issue?.birthDate?.message}>
          <Input placeholder={t('about1892')} {...bind('birthDate')} />
        </Field>
        <Field label={t('died')} optional="unsaid" error={issue?.deathDate?.message}>
          <Input {...bind('deathDate')} />
        </Field>
        <Field label={t('note')} optional="unsaid" className="col-span-2" error={issue?.note?.message}>
          <Input placeholder={t('maidenNameTradeAddress')} {...bind('note')} />
        </Field>
      </div>
    </fieldset>
  )
}
