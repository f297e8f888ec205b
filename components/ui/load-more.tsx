'use client'
import { Button } from '#components/ui/button.tsx'

export type LoadMoreProps = { hasMore: boolean; loading: boolean; onLoadMore: () => void; shown: number; noun: string }

/** The way to the next page of a list that has no page numbers. */
export function LoadMore({ hasMore, loading, onLoadMore, shown, noun }: LoadMoreProps) {
  return (
    <div className="mt-4 flex flex-col items-center gap-2" data-print="hide">
      <p role="status" className="text-sm text-ink-soft">
        {loading ? 'Loading more …' : hasMore ? `The first ${shown} ${noun}` : shown > 20 ? `All ${shown} ${noun}` : ''}
      </p>
      {hasMore && (
        <Button look="secondary" pending={loading} onClick={onLoadMore}>
          Show more
        </Button>
      )}
    </div>
  )
}
