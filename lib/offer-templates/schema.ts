import { z } from 'zod'
import { currencyCode } from '#lib/orders/schema.ts'
import { refusal } from '#lib/refusals.ts'
import { text } from '#lib/text.ts'

export const mostOfferTemplates = 50

const fields = z.object({
  name: text(60),
  message: text(2000),
  amount: z
    .number(refusal('number'))
    .min(0, refusal('notNegative'))
    .optional()
    .meta({ description: 'Your price, in major units of `currency`; without one it is typed each time' }),
  currency: currencyCode
    .optional()
    .meta({ description: 'Goes with `amount`: on orders in another one the price is typed' }),
  noFindPercent: z
    .int(refusal('wholeNumber'))
    .min(0, refusal('notNegative'))
    .max(100, 'must be at most 100')
    .optional()
    .meta({ description: 'The price of a search without a find, in percent of the price; the same when absent' }),
  days: z
    .int(refusal('wholeNumber'))
    .min(0, refusal('notNegative'))
    .max(365, 'must be at most 365')
    .meta({ description: 'Done in so many days from the offer' }),
})

export const saveOfferTemplateInput = fields
  .refine(({ amount, currency }) => (amount === undefined) === (currency === undefined), {
    path: ['currency'],
    error: 'goes with amount, and amount with it',
  })
  .meta({
    id: 'SaveOfferTemplate',
    example: {
      name: 'Civil register, Paris',
      message: 'I am at the reading room every Tuesday.',
      amount: 42.5,
      currency: 'EUR',
      noFindPercent: 50,
      days: 14,
    },
  })
export type SaveOfferTemplateInput = z.output<typeof saveOfferTemplateInput>

export const offerTemplateView = fields.extend({ id: z.string() }).meta({ id: 'OfferTemplate' })
export type OfferTemplateView = z.output<typeof offerTemplateView>
