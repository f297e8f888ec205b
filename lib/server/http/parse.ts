import type { z } from 'zod'
import { ApiError, type FieldIssue } from '#lib/errors.ts'
import { InexactNumber } from '#lib/server/http/body.ts'
import { sentenceOf } from '#lib/server/http/issue-sentences.ts'
import { refusal } from '#lib/refusals.ts'

const fieldName = (path: PropertyKey[]) =>
  path.map((key, i) => (typeof key === 'number' ? `[${key}]` : `${i > 0 ? '.' : ''}${String(key)}`)).join('')

function messageOf({ code, input, message }: z.core.$ZodIssue): string {
  if (input instanceof InexactNumber) return 'has more digits than can be kept; send at most 15'
  return code === 'invalid_type' && input === undefined ? refusal('required') : message
}

/** Faults as `personsOfInterest[0].firstname`, at most twenty: enough to mend, not enough to be an echo of the input. */
function issuesOf(error: z.ZodError, whole: string): FieldIssue[] {
  return error.issues.slice(0, 20).map((issue) => ({
    field: fieldName(issue.path) || whole,
    message: messageOf(issue),
  }))
}

/** Parses one part of a request; throws 400 `invalid_request` naming each field at fault. `whole` names the part itself. */
export function parseWith<S extends z.ZodType>(schema: S, value: unknown, whole: string): z.output<S> {
  // A schema's own sentence comes before this one, and this one before the library's.
  const parsed = schema.safeParse(value, { reportInput: true, error: sentenceOf })
  if (parsed.success) return parsed.data
  const details = issuesOf(parsed.error, whole)
  const [first] = details
  throw new ApiError('invalid_request', `${first?.field ?? whole}: ${first?.message ?? 'is not valid'}`, { details })
}
