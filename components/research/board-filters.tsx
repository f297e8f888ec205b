'use client'
import { useEffect, useState } from 'react'
import { countryOptions } from '#components/orders/country-names.ts'
import { languageOptions } from '#components/research/language-names.ts'
import type { FilterName, useBoardFilters } from '#components/research/use-board-filters.ts'
import { Field } from '#components/ui/field.tsx'
import { Input, Select } from '#components/ui/input.tsx'
import { useReader } from '#components/ui/locale.ts'
import { useDebounced } from '#components/ui/use-debounced.ts'

type Props = Pick<ReturnType<typeof useBoardFilters>, 'all' | 'values' | 'set'>

export function BoardFilters({ all, values, set }: Props) {
  const { locale } = useReader()
  return (
    <form role="search" aria-label="Orders" className="mb-6 grid gap-4 rounded-card border border-line bg-sheet p-4 sm:grid-cols-2 lg:grid-cols-5" onSubmit={(event) => event.preventDefault()}>
      <Field label="Show" optional className="[&_label_span]:hidden">
        <Select value={all ? 'all' : ''} onChange={({ target }) => set('show', target.value)} options={[{ value: '', label: 'What fits me' }, { value: 'all', label: 'All open orders' }]} />
      </Field>
      <SearchField name="q" label="Words" initial={values.q} set={set} />
      <SearchField name="archive" label="Archive" initial={values.archive} set={set} />
      <Field label="Country" optional className="[&_label_span]:hidden">
        <Select value={values.country} onChange={({ target }) => set('country', target.value)} options={[{ value: '', label: 'Any' }, ...countryOptions(locale)]} />
      </Field>
      <Field label="Language there" optional className="[&_label_span]:hidden">
        <Select value={values.language} onChange={({ target }) => set('language', target.value)} options={[{ value: '', label: 'Any' }, ...languageOptions(locale)]} />
      </Field>
    </form>
  )
}

function SearchField({ name, label, initial, set }: { name: FilterName; label: string; initial: string; set: Props['set'] }) {
  const [text, setText] = useState(initial)
  const settled = useDebounced(text)
  useEffect(() => set(name, settled.trim()), [name, set, settled])
  return (
    <Field label={label} optional className="[&_label_span]:hidden">
      <Input type="search" maxLength={200} value={text} onChange={({ target }) => setText(target.value)} />
    </Field>
  )
}
