'use client'
import { createContext, use, useId, type ReactNode } from 'react'
import { classNames } from '#components/ui/class-names.ts'
import { catalogue } from '#lib/words/en/ui.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type FieldContext = { id: string; describedBy: string | undefined; invalid: boolean; required: boolean }
const Context = createContext<FieldContext | undefined>(undefined)

/** What ties a control to the label, hint and error around it. Spread it on the control. */
export function useFieldProps() {
  const field = use(Context)
  if (!field) return {}
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  }
}

type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** Says "optional" beside the label, unless what stands around it says so; everything else is required. */
  optional?: boolean | 'unsaid'
  /** The label is only for those who don't see the field. */
  hideLabel?: boolean
  className?: string
  children: ReactNode
}

/** A label, one control, what helps and what is wrong. */
export function Field({ label, hint, error, optional = false, hideLabel = false, className, children }: FieldProps) {
  const id = useId()
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'font-medium'}>
        {label}
        {optional === true && <span className="font-normal text-ink-soft"> {t('optional')}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <Context value={{ id, describedBy, invalid: error !== undefined, required: !optional }}>{children}</Context>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  )
}

export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (message === undefined) return null
  return (
    <p id={id} className="text-sm font-medium text-danger">
      <span aria-hidden="true">▲ </span>
      {message}
    </p>
  )
}
