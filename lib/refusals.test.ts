import { expect, it } from 'vitest'
import { checkPrice, getCurrency, toMinor } from '#lib/money.ts'
import { readRefusal, refusal } from '#lib/refusals.ts'

it('says the API’s sentence, and reads it back with its values', () => {
  const said = refusal('tooLong', { most: 200 })
  expect(said).toBe('must have at most 200 characters')
  expect(readRefusal(said)).toEqual({ code: 'tooLong', values: { most: 200 } })
  expect(readRefusal(refusal('empty'))).toEqual({ code: 'empty', values: {} })
  expect(readRefusal('must be as it is')).toBeUndefined()
  expect(readRefusal(`${said}.`)).toBeUndefined()
})

it('keeps amounts with their currency', () => {
  const [yen, euro] = [getCurrency('JPY'), getCurrency('EUR')]
  const said = (amount: number, currency = euro) => checkPrice(toMinor(amount, currency), currency, 1000)
  expect(said(12.5, yen)).toEqual({ issue: 'JPY has 0 decimal places; 12.5 has 1' })
  expect(readRefusal('JPY has 0 decimal places; 12.5 has 1')).toEqual({
    code: 'amountDecimals',
    values: { code: 'JPY', decimals: 0, amount: 12.5, given: 1 },
  })
  expect(said(0.1)).toEqual({
    issue: "must be at least 0.45 EUR: with the fee, less than 0.5 EUR can't be charged",
  })
  expect(readRefusal("must be at least 0.45 EUR: with the fee, less than 0.5 EUR can't be charged")).toEqual({
    code: 'amountTooSmall',
    values: { least: { amount: 0.45, code: 'EUR' }, floor: { amount: 0.5, code: 'EUR' } },
  })
})
