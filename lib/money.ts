import { amountRefusal } from '#lib/amount-refusals.ts'
import { threeDecimal, wholeOnly, zeroDecimal } from '#lib/money-text.ts'

/**
 * Money is whole minor units of a currency as the payment provider counts them, never a float in arithmetic.
 * Source: Stripe's lists of supported and zero-decimal currencies and of minimum charges; ISO 4217 exponents.
 */
export type Currency = {
  code: string
  /** Decimal places that ISO 4217 gives the currency: what a person may write. */
  decimals: number
  /** Decimal places of the provider's minor unit. */
  exponent: number
  /** Charges must be a multiple of this many minor units. */
  step: number
  /** The least that can be charged, in minor units. */
  minimumMinor: number
}

const twoDecimal =
  'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BWP BYN BZD CAD CDF CHF CNY COP ' +
  'CRC CVE CZK DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR JMD KES KGS ' +
  'KHR KYD KZT LAK LBP LKR LRD LSL MAD MDL MKD MMK MNT MOP MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB ' +
  'PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SEK SGD SHP SLE SOS SRD SZL THB TJS TOP TRY TTD TWD TZS ' +
  'UAH USD UYU UZS WST XCD YER ZAR ZMW'

// In minor units. For every other currency Stripe names no minimum of its own. Of any it converts the amount, at the day's rate,
// to the currency that the platform is paid out in, and may refuse it by that one's.
const minimums = new Map(
  (
    [
      [30, 'GBP'],
      [50, 'AUD BRL CAD CHF EUR INR JPY NZD SGD USD'],
      [200, 'AED MYR PLN RON'],
      [250, 'DKK'],
      [300, 'NOK SEK'],
      [400, 'HKD'],
      [1000, 'MXN THB'],
      [1500, 'CZK'],
      [17_500, 'HUF'],
    ] as const
  ).flatMap(([minor, codes]) => codes.split(' ').map((code) => [code, minor])),
)

const currencies = new Map<string, Currency>()
const add = (codes: string, shape: Omit<Currency, 'code' | 'minimumMinor'>) =>
  codes.split(' ').forEach((code) => {
    currencies.set(code, { code, ...shape, minimumMinor: minimums.get(code) ?? shape.step })
  })
add(zeroDecimal, { decimals: 0, exponent: 0, step: 1 })
add(twoDecimal, { decimals: 2, exponent: 2, step: 1 })
add(threeDecimal, { decimals: 3, exponent: 3, step: 10 })
// ISO gives the króna no decimals; the provider counts it in hundredths all the same and takes only whole krónur.
// (UGX is left out: the provider lists it as zero-decimal and as two-decimal at once.)
add(wholeOnly, { decimals: 0, exponent: 2, step: 100 })

/** What a new account is charged in where an order doesn't say; the database's default as well. */
export const accountCurrency = 'EUR'

/** The provider's ceiling for one charge: eight digits of minor units. */
export const maximumMinor = 99_999_999

/** The currency of an ISO 4217 code in any case; undefined where the provider can't charge it. */
export const findCurrency = (code: string): Currency | undefined => currencies.get(code.toUpperCase())

// Once taken for chargeable: nothing new is asked in them, and old orders can still be read.
const retired = new Map(
  ['BTN', 'STN'].map((code) => [code, { code, decimals: 2, exponent: 2, step: 1, minimumMinor: 1 }]),
)

/** The currency of a stored code. */
export function getCurrency(code: string): Currency {
  const currency = findCurrency(code) ?? retired.get(code)
  if (!currency) throw new Error(`currency ${code} is not chargeable`)
  return currency
}

/** What is wrong with an amount, to follow its field's name. */
export type Issue = { issue: string }

export const currencyCodes = [...currencies.keys()].sort()

/**
 * A decimal amount in major units, as JSON carried it, in minor units. Returns a sentence instead where the currency
 * can't hold the amount; nothing is ever rounded.
 */
