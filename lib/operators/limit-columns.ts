import type { DayLimitsInput } from '#lib/clients/limits-schema.ts'

/** Limits as the client's row holds them. An amount without a currency is in the client's own. */
export const toLimitColumns = ({ ordersPerDay, amountPerDayMinor, currency }: DayLimitsInput, own: string) => ({
  ordersPerDay,
  amountPerDayMinor,
  amountPerDayCurrency: amountPerDayMinor === null ? null : (currency ?? own),
})
