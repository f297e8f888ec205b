import { z } from 'zod'
import { shownText } from '#lib/shown.ts'

// What paying asks for, apart from what is told of payments afterwards: a phone makes these while the card form is on its way.

export const minor = z.int().min(0)

export const initiatedView = z
  .object({
    success: z.literal(true),
    bidId: z.string().meta({ description: "The offer's id" }),
    researcherPaymentAccountId: z.string().meta({ description: "Where the provider will send the researcher's part" }),
    amountMinor: minor.meta({ description: 'What the customer pays, in minor units' }),
    transferAmountMinor: minor.meta({ description: "The researcher's part of it" }),
    platformFeeMinor: minor.meta({ description: "The fee's part of it" }),
    currency: shownText,
    clientSecret: z.string(),
    paymentIntentId: z.string(),
    publishableKey: z.string(),
    savesCards: z.literal(true).optional().meta({
      description: 'In the portal: the person who asks may pay with a card of theirs that is saved, or save one',
    }),
  })
  .meta({
    id: 'InitiatedPayment',
    example: {
      success: true,
      bidId: 'off_01k9z3v7e8f6q9w2x4y5z6a7b8',
      researcherPaymentAccountId: 'acct_1PqL2x',
      amountMinor: 4675,
      transferAmountMinor: 4250,
      platformFeeMinor: 425,
      currency: 'EUR',
      clientSecret: 'pi_3PqL2x_secret_8hT',
      paymentIntentId: 'pi_3PqL2x',
      publishableKey: 'pk_test_51PqL2x',
    },
  })
export type InitiatedView = z.output<typeof initiatedView>

export const finalizedView = z
  .object({
    success: z.literal(true),
    requestId: z.string().meta({ description: "The order's id; not the `Request-Id` of the answer" }),
    bidId: z.string().meta({ description: "The offer's id" }),
    idempotent: z.boolean().meta({ description: '`false` the first time, `true` for every repetition' }),
  })
  .meta({
    id: 'FinalizedPayment',
    example: {
      success: true,
      requestId: 'ord_01k9z3v7e8f6q9w2x4y5z6a7b8',
      bidId: 'off_01k9z3v7e8f6q9w2x4y5z6a7b8',
      idempotent: false,
    },
  })
export type FinalizedView = z.output<typeof finalizedView>

export const savedCardsView = z
  .object({
    cards: z.array(
      z.object({
        id: z.string(),
        brand: z.string(),
        last4: z.string(),
        expiryMonth: z.int(),
        expiryYear: z.int(),
        isDefault: z.boolean().meta({ description: 'Offered first' }),
      }),
    ),
  })
  .meta({
    id: 'SavedCards',
    example: {
      cards: [{ id: 'pm_1PqL2x', brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2031, isDefault: true }],
    },
  })
export type SavedCardsView = z.output<typeof savedCardsView>
