import type { Environment } from '#lib/env.ts'

/** What a client may do on one day in production; null is without limit. The amount and its currency come together. */
export type DayLimits = { ordersPerDay: number | null; amountPerDayMinor: number | null; amountCurrency: string | null }

type Row = {
  ordersPerDay: number | null
  amountPerDayMinor: number | null
  amountPerDayCurrency: string | null
}

/** A client's limits where they count: undefined in development, and where none is set. */
export function dayLimitsOf(row: Row, environment: Environment): DayLimits | undefined {
  const { ordersPerDay, amountPerDayMinor, amountPerDayCurrency: amountCurrency } = row
  if (environment !== 'production' || (ordersPerDay === null && amountPerDayMinor === null)) return undefined
  return { ordersPerDay, amountPerDayMinor, amountCurrency }
}

/** Limits are for days of UTC, which are the same for everybody. */
export function dayOf(now: Date): { begins: Date; ends: Date } {
  const begins = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()))
  return { begins, ends: new Date(begins.getTime() + 86_400_000) }
}
