import type { UseFormReturn } from 'react-hook-form'
import { daysUntil, ownDay } from '#lib/browser/own-day.ts'
import { getCurrency, toMajor } from '#lib/money.ts'
import type { OfferTemplateView, SaveOfferTemplateInput } from '#lib/offer-templates/schema.ts'
import type { ResearchOrderView } from '#lib/researchers/schema.ts'
import { readAmount, readMajor, typedAmount } from '#lib/typed-amount.ts'
import { withoutAbsent } from '#lib/view.ts'

/** The form of an offer, as it is typed. */
export type OfferValues = Record<'message' | 'estimatedCompletionDate' | 'amount' | 'noFindAmount', string>

/** What the last template has put into a form, which is known by its own function. */
const filled = new WeakMap<object, Partial<OfferValues>>()

type Order = Pick<ResearchOrderView, 'currency' | 'fixedPrice'>

/**
 * Puts a template into the form; its price only where the order is in its currency and has none of its own. A price that it doesn't
 * say is taken away where another template has put it there, and left where somebody has typed it.
 */
export function fillIn(
  form: Pick<UseFormReturn<OfferValues>, 'setValue' | 'getValues' | 'clearErrors'>,
  template: OfferTemplateView,
  { currency, fixedPrice }: Order,
  locale: string,
) {
  const before = filled.get(form.setValue) ?? {}
  const now: Partial<OfferValues> = {}
  filled.set(form.setValue, now)
  const set = (name: keyof OfferValues, value: string) => {
    if (value === '' && form.getValues(name) !== (before[name] ?? '')) return
    now[name] = value
    form.setValue(name, value, { shouldValidate: value !== '' })
    if (value === '') form.clearErrors(name)
  }
  const own = template.currency === currency ? template.amount : undefined
  const price = fixedPrice ?? own
  const percent = template.noFindPercent
  set('message', template.message)
  set('estimatedCompletionDate', ownDay(template.days))
  set('amount', fixedPrice === undefined && own !== undefined ? typedAmount(own, locale) : '')
  const part = price === undefined || percent === undefined ? undefined : shareOf(price, percent, currency)
  set('noFindAmount', part === undefined ? '' : typedAmount(part, locale))
}

/** A part of a price, to a whole step of its currency. */
function shareOf(price: number, percent: number, code: string): number {
  const currency = getCurrency(code)
  const minor = readAmount(String(price), currency, 'en')
  if (typeof minor !== 'number') return price
  return toMajor(Math.round((minor * percent) / 100 / currency.step) * currency.step, currency)
}

/** What is written in the form, as a template keeps it. */
export function takeFrom(
  { message, amount: typed, noFindAmount: less, estimatedCompletionDate: day }: OfferValues,
  { currency, fixedPrice }: Order,
  locale: string,
): Omit<SaveOfferTemplateInput, 'name'> {
  const amount = fixedPrice === undefined ? readMajor(typed, getCurrency(currency), locale) : undefined
  const price = fixedPrice ?? amount
  const noFind = readMajor(less, getCurrency(currency), locale)
  const percent = price && noFind !== undefined ? Math.round((noFind / price) * 100) : undefined
  const days = daysUntil(day)
  return {
    message,
    days: Number.isNaN(days) ? 14 : Math.min(365, Math.max(0, days)),
    ...(amount === undefined ? {} : { amount, currency }),
    ...withoutAbsent({ noFindPercent: percent !== undefined && percent < 100 ? percent : undefined }),
  }
}
