import { testCards } from '#lib/payments/test-cards.ts'

// What people type into a card form, and what is wrong with it. Codes and sentences follow Stripe's.

export type Issue = { code: string; message: string }
type Expiry = { month: number; year: number }

export const digitsOf = (text: string): string => text.replace(/\D/g, '')
const isAmex = (digits: string): boolean => /^3[47]/.test(digits)
export const cvcLength = (number: string): 3 | 4 => (isAmex(digitsOf(number)) ? 4 : 3)

/** In groups as on the card: 4-4-4-4(-3), American Express 4-6-5. */
export function formatNumber(text: string): string {
  const digits = digitsOf(text).slice(0, isAmex(digitsOf(text)) ? 15 : 19)
  const groups = isAmex(digits)
    ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/
    : /^(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,4})?(\d{1,3})?/
  return groups.exec(digits)?.slice(1).filter(Boolean).join(' ') ?? ''
}

export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let i = 0; i < digits.length; i++) {
    const value = Number(digits.at(-1 - i)) * (i % 2 === 0 ? 1 : 2)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}

export function issueOfNumber(text: string): Issue | undefined {
  const digits = digitsOf(text)
  if (digits.length < (isAmex(digits) ? 15 : 16))
    return { code: 'incomplete_number', message: 'Your card number is incomplete.' }
  if (!passesLuhn(digits)) return { code: 'invalid_number', message: 'Your card number is invalid.' }
  // A real card's number must not even be sent: it would only lie around in a place that isn't made for it.
  if (testCards.some(({ number }) => number === digits)) return undefined
  return { code: 'invalid_number', message: 'The simulator takes test cards only. This number was not sent anywhere.' }
}

/** `12 / 34` while typing. `12/2034` and `2034-12`, as browsers fill in, come out the same. */
export function formatExpiry(text: string): string {
  const filled = /^\s*(20\d\d)\s*[-/]\s*(\d{1,2})\s*$/.exec(text)
  if (filled) return formatExpiry(`${filled[2]?.padStart(2, '0')}/${filled[1]}`)
  let digits = digitsOf(text)
  if (/^[2-9]/.test(digits) || /^1\s*\//.test(text)) digits = `0${digits}`
  const month = digits.slice(0, 2)
  const year = digits.length >= 6 ? digits.slice(4, 6) : digits.slice(2, 4)
  return month.length < 2 ? month : `${month} / ${year}`
}

export function parseExpiry(text: string): Expiry | undefined {
  const match = /^(\d\d) \/ (\d\d)$/.exec(formatExpiry(text))
  return match ? { month: Number(match[1]), year: 2000 + Number(match[2]) } : undefined
}

export function issueOfExpiry(text: string, now: Date): Issue | undefined {
  const expiry = parseExpiry(text)
  if (!expiry) return { code: 'incomplete_expiry', message: "Your card's expiration date is incomplete." }
  if (expiry.month < 1 || expiry.month > 12)
    return { code: 'invalid_expiry_month', message: "Your card's expiration date is invalid." }
  const months = (expiry.year - now.getFullYear()) * 12 + expiry.month - (now.getMonth() + 1)
  if (months < 0) return { code: 'invalid_expiry_year_past', message: "Your card's expiration date is in the past." }
  if (months > 50 * 12) return { code: 'invalid_expiry_year', message: "Your card's expiration year is invalid." }
  return undefined
}

export function issueOfCvc(text: string, number: string): Issue | undefined {
  if (digitsOf(text).length === cvcLength(number)) return undefined
  return { code: 'incomplete_cvc', message: "Your card's security code is incomplete." }
}