export function toMinor(amount: number, currency: Currency): number | Issue {
  if (!Number.isFinite(amount) || amount < 0) return { issue: amountRefusal('amountNegative') }
  // The shortest text that reads back as this number is what the caller wrote, up to 15 digits.
  const match = /^(\d+)(?:\.(\d+))?$/.exec(String(amount))
  if (!match) return { issue: amountRefusal('amountOutOfRange') }
  const [, whole = '0', fraction = ''] = match
  if (fraction.length > currency.decimals) {
    const { code, decimals } = currency
    return { issue: amountRefusal('amountDecimals', { code, decimals, amount, given: fraction.length }) }
  }
  const minor = Number(whole + fraction.padEnd(currency.exponent, '0'))
  if (!Number.isSafeInteger(minor) || minor > maximumMinor) {
    const most = toMajor(maximumMinor - (maximumMinor % currency.step), currency)
    return { issue: amountRefusal('amountMost', { most: { amount: most, code: currency.code } }) }
  }
  if (minor % currency.step !== 0) {
    return { issue: amountRefusal('amountSteps', { code: currency.code, step: toMajor(currency.step, currency) }) }
  }
  return minor
}

/** Minor units as the decimal number that JSON shows: 1050 EUR is 10.5. Exact, for both sides have few digits. */
export function toMajor(minor: number, currency: Currency): number {
  const digits = String(Math.abs(minor)).padStart(currency.exponent + 1, '0')
  const cut = digits.length - currency.exponent
  const amount = Number(`${digits.slice(0, cut)}.${digits.slice(cut) || '0'}`)
  return minor < 0 ? -amount : amount
}

export type Split = { amountMinor: number; transferAmountMinor: number; platformFeeMinor: number }

/** The fee on top of a researcher's amount, rounded half up to the currency's step. `feeBps`: hundredths of a percent. */
export function splitWithFee(transferAmountMinor: number, feeBps: number, currency: Currency): Split {
  const unit = 10_000n * BigInt(currency.step)
  const steps = (BigInt(transferAmountMinor) * BigInt(feeBps) * 2n + unit) / (2n * unit)
  const platformFeeMinor = Number(steps) * currency.step
  return { amountMinor: transferAmountMinor + platformFeeMinor, transferAmountMinor, platformFeeMinor }
}

/** The least amount, on the currency's step, that comes to `totalMinor` with the fee. */
function leastReaching(totalMinor: number, feeBps: number, currency: Currency): number {
  const { step } = currency
  // Without rounding it would be this many steps; the fee's rounding shifts it by one at most.
  const steps = Math.floor((totalMinor * 10_000) / ((10_000 + feeBps) * step))
  const candidates = [steps - 1, steps, steps + 1, steps + 2].map((n) => Math.max(0, n) * step)
  return candidates.find((minor) => splitWithFee(minor, feeBps, currency).amountMinor >= totalMinor) ?? totalMinor
}

/**
 * A researcher's price in minor units, where the provider can charge it with the fee; otherwise a sentence that names the
 * nearest one that it can. What is no amount to begin with stays the sentence that it is. Zero fits: it is never charged.
 */
export function checkPrice(minor: number | Issue, currency: Currency, feeBps: number): number | Issue {
  if (typeof minor !== 'number' || minor === 0) return minor
  const { code, minimumMinor, step } = currency
  const { amountMinor } = splitWithFee(minor, feeBps, currency)
  const money = (value: number) => ({ amount: toMajor(value, currency), code })
  if (amountMinor < minimumMinor) {
    const least = leastReaching(minimumMinor, feeBps, currency)
    return { issue: amountRefusal('amountTooSmall', { least: money(least), floor: money(minimumMinor) }) }
  }
  if (amountMinor > maximumMinor) {
    const most = leastReaching(maximumMinor + 1, feeBps, currency) - step
    const ceiling = maximumMinor - (maximumMinor % step)
    return { issue: amountRefusal('amountTooLarge', { most: money(most), ceiling: money(ceiling) }) }
  }
  return minor
}

type Parts = Pick<Split, 'amountMinor' | 'transferAmountMinor'>

const partOf = (minor: number, { amountMinor, transferAmountMinor }: Parts): number =>
  amountMinor === 0 ? 0 : Number((BigInt(minor) * BigInt(transferAmountMinor)) / BigInt(amountMinor))

/**
 * The researcher's part of a refund, so that refunds in full and in parts take back the same in the end. `reduced`: what the
 * price comes to once nothing was found; what went back until there is the difference of the two, to the unit.
 */
export function transferShareOf(refundedTotalMinor: number, split: Parts, reduced?: Parts): number {
  if (!reduced) return partOf(refundedTotalMinor, split)
  const difference = {
    amountMinor: split.amountMinor - reduced.amountMinor,
    transferAmountMinor: split.transferAmountMinor - reduced.transferAmountMinor,
  }
  const beyond = refundedTotalMinor - difference.amountMinor
  return beyond <= 0 ? partOf(refundedTotalMinor, difference) : difference.transferAmountMinor + partOf(beyond, reduced)
}
