import { writerOf } from '#lib/refusal-writer.ts'

/** Those of lib/refusals.ts that money says: a page that shows an amount needn't load the others. */
export const amountSentences = {
  required: 'is required',
  amountNegative: 'must be a number that is not negative',
  amountOutOfRange: 'is out of range',
  amountDecimals: '{code, code} has {decimals, number} decimal places; {amount, number} has {given, number}',
  amountSteps: '{code, code} is charged in steps of {step, number}',
  amountMost: 'must not exceed {most, money}',
  amountTooSmall: "must be at least {least, money}: with the fee, less than {floor, money} can't be charged",
  amountTooLarge: "must not exceed {most, money}: with the fee, more than {ceiling, money} can't be charged",
  amountUnclear: 'could be {thousands, text} or {small, text}: write one of the two',
  amountUnreadable: 'must be an amount such as {example, text}',
} as const

export const amountRefusal = writerOf(amountSentences)
