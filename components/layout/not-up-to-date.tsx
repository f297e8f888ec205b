'use client'
import { Banner } from '#components/ui/banner.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { catalogue } from '#lib/words/en/layout.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = { query: { isError: boolean; error: Error | null; data: unknown } }

/** Above what was fetched and can't be fetched anew: nobody shall act on what was, and take it for what is. */
export function NotUpToDate({ query }: Props) {
  if (!query.isError || query.data === undefined) return null
  return (
    <div className="mb-4">
      <Banner tone="caution" role="status" title={t('notUpToDate')}>
        {t('whatYouSeeIsWhat', { message: asFailure(query.error).message })}
      </Banner>
    </div>
  )
}
