import { z } from 'zod'
import { findCurrency } from '#lib/money.ts'
import { refusal } from '#lib/refusals.ts'
import { text } from '#lib/text.ts'

const wholeNumber = (most: number) =>
  z
    .int(refusal('wholeNumber'))
    .min(1, refusal('atLeast', { least: 1 }))
    .max(most, refusal('atMost', { most }))
const dayLimits = {
  ordersPerDay: wholeNumber(1_000_000),
  amountPerDayMinor: wholeNumber(2_000_000_000),
  currency: text(3)
    .transform((code) => code.toUpperCase())
    .refine((code) => findCurrency(code) !== undefined, refusal('currency')),
}
/** Null, or nothing said, is without limit. */
export const dayLimitsInput = z
  .object({
    ordersPerDay: dayLimits.ordersPerDay.nullable().default(null),
    amountPerDayMinor: dayLimits.amountPerDayMinor.nullable().default(null),
    currency: dayLimits.currency.optional().meta({ description: "Of the amount; the client's own where absent" }),
  })
  .meta({
    id: 'DayLimitsInput',
    description: 'What the client may do on one day (UTC) in production; null is without limit',
    example: { ordersPerDay: 50, amountPerDayMinor: 200_000, currency: 'EUR' },
  })
export type DayLimitsInput = z.output<typeof dayLimitsInput>

export const dayLimitsView = z
  .object({
    ordersPerDay: z.int().optional(),
    amountPerDayMinor: z.int().optional(),
    amountPerDay: z.number().optional().meta({ description: 'Of payments that are begun, held or taken' }),
    currency: z.string().optional(),
  })
  .meta({ id: 'DayLimits', description: 'What the client may do on one day (UTC) in production' })
export type DayLimitsView = z.output<typeof dayLimitsView>

export const enableProductionInput = z
  .object({
    reason: text(1000).optional(),
    limits: dayLimitsInput.optional().meta({ description: 'Where absent, those that are set stay' }),
  })
  .meta({ id: 'EnableProduction', example: { reason: 'The contract is signed.', limits: { ordersPerDay: 50 } } })
export type EnableProductionInput = z.output<typeof enableProductionInput>
export const setDayLimitsInput = dayLimitsInput
  .extend({ reason: text(1000).optional() })
  .meta({ id: 'SetDayLimits', example: { ordersPerDay: 200, reason: 'A month without a complaint' } })
export type SetDayLimitsInput = z.output<typeof setDayLimitsInput>
