import fc from 'fast-check'
import { expect, it } from 'vitest'
import { transferShareOf } from '#lib/money.ts'
import { researcherPartOf } from '#lib/payments/bearer.ts'

// 46.75 for 42.50 and a fee of a tenth.
const price = { amountMinor: 4675, transferAmountMinor: 4250, currency: 'EUR' }
const reduced = { amountMinor: 2200, transferAmountMinor: 2000 }
const none = { both: 0, fee: 0, researcher: 0 }

it.each([
  ['nothing', none, 0],
  ['in proportion', { ...none, both: 1100 }, 1000],
  ['the fee alone', { ...none, fee: 400 }, 0],
  ['the researcher alone', { ...none, researcher: 1100 }, 1100],
  ['each a refund of their own', { both: 1100, fee: 100, researcher: 50 }, 1050],
  ['the rest, after the fee gave what it had', { ...none, both: 4250, fee: 425 }, 4250],
  ['the rest, after the researcher gave all of theirs', { ...none, both: 425, researcher: 4250 }, 4250],
  ['more than the fee has', { ...none, fee: 500 }, 75],
  ['all of it, whoever was to bear which part', { both: 2000, fee: 300, researcher: 2375 }, 4250],
])('takes of the researcher their part: %s', (_, returns, part) => {
  expect(researcherPartOf(returns, price)).toBe(part)
})

it('counts towards the lower price of a search without a find, whoever bears it', () => {
  expect(researcherPartOf({ both: 2375, fee: 100, researcher: 0 }, price, reduced)).toBe(2250)
  // Beyond the difference each bears what was chosen.
  expect(researcherPartOf({ both: 2475, fee: 100, researcher: 0 }, price, reduced)).toBe(2250)
  expect(researcherPartOf({ both: 2475, fee: 0, researcher: 100 }, price, reduced)).toBe(2350)
})

it('moves in steps of the currency', () => {
  expect(
    researcherPartOf({ ...none, both: 700 }, { amountMinor: 5500, transferAmountMinor: 5000, currency: 'ISK' }),
  ).toBe(600)
})

const minor = fc.nat(6000)
it('gives nobody less than nothing, takes back more for more, and without a choice is what it was', () => {
  fc.assert(
    fc.property(minor, minor, minor, fc.boolean(), fc.nat(2), (both, fee, researcher, empty, more) => {
      const agreed = empty ? reduced : undefined
      const part = researcherPartOf({ both, fee, researcher }, price, agreed)
      const total = Math.min(both + fee + researcher, price.amountMinor)
      expect(part).toBeGreaterThanOrEqual(0)
      expect(price.transferAmountMinor - part).toBeGreaterThanOrEqual(0)
      expect(total - part).toBeLessThanOrEqual(price.amountMinor - price.transferAmountMinor)
      const next = { both, fee, researcher, [['both', 'fee', 'researcher'][more] ?? 'both']: 6001 }
      expect(researcherPartOf(next, price, agreed)).toBeGreaterThanOrEqual(part)
      expect(researcherPartOf({ ...none, both }, price, agreed)).toBe(
        transferShareOf(Math.min(both, price.amountMinor), price, agreed),
      )
    }),
  )
})
