'use client'
import type { ReactNode } from 'react'
import { Failure } from '#components/layout/failure.tsx'
import { LoadMore } from '#components/ui/load-more.tsx'
import type { PagedQuery } from '#components/ui/use-next-page.ts'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import type { ListPage } from '#lib/browser/caller.ts'
import { asFailure } from '#lib/browser/failure.ts'
import { catalogue } from '#lib/words/en/found.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** More rows than these make a page slow, and nobody reads them: what follows has an address of its own (`whole`). */
export const mostRows = 200

type Props<Row> = {
  query: Omit<PagedQuery, 'data'> & {
    data: { pages: readonly Pick<ListPage<Row>, 'items'>[] } | undefined
    isPending: boolean
    /** What is there is the list before, under another filter. */
    isPlaceholderData?: boolean
    error: Error | null
    refetch: () => Promise<unknown>
  }
  /** So many rows are shown that the way on is another one, which the list's own page shows. */
  whole?: boolean
  /** The list goes on from a row in its middle. */
  continued?: boolean
  /** Fetches on as somebody scrolls. */
  ahead?: boolean
  noun: string
  skeleton?: ReactNode
  /** What the list's emptiness means and what to do about it; without it `children` are drawn with no rows. */
  empty?: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}

/** A list with its four states: on its way, failed, empty, there, and the way to its next page. */
export function PagedList<Row>({
  query,
  noun,
  skeleton = <SkeletonList label={t('loading', { noun })} />,
  empty,
  ahead = false,
  whole = false,
  continued = false,
  children,
}: Props<Row>) {
  const rows = query.data?.pages.flatMap(({ items }) => items)
  // That the list before was empty says nothing of the one that is on its way.
  if (query.isPending || (query.isPlaceholderData && rows?.length === 0)) return skeleton
  if (rows === undefined) return <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
  if (rows.length === 0 && empty !== undefined) return empty
  return (
    <>
      {query.isError && (
        <p role="status" className="mb-3 text-sm text-danger">
          {t('thisListMayBeOut', { message: asFailure(query.error).message })}
        </p>
      )}
      {children(rows)}
      {!whole && <LoadMore query={query} noun={noun} ahead={ahead} continued={continued} />}
    </>
  )
}
