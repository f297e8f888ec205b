import { expect, test } from 'vitest'
import { amountText } from './amount-text.ts'

const nbsp = String.fromCharCode(0xa0)

test.each([
  [4675, 'EUR', 'en-GB', '€46.75'],
  [4675, 'eur', 'de-DE', `46,75${nbsp}€`],
  [1234, 'JPY', 'en-US', '¥1,234'],
  [100_500, 'ISK', 'en-GB', `ISK${nbsp}1,005`],
  [12_340, 'KWD', 'en-GB', `KWD${nbsp}12.340`],
  [99_999_999, 'USD', 'en-US', '$999,999.99'],
])('%d %s in %s is %s', (minor, currency, locale, text) => expect(amountText(minor, currency, locale)).toBe(text))
