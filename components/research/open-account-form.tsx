'use client'
import { useMemo, useState } from 'react'
import { countryOptions } from '#components/orders/country-names.ts'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Select } from '#components/ui/input.tsx'
import { useReader } from '#components/ui/locale.ts'
import { RadioCards } from '#components/ui/radio-cards.tsx'
import type { OnboardInput } from '#lib/payments/schema.ts'
import { catalogue } from '#lib/words/en/research-profile.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const kinds = () =>
  [
    { value: 'individual', label: t('aPerson'), description: t('youArePaidInYour') },
    { value: 'company', label: t('aCompany'), description: t('aRegisteredCompanyIsPaid') },
  ] as const

type Props = { countries: readonly string[]; label: string; pending: boolean; onOpen: (input: OnboardInput) => void }

/** What the provider has to know before it can ask the rest itself. */
export function OpenAccountForm({ countries, label, pending, onOpen }: Props) {
  const { locale } = useReader()
  const options = useMemo(() => [{ value: '', label: t('chooseACountry') }, ...countryOptions(locale)], [locale])
  // Whoever works in one country only most likely lives there.
  const [country, setCountry] = useState(countries.length === 1 ? (countries[0] ?? '') : '')
  const [kind, setKind] = useState<ReturnType<typeof kinds>[number]['value']>('individual')
  const [tried, setTried] = useState(false)
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (country !== '') onOpen({ countryISOA3: country, businessType: kind })
      }}
    >
      <Field
        label={t('countryYouLiveIn')}
        hint={t('orWhereTheCompanyIs')}
        error={tried && country === '' ? t('chooseACountry2') : undefined}
      >
        <Select value={country} onChange={({ target }) => setCountry(target.value)} options={options} />
      </Field>
      <RadioCards
        legend={t('whoIsPaid')}
        name="businessType"
        options={kinds()}
        selected={kind}
        onChange={({ target }) => setKind(kinds().find(({ value }) => value === target.value)?.value ?? 'individual')}
      />
      <div>
        <Button type="submit" pending={pending}>
          {label}
        </Button>
      </div>
    </form>
  )
}
