import type { FinanceList } from '#lib/finance/state.ts'
import { catalogue } from '#lib/words/en/operator-finance.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const listNames = (): Record<FinanceList, string> => ({
  payments: t('lists.payments'),
  refunds: t('lists.refunds'),
  transfers: t('lists.transfers'),
  payouts: t('lists.payouts'),
  disputes: t('lists.disputes'),
  debts: t('lists.debts'),
  differences: t('lists.differences'),
})

/** What waits in each for an operator. */
export const waitingNames = (): Partial<Record<FinanceList, string>> => ({
  refunds: t('waiting.refunds'),
  transfers: t('waiting.transfers'),
  disputes: t('waiting.disputes'),
  debts: t('waiting.debts'),
  differences: t('waiting.differences'),
})

/** A status in words: ours are few, and the provider's are shown as it has them. */
export function statusText(status: string): string {
  const known: Readonly<Record<string, string>> = {
    waiting: t('statuses.waiting'),
    retrying: t('statuses.retrying'),
    stuck: t('statuses.stuck'),
    written_off: t('statuses.written_off'),
    explained: t('statuses.explained'),
    partially_refunded: t('statuses.partially_refunded'),
    requires_action: t('statuses.requires_action'),
    in_transit: t('statuses.in_transit'),
    needs_response: t('statuses.needs_response'),
    under_review: t('statuses.under_review'),
  }
  return known[status] ?? status.replaceAll('_', ' ')
}
