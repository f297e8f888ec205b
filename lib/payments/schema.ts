import { z } from 'zod'
import { paymentStatuses } from '#lib/payments/state.ts'
import { countryISOA3 } from '#lib/countries.ts'
import { minor } from '#lib/payments/checkout-schema.ts'
import { shownText } from '#lib/shown.ts'
import { instant, text } from '#lib/text.ts'

export const initiatePaymentInput = z
  .object({ offerId: text(200) })
  .meta({ id: 'InitiatePayment', example: { offerId: 'off_01k9z3v7e8f6q9w2x4y5z6a7b8' } })
export const finalizePaymentInput = z
  .object({ offerId: text(200), paymentIntentId: text(200) })
  .meta({ id: 'FinalizePayment', example: { offerId: 'off_01k9z3v7e8f6q9w2x4y5z6a7b8', paymentIntentId: 'pi_3PqL2x' } })
export type FinalizePaymentInput = z.output<typeof finalizePaymentInput>

export const renewedHoldView = z
  .object({ id: z.string(), status: z.literal('awaiting_payment') })
  .meta({ id: 'RenewedHold', example: { id: 'ord_01k9z3v7e8f6q9w2x4y5z6a7b8', status: 'awaiting_payment' } })
export type RenewedHoldView = z.output<typeof renewedHoldView>

const payment = z
  .object({
    status: z.enum(paymentStatuses),
    paymentIntentId: z.string(),
    amount: minor,
    currency: shownText,
    platformFee: minor,
    transferAmount: minor,
    refundedAmount: minor.optional().meta({ description: 'Minor units given back, where any were' }),
    pendingRefundAmount: minor.optional().meta({ description: 'Minor units that are on their way back' }),
    failedRefundAmount: minor
      .optional()
      .meta({ description: 'Minor units whose refund failed: they have not gone back' }),
    retriedRefundAmount: minor
      .optional()
      .meta({ description: 'Minor units of `failedRefundAmount` whose refund is tried again by itself' }),
    noFindAmount: minor.optional().meta({
      description: 'Minor units that are left of `amount` where nothing is found, if that was agreed to be less',
    }),
    noFindTransferAmount: minor.optional().meta({ description: "The researcher's part of `noFindAmount`" }),
    reversedAmount: minor
      .optional()
      .meta({ description: "Minor units: the researcher's part of what went back to the customer" }),
    researcherAmount: minor.optional().meta({ description: 'Minor units that the researcher has by now' }),
    researcherDueAmount: minor
      .optional()
      .meta({ description: 'Minor units that the researcher is to have by now, refunds and disputes considered' }),
    dispute: z
      .enum(['open', 'won', 'lost'])
      .optional()
      .meta({ description: "Where the card's bank questioned the charge, how that stands" }),
    disputedAmount: minor.optional().meta({ description: 'Minor units that the bank questions, or has taken back' }),
  })
  .meta({ id: 'Payment' })

export const paymentSnapshot = z.object({ orderId: z.string(), payment }).meta({
  id: 'PaymentSnapshot',
  example: {
    orderId: 'ord_01k9z3v7e8f6q9w2x4y5z6a7b8',
    payment: {
      status: 'authorized',
      paymentIntentId: 'pi_3PqL2x',
      amount: 4675,
      currency: 'EUR',
      platformFee: 425,
      transferAmount: 4250,
    },
  },
})
export type PaymentSnapshot = z.output<typeof paymentSnapshot>

export const orderMoneyQuery = z.object({
  orderIds: z
    .string()
    .regex(/^\w{1,100}(,\w{1,100}){0,99}$/, 'must be up to 100 ids with commas between them')
    .transform((ids) => ids.split(','))
    .meta({ description: 'Up to 100 ids, with commas between them' }),
})
export const orderMoney = z
  .object({
    orders: z.array(
      z.object({
        orderId: z.string(),
        researcherName: z.string().optional().meta({ description: 'Of the chosen offer, as the two that follow' }),
        currency: z.string().optional(),
        totalAmount: z
          .number()
          .optional()
          .meta({ description: 'What was agreed on in all, fee included, in major units' }),
        payment: payment.optional().meta({ description: 'The newest payment, once there is one' }),
        earlierCharges: z
          .array(payment)
          .optional()
          .meta({ description: 'Charges before it, for researchers who gave the order back; the oldest first' }),
      }),
    ),
  })
  .meta({
    id: 'OrderMoney',
    example: {
      orders: [
        {
          orderId: 'ord_01k9z3v7e8f6q9w2x4y5z6a7b8',
          researcherName: 'Camille Laurent',
          currency: 'EUR',
          totalAmount: 46.75,
          payment: {
            status: 'authorized',
            paymentIntentId: 'pi_3TgW2eJ8',
            amount: 4675,
            currency: 'EUR',
            platformFee: 425,
            transferAmount: 4250,
          },
        },
      ],
    },
  })
export type OrderMoney = z.output<typeof orderMoney>

/** Of a payment account, for its holder and for the operator. */
export const accountFacts = {
  countryISOA3: z.string().optional(),
  dueBy: instant
    .optional()
    .meta({ description: 'When payments to the account stop unless what is due has been given' }),
  failedPayout: z
    .object({ sentAt: instant, reason: z.string() })
    .optional()
    .meta({ description: 'The newest payout to the bank came back' }),
}

const businessTypes = ['individual', 'company'] as const
export const onboardInput = z
  .object({
    countryISOA3: countryISOA3.optional().meta({
      description:
        "Where you live, or where the company is; the profile's only country when absent. It can't be changed later",
    }),
    businessType: z.enum(businessTypes, `must be one of ${businessTypes.join(', ')}`).optional(),
  })
  .meta({ id: 'OnboardAccount', example: { countryISOA3: 'FRA', businessType: 'individual' } })
export type OnboardInput = z.output<typeof onboardInput>

export const onboardingView = z
  .object({
    url: z.url().meta({
      description: 'Where the provider asks for what it needs; good for minutes, so ask for it when it is wanted',
    }),
  })
  .meta({ id: 'AccountOnboarding', example: { url: 'https://connect.stripe.com/setup/e/acct_1/AbCdEf' } })
