import { expect, it } from 'vitest'
import { fromAmountQuery, toAmountQuery } from '#components/operator/orders/amount-query.ts'

it.each([
  ['1,500', 'EUR', 'en-GB', '1500'],
  ['1.500', 'EUR', 'de', '1500'],
  ['1,500.25', 'EUR', 'en-GB', '1500.25'],
  ['45,5', 'EUR', 'en-GB', '45.5'],
  [' 12. ', 'EUR', 'en-GB', '12'],
  ['1,500', 'JPY', 'de', '1500'],
  [' ', 'EUR', 'en-GB', ''],
])('reads %j of %s in %s as %j', (typed, currency, locale, asked) => {
  expect(toAmountQuery(typed, currency, locale)).toBe(asked)
})

it.each(['1.500', '12.345', 'many', '-3', '99999999'])('says why it can’t read %j', (typed) => {
  expect(toAmountQuery(typed, 'EUR', 'en-GB')).toEqual({ issue: expect.any(String) })
})

it('shows an address as the reader writes amounts', () => {
  expect(['1500.5', '40', undefined].map((asked) => fromAmountQuery(asked, 'de'))).toEqual(['1500,5', '40', ''])
})
