'use client'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import type { HandOverValues } from '#components/research/hand-over-values.ts'
import type { useReportDraft } from '#components/research/use-report-draft.ts'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { Field } from '#components/ui/field.tsx'
import { Textarea } from '#components/ui/input.tsx'
import { sendByKeys } from '#components/ui/send-by-keys.ts'
import { rich } from '#components/ui/rich.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { reportHeadings, reportParts, type ReportPart } from '#lib/researchers/search-report.ts'
import { catalogue } from '#lib/words/en/research.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const hints = (): Record<ReportPart, string> => ({
  searched: t('seriesAndCollectionsWithTheir'),
  volumes: t('volumesBoxesOrFilmsThat'),
  years: t('fromWhenToWhen'),
  result: t('whatYouFoundAndWhere'),
  remarks: t('gapsDamageRestrictionsWhereOne'),
})

type Draft = ReturnType<typeof useReportDraft>
type Props = {
  form: UseFormReturn<HandOverValues>
  draft: Draft
}

/** The parts of the search report, kept while they are typed. */
export function ReportFields({ form: { control, register, formState }, draft }: Props) {
  const notFound = useWatch({ control, name: 'outcome' }) === 'not_found'
  return (
    <fieldset className="flex flex-col gap-4" onInput={draft.onInput} onBlur={draft.onBlur}>
      <legend className="mb-3 font-medium">
        {rich(t, 'searchReport', {
          span: <span className="font-normal text-ink-soft">{notFound ? '' : t('fillInWhatHelps')}</span>,
        })}
      </legend>
      {reportParts.map((name) => (
        <Field
          key={name}
          label={reportHeadings[name]}
          hint={hints()[name]}
          optional={!(notFound && name === 'searched')}
          error={formState.errors[name]?.message}
        >
          <Textarea rows={2} dir="auto" {...register(name)} onKeyDown={sendByKeys} />
        </Field>
      ))}
      {draft.overtaking ? <Overtaken by={draft.overtaking} draft={draft} /> : <Kept {...draft} />}
    </fieldset>
  )
}

/** Another device has kept another text since: nothing of it is written over unseen. */
const Overtaken = ({ by, draft: { take, goOn } }: { by: NonNullable<Draft['overtaking']>; draft: Draft }) => (
  <Banner tone="caution" role="alert">
    <p>{rich(t, 'anotherTextWasKept', { dateTime: <DateTime value={by.updatedAt} /> })}</p>
    <div className="mt-2 flex flex-wrap gap-2">
      <Button size="sm" look="secondary" onClick={() => take(by)}>
        {t('takeThatText')}
      </Button>
      <Button size="sm" look="quiet" onClick={() => goOn(by)}>
        {t('goOnWithThisOne')}
      </Button>
    </div>
  </Banner>
)

function Kept({ keptAt, unkept, error }: Pick<Draft, 'keptAt' | 'unkept' | 'error'>) {
  if (error)
    return (
      <p role="alert" className="text-sm text-danger">
        {unkept ? t('notKept', { message: asFailure(error).message }) : asFailure(error).message}
      </p>
    )
  return (
    <p className="text-sm text-ink-soft">
      {unkept
        ? t('isBeingKept')
        : keptAt
          ? rich(t, 'keptAt', { dateTime: <DateTime value={keptAt} /> })
          : t('isKeptAsYouType')}
    </p>
  )
}
