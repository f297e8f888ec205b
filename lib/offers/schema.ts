import { z } from 'zod'
import { orderVersion } from '#lib/changes/schema.ts'
import { currencyCode } from '#lib/orders/schema.ts'
import { rating } from '#lib/reviews/schema.ts'
import { shownText } from '#lib/shown.ts'
import { calendarDate, instant, text } from '#lib/text.ts'
import { refusal } from '#lib/refusals.ts'

export const offerStatuses = ['ACTIVE', 'SELECTED', 'DECLINED', 'RETRACTED', 'EXPIRED', 'CLOSED'] as const

/** Counted from delivered orders, never claimed: how many there were, how many in time, how many with a find. */
export const researcherRecord = z
  .object({ delivered: z.int(), onTime: z.int(), found: z.int() })
  .meta({ id: 'ResearcherRecord' })
export type ResearcherRecord = z.output<typeof researcherRecord>

export const offerView = z
  .object({
    id: z.string(),
    amount: z.number().meta({ description: "Major units of `currency`: the researcher's own part, without the fee" }),
    currency: shownText,
    message: z.string(),
    researcherId: z.string(),
    researcherName: z.string(),
    estimatedCompletionDate: calendarDate,
    status: z.enum(offerStatuses),
    createdAt: instant,
    updatedAt: instant,
    expiresAt: instant,
    totalAmount: z.number().meta({ description: 'What the customer pays in all, fee included, in major units' }),
    platformFee: z.number().meta({ description: 'The fee, in major units' }),
    noFindAmount: z.number().meta({
      description:
        "The researcher's own part of a search that finds nothing: `amount`, or less. The rest goes back with the completion, and the fee follows it",
    }),
    totalNoFindAmount: z.number().meta({ description: 'What it costs where nothing is found, fee included' }),
    noFindTotalAmount: z.number().meta({ deprecated: true, description: 'The same, by its former name' }),
    awaitsConfirmation: z.boolean().meta({
      description:
        "Made before the order was changed: it can't be selected until its researcher confirms it, or offers anew",
    }),
    researcherRecord: researcherRecord.optional(),
    researcherRating: rating.optional().meta({ description: 'What customers say; absent where nobody has' }),
  })
  .meta({
    id: 'Offer',
    example: {
      id: 'off_01k9z3v7e8f6q9w2x4y5z6a7b8',
      amount: 42.5,
      currency: 'EUR',
      message: 'I am at the reading room every Tuesday.',
      researcherId: 'res_01k9z3v7e8f6q9w2x4y5z6a7b8',
      researcherName: 'Camille Laurent',
      estimatedCompletionDate: '2026-03-16',
      status: 'ACTIVE',
      createdAt: '2026-03-02T09:31:00.000Z',
      updatedAt: '2026-03-02T09:31:00.000Z',
      expiresAt: '2026-03-17T00:00:00.000Z',
      totalAmount: 46.75,
      platformFee: 4.25,
      noFindAmount: 20,
      totalNoFindAmount: 22,
      noFindTotalAmount: 22,
      awaitsConfirmation: false,
    },
  })
export type OfferView = z.output<typeof offerView>

export const selectedView = z
  .object({ id: z.string(), status: z.literal('selected'), paymentRequired: z.boolean() })
  .meta({
    id: 'SelectedOffer',
    example: { id: 'off_01k9z3v7e8f6q9w2x4y5z6a7b8', status: 'selected', paymentRequired: true },
  })
export type SelectedView = z.output<typeof selectedView>

export const selectOfferInput = z
  .object({
    expectedAmount: z
      .number(refusal('number'))
      .min(0, refusal('notNegative'))
      .optional()
      .meta({ description: "The offer's `amount` as shown; where it differs, nothing is selected" }),
    expectedNoFindAmount: z
      .number(refusal('number'))
      .min(0, refusal('notNegative'))
      .optional()
      .meta({ description: 'The same for its `noFindAmount`' }),
    // There is no expecting the other: whoever is asked for a payment isn't bound yet.
    expectedPaymentRequired: z.literal(true).optional().meta({ description: 'Else nothing is selected' }),
  })
  .meta({ id: 'SelectOffer', example: { expectedAmount: 42.5 } })
export type SelectOfferInput = z.output<typeof selectOfferInput>

export const declinedView = z
  .object({ id: z.string(), status: z.literal('declined') })
  .meta({ id: 'DeclinedOffer', example: { id: 'off_01k9z3v7e8f6q9w2x4y5z6a7b8', status: 'declined' } })
export type DeclinedView = z.output<typeof declinedView>

export const makeOfferInput = z
  .object({
    amount: z
      .number(refusal('number'))
      .min(0, refusal('notNegative'))
      .optional()
      .meta({ description: 'Major units; may be left out on an order with a fixed price' }),
    noFindAmount: z.number(refusal('number')).min(0, refusal('notNegative')).optional().meta({
      description: 'What the search costs where nothing is found: at most `amount`, which it is when left out',
    }),
    currency: currencyCode.optional(),
    message: text(2000),
    estimatedCompletionDate: calendarDate,
    ...orderVersion.shape,
  })
  .meta({
    id: 'MakeOffer',
    example: {
      amount: 42.5,
      currency: 'EUR',
      message: 'I am at the reading room every Tuesday.',
      estimatedCompletionDate: '2026-12-01',
    },
  })
export type MakeOfferInput = z.output<typeof makeOfferInput>

export const updateOfferInput = makeOfferInput.partial().meta({ id: 'UpdateOffer', example: { amount: 40 } })
export type UpdateOfferInput = z.output<typeof updateOfferInput>

export const confirmOfferInput = makeOfferInput
  .pick({ orderVersion: true })
  .meta({ id: 'ConfirmOffer', example: { orderVersion: 2 } })
export type ConfirmOfferInput = z.output<typeof confirmOfferInput>

export const offerChangeView = z
  .object({ id: z.string(), status: z.enum(['retracted']) })
  .meta({ id: 'RetractedOffer', example: { id: 'off_01k9z3v7e8f6q9w2x4y5z6a7b8', status: 'retracted' } })
