'use client'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import type { HandOverValues } from '#components/research/hand-over-values.ts'
import type { useReportDraft } from '#components/research/use-report-draft.ts'
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

type Props = {
  form: UseFormReturn<HandOverValues>
  draft: ReturnType<typeof useReportDraft>
  /** When what stands in the fields was kept, before this page was opened. */
  keptAt: string | undefined
}

/** The parts of the search report, kept while they are typed. */
export function ReportFields({ form: { control, register, formState }, draft, keptAt }: Props) {
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
      <Kept savedAt={draft.savedAt ?? keptAt} unkept={draft.unkept} error={draft.error} />
    </fieldset>
  )
}

type KeptProps = { savedAt: string | undefined; unkept: boolean; error: Error | null }

function Kept({ savedAt, unkept, error }: KeptProps) {
  if (error)
    return (
      <p role="alert" className="text-sm text-danger">
        {t('notKept', { message: asFailure(error).message })}
      </p>
    )
  return (
    <p className="text-sm text-ink-soft">
      {unkept
        ? t('isBeingKept')
        : savedAt
          ? rich(t, 'keptAt', { dateTime: <DateTime value={savedAt} /> })
          : t('isKeptAsYouType')}
    </p>
  )
}
