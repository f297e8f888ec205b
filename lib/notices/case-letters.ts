import { kindWords, outcomeWords } from '#lib/cases/words.ts'
import type { CaseKind, Decision } from '#lib/cases/state.ts'
import type { Letter, OrderFacts } from '#lib/mail/letter.ts'
import { sayDay } from '#lib/mail/said.ts'
import { quote, type Said } from '#lib/notices/quote.ts'

// The words of every mail about a case, to whichever side: pure functions of what is to be said.

export type CaseFacts = { reference: string; kind: CaseKind }

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
const problemOf = ({ reference, kind }: CaseFacts) => `${lower(kindWords[kind].label)} (case ${reference})`

export const caseReported = (
  { label, url }: OrderFacts,
  { said, ...facts }: CaseFacts & { said: readonly Said[] },
): Letter => ({
  subject: `A problem is reported, ${facts.reference}: ${label}`,
  body: [`The customer says of ${label}: ${problemOf(facts)}. It waits for a decision of yours.`, ...quote(said)],
  link: { label: 'See the order', url },
})

export const caseOpened = (
  { label, url }: OrderFacts,
  { said, ...facts }: CaseFacts & { said: readonly Said[] },
): Letter => ({
  subject: `The customer reports a problem: ${label}`,
  body: [
    `The customer says of ${label}: ${problemOf(facts)}.`,
    ...quote(said),
    'Callslip decides on it. Say what you know about it, so that the decision is a fair one.',
  ],
  link: { label: 'Answer', url },
})

export const caseWritten = (
  { label, url }: OrderFacts,
  { said, ...facts }: CaseFacts & { said: readonly Said[] },
): Letter => ({
  subject: `About the problem with ${label}`,
  body: [`There is something new about the problem with ${label}: ${problemOf(facts)}.`, ...quote(said)],
  link: { label: 'Read and answer', url },
})

/** `acceptedOn`: when silence counts as acceptance again, for the customer of a delivered order. */
export const caseDecided = (
  { label, url }: OrderFacts,
  { outcome, said, acceptedOn, ...facts }: CaseFacts & { outcome: Decision; said: readonly Said[]; acceptedOn?: Date },
): Letter => ({
  subject: `Decided, ${facts.reference}: ${label}`,
  body: [
    `Callslip has decided on the problem with ${label}: ${problemOf(facts)}.`,
    outcomeWords[outcome],
    ...quote(said),
    ...(acceptedOn === undefined
      ? []
      : [`Accept the delivery or ask for changes until ${sayDay(acceptedOn)}; after that it counts as accepted.`]),
  ],
  link: { label: 'See the order', url },
})
