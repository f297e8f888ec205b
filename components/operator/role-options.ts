import { catalogue } from '#lib/words/en/operator-people.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)
/** What each role may do, in the words of a choice. */
export const roleOptions = () => [
  { value: 'support', label: t('supportReadRemindOpenOrders') },
  { value: 'finance', label: t('financeRefundsCancellationsDisputesPayouts') },
  { value: 'admin', label: t('adminEverything') },
]
