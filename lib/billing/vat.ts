import { countryOfVatId } from '#lib/vat-id.ts'
import type { Env } from '#lib/env.ts'

/** VAT that is contained in the fee. Basis points, as rates have decimals and money has none. */
export type Vat = { rateBps: number; reverseCharge: boolean }
type Parties = { country?: string | undefined; vatId?: string | undefined; sellerVatId?: string | undefined }

/** `DE=19 FR=20 FI=25.5` as hundredths of a percent by country. */
const readRates = (setting: string): Map<string, number> =>
  new Map(
    setting
      .split(/[\s,]+/)
      .filter((part) => part !== '')
      .map((part) => {
        const [country = '', rate = '0'] = part.split('=')
        return [country, Math.round(Number(rate) * 100)]
      }),
  )

/**
 * The VAT in the platform's fee: that of the buyer's country, or of the seller's where none is known. A business of another
 * country of the Union owes it there itself. Without rates in the settings there is none.
 */
export function vatFor(
  { country, vatId, sellerVatId }: Parties,
  { BILLING_VAT_RATES }: Pick<Env, 'BILLING_VAT_RATES'>,
): Vat {
  const rates = readRates(BILLING_VAT_RATES)
  const home = sellerVatId === undefined ? undefined : countryOfVatId(sellerVatId)
  const abroad = vatId === undefined ? undefined : countryOfVatId(vatId)
  if (rates.size > 0 && home !== undefined && abroad !== undefined && home !== abroad)
    return { rateBps: 0, reverseCharge: true }
  return { rateBps: rates.get(abroad ?? country ?? home ?? '') ?? 0, reverseCharge: false }
}

/** The VAT in an amount that contains it, rounded half up. */
export function vatIn(grossMinor: number, { rateBps }: Vat): number {
  const [gross, rate] = [BigInt(Math.abs(grossMinor)), BigInt(rateBps)]
  const whole = 10_000n + rate
  return Math.sign(grossMinor) * Number((gross * rate * 2n + whole) / (whole * 2n))
}
