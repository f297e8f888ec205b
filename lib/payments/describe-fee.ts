import { getEnv } from '#lib/env.ts'
import { getCurrency, splitWithFee, toMajor } from '#lib/money.ts'

/** The fee as a price list says it: the percentage, and what it comes to on an offer of 40 EUR. */
export function describeFee() {
  const feeBps = getEnv().PLATFORM_FEE_BPS
  const euro = getCurrency('EUR')
  const { amountMinor, transferAmountMinor, platformFeeMinor } = splitWithFee(4000, feeBps, euro)
  return {
    feePercent: `${feeBps / 100} %`,
    example: {
      currency: euro.code,
      researcher: toMajor(transferAmountMinor, euro),
      fee: toMajor(platformFeeMinor, euro),
      total: toMajor(amountMinor, euro),
    },
  }
}
