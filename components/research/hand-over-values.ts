import { z } from 'zod'
import { mostOfPart } from '#lib/researchers/draft-schema.ts'
import { deliverInput, type ResearchOrderView } from '#lib/researchers/schema.ts'
import { composeReport } from '#lib/researchers/search-report.ts'
import { getCurrency, toMajor } from '#lib/money.ts'
import { priceOf } from '#lib/offers/price-of.ts'
import { catalogue } from '#lib/words/en/research.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const part = z.string().max(mostOfPart, { error: () => t('mustHaveAtMost4000') })
export const handOverForm = z
  .object({
    outcome: z.enum(deliverInput.shape.outcome.options, { error: () => t('chooseWhatCameOfIt') }),
    searched: part,
    volumes: part,
    years: part,
    result: part,
    remarks: part,
  })
  .superRefine(({ outcome, ...report }, context) => {
    if (outcome === 'not_found' && composeReport(report) === '')
      context.addIssue({ code: 'custom', path: ['searched'], message: t('isRequiredWhenNothing') })
  })
export type HandOverValues = z.output<typeof handOverForm>

/** What an outcome means for the money, in major units: what the researcher receives, and what was and will have been paid. */
export function moneyOf({ share, myOffer }: ResearchOrderView, outcome: HandOverValues['outcome']) {
  if (!myOffer) return undefined
  const { amount, noFindAmount, totalAmount, currency } = myOffer
  // What went back to the customer meanwhile is taken off.
  const whole = share ? toMajor(share.findAmount ?? share.amount, getCurrency(share.currency)) : amount
  const nothing = outcome === 'not_found'
  return {
    currency,
    receive: nothing ? Math.min(whole, noFindAmount) : whole,
    // Where something went back, what was paid isn't what was charged.
    charged: whole < amount ? undefined : totalAmount,
    remains: priceOf(myOffer, outcome),
    byCard: share !== undefined,
  }
}
