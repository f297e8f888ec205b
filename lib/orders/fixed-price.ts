import { getEnv } from '#lib/env.ts'
import { invalid } from '#lib/errors.ts'
import { checkPrice, getCurrency, toMinor } from '#lib/money.ts'
import type { PlaceOrderInput } from '#lib/orders/schema.ts'

/** The fixed price of an order in minor units, null where it asks for offers; throws 400 for one that can't be charged. */
export function fixedPriceOf({ fixedPrice }: Pick<PlaceOrderInput, 'fixedPrice'>, currencyCode: string): number | null {
  if (fixedPrice === undefined) return null
  const currency = getCurrency(currencyCode)
  const minor = checkPrice(toMinor(fixedPrice, currency), currency, getEnv().PLATFORM_FEE_BPS)
  if (typeof minor !== 'number') throw invalid('fixedPrice', minor.issue)
  return minor
}
