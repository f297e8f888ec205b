'use client'
import { Button } from '#components/ui/button.tsx'
import { useFetchAhead } from '#components/ui/use-fetch-ahead.ts'
import { useNextPage, type PagedQuery } from '#components/ui/use-next-page.ts'
import { catalogue } from '#lib/words/en/ui.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type LoadMoreProps = {
  query: PagedQuery
  noun: string
  /** Fetches the next page before somebody who scrolls has come to the end of this one. */
  ahead?: boolean
  /** The list goes on from a row in its middle: what is shown isn't all of it. */
  continued?: boolean
}

/** The way to the next page of a list that has no page numbers. */
export function LoadMore({ query, noun, ahead = false, continued = false }: LoadMoreProps) {
  const { loading, loadNext } = useNextPage(query)
  const place = useFetchAhead(ahead && query.hasNextPage && !loading && !query.isError, loadNext)
  const shown = query.data?.pages.reduce((sum, { items }) => sum + items.length, 0) ?? 0
  return (
    <div ref={place} className="mt-4 flex flex-col items-center gap-2" data-print="hide">
      <p role="status" className="text-sm text-ink-soft">
        {loading
          ? t('loadingMore')
          : continued
            ? t(query.hasNextPage ? 'theNext' : 'theLast', { shown, noun })
            : query.hasNextPage
              ? t('theFirst', { shown, noun })
              : shown > 20
                ? t('all', { shown, noun })
                : ''}
      </p>
      {query.hasNextPage && (
        <Button look="secondary" pending={loading} onClick={loadNext}>
          {t('showMore')}
        </Button>
      )}
    </div>
  )
}
