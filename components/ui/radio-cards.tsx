'use client'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '#components/ui/class-names.ts'
import { FieldError } from '#components/ui/field.tsx'

type RadioCardsProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'size'> & {
  legend: ReactNode
  hideLegend?: boolean
  error?: string | undefined
  options: readonly { value: string; label: ReactNode; description?: ReactNode; disabled?: boolean }[]
  /** Where the parent keeps the choice; with react-hook-form spread `register(name)` instead. */
  selected?: string
}

/** One choice out of a few that each need a sentence. */
export function RadioCards({
  legend,
  hideLegend = false,
  error,
  options,
  selected,
  className,
  ...rest
}: RadioCardsProps) {
  const id = useId()
  return (
    <fieldset
      className={classNames('flex flex-col gap-2', className)}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={hideLegend ? 'sr-only' : 'mb-1.5 font-medium'}>{legend}</legend>
      {options.map(({ value, label, description, disabled }) => (
        <label
          key={value}
          className="flex gap-3 rounded-card border border-line bg-sheet p-4 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent has-disabled:opacity-60"
        >
          <input
            type="radio"
            value={value}
            disabled={disabled}
            aria-describedby={description ? `${id}-${value}` : undefined}
            className="mt-0.5 size-5 shrink-0 accent-accent focus-visible:outline-none"
            {...(selected === undefined ? {} : { checked: selected === value })}
            {...rest}
          />
          <span>
            <span className="block font-medium">{label}</span>
            {description && (
              <span id={`${id}-${value}`} className="block text-sm text-ink-soft">
                {description}
              </span>
            )}
          </span>
        </label>
      ))}
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  )
}
