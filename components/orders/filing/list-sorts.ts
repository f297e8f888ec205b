import type { OrderSort } from '#lib/orders/state.ts'

type Way = { sort: OrderSort; order: 'asc' | 'desc' }

/** What a list may go by, in the words of the page; the first is the list's own way. */
export const listSorts: readonly (Way & { label: string })[] = [
  { sort: 'placed', order: 'desc', label: 'Newest first' },
  { sort: 'placed', order: 'asc', label: 'Oldest first' },
  { sort: 'activity', order: 'desc', label: 'Last activity' },
  { sort: 'due', order: 'asc', label: 'Promised by, soonest first' },
  { sort: 'reference', order: 'asc', label: 'Your reference' },
  { sort: 'customer', order: 'asc', label: 'Customer' },
]

type Given = { sort?: string | undefined; order?: string | undefined }

/** Which of them an address means. */
export const sortOf = ({ sort = 'placed', order = 'desc' }: Given) =>
  listSorts.find((one) => one.sort === sort && one.order === order)

/** What a sort leaves out, where it leaves out anything. */
export const leftOut: Partial<Record<OrderSort, string>> = {
  due: 'Only orders with a promised date.',
  reference: 'Only orders with a reference of yours.',
  customer: 'Only orders that name a customer.',
}
