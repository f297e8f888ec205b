import { expect, it } from 'vitest'
import { orderValues } from '#lib/browser/order-draft.ts'
import { emptyOrder, emptyPerson, toOrderInput } from '#lib/browser/order-values.ts'
import { formIssuesOf, orderResolver } from '#lib/browser/order-issues.ts'

const typed = {
  ...emptyOrder('EUR'),
  repositoryName: 'Archives de Paris',
  documentType: 'Will',
  location: 'Paris',
  personsOfInterest: [],
}
const issuesIn = (values: typeof typed | ReturnType<typeof emptyOrder>) =>
  Promise.resolve(orderResolver('en-GB')(values, undefined, { fields: {}, shouldUseNativeValidation: false })).then(
    ({ errors }) => formIssuesOf(errors),
  )
const issues = async (values: Parameters<typeof issuesIn>[0]) => (await issuesIn(values)).map(({ name }) => name)

it('leaves out what was left empty', () => {
  expect(toOrderInput({ ...typed, customerName: ' \u200b' }, 'en-GB')).toEqual({
    repositoryName: 'Archives de Paris',
    documentType: 'Will',
    location: 'Paris',
    pricingMode: 'OPEN_FOR_BIDS',
    currency: 'EUR',
  })
  expect(toOrderInput({ ...typed, fixedPrice: '12' }, 'en-GB')).not.toHaveProperty('fixedPrice')
  expect(
    toOrderInput({ ...typed, personsOfInterest: [{ ...emptyPerson, lastname: 'Moreau' }] }, 'en-GB').personsOfInterest,
  ).toEqual([{ lastname: 'Moreau' }])
})

it('accepts what the API accepts', async () => expect(await issues(typed)).toEqual([]))

it('asks which of two amounts is meant, and sends the one that is clear', async () => {
  const fixed = (fixedPrice: string) => ({ ...typed, pricingMode: 'FIXED' as const, fixedPrice })
  expect(await issuesIn(fixed('1.500'))).toEqual([
    { name: 'fixedPrice', label: 'Your price', message: 'Is it 1500 or 1.50? Please write one of the two.' },
  ])
  expect(await issues(fixed('1.500,00'))).toEqual([])
  expect(toOrderInput(fixed('1.500,00'), 'en-GB')).toMatchObject({ fixedPrice: 1500 })
})

it('finds every issue at once, those of the price too', async () => {
  const values = {
    ...emptyOrder('EUR'),
    pricingMode: 'FIXED' as const,
    personsOfInterest: [{ ...emptyPerson, note: 'a midwife' }],
  }
  const all = ['repositoryName', 'documentType', 'location', 'personsOfInterest.0.firstname', 'fixedPrice']
  expect(await issues(values)).toEqual(all)
  expect(await issues({ ...values, fixedPrice: '1.234' })).toEqual(all)
  expect(await issues({ ...values, fixedPrice: 'much' })).toEqual(all)
})

it('keeps what is too long or too much for an order, so that it is said after a reload too', async () => {
  const values = {
    ...typed,
    instructions: 'a'.repeat(20_001),
    personsOfInterest: Array.from({ length: 51 }, () => ({ ...emptyPerson, lastname: 'Moreau' })),
  }
  expect(orderValues.parse(JSON.parse(JSON.stringify(values)))).toEqual(values)
  expect(await issues(values)).toEqual(['personsOfInterest', 'instructions'])
})
