import { expect, it } from 'vitest'
import { changesOfOffer, noFindOf } from '#lib/browser/offer-changes.ts'
import { offerView } from '#lib/offers/schema.ts'

const was = offerView.parse(offerView.meta()?.example)
const { amount, currency, noFindAmount, message, estimatedCompletionDate } = was
const send = (typed: object) =>
  changesOfOffer(was, {
    ...{ amount, currency, noFindAmount, message, estimatedCompletionDate, orderVersion: 3 },
    ...typed,
  })

it('sends of an offer what was typed over it, and for which order', () => {
  expect(send({})).toEqual({ orderVersion: 3 })
  expect(send({ message: 'On Friday.' })).toEqual({ orderVersion: 3, message: 'On Friday.' })
  expect(send({ noFindAmount: 10, estimatedCompletionDate: '2026-03-20' })).toEqual({
    ...{ orderVersion: 3, noFindAmount: 10, estimatedCompletionDate: '2026-03-20' },
  })
  expect(send({ amount: 50 })).toEqual({ orderVersion: 3, amount: 50, currency: 'EUR' })
})

it('says nothing of a price that the customer has fixed', () => {
  expect(send({ amount: undefined, currency: undefined })).toEqual({ orderVersion: 3 })
})

it('lets a price without a find that was none of its own follow the price, and another page lower it', () => {
  const full = { ...was, amount: 45, noFindAmount: 45 }
  const noFindAmount = noFindOf(undefined, 50, full)
  expect(changesOfOffer(full, { amount: 50, currency, noFindAmount, message, estimatedCompletionDate })).toEqual({
    ...{ amount: 50, currency },
  })
  expect(noFindOf(20, 50, full)).toBe(20)
  // It was less before, and the field was emptied.
  expect(noFindOf(undefined, 50, { ...full, noFindAmount: 20 })).toBe(50)
  // Of a new one, the full price goes without saying.
  expect(noFindOf(undefined, 50, undefined)).toBeUndefined()
})
