import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fillIn, takeFrom, type OfferValues } from '#components/research/template-values.ts'
import { ownDay } from '#lib/browser/own-day.ts'
import type { OfferTemplateView } from '#lib/offer-templates/schema.ts'

const empty = { message: '', estimatedCompletionDate: '', amount: '', noFindAmount: '' }
const template = (more: Partial<OfferTemplateView>): OfferTemplateView => ({
  ...{ id: 'otp_1', name: 'A', message: 'I go there on Monday.', days: 14 },
  ...more,
})

/** What stands in an offer once these templates were chosen, one after the other. */
function valuesAfter(
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
  return values
}
function pricesAfter(...given: Parameters<typeof valuesAfter>) {
  const { amount, noFindAmount } = valuesAfter(...given)
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

describe('the days of a template', () => {
  const zone = process.env['TZ']
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => {
    vi.useRealTimers()
    if (zone === undefined) delete process.env['TZ']
    else process.env['TZ'] = zone
  })

  // Hours at which it is another day in UTC, before noon and after.
  it.each([
    ['Asia/Tokyo', '2026-11-29T23:30:00Z', '2026-11-30', '2026-12-03'],
    ['America/Los_Angeles', '2026-12-01T02:00:00Z', '2026-11-30', '2026-12-03'],
    ['Pacific/Auckland', '2026-11-29T20:00:00Z', '2026-11-30', '2026-12-03'],
    ['Europe/Berlin', '2026-10-23T22:30:00Z', '2026-10-24', '2026-10-27'],
    ['Europe/Berlin', '2026-10-24T21:30:00Z', '2026-10-24', '2026-10-27'],
  ])('are those of the calendar in %s, at %s', (place, now, today, then) => {
    process.env['TZ'] = place
    vi.setSystemTime(new Date(now))
    expect(takeFrom({ ...empty, estimatedCompletionDate: then }, { currency: 'EUR' }, 'en').days).toBe(3)
    expect(takeFrom({ ...empty, estimatedCompletionDate: today }, { currency: 'EUR' }, 'en').days).toBe(0)
    expect(valuesAfter([{ days: 3 }]).estimatedCompletionDate).toBe(then)
    expect(ownDay()).toBe(today)
  })
})
