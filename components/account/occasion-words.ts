import type { MailOccasion, PushOccasion } from '#lib/mail/occasions.ts'
import { catalogue } from '#lib/words/en/account.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Words = { label: string; hint: string }

/** What people can be told of, in their words; to whoever only researches nothing is delivered but what is said of it. */
export const occasionWords = (ofResearcher = false): Record<MailOccasion | PushOccasion, Words> => ({
  offers: { label: t('newOffers'), hint: t('whenResearchersHaveAnsweredAn') },
  payment: { label: t('payment'), hint: t('whenAnOfferWaitsTo') },
  messages: { label: t('messages'), hint: t('whenSomebodyWritesToYou') },
  delivery: ofResearcher
    ? { label: t('reviews'), hint: t('whenWhatACustomerSays') }
    : { label: t('delivery'), hint: t('whenDocumentsOrASearch') },
  hold: { label: t('cardHoldRunningOut'), hint: t('twoDaysBeforeAHold') },
  webhooks: { label: t('webhookEndpoints'), hint: t('whenOneFailsOrAnswers') },
  other: { label: t('everythingElse'), hint: t('cancellationsRefundsAndProblems') },
})
