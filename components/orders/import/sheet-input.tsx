'use client'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input, Textarea } from '#components/ui/input.tsx'
import { useReader } from '#components/ui/locale.ts'
import { saveAs } from '#lib/browser/download.ts'
import { readFile, readSheet, templateHeader, type Sheet } from '#lib/browser/order-sheet.ts'
import { toLine } from '#lib/csv.ts'
import { catalogue } from '#lib/words/en/orders-import.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

// More than a thousand rows belong to the API.
const mostRows = 1000

/** Where the table comes from. */
export function SheetInput({ onSheet }: { onSheet: (sheet: Sheet) => void }) {
  const [text, setText] = useState('')
  const [issue, setIssue] = useState<string>()
  const [guessed, setGuessed] = useState<string>()
  const { locale } = useReader()
  const read = async (given: string, alphabet?: string) => {
    setGuessed(alphabet)
    const sheet = await readSheet(given)
    const wrong =
      sheet.brokenLine !== undefined
        ? t('aQuotationMarkInRow', { line: sheet.brokenLine })
        : sheet.rows.length === 0
          ? t('noRowsWereFoundThe')
          : sheet.rows.length > mostRows
            ? t('theseAreRowsTakeAt', { count: sheet.rows.length, mostRows })
            : undefined
    setIssue(wrong)
    if (wrong === undefined) onSheet(sheet)
  }
  return (
    <Card>
      <div className="flex flex-col gap-5">
        <Field label={t('csvFile')} optional="unsaid" hint={t('itsFirstLineNamesThe')}>
          <Input
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) void readFile(file, locale).then((found) => read(found.text, found.guessed))
              // So that the same file can be chosen again, once it is mended.
              target.value = ''
            }}
          />
        </Field>
        {guessed && <Guessed alphabet={guessed} />}
        <Field label={t('orPasteFromASpreadsheet')} optional="unsaid" error={issue}>
          <Textarea
            rows={4}
            className="max-h-60 font-card text-sm"
            spellCheck={false}
            wrap="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button disabled={text.trim() === ''} onClick={() => void read(text)}>
            {t('readTheTable')}
          </Button>
          <Button look="secondary" onClick={() => saveAs('callslip-orders-template.csv', templateFile())}>
            <Download aria-hidden="true" className="size-4" />
            {t('template')}
          </Button>
        </div>
      </div>
    </Card>
  )
}

const Guessed = ({ alphabet }: { alphabet: string }) => (
  <Banner tone="caution" role="status">
    {t('thisFileIsNotInUtf8', { alphabet: alphabet.replaceAll(/\W/g, '_') })}
  </Banner>
)

// With a mark in front, so that a spreadsheet takes what is typed into it for UTF-8.
const templateFile = () => new Blob([`\uFEFF${toLine([...templateHeader])}`], { type: 'text/csv' })
