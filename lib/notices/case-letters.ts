import { kindWords, outcomeWords, type CaseReader } from '#lib/cases/words.ts'
import type { CaseKind, Decision } from '#lib/cases/state.ts'
import type { Letter, OrderFacts } from '#lib/mail/letter.ts'
import { sayMoment } from '#lib/mail/said.ts'
import { quote, type Said } from '#lib/notices/quote.ts'
import { catalogue } from '#lib/words/en/mail-customer.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

// The words of every mail about a case, to whichever side: pure functions of what is to be said.

export type CaseFacts = { reference: string; kind: CaseKind }

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
const problemOf = ({ reference, kind }: CaseFacts) => t('case', { label: lower(kindWords()[kind].label), reference })

export const caseReported = (
  { label, url }: OrderFacts,
  { said, ...facts }: CaseFacts & { said: readonly Said[] },
): Letter => ({
  subject: t('aProblemIsReported', { reference: facts.reference, label }),
  body: [t('theCustomerSaysOfIt', { label, facts: problemOf(facts) }), ...quote(said)],
  link: { label: t('seeTheOrder'), url },
})

export const caseOpened = (
  { label, url }: OrderFacts,
  { said, ...facts }: CaseFacts & { said: readonly Said[] },
): Letter => ({
  subject: t('theCustomerReportsAProblem', { label }),
  body: [t('theCustomerSaysOf', { label, facts: problemOf(facts) }), ...quote(said), t('callslipDecidesOnItSay')],
  link: { label: t('answer'), url },
})

export const caseWritten = (
  { label, url }: OrderFacts,
  { said, ...facts }: CaseFacts & { said: readonly Said[] },
): Letter => ({
  subject: t('aboutTheProblemWith', { label }),
  body: [t('thereIsSomethingNewAbout', { label, facts: problemOf(facts) }), ...quote(said)],
  link: { label: t('readAndAnswer'), url },
})

type Decided = CaseFacts & {
  reader: Exclude<CaseReader, 'callslip'>
  outcome: Decision
  said: readonly Said[]
  acceptedOn?: Date
}

/** `acceptedOn`: when silence counts as acceptance again, for the customer of a delivered order. */
export const caseDecided = (
  { label, url }: OrderFacts,
  { reader, outcome, said, acceptedOn, ...facts }: Decided,
): Letter => ({
  subject: t('decided', { reference: facts.reference, label }),
  body: [
    t('callslipHasDecidedOnThe', { label, facts: problemOf(facts) }),
    outcomeWords(reader)[outcome],
    ...quote(said),
    ...(acceptedOn === undefined ? [] : [t('acceptTheDeliveryOrAskForChanges', { acceptedOn: sayMoment(acceptedOn) })]),
  ],
  link: { label: t('seeTheOrder'), url },
})
