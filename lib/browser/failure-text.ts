import { asFailure } from '#lib/browser/failure.ts'
import { inPeoplesWords } from '#lib/browser/refusal-words.ts'

/** A failure as one sentence for people: the API's own begins with the name of a field. */
export function failureText(error: unknown): string {
  const { details, message } = asFailure(error)
  return details[0] ? inPeoplesWords(details[0].message) : message
}
