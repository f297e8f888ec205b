import type { z } from 'zod'
import { isBlank } from '#lib/blank.ts'
import type { Api } from '#lib/browser/api.ts'
import type { OrderValues, PersonValues } from '#lib/browser/order-draft.ts'
import { visitorDraftKey, type SentOrders } from '#lib/browser/visitor-draft.ts'
import { findCurrency, getCurrency, toMajor } from '#lib/money.ts'
import type { OrderView, placeOrderInput } from '#lib/orders/schema.ts'
import type { TemplateOrder } from '#lib/templates/schema.ts'
import { readAmount, typedAmount } from '#lib/typed-amount.ts'
import { withoutAbsent } from '#lib/view.ts'

// Without Zod, so that an order's page can offer to begin another one from it: what reads a draft is in read-draft.ts.

export const emptyPerson: PersonValues = { firstname: '', lastname: '', birthDate: '', deathDate: '', note: '' }
export const emptyOrder = (currency: string): OrderValues => ({
  repositoryName: '',
  archiveRepositoryId: '',
  location: '',
  countryISOA3: '',
  documentType: '',
  instructions: '',
  personsOfInterest: [emptyPerson],
  attachmentIds: [],
  pricingMode: 'OPEN_FOR_BIDS',
  fixedPrice: '',
  currency,
  externalOrderRef: '',
  customerName: '',
})

/**
 * An order's texts as a form's fields hold them. Browsers take the breaks out of what is in an `<input>`, gluing words together, and
 * end lines in a `<textarea>` with \n alone: whoever only walks through such a field would change it.
 */
export const inFields = <T extends object>(order: T): T =>
  JSON.parse(JSON.stringify(order), (name, value: unknown) =>
    typeof value !== 'string'
      ? value
      : name === 'instructions'
        ? value.replace(/\r\n?/g, '\n')
        : value.replace(/\s*[\r\n]+\s*/g, ' '),
  ) as T // the same members, and texts stay texts

/** The fields of an order that is there. */
export const valuesOf = ({ order }: OrderView, locale: string): OrderValues => ({
  ...valuesIn(order, order.currency, locale),
  attachmentIds: order.attachments ?? [],
})

/** The fields of as much of an order as there is. */
export function valuesIn(given: TemplateOrder, ownCurrency: string, locale: string): OrderValues {
  const order = inFields(given)
  const { fixedPrice, personsOfInterest = [] } = order
  return {
    ...emptyOrder(order.currency ?? ownCurrency),
    repositoryName: order.repositoryName ?? '',
    archiveRepositoryId: order.archiveRepositoryId ?? '',
    location: order.location ?? '',
    countryISOA3: order.countryISOA3 ?? '',
    documentType: order.documentType ?? '',
    instructions: order.instructions ?? '',
    personsOfInterest: personsOfInterest.map((person) => ({ ...emptyPerson, ...withoutAbsent(person) })),
    pricingMode: order.pricingMode ?? 'OPEN_FOR_BIDS',
    fixedPrice: fixedPrice === undefined ? '' : typedAmount(fixedPrice, locale),
    externalOrderRef: order.externalOrderRef ?? '',
    customerName: order.customerName ?? '',
  }
}

export const isBlankPerson = (person: PersonValues) => Object.values(person).every(isBlank)
export const isUntouched = ({ attachmentIds, ...values }: OrderValues) =>
  attachmentIds.length === 0 &&
  Object.entries(values).every(
    ([name, value]) =>
      name === 'currency' ||
      name === 'pricingMode' ||
      (typeof value === 'string' ? isBlank(value) : value.every(isBlankPerson)),
  )

const filled = <T extends Record<string, string>>(texts: T): Partial<T> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => !isBlank(text))) as Partial<T> // members are left out, never changed

/** The fixed price in minor units, or what is wrong with it; undefined where no currency is chosen yet. */
export function readPrice({ fixedPrice, currency }: OrderValues, locale: string) {
  const shape = findCurrency(currency)
  return shape && readAmount(fixedPrice, shape, locale)
}

