'use client'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/layout.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** In place of a page that broke while it was drawn. It stands in every page's first load, so it leans on nothing. */
export function PageError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  // React keeps that a part could not be fetched: trying again finds the same until the page comes anew.
  const isPartMissing = error.name === 'ChunkLoadError'
  return (
    <div className="mx-auto w-full max-w-lg px-4 py-16">
      <div
        role="alert"
        className="flex flex-col items-start gap-3 rounded-card border border-danger/40 bg-danger-soft p-5"
      >
        <h2 className="text-xl text-danger">{isPartMissing ? t('aPartOfThisPageIs') : t('thisPageBroke')}</h2>
        <p>{isPartMissing ? t('itCouldNotBeFetched') : t('theFaultIsOursWhat')}</p>
        {error.digest && (
          <p className="text-sm text-ink-soft">
            {rich(t, 'request', { span: <span className="font-card">{error.digest}</span> })}
          </p>
        )}
        <button
          type="button"
          className="min-h-9 rounded-card border border-edge bg-sheet px-3 text-sm font-medium hover:bg-well"
          onClick={isPartMissing ? () => location.reload() : reset}
        >
          {isPartMissing ? t('reloadThePage') : t('tryAgain')}
        </button>
      </div>
    </div>
  )
}
