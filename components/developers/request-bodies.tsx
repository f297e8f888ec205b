import type { UseQueryResult } from '@tanstack/react-query'
import { Failure } from '#components/layout/failure.tsx'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import type { RequestDetailView, RequestView } from '#lib/requests/schema.ts'
import { catalogue } from '#lib/words/en/developers.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const wasRead = ({ method, status }: RequestView) => method === 'GET' && status < 400

/** Why there is nothing to show. */
function reasonOf(request: RequestView): string {
  if (request.keyId === undefined) return t('bodiesOfThesePagesArent')
  return wasRead(request) ? t('ofReadsNoBodiesAre') : t('theBodiesAreNotKept')
}

type Read = { data: RequestDetailView | undefined; dataUpdatedAt: number }
/** Whether they may be on their way yet: bodies are written apart from their request, and a second or more after it. */
export const areBodiesDue = ({ data, dataUpdatedAt }: Read): boolean =>
  data?.keyId !== undefined &&
  !wasRead(data) &&
  data.sentBody === undefined &&
  data.answerBody === undefined &&
  Math.abs(dataUpdatedAt - Date.parse(data.createdAt)) < 5_000

/** What was sent and answered, as far as it was kept. */
export function RequestBodies({ request, query }: { request: RequestView; query: UseQueryResult<RequestDetailView> }) {
  if (query.isPending || areBodiesDue(query))
    return (
      <div className="mt-5">
        <SkeletonList rows={1} rowClassName="h-24" label={t('loadingTheBodies')} />
      </div>
    )
  if (query.data === undefined)
    return <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
  const { sentBody, answerBody } = query.data
  if (sentBody === undefined && answerBody === undefined)
    return <p className="mt-5 max-w-prose text-sm text-ink-soft">{reasonOf(request)}</p>
  return (
    <div className="mt-5 flex flex-col gap-4">
      {sentBody !== undefined && <Body title={t('whatWasSent')} copy={t('copyWhatWasSent')} value={sentBody} />}
      {answerBody !== undefined && (
        <Body title={t('whatWasAnswered')} copy={t('copyWhatWasAnswered')} value={answerBody} />
      )}
      <p className="max-w-prose text-sm text-ink-soft">{t('textsThatMayNameA')}</p>
    </div>
  )
}

function Body({ title, copy, value }: { title: string; copy: string; value: unknown }) {
  const text = JSON.stringify(value, null, 2)
  return (
    <section aria-label={title}>
      <div className="flex items-center justify-between gap-2">
        <h3 className="text-base">{title}</h3>
        <CopyButton value={text} label={copy} />
      </div>
      <pre
        dir="ltr"
        tabIndex={0}
        role="group"
        aria-label={title}
        className="max-h-80 overflow-auto rounded-card border border-line bg-well p-3 font-card text-sm wrap-anywhere whitespace-pre-wrap"
      >
        {text}
      </pre>
    </section>
  )
}