/** As the API takes it: whatever is no price is no number, and refused there. */
function toFixedPrice(values: OrderValues, locale: string): number {
  const minor = readPrice(values, locale)
  return typeof minor === 'number' ? toMajor(minor, getCurrency(values.currency)) : Number.NaN
}

/** The request that the typed texts mean; what was left empty is left out. */
export function toOrderInput(values: OrderValues, locale: string): z.input<typeof placeOrderInput> {
  const {
    repositoryName,
    documentType,
    location,
    pricingMode,
    fixedPrice,
    personsOfInterest,
    attachmentIds,
    ...texts
  } = values
  return {
    repositoryName,
    documentType,
    location,
    pricingMode,
    ...filled(texts),
    ...(pricingMode === 'FIXED' && !isBlank(fixedPrice) ? { fixedPrice: toFixedPrice(values, locale) } : {}),
    ...(personsOfInterest.length > 0 ? { personsOfInterest: personsOfInterest.map(filled) } : {}),
    ...(attachmentIds.length > 0 ? { attachmentIds: attachmentIds.map(({ id }) => id) } : {}),
  }
}

/** As much of an order as the typed texts are, without the files: those are attached once. */
export function toTemplateOrder(values: OrderValues, locale: string): TemplateOrder {
  const { fixedPrice, repositoryName, documentType, location, ...order } = toOrderInput(
    { ...values, attachmentIds: [], personsOfInterest: values.personsOfInterest.filter((one) => !isBlankPerson(one)) },
    locale,
  )
  const price = fixedPrice === undefined || Number.isNaN(fixedPrice) ? {} : { fixedPrice }
  return { ...order, ...price, ...filled({ repositoryName, documentType, location }) }
}

/** The archive and whose file it is, for another document that lies there; what is asked for is left to be said. */
export function sameArchive({ currency, ...values }: OrderValues): OrderValues {
  const { repositoryName, archiveRepositoryId, location, countryISOA3, externalOrderRef, customerName } = values
  return {
    ...emptyOrder(currency),
    ...{ repositoryName, archiveRepositoryId, location, countryISOA3, externalOrderRef, customerName },
  }
}

/**
 * `from`: the number of the order, or the template, that filled the form, until something is typed; `forgotten`: the names of
 * files that were attached and are there no more.
 */
export type Draft = {
  savedAt: string
  values: OrderValues
  from?: string | undefined
  forgotten?: readonly string[]
} & SentOrders
/** One draft for each customer and environment; nobody finds another's under their own. */
export const draftKey = ({ identity: { role, environment, clientId = '' } }: Api) =>
  role === undefined ? visitorDraftKey : `order-draft.${environment}.${clientId}`

const isKept = (draft: Partial<Draft> | null, values: OrderValues) =>
  JSON.stringify(draft?.values) === JSON.stringify(values)
const storedDraft = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Draft> | null

export function writeDraft(key: string, values: OrderValues, from?: string): void {
  try {
    if (isUntouched(values)) return localStorage.removeItem(key)
    const before = storedDraft(key)
    // The same as it stands there: it hasn't changed, and what is known of it stays.
    if (from === undefined && isKept(before, values)) return
    const sentBefore = [...(before?.sentBefore ?? []), ...(before?.sentAs ?? [])]
    const draft: Draft = { savedAt: new Date().toISOString(), values, from }
    localStorage.setItem(key, JSON.stringify(sentBefore.length > 0 ? { ...draft, sentBefore } : draft))
  } catch {
    // Storage may be forbidden or full; the page itself still holds everything.
  }
}

/** Takes down what the visitor's draft was sent as, unless something else has been typed since. */
export function markSent(values: OrderValues, firstOrderId: string): void {
  try {
    const draft = storedDraft(visitorDraftKey)
    if (!isKept(draft, values)) return
    const sentAs = [...(draft?.sentAs ?? []), firstOrderId]
    localStorage.setItem(visitorDraftKey, JSON.stringify({ ...draft, sentAs }))
  } catch {
    // As above: the draft then stays until it is thrown away.
  }
}
