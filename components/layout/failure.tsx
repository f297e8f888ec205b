'use client'
import { ErrorState } from '#components/ui/states.tsx'
import { useRole } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'

type Props = { error: unknown; title?: string; onRetry?: () => unknown; retrying?: boolean }

/** The error branch of whatever asks the API. */
export function Failure({ error, title, onRetry, retrying = false }: Props) {
  const failure = asFailure(error)
  const keepsLog = useRole() === 'customer'
  const titles = {
    offline: 'No connection',
    signed_out: 'You are signed out',
    refused: 'That did not work',
    unreadable: 'That did not work',
  }
  return (
    <ErrorState
      title={title ?? (failure.code === 'not_found' ? 'Not found here' : titles[failure.kind])}
      message={failure.message}
      requestId={failure.requestId}
      requestHref={keepsLog && failure.requestId ? `/developers/requests?q=${failure.requestId}` : undefined}
      retrying={retrying}
      onRetry={onRetry && (() => void onRetry())}
    />
  )
}
