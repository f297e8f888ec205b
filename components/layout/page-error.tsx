'use client'

/** In place of a page that broke while it was drawn. It stands in every page's first load, so it leans on nothing. */
export function PageError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <div className="mx-auto w-full max-w-lg px-4 py-16">
      <div
        role="alert"
        className="flex flex-col items-start gap-3 rounded-card border border-danger/40 bg-danger-soft p-5"
      >
        <h2 className="text-xl text-danger">This page broke</h2>
        <p>The fault is ours. What you had saved is safe; try again, or reload the page.</p>
        {error.digest && (
          <p className="text-sm text-ink-soft">
            Request <span className="font-card">{error.digest}</span>
          </p>
        )}
        <button
          type="button"
          className="min-h-9 rounded-card border border-edge bg-sheet px-3 text-sm font-medium hover:bg-well"
          onClick={reset}
        >
          Try again
        </button>
      </div>
    </div>
  )
}
