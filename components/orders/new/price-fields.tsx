'use client'
import { useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { currencyOptions } from '#components/orders/currency-names.ts'
import { Field } from '#components/ui/field.tsx'
import { numberFormat } from '#components/ui/formats.ts'
import { Input, Select } from '#components/ui/input.tsx'
import { useReader } from '#components/ui/locale.ts'
import { Money } from '#components/ui/money.tsx'
import { RadioCards } from '#components/ui/radio-cards.tsx'
import type { OrderValues } from '#lib/browser/order-draft.ts'
import { checkPrice, findCurrency, splitWithFee, toMajor, toMinor } from '#lib/money.ts'
import { readMajor } from '#lib/typed-amount.ts'

type Props = { feeBps: number; ownCurrency: string }

const usePercent = (feeBps: number) => {
  const { locale } = useReader()
  return numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(feeBps / 10_000)
}

export function PriceFields({ feeBps, ownCurrency }: Props) {
  const {
    control,
    register,
    formState: { errors },
  } = useFormContext<OrderValues>()
  const { locale } = useReader()
  const mode = useWatch({ control, name: 'pricingMode' })
  const currencies = useMemo(() => currencyOptions(locale, ownCurrency), [locale, ownCurrency])
  const percent = usePercent(feeBps)
  return (
    <div className="flex flex-col gap-5">
      <RadioCards
        legend="How the price is found"
        hideLegend
        error={errors.pricingMode?.message}
        options={[
          {
            value: 'OPEN_FOR_BIDS',
            label: 'Ask for offers',
            description: `Researchers name their price and a date; you compare and choose. You see the whole price first: theirs plus ${percent} for Callslip.`,
          },
          {
            value: 'FIXED',
            label: 'Name a fixed price',
            description: `You say what the researcher gets. Whoever can do it for that names a date. You pay that amount plus ${percent} for Callslip.`,
          },
        ]}
        {...register('pricingMode')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        {mode === 'FIXED' && <FixedPriceField />}
        <Field
          label="Currency"
          hint={mode === 'FIXED' ? 'Of your price.' : 'Offers are made in it.'}
          error={errors.currency?.message}
        >
          <Select options={currencies} {...register('currency')} />
        </Field>
      </div>
      {mode === 'FIXED' && <FixedPriceSum feeBps={feeBps} />}
    </div>
  )
}

export function FixedPriceField() {
  const {
    control,
    register,
    formState: { errors },
  } = useFormContext<OrderValues>()
  const code = useWatch({ control, name: 'currency' })
  const decimals = findCurrency(code)?.decimals ?? 2
  return (
    <Field
      label="Your price"
      hint={
        decimals === 0
          ? `In whole units: ${code} has no decimals.`
          : `What the researcher gets, at most ${decimals} decimals.`
      }
      error={errors.fixedPrice?.message}
    >
      <Input inputMode="decimal" autoComplete="off" maxLength={20} {...register('fixedPrice')} />
    </Field>
  )
}

/** What the fixed price that is typed comes to. */
export function FixedPriceSum({ feeBps }: { feeBps: number }) {
  const { control } = useFormContext<OrderValues>()
  const { locale } = useReader()
  const [price, code] = useWatch({ control, name: ['fixedPrice', 'currency'] })
  const currency = findCurrency(code)
  return <PriceWithFee amount={currency && readMajor(price, currency, locale)} code={code} feeBps={feeBps} />
}

/** What a fixed price comes to; dashes while it isn't a price that could be charged. */
export function PriceWithFee({ amount, code, feeBps }: { amount: number | undefined; code: string; feeBps: number }) {
  const percent = usePercent(feeBps)
  const currency = findCurrency(code)
  const minor = currency && amount ? checkPrice(toMinor(amount, currency), currency, feeBps) : undefined
  const split = currency && typeof minor === 'number' ? splitWithFee(minor, feeBps, currency) : undefined
  const major = (part: 'transferAmountMinor' | 'platformFeeMinor' | 'amountMinor') =>
    currency && split ? <Money amount={toMajor(split[part], currency)} currency={code} /> : '–'
  return (
    <dl aria-live="polite" className="grid max-w-sm grid-cols-[1fr_auto] gap-y-1 *:odd:text-ink-soft *:even:text-end">
      <dt>The researcher gets</dt>
      <dd>{major('transferAmountMinor')}</dd>
      <dt>Callslip, {percent}</dt>
      <dd>{major('platformFeeMinor')}</dd>
      <dt className="border-t border-line pt-1 font-medium text-ink!">You pay</dt>
      <dd className="border-t border-line pt-1 font-medium">{major('amountMinor')}</dd>
    </dl>
  )
}
