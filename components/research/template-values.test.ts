import { expect, it } from 'vitest'
import { fillIn, type OfferValues } from '#components/research/template-values.ts'
import type { OfferTemplateView } from '#lib/offer-templates/schema.ts'

const empty = { message: '', estimatedCompletionDate: '', amount: '', noFindAmount: '' }
const template = (more: Partial<OfferTemplateView>): OfferTemplateView => ({
  ...{ id: 'otp_1', name: 'A', message: 'I go there on Monday.', days: 14 },
  ...more,
})

/** Which prices stand in an offer once these templates were chosen, one after the other. */
function pricesAfter(
  templates: readonly Partial<OfferTemplateView>[],
  { typed, locale = 'en', ...order }: { fixedPrice?: number; typed?: Partial<OfferValues>; locale?: string } = {},
) {
  const values = { ...empty, ...typed }
  const form = {
    setValue: (name: keyof OfferValues, value: string) => void (values[name] = value),
    getValues: (name: keyof OfferValues) => values[name],
    clearErrors: () => {},
  }
  for (const one of templates)
    fillIn(form as Parameters<typeof fillIn>[0], template(one), { currency: 'EUR', ...order }, locale)
  const { amount, noFindAmount } = values
  return [amount, noFindAmount]
}
const half = { amount: 40, currency: 'EUR', noFindPercent: 50 }

it.each<[string, Partial<OfferTemplateView>[], string[]]>([
  ['alone', [half], ['40', '20']],
  ['and then another price, whatever is found', [half, { amount: 100, currency: 'EUR' }], ['100', '']],
  ['and then none', [half, {}], ['', '']],
  ['and then a part of none', [half, { noFindPercent: 50 }], ['', '']],
  ['and then a price in another currency', [half, { ...half, currency: 'USD' }], ['', '']],
])('a template’s price %s', (_, templates, prices) => {
  expect(pricesAfter(templates)).toEqual(prices)
})

it('writes prices as the reader would type them', () => {
  expect(pricesAfter([{ ...half, amount: 49.5 }], { locale: 'de' })).toEqual(['49,5', '24,75'])
})

it('leaves prices that somebody has typed where it says none', () => {
  const typed = { amount: '60', noFindAmount: '20' }
  expect(pricesAfter([{}], { typed })).toEqual(['60', '20'])
  expect(pricesAfter([half, {}], { typed })).toEqual(['', ''])
})

it('takes its part of a price that the customer has fixed', () => {
  expect(pricesAfter([half], { fixedPrice: 60 })).toEqual(['', '30'])
  expect(pricesAfter([half, {}], { fixedPrice: 60 })).toEqual(['', ''])
})
