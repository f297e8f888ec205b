import type { OrdersQuery } from '#components/operator/orders/list-query.ts'
import type { OperatorSort } from '#lib/operators/orders-schema.ts'
import { catalogue } from '#lib/words/en/operator-order-list.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Way = { sort: OperatorSort; order: 'asc' | 'desc' }

/** What the list may go by; the first is its own way. */
export const listSorts = (): readonly (Way & { label: string })[] => [
  { sort: 'placed', order: 'desc', label: t('newestFirst') },
  { sort: 'placed', order: 'asc', label: t('oldestFirst') },
  { sort: 'due', order: 'asc', label: t('dueSoonestFirst') },
  { sort: 'due', order: 'desc', label: t('dueLatestFirst') },
  { sort: 'amount', order: 'desc', label: t('amountHighestFirst') },
  { sort: 'amount', order: 'asc', label: t('amountLowestFirst') },
]

export const wayOf = ({ sort = 'placed', order = 'desc' }: OrdersQuery): Way => ({ sort, order })
export const sortOf = (query: OrdersQuery) => {
  const { sort, order } = wayOf(query)
  return listSorts().find((one) => one.sort === sort && one.order === order)
}

/** As the address has it; nothing for the list's own way. */
export const toAddress = ({ sort, order }: Way) =>
  sort === 'placed' && order === 'desc' ? { sort: '', order: '' } : { sort, order }

/** What a click on a column's head makes of a sort: its usual way first, then the other. */
export function turned(query: OrdersQuery, sort: OperatorSort): Way {
  const now = wayOf(query)
  if (now.sort === sort) return { sort, order: now.order === 'asc' ? 'desc' : 'asc' }
  return { sort, order: sort === 'due' ? 'asc' : 'desc' }
}

export const leftOut = (): Partial<Record<OperatorSort, string>> => ({
  due: t('onlyOrdersThatAreAwaited'),
  amount: t('onlyOrdersWithAChosenOffer'),
})
