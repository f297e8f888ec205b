'use client'
import { useState, type KeyboardEvent, type Ref } from 'react'
import { useArchiveSearch } from '#components/archives/use-archive-search.ts'
import { Chosen } from '#components/research/chosen.tsx'
import { Combobox, type ComboboxOption } from '#components/ui/combobox.tsx'
import { Field } from '#components/ui/field.tsx'
import { findArchivesToServe } from '#lib/archives/operations.ts'
import type { ArchiveView } from '#lib/archives/schema.ts'
import type { ResearchProfileView } from '#lib/researchers/schema.ts'
import { catalogue } from '#lib/words/en/research-profile.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type KnownArchive = NonNullable<ResearchProfileView['profile']>['knownArchives'][number]
type Props = {
  values: readonly string[]
  known: readonly KnownArchive[]
  onChange: (values: string[]) => void
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
}
/** Without an archive it is the text as it stands. */
type Choice = ComboboxOption & { archive?: ArchiveView }

/** Archives of the directory, kept by their id, and any other by its name. */
export function PickArchives({ values, known, onChange, error, ref }: Props) {
  const [text, setText] = useState('')
  const [left, setLeft] = useState(false)
  // Those picked just now; the profile's own come with it.
  const [picked, setPicked] = useState<readonly KnownArchive[]>([])
  const { options, status } = useArchiveSearch(findArchivesToServe, text, t('notInTheDirectoryAdd'))
  const typed = text.trim()
  const asTyped: Choice[] = typed === '' ? [] : [{ value: 'as typed', label: t('addAsItStands', { typed }) }]
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
    if (event.key !== 'Enter' || typed === '') return
    event.preventDefault()
    add(typed)
  }
  const nameOf = (value: string) => {
    const archive = [...picked, ...known].find(({ id }) => id === value)
    return archive ? `${archive.name}, ${archive.city}` : value
  }
  return (
    <div className="flex flex-col gap-2">
      <Field
        label={t('archives')}
        optional
        hint={t('ordersThereFitYouWhatever')}
        error={error ?? (left && typed !== '' ? t('isNotAddedYetChoose', { typed }) : undefined)}
      >
        <Combobox<Choice>
          {...(ref ? { ref } : {})}
          value={text}
          maxLength={200}
          options={[...options.filter(({ value }) => !values.includes(value)), ...asTyped]}
          status={status}
          onValueChange={setText}
          onPick={pick}
          onKeyDown={onKeyDown}
          onFocus={() => setLeft(false)}
          onBlur={() => setLeft(true)}
        />
      </Field>
      <Chosen label={t('archives')} shape="lines" values={values} nameOf={nameOf} onChange={onChange} />
    </div>
  )
}
