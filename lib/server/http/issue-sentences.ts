import type { z } from 'zod'

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
}

const units: Record<string, readonly [string, string]> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
  set: ['entry', 'entries'],
}

function sizeSentence(word: 'least' | 'most', origin: string, bound: number | bigint): string {
  const unit = units[origin]
  return unit === undefined
    ? `must be at ${word} ${bound}`
    : `must have at ${word} ${bound} ${Number(bound) === 1 ? unit[0] : unit[1]}`
}

/** What is wrong, in the words of our own sentences, where a schema gives none: callers needn't know our validator. */
export function sentenceOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${kinds[issue.expected] ?? `of the kind ${issue.expected}`}`
    case 'invalid_value':
      return issue.values.length === 1
        ? `must be ${String(issue.values[0])}`
        : `must be one of ${issue.values.map(String).join(', ')}`
    case 'too_small':
      return issue.inclusive === false
        ? `must be greater than ${issue.minimum}`
        : sizeSentence('least', issue.origin, issue.minimum)
    case 'too_big':
      return issue.inclusive === false
        ? `must be less than ${issue.maximum}`
        : sizeSentence('most', issue.origin, issue.maximum)
    case 'unrecognized_keys':
      return `must not hold ${issue.keys.join(', ')}`
    default:
      return 'has the wrong form'
  }
}
