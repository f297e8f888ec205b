import { expect, it } from 'vitest'
import { currencyCodes, getCurrency } from '#lib/money.ts'
import { moneyText } from '#lib/money-text.ts'

it.each(currencyCodes)('writes %s with the decimals in which it is charged', (code) => {
  const { decimals } = getCurrency(code)
  const written = moneyText(1234.5, code, 'en-GB')
  expect(written).toMatch(decimals === 0 ? /1,23[45]$/ : decimals === 3 ? /1,234\.500$/ : /1,234\.50$/)
})

it('writes it as the reader does', () => {
  expect(moneyText(13_579.5, 'HUF', 'hu-HU')).toBe('13\u00a0579,50\u00a0Ft')
  expect(moneyText(-0.05, 'eur', 'de-DE')).toBe('-0,05\u00a0€')
})
