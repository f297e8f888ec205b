import { catalogue } from '#lib/words/en/orders-change.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)
// What of an order may be changed; whatever else a request can say of it is settled with the order (settledMembers in
// schema.ts). No schema here: pages name these before they load one.

/** What researchers read: offers that stand were not made for what it says after a change. */
const askedMembers = [
  'location',
  'countryISOA3',
  'fixedPrice',
  'personsOfInterest',
  'instructions',
  'attachmentIds',
] as const
/** For the customer's own files; it makes no difference to anybody else. */
const ownMembers = ['externalOrderRef', 'customerName'] as const
export const changeableMembers = [...askedMembers, ...ownMembers] as const
export type ChangeableMember = (typeof changeableMembers)[number]
export const isChangeableMember = (member: string): member is ChangeableMember =>
  changeableMembers.some((one) => one === member)
export const isAsked = (member: string) => askedMembers.some((one) => one === member)

/** As a heading calls them. */
export const memberWords = (): Record<ChangeableMember, string> => ({
  location: t('place'),
  countryISOA3: t('country'),
  fixedPrice: t('price'),
  personsOfInterest: t('persons'),
  instructions: t('instructions'),
  attachmentIds: t('attachments'),
  externalOrderRef: t('reference'),
  customerName: t('customer'),
})
