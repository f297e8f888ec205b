import type { performStepInput, SandboxStep } from '#lib/sandbox/schema.ts'
import type { z } from 'zod'
import type { OrderView } from '#lib/orders/schema.ts'
import { catalogue } from '#lib/words/en/sandbox.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export type StepChoice = { label: string; what: string; input: z.input<typeof performStepInput>; unhappy?: true }

const one = (step: SandboxStep, label: string, what: string): StepChoice => ({ label, what, input: { step } })
const deliver = (label: string, outcome: 'found' | 'partial' | 'not_found', what: string): StepChoice => ({
  label,
  what,
  input: { step: 'deliver', outcome },
  ...(outcome === 'found' ? {} : { unhappy: true as const }),
})

const choices = (): Record<SandboxStep, readonly StepChoice[]> => ({
  open: [one('open', t('openIt'), t('anOperatorOpensTheOrder'))],
  offer: [
    one('offer', t('makeAnOffer'), t('anotherResearcherOffersAPrice')),
    {
      label: t('offerItForNothing'),
      what: t('choosingThisOfferNeedsNo'),
      input: { step: 'offer', amount: 0 },
    },
  ],
  update_offer: [one('update_offer', t('changeTheNewestOffer'), t('itsResearcherWritesAnotherMessage'))],
  retract_offer: [{ ...one('retract_offer', t('takeTheNewestOfferBack'), t('itCanNotBeChosen')), unhappy: true }],
  confirm: [one('confirm', t('confirmTheOffers'), t('theRobotsStandByWhat'))],
  message: [one('message', t('askAQuestion'), t('theResearcherWritesAMessage'))],
  give_back: [{ ...one('give_back', t('giveTheOrderBack'), t('theResearcherCanNotDoIt')), unhappy: true }],
  start: [one('start', t('startWork'), t('theHeldAmountIsCharged'))],
  delay: [{ ...one('delay', t('putTheDateOff'), t('theResearcherNamesALaterDate')), unhappy: true }],
  deliver: [
    deliver(t('deliverWhatWasAskedFor'), 'found', t('aScanIsHandedOver')),
    deliver(t('deliverAPart'), 'partial', t('aScanAndAReport')),
    deliver(t('deliverNotFound'), 'not_found', t('aReportAndNoDocument')),
  ],
  complete: [one('complete', t('completeIt'), t('asAfter14DaysWithout'))],
  win_dispute: [one('win_dispute', t('decideTheDispute'), t('theBankDecidesForYourResearcher'))],
  lose_dispute: [{ ...one('lose_dispute', t('loseTheDispute'), t('theBankGivesTheMoneyBack')), unhappy: true }],
  cancel: [{ ...one('cancel', t('cancelIt'), t('anOperatorCancelsAHold')), unhappy: true }],
})

/** Choices are made anew each time they are drawn. */
export const isSameStep = (one: StepChoice['input'], other: StepChoice['input']) =>
  one.step === other.step && one.amount === other.amount && one.outcome === other.outcome

/** The buttons for the steps that are possible now. Where the price is fixed nobody can offer another. */
export const choicesFor = (steps: readonly SandboxStep[], { order }: OrderView): StepChoice[] =>
  steps
    .flatMap((step) => choices()[step])
    .filter(({ input }) => input.amount === undefined || order.pricingMode === 'OPEN_FOR_BIDS')
