import type { Tx } from '#lib/db.ts'
import type { Letter, OrderFacts } from '#lib/mail/letter.ts'
import type { NoticeContent, Question } from '#lib/notices/notice.ts'
import { factsOf } from '#lib/notices/order-facts.ts'
import { patienceDays, findSuggestions } from '#lib/suggestions/find-suggestions.ts'
import type { SuggestionsView } from '#lib/suggestions/schema.ts'
import { catalogue } from '#lib/words/en/mail-customer.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Nobody has made an offer: what could be tried, where there is something. */
export async function tellNoOffers(tx: Tx, { order }: Question): Promise<NoticeContent | undefined> {
  const suggestions = await findSuggestions(tx, order)
  return suggestions.why === 'no_offers' ? { letter: noOffers(factsOf(order), suggestions) } : undefined
}

export function noOffers(
  { label, url }: OrderFacts,
  { raisePrice, archives }: Pick<SuggestionsView, 'raisePrice' | 'archives'>,
): Letter {
  return {
    subject: t('noOfferYet', { label }),
    body: [
      t('yourOrderHasBeenOpen', { label, patienceDays }),
      ...(raisePrice ? [t('itNamesAFixedPrice')] : []),
      ...(archives.length === 0
        ? []
        : [t('inTheSamePlaceThere'), archives.map(({ name, city }) => `${name}, ${city}`)]),
    ],
    link: { label: t('seeWhatYouCanDo'), url },
  }
}
