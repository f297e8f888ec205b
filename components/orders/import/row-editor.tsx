'use client'
import { useMemo } from 'react'
import { countryOptions } from '#components/orders/country-names.ts'
import { Field } from '#components/ui/field.tsx'
import { Input, Select, Textarea } from '#components/ui/input.tsx'
import { useReader } from '#components/ui/locale.ts'
import type { OrderValues, PersonValues } from '#lib/browser/order-draft.ts'
import { emptyPerson } from '#lib/browser/order-values.ts'
import { labels, type FormIssue } from '#lib/browser/order-issues.ts'
import { withText } from '#lib/browser/order-sheet.ts'
import { catalogue } from '#lib/words/en/orders-import.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Text = Parameters<typeof withText>[1]
const texts: Text[] = [
  'repositoryName',
  'location',
  'countryISOA3',
  'documentType',
  'externalOrderRef',
  'customerName',
  'fixedPrice',
  'currency',
]
const required = new Set<Text>(['repositoryName', 'location', 'documentType', 'currency'])
const personTexts: (keyof PersonValues)[] = ['firstname', 'lastname', 'birthDate', 'deathDate', 'note']
const personLabels = () => ({
  firstname: t('firstName'),
  lastname: t('lastName'),
  birthDate: t('born'),
  deathDate: t('died'),
  note: t('note'),
})

type Props = { values: OrderValues; issues: readonly FormIssue[]; onChange: (values: OrderValues) => void }

/** One row's cells, to be mended in place; what is wrong stands beside each. */
export function RowEditor({ values, issues, onChange }: Props) {
  const issueOf = (name: string) => issues.find((issue) => issue.name === name)?.message
  const set = (name: Text, value: string) => onChange(withText(values, name, value))
  const persons = values.personsOfInterest.length === 0 ? [emptyPerson] : values.personsOfInterest
  const setPerson = (at: number, name: keyof PersonValues, value: string) =>
    onChange({
      ...values,
      personsOfInterest: persons.map((person, i) => (i === at ? { ...person, [name]: value } : person)),
    })
  return (
    <div className="mt-4 flex flex-col gap-4 border-t border-line pt-4">
      <div className="grid gap-4 sm:grid-cols-2">
        {texts.map((name) => (
          <Field key={name} label={labels()[name]} error={issueOf(name)} optional={!required.has(name)}>
            {name === 'countryISOA3' ? (
              <Country value={values[name]} onChange={(value) => set(name, value)} />
            ) : (
              <Input value={values[name]} onChange={(event) => set(name, event.target.value)} />
            )}
          </Field>
        ))}
      </div>
      {persons.map((person, at) => (
        <fieldset key={at} className="grid gap-4 sm:grid-cols-2 md:grid-cols-5">
          <legend className="mb-1.5 font-medium">{t('onePerson', { count: persons.length, at: at + 1 })}</legend>
          {personTexts.map((name) => (
            <Field
              key={name}
              label={personLabels()[name]}
              optional="unsaid"
              error={issueOf(`personsOfInterest.${at}.${name}`)}
            >
              <Input value={person[name]} onChange={(event) => setPerson(at, name, event.target.value)} />
            </Field>
          ))}
        </fieldset>
      ))}
      <Field label={labels()['instructions']} error={issueOf('instructions')} optional>
        <Textarea rows={2} value={values.instructions} onChange={(event) => set('instructions', event.target.value)} />
      </Field>
    </div>
  )
}

/** As in the form of one order; what the table has in its place stays to be seen until another is chosen. */
function Country({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { locale } = useReader()
  const known = useMemo(() => [{ value: '', label: t('countryNotKnown') }, ...countryOptions(locale)], [locale])
  const isKnown = known.some((option) => option.value === value)
  return (
    <Select
      value={value}
      onChange={({ target }) => onChange(target.value)}
      options={isKnown ? known : [{ value, label: value }, ...known]}
    />
  )
}
