import type { DayLimitsView } from '#lib/clients/limits-schema.ts'
import { catalogue } from '#lib/words/en/mail-operator.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What a client may do on one day, in words. */
export function limitWords({ ordersPerDay, amountPerDay, currency }: DayLimitsView = {}): string {
  const orders = ordersPerDay === undefined ? [] : [t('ordersADay', { ordersPerDay })]
  const amount = amountPerDay === undefined ? [] : [t('amountADay', { amount: `${amountPerDay} ${currency ?? ''}` })]
  return [...orders, ...amount].join(', ') || t('noLimits')
}
