'use client'
import { X } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { useArchiveSearch } from '#components/archives/use-archive-search.ts'
import { Combobox, type ComboboxOption } from '#components/ui/combobox.tsx'
import { Field } from '#components/ui/field.tsx'
import { findArchivesToServe } from '#lib/archives/operations.ts'
import type { ArchiveView } from '#lib/archives/schema.ts'
import type { ResearchProfileView } from '#lib/researchers/schema.ts'

type KnownArchive = NonNullable<ResearchProfileView['profile']>['knownArchives'][number]
type Props = {
  values: readonly string[]
  known: readonly KnownArchive[]
  onChange: (values: string[]) => void
  error?: string | undefined
}
/** Without an archive it is the text as it stands. */
type Choice = ComboboxOption & { archive?: ArchiveView }

/** Archives of the directory, kept by their id, and any other by its name. */
export function PickArchives({ values, known, onChange, error }: Props) {
  const [text, setText] = useState('')
  const [left, setLeft] = useState(false)
  // Those picked just now; the profile's own come with it.
  const [picked, setPicked] = useState<readonly KnownArchive[]>([])
  const { options, status } = useArchiveSearch(
    findArchivesToServe,
    text,
    'Not in the directory. Add it by the name that an order would use.',
  )
  const typed = text.trim()
  const asTyped: Choice[] = typed === '' ? [] : [{ value: 'as typed', label: `Add “${typed}” as it stands` }]
  const add = (value: string) => {
    if (value !== '' && !values.includes(value)) onChange([...values, value])
    setText('')
  }
  const pick = ({ archive }: Choice) => {
    if (archive) setPicked((before) => [...before, archive])
    add(archive?.id ?? typed)
  }
  // Enter with nothing chosen in the list would send the form, and what stands in the field would be lost.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || typed === '') return
    event.preventDefault()
    add(typed)
  }
  const nameOf = (value: string) => {
    const archive = [...picked, ...known].find(({ id }) => id === value)
    return archive ? `${archive.name}, ${archive.city}` : value
  }
  return (
    <div className="flex flex-col gap-2">
      <div onKeyDown={onKeyDown} onFocus={() => setLeft(false)}>
        <Field
          label="Archives"
          optional
          hint="Orders there fit you whatever the country. Begin to type a name or a city."
          error={
            error ??
            (left && typed !== '' ? `“${typed}” is not added yet: choose it from the list, or press Enter.` : undefined)
          }
        >
          <Combobox<Choice>
            value={text}
            maxLength={200}
            options={[...options.filter(({ value }) => !values.includes(value)), ...asTyped]}
            status={status}
            onValueChange={setText}
            onPick={pick}
            onBlur={() => setLeft(true)}
          />
        </Field>
      </div>
      {values.length > 0 && (
        <ul aria-label="Chosen: Archives" className="flex flex-col items-start gap-2">
          {values.map((value) => (
            <li
              key={value}
              className="inline-flex max-w-full items-center rounded-card border border-line bg-well pl-3"
            >
              <span className="py-1.5">{nameOf(value)}</span>
              <button
                type="button"
                aria-label={`Remove ${nameOf(value)}`}
                onClick={() => onChange(values.filter((one) => one !== value))}
                className="inline-flex size-9 shrink-0 items-center justify-center rounded-full hover:text-danger"
              >
                <X aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
