'use client'
import { ErrorState } from '#components/ui/states.tsx'
import { useClient, useRole } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { catalogue } from '#lib/words/en/layout.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = {
  error: unknown
  title?: string
  /** `h1` where it stands for the whole page. */
  level?: 'h1' | 'h2'
  onRetry?: () => unknown
  retrying?: boolean
}

/** The error branch of whatever asks the API. */
export function Failure({ error, title, level = 'h2', onRetry, retrying = false }: Props) {
  const failure = asFailure(error)
  const personal = useClient()?.kind === 'personal'
  // Whoever looks for a document has no list of requests to look into.
  const keepsLog = useRole() === 'customer' && !personal
  const titles = {
    offline: t('noConnection'),
    signed_out: t('youAreSignedOut'),
    refused: t('thatDidNotWork'),
    unreadable: t('thatDidNotWork'),
  }
  return (
    <ErrorState
      level={level}
      title={title ?? (failure.code === 'not_found' ? t('notFoundHere') : titles[failure.kind])}
      message={failure.message}
      requestId={failure.requestId}
      requestHref={keepsLog && failure.requestId ? `/developers/requests?q=${failure.requestId}` : undefined}
      retrying={retrying}
      onRetry={onRetry && (() => void onRetry())}
    />
  )
}
