import type { CaseOrigin } from '#lib/generated/prisma/client.ts'
import type { CaseKind, CaseOutcome } from '#lib/cases/state.ts'
import { catalogue } from '#lib/words/en/cases.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What is wrong, in people's words: on pages and in mails. */
export const kindWords = (): Record<CaseKind, { label: string; hint: string }> => ({
  missing_pages: { label: t('pagesAreMissing'), hint: t('theDeliveryIsNotAll') },
  unreadable: { label: t('itCantBeRead'), hint: t('aScanIsBlurredCut') },
  wrong_person: { label: t('itIsAboutSomebodyElse'), hint: t('anotherPersonOrAnotherFamily') },
  late: { label: t('itIsLate'), hint: t('thePromisedDayHasPassed') },
  other: { label: t('somethingElse'), hint: t('whateverDoesNotFitAbove') },
})

export type CaseReader = 'customer' | 'researcher' | 'callslip'

/**
 * What a case came to, as each side reads it, for good: how much money and how far it has come stands with the payment alone. True also
 * where nothing is delivered, and where no card paid.
 */
export const outcomeWords = (reader: CaseReader): Record<CaseOutcome, string> => ({
  redo_asked: t('theResearcherHasBeenAsked'),
  part_refunded: t('decidedAPartOfThe', { reader }),
  refunded: t('decidedAllOfTheMoney', { reader }),
  nothing_to_do: t('theDeliveryStaysAsIt'),
  accepted: t('theCustomerAcceptedTheDelivery', { reader }),
  order_ended: t('theOrderEndedAndThe'),
  replaced: t('anotherResearcherIsLookedFor'),
  delivered: t('theResearcherHasDelivered'),
  dispute_won: t('theBankDecidedForCallslip'),
  dispute_lost: t('theBankGaveTheMoneyBack', { reader }),
})

/** Where a case comes from, for operators. */
export const originWords = (): Record<CaseOrigin, string> => ({
  report: t('reportedByTheCustomer'),
  change_request: t('changesAskedFor'),
  dispute: t('disputedAtTheBank'),
  late: t('lateDelivery'),
  researcher_complaint: t('complaintOfTheResearcher'),
  operator_complaint: t('openedByAnOperator'),
})

/** What a case is about, for operators: what its customer says, or what else it came from. */
export const caseTitle = ({ origin, kind }: { origin: CaseOrigin; kind: CaseKind }): string =>
  origin === 'report' ? kindWords()[kind].label : originWords()[origin]

/** "CS-7QK-4MR/1": what people call a case by. */
export const caseReference = (orderNumber: string, number: number) =>
  `${orderNumber}/${number < 0 ? `i${-number}` : number}`
