import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getCurrency, toMajor } from '#lib/money.ts'
import { readAmount, readMajor, typedAmount } from '#lib/typed-amount.ts'

const read = (text: string, code = 'EUR', locale = 'en-GB') => readAmount(text, getCurrency(code), locale)
const asks = (large: string, small: string) => ({ issue: `could be ${large} or ${small}: write one of the two` })

describe('an amount as people write it', () => {
  it.each([
    ['45', 4500],
    [' 45 ', 4500],
    ['45.5', 4550],
    ['12,50', 1250],
    ['12.50', 1250],
    ['45,', 4500],
    ['0,500', 50],
    ['1.234,50', 123450],
    ['1,234.50', 123450],
    ['1.500,00', 150000],
    ['1,500.00', 150000],
    ['1 234,50', 123450],
    ['1\u202f234,50', 123450],
    ["1'234.50", 123450],
    ['1 500', 150000],
    ['123.456', { issue: 'could be 123456 or 123.45: write one of the two' }],
    ['1.23.456', 12345600],
    ['999,999.99', 99999999],
  ])('%j is %j', (text, minor) => expect(read(text)).toEqual(minor))

  it.each(['-5', '1e3', '€45', 'NaN', ',5', '0x10', '1 50', '1.2.3', '1,23.45', '1,234,56.7', '1.234.5', '١٢'])(
    '%j is no amount',
    (text) => expect(read(text)).toEqual({ issue: 'must be an amount such as 12.50' }),
  )
  it.each(['', '  '])('%j is none yet', (text) => expect(read(text)).toEqual({ issue: 'is required' }))
})

describe('one mark before three digits', () => {
  it.each([
    // The mark is the locale's own for thousands.
    ['1,500', 'EUR', 'en-GB', 150000],
    ['1.500', 'EUR', 'de-DE', 150000],
    // It is the locale's decimal mark, or nothing to it, and the currency has no third decimal: asked, never a thousandth.
    ['1.500', 'EUR', 'en-GB', asks('1500', '1.50')],
    ['1,500', 'EUR', 'de-DE', asks('1500', '1,50')],
    ['1,500', 'EUR', 'fr-FR', asks('1500', '1,50')],
    ['1.500', 'EUR', 'fr-FR', asks('1500', '1,50')],
    ["12'500", 'CHF', 'de-CH', 1250000],
    ['12,500', 'CHF', 'de-CH', asks('12500', '12.50')],
    // A currency without decimals leaves one reading.
    ['1,500', 'JPY', 'de-DE', 1500],
    ['1.500', 'ISK', 'en-GB', 150000],
    // One with three needs the locale's own mark.
    ['1.230', 'KWD', 'en-GB', 1230],
    ['1,230', 'KWD', 'en-GB', 1230000],
    ['1,230', 'KWD', 'de-DE', 1230],
    ['1.230', 'KWD', 'fr-FR', asks('1230', '1,230')],
  ] as const)('%j %s is to a reader of %s: %j', (text, code, locale, expected) =>
    expect(read(text, code, locale)).toEqual(expected),
  )

  it.each([
    ['1234,500', 123450],
    ['0.125', { issue: 'EUR has 2 decimal places; 0.125 has 3' }],
    ['1 234,567', { issue: 'EUR has 2 decimal places; 1234.567 has 3' }],
    ['1,234.567', { issue: 'EUR has 2 decimal places; 1234.567 has 3' }],
  ])('can only begin the decimals in %j', (text, expected) => expect(read(text)).toEqual(expected))
})

it('takes over what the currency refuses', () => {
  expect(read('1.5', 'JPY')).toEqual({ issue: 'JPY has 0 decimal places; 1.5 has 1' })
  expect(read('10000000')).toEqual({ issue: 'must not exceed 999999.99 EUR' })
})

const locales = [
  'en-GB',
  'de-DE',
  'de-CH',
  'fr-FR',
  'pt-PT',
  'pl',
  'en-IN',
  'ja',
  'he',
  'ar',
  'ar-EG',
  'ar-MA',
  'fa-IR',
]
const more = ['ckb', 'ps', 'sd', 'ur', 'uz-Arab', 'mr', 'ne', 'bn', 'my', 'dz', 'en-ZA', 'lt', 'sv']

describe.each([...locales, ...more])('in %s', (locale) => {
  it('what forms prefill and refusals propose is read', () => {
    fc.assert(
      fc.property(fc.constantFrom('EUR', 'JPY', 'KWD'), fc.integer({ min: 0, max: 9999 }), (code, steps) => {
        const currency = getCurrency(code)
        const minor = steps * currency.step
        expect(readAmount(typedAmount(toMajor(minor, currency), locale), currency, locale)).toBe(minor)
      }),
    )
    const refused = readAmount('a', getCurrency('EUR'), locale)
    const example = typeof refused === 'object' ? refused.issue.replace('must be an amount such as ', '') : ''
    expect(readMajor(example, getCurrency('EUR'), locale)).toBe(12.5)
  })

  it('what its readers are shown is read', () => {
    const shown = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 })
    for (const amount of [0.05, 12.5, 1234.56, 123456.78])
      expect(readMajor(shown.format(amount), getCurrency('EUR'), locale)).toBe(amount)
  })
})

it.each([
  ['۱۲٫۵۰', 'fa-IR', 1250],
  ['۱٬۵۰۰', 'fa-IR', 150000],
  ['1٬500', 'ar-EG', 150000],
  ['1.234,5', 'fa-IR', 123450],
  ['1,500', 'fa-IR', asks('1500', '1٫50')],
  ['1٬2٫3', 'fa-IR', { issue: 'must be an amount such as 12٫50' }],
  ['१२', 'en-GB', { issue: 'must be an amount such as 12.50' }],
] as const)('%j to a reader of %s: %j', (text, locale, expected) => expect(read(text, 'EUR', locale)).toEqual(expected))
