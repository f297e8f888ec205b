'use client'
import { ErrorState } from '#components/ui/states.tsx'

/** In place of a page that broke while it was drawn. */
export function PageError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <div className="mx-auto w-full max-w-lg px-4 py-16">
      <ErrorState
        title="This page broke"
        message="The fault is ours. What you had saved is safe; try again, or reload the page."
        requestId={error.digest}
        onRetry={reset}
      />
    </div>
  )
}
