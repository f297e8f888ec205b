'use client'
import { useMemo } from 'react'
import { AmountFilter } from '#components/operator/orders/amount-filter.tsx'
import { countryOptions } from '#components/orders/country-names.ts'
import { currencyOptions } from '#components/orders/currency-names.ts'
import { statusLabels } from '#components/orders/order-status.tsx'
import type { OrdersQueryState } from '#components/operator/orders/list-query.ts'
import { leftOut, listSorts, sortOf, toAddress, wayOf } from '#components/operator/orders/list-sorts.ts'
import { NameChoice } from '#components/operator/orders/name-choice.tsx'
import { SavedViews } from '#components/operator/orders/saved-views.tsx'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input, Select } from '#components/ui/input.tsx'
import { useReader } from '#components/ui/locale.ts'
import { findCurrency } from '#lib/money.ts'
import { orderStatuses } from '#lib/orders/state.ts'
import { catalogue } from '#lib/words/en/operator-order-list.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What the list goes by, what it shows, and the lists that somebody keeps. */
export function ListPanel({ state }: { state: OrdersQueryState }) {
  return (
    <div className="flex max-h-[70dvh] w-72 flex-col gap-3 overflow-y-auto p-3">
      <Sort {...state} />
      <States {...state} />
      <Days {...state} />
      <Amounts {...state} />
      <NameChoice of="clientId" onChoose={(clientId) => state.choose({ clientId })} />
      <NameChoice of="chosenId" onChoose={(chosenId) => state.choose({ chosenId })} />
      <NameChoice of="archiveId" onChoose={(archiveId) => state.choose({ archiveId })} />
      <SavedViews {...state} />
    </div>
  )
}

function Sort({ query, choose }: OrdersQueryState) {
  return (
    <Field label={t('sortBy')} optional="unsaid" hint={leftOut()[wayOf(query).sort]}>
      <Select
        options={listSorts().map(({ label }) => ({ value: label, label }))}
        value={sortOf(query)?.label}
        onChange={({ target }) => {
          const next = listSorts().find(({ label }) => label === target.value)
          if (next) choose(toAddress(next))
        }}
      />
    </Field>
  )
}

function States({ query, choose }: OrdersQueryState) {
  const chosen = query.status?.split(',') ?? []
  const labels = statusLabels()
  return (
    <>
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1.5 font-medium">{t('states')}</legend>
        {orderStatuses.map((status) => (
          <Checkbox
            key={status}
            label={labels[status]}
            checked={chosen.includes(status)}
            onChange={({ target }) =>
              choose({
                status: orderStatuses
                  .filter((one) => (one === status ? target.checked : chosen.includes(one)))
                  .join(','),
              })
            }
          />
        ))}
      </fieldset>
      <Checkbox
        label={t('onlyLateOnes')}
        hint={t('theDayHasGoneBy')}
        checked={query.late === 'true'}
        onChange={({ target }) => choose({ late: target.checked ? 'true' : '' })}
      />
    </>
  )
}

function Days({ query, choose }: OrdersQueryState) {
  const { locale } = useReader()
  const countries = useMemo(() => [{ value: '', label: t('anyCountry') }, ...countryOptions(locale)], [locale])
  return (
    <>
      <Field label={t('placedFrom')} optional="unsaid" hint={t('daysAreThoseOfUtc')}>
        <Input type="date" value={query.from ?? ''} onChange={({ target }) => choose({ from: target.value })} />
      </Field>
      <Field label={t('placedTo')} optional="unsaid">
        <Input type="date" value={query.to ?? ''} onChange={({ target }) => choose({ to: target.value })} />
      </Field>
      <Field label={t('country')} optional="unsaid">
        <Select
          options={countries}
          value={query.country ?? ''}
          onChange={({ target }) => choose({ country: target.value })}
        />
      </Field>
    </>
  )
}

function Amounts(state: OrdersQueryState) {
  const { query, choose } = state
  const { currency } = query
  const { locale } = useReader()
  const currencies = useMemo(
    () => [{ value: '', label: t('anyCurrency') }, ...currencyOptions(locale, 'EUR')],
    [locale],
  )
  return (
    <>
      <Field label={t('currency')} optional="unsaid">
        <Select
          options={currencies}
          value={currency ?? ''}
          onChange={({ target }) =>
            choose({ currency: target.value, ...(target.value ? {} : { amountFrom: '', amountTo: '' }) })
          }
        />
      </Field>
      {currency && findCurrency(currency) && (
        <div key={currency} className="grid grid-cols-2 gap-3">
          <AmountFilter name="amountFrom" currency={currency} {...state} />
          <AmountFilter name="amountTo" currency={currency} {...state} />
        </div>
      )}
    </>
  )
}
