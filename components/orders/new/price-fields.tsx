'use client'
import { useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { currencyOptions } from '#components/orders/currency-names.ts'
import { Field } from '#components/ui/field.tsx'
import { numberFormat } from '#lib/formats.ts'
import { Input, Select } from '#components/ui/input.tsx'
import { useReader } from '#components/ui/locale.ts'
import { Money } from '#components/ui/money.tsx'
import { RadioCards } from '#components/ui/radio-cards.tsx'
import type { OrderValues } from '#lib/browser/order-draft.ts'
import { checkPrice, findCurrency, splitWithFee, toMajor, toMinor } from '#lib/money.ts'
import { readMajor } from '#lib/typed-amount.ts'
import { catalogue } from '#lib/words/en/orders-new.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

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
        legend={t('howThePriceIsFound')}
        hideLegend
        error={errors.pricingMode?.message}
        options={[
          {
            value: 'OPEN_FOR_BIDS',
            label: t('askForOffers'),
            description: t('researchersNameTheirPriceAnd', { percent }),
          },
          {
            value: 'FIXED',
            label: t('nameAFixedPrice'),
            description: t('youSayWhatTheResearcher', { percent }),
          },
        ]}
        {...register('pricingMode')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        {mode === 'FIXED' && <FixedPriceField />}
        <Field
          label={t('currency')}
          hint={mode === 'FIXED' ? t('ofYourPrice') : t('offersAreMadeInIt')}
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
      label={t('yourPrice')}
      hint={decimals === 0 ? t('inWholeUnitsHasNo', { code }) : t('whatTheResearcherGetsAt', { decimals })}
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
      <dt>{t('theResearcherGets')}</dt>
      <dd>{major('transferAmountMinor')}</dd>
      <dt>{t('callslip', { percent })}</dt>
      <dd>{major('platformFeeMinor')}</dd>
      <dt className="border-t border-line pt-1 font-medium text-ink!">{t('youPay')}</dt>
      <dd className="border-t border-line pt-1 font-medium">{major('amountMinor')}</dd>
    </dl>
  )
}
