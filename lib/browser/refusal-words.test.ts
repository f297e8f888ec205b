import { afterEach, expect, it, vi } from 'vitest'
import type { z } from 'zod'
import { billingDetailsInput } from '#lib/billing/schema.ts'
import { inPeoplesWords, refusalWords } from '#lib/browser/refusal-words.ts'
import { contactInput } from '#lib/contact/schema.ts'
import { makeOfferInput } from '#lib/offers/schema.ts'
import { placeOrderInput } from '#lib/orders/schema.ts'
import { readRefusal, refusal, refusalCodes, type RefusalCode } from '#lib/refusals.ts'
import { saveTemplateInput } from '#lib/templates/schema.ts'
import { registerInput } from '#lib/users/schema.ts'

const as = (language: string) => vi.stubGlobal('navigator', { language })
afterEach(() => vi.unstubAllGlobals())

it('says amounts as their reader writes them, and what can be written instead', () => {
  as('en-GB')
  expect(inPeoplesWords('JPY has 0 decimal places; 12.5 has 1')).toBe(
    'Amounts in Japanese yen have no decimals: write 12 or 13.',
  )
  expect(inPeoplesWords('EUR has 2 decimal places; 0.299 has 3')).toBe(
    'Amounts in euros have at most 2 decimals: write 0.29 or 0.30.',
  )
  const least = "must be at least 1000.5 EUR: with the fee, less than 0.5 EUR can't be charged"
  expect(inPeoplesWords(least)).toBe('The least is €1,000.50: with our fee, less than €0.50 can’t be charged.')
  as('de-DE')
  expect(inPeoplesWords(least)).toBe(
    'The least is 1.000,50\u00a0€: with our fee, less than 0,50\u00a0€ can’t be charged.',
  )
  expect(inPeoplesWords('EUR has 2 decimal places; 0.299 has 3')).toBe(
    'Amounts in euros have at most 2 decimals: write 0,29 or 0,30.',
  )
  expect(inPeoplesWords('must not exceed the amount, 40.5')).toContain('at most 40,5,')
})

it('says something of what it doesn’t know, and nothing of the API’s own words', () => {
  expect(refusalWords('must be an ordinal of the third kind')).toBeUndefined()
  expect(inPeoplesWords('must be an ordinal of the third kind')).toBe(
    'This can’t be taken as it is. Please write it differently.',
  )
})

const money = { amount: 12.5, code: 'EUR' }
const samples = {
  ...{ most: 20, least: 20, decimals: 2, amount: 12.345, given: 3, expected: 4, line: 7, step: 0.01, code: 'EUR' },
  ...{ thousands: '1500', small: '1.50', example: '12.50', three: 'FRA', two: 'FR', prefix: 'FR' },
  ...{ labels: 21, promised: 'a PDF', content: 'plain text', ending: 'txt', named: 'docx' },
  ...{ city: 'Paris', list: 'a, b', id: 'arc_1', floor: money, ceiling: money },
}
const ofMoney: Partial<Record<RefusalCode, object>> = {
  amountMost: { most: money },
  amountTooLarge: { most: money },
  amountTooSmall: { least: money },
}
it.each(refusalCodes)('has words for %s, all of whose values are there', (code) => {
  // Whichever values its sentence needs: the samples have all of them.
  const write = refusal as (code: RefusalCode, values: object) => string
  const sentence = write(code, { ...samples, ...ofMoney[code] })
  expect(readRefusal(sentence)?.code).toBe(code)
  expect(refusalWords(sentence)).toMatch(/^[^{}]+[.]$/)
})

const long = 'x'.repeat(20_000)
const wrong: [string, z.ZodType, unknown[]][] = [
  [
    'an order',
    placeOrderInput,
    ['', long, '\u0007', '\ud800'].flatMap((text) => [
      { repositoryName: text, documentType: text, location: text, instructions: text, customerName: text },
      { repositoryName: 'A', documentType: 'B', location: 'C', countryISOA3: 'FR', currency: text, fixedPrice: -1 },
      { repositoryName: 'A', documentType: 'B', location: 'C', countryISOA3: text, fixedPrice: Number.NaN },
      { repositoryName: 'A', documentType: 'B', location: 'C', personsOfInterest: [{ note: text }, {}] },
      { repositoryName: 'A', documentType: 'B', location: 'C', personsOfInterest: Array(51).fill({ lastname: 'M' }) },
      { repositoryName: 'A', documentType: 'B', location: 'C', pricingMode: 'FIXED' },
      { repositoryName: 'A', documentType: 'B', location: 'C', fixedPrice: 45.555, currency: 'EUR' },
    ]),
  ],
  ['a template', saveTemplateInput, [{ name: '', order: { location: long, currency: 'XXX' } }]],
  [
    'an offer',
    makeOfferInput,
    [{ message: '', estimatedCompletionDate: '2026-02-30', amount: -1, noFindAmount: Number.NaN }],
  ],
  [
    'a registration',
    registerInput,
    [
      { name: 'See http://example.com', email: 'nobody', password: 'short' },
      { name: 'A\nB', email: long, password: long },
      { name: '', email: '', password: '\ud800'.repeat(12) },
    ],
  ],
  [
    'billing details',
    billingDetailsInput,
    [
      { name: '', address: long, country: 'XX', vatId: '?' },
      { name: 'A', vatId: 'FR1' },
    ],
  ],
  ['a message to us', contactInput, [{ name: '', email: '?', topic: '', message: '' }]],
]
it.each(wrong)('knows every issue of %s', (_, schema, inputs) => {
  as('en-GB')
  for (const input of inputs) {
    const { error } = schema.safeParse(input)
    expect(error?.issues.length).toBeGreaterThan(0)
    const unknown = error?.issues.filter(({ message }) => refusalWords(message) === undefined)
    expect(unknown?.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([])
  }
})
