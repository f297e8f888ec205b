'use client'
import { Button } from '#components/ui/button.tsx'
import { useNextPage, type PagedQuery } from '#components/ui/use-next-page.ts'

type LoadMoreProps = { query: PagedQuery; noun: string }

/** The way to the next page of a list that has no page numbers. */
export function LoadMore({ query, noun }: LoadMoreProps) {
  const { loading, loadNext } = useNextPage(query)
  const shown = query.data?.pages.reduce((sum, { items }) => sum + items.length, 0) ?? 0
  return (
    <div className="mt-4 flex flex-col items-center gap-2" data-print="hide">
      <p role="status" className="text-sm text-ink-soft">
        {loading
          ? 'Loading more …'
          : query.hasNextPage
            ? `The first ${shown} ${noun}`
            : shown > 20
              ? `All ${shown} ${noun}`
              : ''}
      </p>
      {query.hasNextPage && (
        <Button look="secondary" pending={loading} onClick={loadNext}>
          Show more
        </Button>
      )}
    </div>
  )
}
