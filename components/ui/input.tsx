'use client'
import type { ComponentProps } from 'react'
import { classNames } from '#components/ui/class-names.ts'
import { useFieldProps } from '#components/ui/field.tsx'
import { useTypedBefore } from '#components/ui/use-typed-before.ts'

export function Input({ className, ref, ...rest }: ComponentProps<'input'>) {
  const taken = useTypedBefore(ref)
  return <input dir="auto" {...useFieldProps()} ref={taken} className={classNames('control', className)} {...rest} />
}

// No `maxLength`: browsers cut what is pasted to it without a word. What is too long is said by whoever judges it.
export function Textarea({ className, rows = 4, ref, ...rest }: Omit<ComponentProps<'textarea'>, 'maxLength'>) {
  const taken = useTypedBefore(ref)
  // A box that grows with its text forgets its rows: they are its least height.
  return (
    <textarea
      dir="auto"
      {...useFieldProps()}
      ref={taken}
      rows={rows}
      style={{ minHeight: `calc(${rows}lh + 1.125rem)` }}
      className={classNames('control field-sizing-content', className)}
      {...rest}
    />
  )
}

type SelectProps = ComponentProps<'select'> & {
  options: readonly { value: string; label: string; disabled?: boolean }[]
}

type GroupedSelectProps = ComponentProps<'select'> & {
  groups: readonly { label: string; options: readonly { value: string; label: string }[] }[]
}

/** The same for a long list, in parts that have a name. */
export function GroupedSelect({ className, groups, ...rest }: GroupedSelectProps) {
  return (
    <select {...useFieldProps()} className={classNames('control pr-8', className)} {...rest}>
      {groups.map(({ label, options }) => (
        <optgroup key={label} label={label}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  )
}

/** The platform's own list: the best there is on a phone and with a screen reader. */
export function Select({ className, options, ...rest }: SelectProps) {
  return (
    <select {...useFieldProps()} className={classNames('control pr-8', className)} {...rest}>
      {options.map(({ value, label, disabled }) => (
        <option key={value} value={value} disabled={disabled}>
          {label}
        </option>
      ))}
    </select>
  )
}
