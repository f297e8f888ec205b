import type { Tx } from '#lib/db.ts'
import type { Letter, OrderFacts } from '#lib/mail/letter.ts'
import { endOf, findMoney } from '#lib/notices/customer-money.ts'
import type { NoticeContent, Question } from '#lib/notices/notice.ts'
import { factsOf } from '#lib/notices/order-facts.ts'
import { findReturn } from '#lib/notices/find-return.ts'
import { describeMoney } from '#lib/payments/words.ts'
import { catalogue } from '#lib/words/en/mail-customer.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export async function tellGivenBack(tx: Tx, { order }: Question): Promise<NoticeContent | undefined> {
  const row = await findReturn(tx, order)
  if (!row) return undefined
  const name = row.researcher.name
  const money = await findMoney(tx, order)
  const sentences = money?.held
    ? describeMoney(money.facts, { ...endOf(order), researcher: name }, money.say).sentences
    : [t('youHaveNotBeenCharged')]
  return { letter: givenBack(factsOf(order), { name, reason: row.reason, money: sentences }) }
}

export const givenBack = (
  { label, url }: OrderFacts,
  { name, reason, money }: { name: string; reason: string; money: readonly string[] },
): Letter => ({
  subject: t('yourOrderWasGivenBack', { label }),
  body: [
    t('hasGivenYourOrderBack', { name, label }),
    { from: t('writes', { name }), text: reason },
    money.join(' '),
    t('itIsOpenAgainAndWe'),
  ],
  link: { label: t('seeTheOrder'), url },
})
