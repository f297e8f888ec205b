import type { MailOccasion, PushOccasion } from '#lib/mail/occasions.ts'
import { catalogue } from '#lib/words/en/account.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What people can be told of, in their words. */
export const occasionWords = (): Record<MailOccasion | PushOccasion, { label: string; hint: string }> => ({
  offers: { label: t('newOffers'), hint: t('whenResearchersHaveAnsweredAn') },
  payment: { label: t('payment'), hint: t('whenAnOfferWaitsTo') },
  messages: { label: t('messages'), hint: t('whenSomebodyWritesToYou') },
  delivery: { label: t('delivery'), hint: t('whenDocumentsOrASearch') },
  hold: { label: t('cardHoldRunningOut'), hint: t('twoDaysBeforeAHold') },
  webhooks: { label: t('webhookEndpoints'), hint: t('whenOneFailsOrAnswers') },
  other: { label: t('everythingElse'), hint: t('cancellationsRefundsAndProblems') },
})
