'use client'
import { useState } from 'react'
import { Card } from '#components/ui/card.tsx'
import { Field } from '#components/ui/field.tsx'
import { Select } from '#components/ui/input.tsx'
import { labels } from '#lib/browser/order-issues.ts'
import { sheetFields, type Matches, type Sheet, type SheetField } from '#lib/browser/order-sheet.ts'
import { catalogue } from '#lib/words/en/orders-import.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const fieldLabels = (): Partial<Record<SheetField, string>> => ({
  persons: t('personsByFullNames'),
  firstname: t('firstName'),
  lastname: t('lastName'),
  birthDate: t('born'),
  deathDate: t('died'),
  note: t('noteOnThePerson'),
  fixedPrice: t('fixedPrice'),
  archiveRepositoryId: t('archiveId'),
})
const options = () => [
  { value: '', label: t('notUsed') },
  ...sheetFields.map((value) => ({ value, label: fieldLabels()[value] ?? labels()[value] ?? value })),
]

type Props = { sheet: Sheet; matches: Matches; onMatches: (matches: Matches) => void }

/** What each column of the table means, to be set right. */
export function ColumnMatch({ sheet, matches, onMatches }: Props) {
  const used = matches.filter((field) => field !== undefined).length
  // Once, when the table comes: a list must not close under the hand that mends it.
  const [unknown] = useState(used < 3)
  const choose = (at: number, field: SheetField | undefined) =>
    // A field has one column: it leaves the one that had it.
    onMatches(matches.map((before, i) => (i === at ? field : before === field ? undefined : before)))
  return (
    <Card>
      <details open={unknown}>
        <summary className="-m-2 min-h-10 p-2 font-medium">
          {t('columnsOfAreUsed', { used, count: sheet.header.length })}
        </summary>
        <p className="mt-3 mb-4 text-sm text-ink-soft">{t('matchedByTheirNamesAnother')}</p>
        <div className="grid gap-4 sm:grid-cols-2 md:grid-cols-3">
          {sheet.header.map((name, i) => (
            <Field
              key={i}
              label={name || t('column', { i: i + 1 })}
              optional="unsaid"
              hint={<span className="block truncate">{sheet.rows[0]?.cells[i] || t('empty')}</span>}
            >
              <Select
                options={options()}
                value={matches[i] ?? ''}
                onChange={(event) =>
                  choose(
                    i,
                    sheetFields.find((field) => field === event.target.value),
                  )
                }
              />
            </Field>
          ))}
        </div>
      </details>
    </Card>
  )
}
