import fc from 'fast-check'
import { expect, it } from 'vitest'
import { vatFor, vatIn } from '#lib/billing/vat.ts'

const none = { BILLING_VAT_RATES: '' }
const rates = { BILLING_VAT_RATES: 'DE=19 FR=20, FI=25.5' }
const sellerVatId = 'DE136695976'

it('charges none without rates, whoever buys', () => {
  expect(vatFor({ country: 'DE', sellerVatId }, none)).toEqual({ rateBps: 0, reverseCharge: false })
  expect(vatFor({ vatId: 'FR40303265045', sellerVatId }, none)).toEqual({ rateBps: 0, reverseCharge: false })
})

it('goes by the country of the buyer, and by the seller’s where none is known', () => {
  expect(vatFor({ country: 'FI', sellerVatId }, rates).rateBps).toBe(2550)
  expect(vatFor({ country: 'US', sellerVatId }, rates).rateBps).toBe(0)
  expect(vatFor({ sellerVatId }, rates).rateBps).toBe(1900)
  expect(vatFor({}, rates).rateBps).toBe(0)
})

it('leaves it to a business of another country of the Union', () => {
  expect(vatFor({ country: 'FR', vatId: 'FR40303265045', sellerVatId }, rates)).toEqual({
    rateBps: 0,
    reverseCharge: true,
  })
  expect(vatFor({ country: 'DE', vatId: 'DE123456789', sellerVatId }, rates)).toEqual({
    rateBps: 1900,
    reverseCharge: false,
  })
  // Not one of the Union: nobody there owes it for them.
  expect(vatFor({ country: 'CH', vatId: 'CHE123456789', sellerVatId }, rates).reverseCharge).toBe(false)
})

it('takes it out of what contains it, to the nearest unit and with either sign', () => {
  expect(vatIn(11_900, { rateBps: 1900, reverseCharge: false })).toBe(1900)
  expect(vatIn(425, { rateBps: 1900, reverseCharge: false })).toBe(68)
  fc.assert(
    fc.property(
      fc.integer({ min: -99_999_999, max: 99_999_999 }),
      fc.integer({ min: 0, max: 9999 }),
      (gross, rateBps) => {
        const vat = vatIn(gross, { rateBps, reverseCharge: false })
        expect(Math.abs(vat - (gross * rateBps) / (10_000 + rateBps))).toBeLessThanOrEqual(0.500001)
      },
    ),
  )
})
