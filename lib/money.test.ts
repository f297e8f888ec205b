import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkPrice,
  currencyCodes,
  findCurrency,
  getCurrency,
  maximumMinor,
  splitWithFee,
  toMajor,
  toMinor,
  transferShareOf,
} from '#lib/money.ts'

describe('toMinor', () => {
  it.each([
    ['EUR', 10.55, 1055],
    ['USD', 0.29, 29],
    ['JPY', 1200, 1200],
    ['ISK', 1500, 150_000],
    ['KWD', 1.23, 1230],
    ['EUR', 1.1, 110],
    ['EUR', 4.35, 435],
    ['EUR', 0, 0],
  ])('%s %d is %d', (code, amount, minor) => {
    expect(toMinor(amount, getCurrency(code))).toBe(minor)
  })

  it.each([
    ['EUR', 10.555],
    ['JPY', 0.5],
    ['ISK', 10.5],
    ['KWD', 1.234],
    ['KWD', 1.2345],
    ['EUR', 1e21],
    ['EUR', -1],
    ['EUR', 1e-7],
    ['EUR', 1_000_000],
    ['EUR', Number.NaN],
  ])('refuses %s %d', (code, amount) => {
    expect(toMinor(amount, getCurrency(code))).toHaveProperty('issue')
  })

  it('refuses currencies that the provider cannot charge or contradicts itself about', () => {
    for (const code of ['UGX', 'BTN', 'STN', 'XXX', 'XAU', 'IQD', 'EURO', ''])
      expect(findCurrency(code)).toBeUndefined()
    expect(findCurrency('eur')?.code).toBe('EUR')
  })

  it('keeps the sign of what is below nothing', () => {
    expect([-5, -75, -1050, 0].map((minor) => toMajor(minor, getCurrency('EUR')))).toEqual([-0.05, -0.75, -10.5, 0])
    expect([-50, -5].map((minor) => toMajor(minor, getCurrency('KWD')))).toEqual([-0.05, -0.005])
    expect(toMajor(-100, getCurrency('ISK'))).toBe(-1)
  })

  it('reverses toMajor for every currency', () => {
    fc.assert(
      fc.property(fc.constantFrom(...currencyCodes), fc.integer({ min: 0, max: maximumMinor }), (code, n) => {
        const currency = getCurrency(code)
        const minor = n - (n % currency.step)
        expect(toMinor(toMajor(minor, currency), currency)).toBe(minor)
      }),
    )
  })
})

describe('splitWithFee', () => {
  it.each([
    ['EUR', 4250, 425],
    ['EUR', 4255, 426],
    ['EUR', 4254, 425],
    ['JPY', 1205, 121],
    ['ISK', 150_000, 15_000],
    ['ISK', 150_500, 15_100],
    ['KWD', 1230, 120],
    ['KWD', 1250, 130],
    ['EUR', 0, 0],
  ])('%s %d carries a fee of %d', (code, transfer, fee) => {
    expect(splitWithFee(transfer, 1000, getCurrency(code))).toEqual({
      amountMinor: transfer + fee,
      transferAmountMinor: transfer,
      platformFeeMinor: fee,
    })
  })

  it('stays on the step and within half a step of the exact fee', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...currencyCodes),
        fc.integer({ min: 0, max: maximumMinor }),
        fc.integer({ min: 0, max: 10_000 }),
        (code, n, bps) => {
          const currency = getCurrency(code)
          const transfer = n - (n % currency.step)
          const { platformFeeMinor } = splitWithFee(transfer, bps, currency)
          expect(platformFeeMinor % currency.step).toBe(0)
          expect(Math.abs(platformFeeMinor * 10_000 - transfer * bps)).toBeLessThanOrEqual(5000 * currency.step)
        },
      ),
    )
  })
})

describe('checkPrice', () => {
  const price = fc.record({
    code: fc.constantFrom(...currencyCodes),
    n: fc.oneof(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 80_000_000, max: maximumMinor })),
    feeBps: fc.oneof(fc.constantFrom(0, 1000, 10_000), fc.integer({ min: 0, max: 10_000 })),
  })

  it('takes what can be charged with the fee, and names the nearest price that can', () => {
    fc.assert(
      fc.property(price, ({ code, n, feeBps }) => {
        const currency = getCurrency(code)
        const minor = Math.max(currency.step, n - (n % currency.step))
        const totalOf = (part: number) => splitWithFee(part, feeBps, currency).amountMinor
        const fits = (part: number) => totalOf(part) >= currency.minimumMinor && totalOf(part) <= maximumMinor
        const checked = checkPrice(minor, currency, feeBps)
        if (typeof checked === 'number') {
          expect([checked, fits(minor)]).toEqual([minor, true])
          return
        }
        const [, bound, named] = /^must (be at least|not exceed) ([\d.]+) /.exec(checked.issue) ?? []
        const nearest = toMinor(Number(named), currency)
        if (typeof nearest !== 'number') throw new Error(checked.issue)
        const beyond = bound === 'be at least' ? nearest - currency.step : nearest + currency.step
        expect([fits(minor), fits(nearest), fits(beyond)]).toEqual([false, true, false])
      }),
      { numRuns: 2000 },
    )
  })

  it('lets nothing at all be asked for, and passes on what is no amount', () => {
    const euro = getCurrency('EUR')
    expect(checkPrice(0, euro, 1000)).toBe(0)
    expect(checkPrice({ issue: 'is required' }, euro, 1000)).toEqual({ issue: 'is required' })
  })
})

describe('transferShareOf', () => {
  it('gives the whole share for the whole refund', () => {
    const split = splitWithFee(4255, 1000, getCurrency('EUR'))
    expect(transferShareOf(split.amountMinor, split)).toBe(4255)
    expect(transferShareOf(0, split)).toBe(0)
    expect(transferShareOf(1000, split)).toBe(908)
  })

  it('gives the whole share where nothing was found at a price whose fee was rounded away', () => {
    const [split, reduced] = [4255, 4].map((minor) => splitWithFee(minor, 1000, getCurrency('EUR')))
    expect(split && transferShareOf(split.amountMinor, split, reduced)).toBe(4255)
  })
})

it('reads what is stored in a currency that nobody can ask in any more', () => {
  expect(findCurrency('BTN')).toBeUndefined()
  expect(toMajor(1050, getCurrency('BTN'))).toBe(10.5)
})
