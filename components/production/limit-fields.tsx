'use client'
import { useState } from 'react'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { useReader } from '#components/ui/locale.ts'
import type { DayLimitsInput } from '#lib/clients/limits-schema.ts'
import type { ClientView } from '#lib/clients/schema.ts'
import { getCurrency } from '#lib/money.ts'
import { readAmount, typedAmount } from '#lib/typed-amount.ts'
import { catalogue } from '#lib/words/en/production.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Typed = { orders: string; amount: string }

const readOrders = (typed: string): number | null | undefined =>
  typed.trim() === '' ? null : /^[1-9]\d{0,5}$/.test(typed.trim()) ? Number(typed) : undefined

function readMinor(typed: string, currency: string, locale: string): number | null | undefined {
  if (typed.trim() === '') return null
  const minor = readAmount(typed, getCurrency(currency), locale)
  return typeof minor === 'number' && minor > 0 && minor <= 2_000_000_000 ? minor : undefined
}

/** What stands in the two fields, and what that means: undefined where one of them can't be read. */
export function useLimits({ dayLimits, currency: own }: Pick<ClientView, 'dayLimits' | 'currency'>) {
  const currency = dayLimits?.currency ?? own
  const { locale } = useReader()
  const [typed, setTyped] = useState<Typed>({
    orders: String(dayLimits?.ordersPerDay ?? ''),
    amount: dayLimits?.amountPerDay === undefined ? '' : typedAmount(dayLimits.amountPerDay, locale),
  })
  const [ordersPerDay, amountPerDayMinor] = [readOrders(typed.orders), readMinor(typed.amount, currency, locale)]
  const limits: DayLimitsInput | undefined =
    ordersPerDay === undefined || amountPerDayMinor === undefined
      ? undefined
      : { ordersPerDay, amountPerDayMinor, ...(amountPerDayMinor === null ? {} : { currency }) }
  const issues = { orders: ordersPerDay === undefined, amount: amountPerDayMinor === undefined }
  const set = (change: Partial<Typed>) => setTyped((known) => ({ ...known, ...change }))
  return { typed, set, limits, issues, currency }
}

export const LimitFields = ({ typed, set, issues, currency }: ReturnType<typeof useLimits>) => (
  <fieldset className="grid grid-cols-1 gap-4 sm:grid-cols-2">
    <legend className="mb-2 font-medium">{t('limitsADay')}</legend>
    <Field
      label={t('ordersADay')}
      hint={t('emptyNoLimit')}
      optional
      error={issues.orders ? t('aWholeNumber') : undefined}
    >
      <Input inputMode="numeric" value={typed.orders} onChange={({ target }) => set({ orders: target.value })} />
    </Field>
    <Field
      label={t('amountADay', { currency })}
      hint={t('emptyNoLimit')}
      optional
      error={issues.amount ? t('anAmount') : undefined}
    >
      <Input inputMode="decimal" value={typed.amount} onChange={({ target }) => set({ amount: target.value })} />
    </Field>
  </fieldset>
)
