'use client'
import { X } from 'lucide-react'
import { Field } from '#components/ui/field.tsx'
import { Select } from '#components/ui/input.tsx'

type Props = {
  label: string
  hint?: string
  error?: string | undefined
  optional?: boolean
  noun: string
  options: readonly { value: string; label: string }[]
  values: readonly string[]
  onChange: (values: string[]) => void
}

/** Several out of many: the platform's own list adds one, and each chosen one can be taken away. */
export function PickSeveral({ label, hint, error, optional = false, noun, options, values, onChange }: Props) {
  const left = options.filter(({ value }) => !values.includes(value))
  return (
    <div className="flex flex-col gap-2">
      <Field label={label} hint={hint} error={error} optional={optional}>
        <Select
          value=""
          onChange={({ target }) => target.value && onChange([...values, target.value])}
          options={[{ value: '', label: `Add a ${noun} …` }, ...left]}
        />
      </Field>
      {values.length > 0 && (
        <ul aria-label={`Chosen: ${label}`} className="flex flex-wrap gap-2">
          {values.map((value) => {
            const name = options.find((option) => option.value === value)?.label ?? value
            return (
              <li key={value} className="inline-flex items-center rounded-full border border-line bg-well pl-3">
                {name}
                <button
                  type="button"
                  aria-label={`Remove ${name}`}
                  onClick={() => onChange(values.filter((one) => one !== value))}
                  className="inline-flex size-9 items-center justify-center rounded-full hover:text-danger"
                >
                  <X aria-hidden="true" className="size-4" />
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
