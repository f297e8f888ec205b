'use client'
import { SearchBox } from '#components/found/search-box.tsx'
import type { useFilters } from '#components/found/use-filters.ts'
import { classNames } from '#components/ui/class-names.ts'
import { Field } from '#components/ui/field.tsx'
import { Select } from '#components/ui/input.tsx'

type Option = { value: string; label: string }
type Props<Name extends string> = {
  filters: ReturnType<typeof useFilters<Name>>
  search: { name: Name; label: string; hint: string }
  /** `value` where not everything that an address may hold is a choice. */
  choices: readonly { name: Name; label: string; options: readonly Option[]; value?: string }[]
}

/** What narrows a list, kept in the address: words to look for, and one choice or several. */
export function FilterBar<Name extends string>({ filters: [values, set], search, choices }: Props<Name>) {
  const q = values[search.name] ?? ''
  return (
    <div className="mb-6 flex flex-wrap items-end gap-3">
      <SearchBox
        label={search.label}
        hint={search.hint}
        name={search.name}
        value={q}
        onSearch={(value) => set(search.name, value)}
      />
      <div className="grid w-full grid-cols-2 gap-3 sm:flex sm:w-auto">
        {choices.map(({ name, label, options, value = values[name] ?? '' }, i) => (
          // On a phone two stand side by side, and the odd one has the row.
          <Field
            key={name}
            label={label}
            className={classNames('sm:w-44', choices.length % 2 === 1 && i === choices.length - 1 && 'col-span-2')}
          >
            <Select value={value} onChange={({ target }) => set(name, target.value)} options={options} />
          </Field>
        ))}
      </div>
    </div>
  )
}
