'use client'
import type { KeyboardEvent } from 'react'
import { countryOptions } from '#components/orders/country-names.ts'
import { languageOptions } from '#components/research/language-names.ts'
import type { useBoardFilters } from '#components/research/use-board-filters.ts'
import { DebouncedInput } from '#components/ui/debounced-input.tsx'
import { Field } from '#components/ui/field.tsx'
import { Select } from '#components/ui/input.tsx'
import { useReader } from '#components/ui/locale.ts'
import { catalogue } from '#lib/words/en/research-board.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = Pick<ReturnType<typeof useBoardFilters>, 'all' | 'values' | 'set'>

/** What was typed counts at once, and the keys of the list work from there. */
const leaveOnEnter = ({ key }: KeyboardEvent) => {
  if (key === 'Enter') document.getElementById('main')?.focus({ preventScroll: true })
}

export function BoardFilters({ all, values, set }: Props) {
  const { locale } = useReader()
  return (
    <form
      role="search"
      aria-label={t('orders')}
      className="mb-6 grid gap-4 rounded-card border border-line bg-sheet p-4 grid-cols-2 lg:grid-cols-5"
      onSubmit={(event) => event.preventDefault()}
    >
      <Field label={t('show')} optional="unsaid" className="col-span-2 lg:col-span-1">
        <Select
          value={all ? 'all' : ''}
          onChange={({ target }) => set('show', target.value)}
          options={[
            { value: '', label: t('whatFitsMe') },
            { value: 'all', label: t('allOpenOrders') },
          ]}
        />
      </Field>
      <Field label={t('words')} optional="unsaid">
        <DebouncedInput
          type="search"
          maxLength={200}
          value={values.q}
          onValueChange={(text) => set('q', text.trim())}
          onKeyDown={leaveOnEnter}
        />
      </Field>
      <Field label={t('archive')} optional="unsaid">
        <DebouncedInput
          type="search"
          maxLength={200}
          value={values.archive}
          onValueChange={(text) => set('archive', text.trim())}
          onKeyDown={leaveOnEnter}
        />
      </Field>
      <Field label={t('country')} optional="unsaid">
        <Select
          value={values.country}
          onChange={({ target }) => set('country', target.value)}
          options={[{ value: '', label: t('any') }, ...countryOptions(locale)]}
        />
      </Field>
      <Field label={t('languageThere')} optional="unsaid">
        <Select
          value={values.language}
          onChange={({ target }) => set('language', target.value)}
          options={[{ value: '', label: t('any') }, ...languageOptions(locale)]}
        />
      </Field>
    </form>
  )
}
