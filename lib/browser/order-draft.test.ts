import { describe, expect, it } from 'vitest'
import { emptyOrder, emptyPerson, parseAmount, toOrderInput } from '#lib/browser/order-draft.ts'
import { faultsOf, orderResolver } from '#lib/browser/order-faults.ts'

describe('an amount as people write it', () => {
  it.each([
    ['45', 45],
    ['45.5', 45.5],
    ['45,50', 45.5],
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['1 234,50', 1234.5],
    ['1\u202f234,50', 1234.5],
    ["1'234.50", 1234.5],
    ['1.234.567', 1234567],
    ['45,', 45],
    // Never a thousand by mistake: three decimals are refused by nearly every currency.
    ['1.234', 1.234],
  ])('%j is %d', (text, amount) => expect(parseAmount(text)).toBe(amount))

  it.each(['', ' ', '-5', '1e3', '€45', 'NaN', ',5', '0x10'])('%j is no amount', (text) =>
    expect(parseAmount(text)).toBeNaN(),
  )
})

const typed = {
  ...emptyOrder('EUR'),
  repositoryName: 'Archives de Paris',
  documentType: 'Will',
  location: 'Paris',
  personsOfInterest: [],
}
const faults = (values: typeof typed | ReturnType<typeof emptyOrder>) =>
  Promise.resolve(orderResolver(values, undefined, { fields: {}, shouldUseNativeValidation: false })).then(
    ({ errors }) => faultsOf(errors).map(({ name }) => name),
  )

it('leaves out what was left empty', () => {
  expect(toOrderInput({ ...typed, customerName: '  ' })).toEqual({
    repositoryName: 'Archives de Paris',
    documentType: 'Will',
    location: 'Paris',
    pricingMode: 'OPEN_FOR_BIDS',
    currency: 'EUR',
  })
  expect(toOrderInput({ ...typed, fixedPrice: '12' })).not.toHaveProperty('fixedPrice')
  expect(
    toOrderInput({ ...typed, personsOfInterest: [{ ...emptyPerson, lastname: 'Moreau' }] }).personsOfInterest,
  ).toEqual([{ lastname: 'Moreau' }])
})

it('accepts what the API accepts', async () => expect(await faults(typed)).toEqual([]))

it('finds every fault at once, those of the price too', async () => {
  const values = {
    ...emptyOrder('EUR'),
    pricingMode: 'FIXED' as const,
    personsOfInterest: [{ ...emptyPerson, note: 'a midwife' }],
  }
  const all = ['repositoryName', 'documentType', 'location', 'personsOfInterest.0.firstname', 'fixedPrice']
  expect(await faults(values)).toEqual(all)
  expect(await faults({ ...values, fixedPrice: '1.234' })).toEqual(all)
  expect(await faults({ ...values, fixedPrice: 'much' })).toEqual(expect.arrayContaining(all))
})
