import type { Tx } from '#lib/db.ts'
import { count, type Letter, type OrderFacts } from '#lib/mail/letter.ts'
import type { NoticeContent, Question } from '#lib/notices/notice.ts'
import { factsOf } from '#lib/notices/order-facts.ts'
import { patienceDays, findSuggestions } from '#lib/suggestions/find-suggestions.ts'
import type { SuggestionsView } from '#lib/suggestions/schema.ts'

/** Nobody has made an offer: what could be tried, where there is something. */
export async function tellNoOffers(tx: Tx, { order }: Question): Promise<NoticeContent | undefined> {
  const suggestions = await findSuggestions(tx, order)
  return suggestions.why === 'no_offers' ? { letter: noOffers(factsOf(order), suggestions) } : undefined
}

function noOffers({ label, url }: OrderFacts, { raisePrice, archives }: SuggestionsView): Letter {
  return {
    subject: `No offer yet: ${label}`,
    body: [
      `Your order, ${label}, has been open to researchers for ${count(patienceDays, 'day')}, and nobody has made an offer yet. It stays open.`,
      ...(raisePrice ? ['It names a fixed price. A higher one may bring offers.'] : []),
      ...(archives.length === 0
        ? []
        : ['In the same place there are other archives:', archives.map(({ name, city }) => `${name}, ${city}`)]),
    ],
    link: { label: 'See what you can do', url },
  }
}
