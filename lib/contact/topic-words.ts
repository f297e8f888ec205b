import type { ContactTopic } from '#lib/contact/schema.ts'
import { catalogue } from '#lib/words/en/contact.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What a message can be about, in people's words: in the form and in the mail that it becomes. */
export const topicWords = (): Record<ContactTopic, string> => ({
  order: t('anOrder'),
  money: t('aPaymentAReceiptOr'),
  account: t('myAccountOrMyData'),
  security: t('aWeaknessInTheService'),
  other: t('somethingElse'),
})
