'use client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { NoteForm } from '#components/production/note-form.tsx'
import { Thread } from '#components/production/thread.tsx'
import { Failure } from '#components/layout/failure.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { Card } from '#components/ui/card.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { listProductionNotes, writeProductionNote } from '#lib/production/operations.ts'
import { catalogue } from '#lib/words/en/production.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What the operators asked before they decide, and the way to answer; nothing while nobody wrote anything. */
export function OwnThread({ open }: { open: boolean }) {
  const api = useApi()
  const query = useInfiniteQuery(api.askPages(listProductionNotes, {}, { limit: 100 }))
  const options = api.send(writeProductionNote)
  if (query.isPending) return null
  if (query.data === undefined)
    return <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
  const notes = query.data.pages.flatMap(({ items }) => items)
  if (notes.length === 0) return null
  const owed = open && notes.at(-1)?.from === 'callslip'
  return (
    <section aria-labelledby="production-questions">
      <Card className="flex flex-col gap-4 text-start">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="production-questions" className="text-xl">
            {t('questionsAndAnswers')}
          </h2>
          {owed && <Badge tone="caution">{t('needsYourAnswer')}</Badge>}
        </div>
        <Thread notes={notes} />
        {open && (
          <NoteForm
            label={owed ? t('yourAnswer') : t('anythingToAdd')}
            hint={t('theOperatorsGetAMail')}
            done={t('sent')}
            options={options}
          />
        )}
      </Card>
    </section>
  )
}
