import { expect, test } from 'vitest'
import { testCards } from '#lib/payments/test-cards.ts'
import {
  cvcLength,
  issueOfCvc,
  issueOfExpiry,
  issueOfNumber,
  formatExpiry,
  formatNumber,
  parseExpiry,
  passesLuhn,
} from './card-input.ts'

const now = new Date(2026, 10, 20)

test('every test card passes the check digit, and no neighbour of it does', () => {
  for (const { number } of testCards) {
    expect(passesLuhn(number)).toBe(true)
    expect(passesLuhn(number.replace(/\d$/, (last) => String((Number(last) + 1) % 10)))).toBe(false)
  }
})

test.each([
  ['4242', '4242'],
  ['42424', '4242 4'],
  ['4242424242424242', '4242 4242 4242 4242'],
  ['4242-4242 4242x4242', '4242 4242 4242 4242'],
  ['378282246310005', '3782 822463 10005'],
  ['37828', '3782 8'],
  ['', ''],
  ['42424242424242424242', '4242 4242 4242 4242 424'],
])('number %j is shown as %j', (typed, shown) => expect(formatNumber(typed)).toBe(shown))

test.each([
  ['4242 4242 4242 4242', undefined],
  ['3782 822463 10005', undefined],
  ['', 'incomplete_number'],
  ['4242 4242 4242 424', 'incomplete_number'],
  ['3782 822463 1000', 'incomplete_number'],
  ['4242 4242 4242 4241', 'invalid_number'],
  ['4539 1488 0343 6467', 'invalid_number'],
])('number %j: %s', (typed, code) => expect(issueOfNumber(typed)?.code).toBe(code))

test("a real card's number is told apart from a mistyped one", () => {
  expect(issueOfNumber('4539 1488 0343 6467')?.message).toContain('not sent anywhere')
})

test.each([
  ['1', '1'],
  ['12', '12 / '],
  ['123', '12 / 3'],
  ['1234', '12 / 34'],
  ['9', '09 / '],
  ['1/', '01 / '],
  ['1 / 34', '01 / 34'],
  ['12/2034', '12 / 34'],
  ['2034-12', '12 / 34'],
  ['2034-3', '03 / 34'],
  ['', ''],
])('expiry %j is shown as %j', (typed, shown) => expect(formatExpiry(typed)).toBe(shown))

test.each([
  ['11 / 26', undefined],
  ['10 / 26', 'invalid_expiry_year_past'],
  ['12 / 25', 'invalid_expiry_year_past'],
  ['13 / 30', 'invalid_expiry_month'],
  ['00 / 30', 'invalid_expiry_month'],
  ['12 / 3', 'incomplete_expiry'],
  ['', 'incomplete_expiry'],
  ['11 / 76', undefined],
  ['12 / 76', 'invalid_expiry_year'],
])('expiry %j: %s', (typed, code) => expect(issueOfExpiry(typed, now)?.code).toBe(code))

test('an expiry is a month of this century', () => {
  expect(parseExpiry('3/2031')).toEqual({ month: 3, year: 2031 })
  expect(parseExpiry('3')).toBeUndefined()
})

test('the security code has three digits, on American Express four', () => {
  expect([cvcLength('4242'), cvcLength('3782 82')]).toEqual([3, 4])
  expect(issueOfCvc('123', '4242')).toBeUndefined()
  expect(issueOfCvc('123', '3782')?.code).toBe('incomplete_cvc')
  expect(issueOfCvc('1234', '3782')).toBeUndefined()
  expect(issueOfCvc('12', '4242')?.code).toBe('incomplete_cvc')
})
