import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { asFailure, type ApiFailure } from '#lib/browser/failure.ts'

export type WithIssuesForm<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'getValues' | 'setError'>

/**
 * Puts the API's faults beside the fields they belong to and the focus on the first; returns the failure where it has a
 * part that no field can show.
 */
export function showIssues<Values extends FieldValues>(
  form: WithIssuesForm<Values>,
  error: unknown,
): ApiFailure | undefined {
  const failure = asFailure(error)
  const names = Object.keys(form.getValues())
  const known = failure.details.filter(({ field }) => names.includes(field.split(/[.[]/)[0] ?? ''))
  known.forEach(({ field, message }, i) => {
    // The API writes persons[0].name, the form persons.0.name.
    const path = field.replace(/\[(\d+)\]/g, '.$1') as Path<Values> // its first part was found among the form's own names
    form.setError(path, { type: 'server', message: sentence(message) }, { shouldFocus: i === 0 })
  })
  return known.length > 0 && known.length === failure.details.length ? undefined : failure
}

/** The API says "must not be empty"; a form says "Must not be empty." */
export const sentence = <M extends string | undefined>(message: M) =>
  // The conditional type can't be followed into a template string.
  (message === undefined
    ? undefined
    : `${message.charAt(0).toUpperCase()}${message.slice(1)}${/[.!?]$/.test(message) ? '' : '.'}`) as M extends string
    ? string
    : undefined
