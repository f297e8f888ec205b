'use client'
import { useState } from 'react'
import { sizeText } from '#components/documents/describe-document.ts'
import { makePdf } from '#components/pictures/make-pdf.ts'
import { isRead, pdfName, proposedName, type Picture } from '#components/pictures/pile.ts'
import { dotsPerInch } from '#components/pictures/pdf.ts'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { useReader } from '#components/ui/locale.ts'
import { ProgressBar } from '#components/ui/progress-bar.tsx'
import { documentRule } from '#lib/documents/schema.ts'
import { catalogue } from '#lib/words/en/pictures.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = {
  number: string
  taken: readonly string[]
  pictures: readonly Picture[]
  /** `made`: the keys of the pictures that it was made of, or that couldn't be in it. Others may have come meanwhile. */
  onMade: (pdf: File, made: readonly string[]) => void
}

/** Names the PDF, says what is uploaded, and makes it. */
export function MakePdf({ number, taken, pictures, onMade }: Props) {
  const { locale } = useReader()
  const [typed, setTyped] = useState<string>()
  const [made, setMade] = useState<number>()
  const [issue, setIssue] = useState<string>()
  const read = pictures.filter(isRead)
  const pages = read.length
  const looking = pictures.some(({ seen }) => seen === undefined)
  const proposal = proposedName(number, taken)
  const make = async () => {
    setIssue(undefined)
    setMade(0)
    try {
      const pdf = await makePdf(read, setMade)
      if (pdf.size > documentRule.maximumBytes)
        setIssue(
          t('thePdfIsTooLarge', { size: sizeText(pdf.size, locale), megabytes: documentRule.maximumBytes / 2 ** 20 }),
        )
      else
        onMade(
          new File([pdf], pdfName(typed?.trim() || proposal), { type: 'application/pdf' }),
          pictures.map(({ key }) => key),
        )
    } catch {
      setIssue(t('thePdfCouldNotBeMade'))
    } finally {
      setMade(undefined)
    }
  }
  return (
    <footer className="max-h-[45dvh] shrink-0 overflow-y-auto border-t border-line bg-sheet px-4 py-3">
      <div className="mx-auto flex max-w-6xl flex-col gap-3">
        {issue !== undefined && (
          <p role="alert" className="font-medium text-danger">
            {issue}
          </p>
        )}
        <div className="flex flex-wrap items-end gap-3">
          <Field label={t('nameOfThePdf')} className="min-w-0 grow basis-52 sm:max-w-sm">
            <Input maxLength={196} value={typed ?? proposal} onChange={({ target }) => setTyped(target.value)} />
          </Field>
          <Button
            pending={made !== undefined || looking}
            disabled={!looking && pages === 0}
            onClick={() => void make()}
            className="grow sm:grow-0"
          >
            {looking ? t('lookingAtThePictures') : t('makeAndUpload', { pages })}
          </Button>
        </div>
        {made !== undefined && <ProgressBar label={t('makingThePages')} value={made} max={pages} />}
        <p className="text-sm text-ink-soft">
          {t('whatIsUploaded', { dotsPerInch, left: looking ? 0 : pictures.length - pages })}
        </p>
      </div>
    </footer>
  )
}
