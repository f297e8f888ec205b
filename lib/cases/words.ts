import type { CaseKind, CaseOutcome } from '#lib/cases/state.ts'

/** What is wrong, in people's words: on pages and in mails. */
export const kindWords: Record<CaseKind, { label: string; hint: string }> = {
  missing_pages: { label: 'Pages are missing', hint: 'The delivery is not all of what it says it is.' },
  unreadable: { label: 'It can’t be read', hint: 'A scan is blurred, cut off or too dark.' },
  wrong_person: { label: 'It is about somebody else', hint: 'Another person, or another family, than you asked for.' },
  late: { label: 'It is late', hint: 'The promised day has passed, or it came long after.' },
  other: { label: 'Something else', hint: 'Whatever does not fit above.' },
}

/** What a case came to, as both sides read it, for good: how far money has come stands with the payment alone. */
export const outcomeWords: Record<CaseOutcome, string> = {
  redo_asked: 'The researcher has been asked to deliver again.',
  part_refunded: 'Decided: a part of the money goes back to the customer. How far that is stands with the payment.',
  refunded: 'Decided: all of the money goes back to the customer. How far that is stands with the payment.',
  nothing_to_do: 'The delivery stays as it is.',
  accepted: 'The customer accepted the delivery.',
  order_ended: 'The order ended, and the case with it.',
}

/** "CS-7QK-4MR/1": what people call a case by. */
export const caseReference = (orderNumber: string, number: number) => `${orderNumber}/${number}`
