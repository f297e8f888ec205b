import type { OrderSort } from '#lib/orders/state.ts'
import { catalogue } from '#lib/words/en/orders-filing.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Way = { sort: OrderSort; order: 'asc' | 'desc' }

/** What a list may go by, in the words of the page; the first is the list's own way. */
export const listSorts = (): readonly (Way & { label: string })[] => [
  { sort: 'placed', order: 'desc', label: t('newestFirst') },
  { sort: 'placed', order: 'asc', label: t('oldestFirst') },
  { sort: 'activity', order: 'desc', label: t('lastActivity') },
  { sort: 'due', order: 'asc', label: t('promisedBySoonestFirst') },
  { sort: 'reference', order: 'asc', label: t('yourReference') },
  { sort: 'customer', order: 'asc', label: t('customer') },
  { sort: 'folder', order: 'asc', label: t('folder') },
  { sort: 'price', order: 'asc', label: t('fixedPriceLowestFirst') },
  { sort: 'price', order: 'desc', label: t('fixedPriceHighestFirst') },
  { sort: 'researcher', order: 'asc', label: t('researcher') },
  { sort: 'agreed', order: 'asc', label: t('agreedPriceLowestFirst') },
  { sort: 'agreed', order: 'desc', label: t('agreedPriceHighestFirst') },
  { sort: 'paid', order: 'asc', label: t('chargedLowestFirst') },
  { sort: 'paid', order: 'desc', label: t('chargedHighestFirst') },
]

type Given = { sort?: string | undefined; order?: string | undefined }

/** Which of them an address means. */
export const sortOf = ({ sort = 'placed', order = 'desc' }: Given) =>
  listSorts().find((one) => one.sort === sort && one.order === order)

/** What a sort leaves out, where it leaves out anything. */
export const leftOut = (): Partial<Record<OrderSort, string>> => ({
  due: t('onlyOrdersWithAPromised'),
  reference: t('onlyOrdersWithAReference'),
  customer: t('onlyOrdersThatNameA'),
  folder: t('onlyOrdersInAFolder'),
  price: t('onlyOrdersWithAFixedPrice'),
  researcher: t('onlyOrdersWithAChosenOffer'),
  agreed: t('onlyOrdersWithAChosenOffer'),
  paid: t('onlyOrdersThatWereCharged'),
})
