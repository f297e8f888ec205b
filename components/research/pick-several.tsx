'use client'
import type { Ref } from 'react'
import { Chosen } from '#components/research/chosen.tsx'
import { Field } from '#components/ui/field.tsx'
import { Select } from '#components/ui/input.tsx'
import { catalogue } from '#lib/words/en/research-board.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = {
  label: string
  hint?: string
  error?: string | undefined
  optional?: boolean
  noun: string
  options: readonly { value: string; label: string }[]
  values: readonly string[]
  onChange: (values: string[]) => void
  /** The field, for a form that leads to what is missing. */
  ref?: Ref<HTMLSelectElement>
}

/** Several out of many: the platform's own list adds one, and each chosen one can be taken away. */
export function PickSeveral({ label, hint, error, optional = false, noun, options, values, onChange, ref }: Props) {
  const left = options.filter(({ value }) => !values.includes(value))
  const nameOf = (value: string) => options.find((option) => option.value === value)?.label ?? value
  return (
    <div className="flex flex-col gap-2">
      <Field label={label} hint={hint} error={error} optional={optional}>
        <Select
          {...(ref ? { ref } : {})}
          value=""
          onChange={({ target }) => target.value && onChange([...values, target.value])}
          options={[{ value: '', label: t('addA', { noun }) }, ...left]}
        />
      </Field>
      <Chosen label={label} shape="pills" values={values} nameOf={nameOf} onChange={onChange} />
    </div>
  )
}
