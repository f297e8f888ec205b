import type { FieldValues, Path, Resolver, UseFormReturn } from 'react-hook-form'
import { asFailure, type ApiFailure } from '#lib/browser/failure.ts'
import { inPeoplesWords } from '#lib/browser/refusal-words.ts'

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

/** The API says "must not be empty", a form of ours "Please fill this in." */
export const sentence = <M extends string | undefined>(message: M) =>
  // A conditional type can't be followed into an expression.
  (message === undefined ? undefined : inPeoplesWords(message)) as M extends string ? string : undefined

/** In the pages for programmers, who read the API's own words beside it: "Must not be empty." */
export const apiSentence = <M extends string | undefined>(message: M) =>
  // As above.
  (message === undefined
    ? undefined
    : `${message.charAt(0).toUpperCase()}${message.slice(1)}${/[.!?]$/.test(message) ? '' : '.'}`) as M extends string
    ? string
    : undefined

/** A resolver whose faults are said in people's words. */
export const inWords =
  <Input extends FieldValues, Context, Output>(
    resolve: Resolver<Input, Context, Output>,
  ): Resolver<Input, Context, Output> =>
  async (values, context, options) => {
    const result = await resolve(values, context, options)
    for (const { error } of issuesIn(result.errors)) error.message = sentence(error.message)
    return result
  }

type FieldIssue = { name: string; error: { message: string } }

/** Every fault of a form, by the names of the fields. */
export function issuesIn(errors: object, prefix = ''): FieldIssue[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]): FieldIssue[] => {
    if (typeof error !== 'object' || error === null || key === 'ref') return []
    const name = prefix === '' ? key : `${prefix}.${key}`
    return hasMessage(error) ? [{ name, error }] : issuesIn(error, name)
  })
}
const hasMessage = (error: object): error is { message: string } =>
  'message' in error && typeof error.message === 'string'
