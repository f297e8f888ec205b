'use client'
import { useEffect, useState } from 'react'

/** An infinite query whose pages are lists. */
export type PagedQuery = {
  data: { pages: readonly { items: readonly unknown[] }[] } | undefined
  hasNextPage: boolean
  isFetching: boolean
  isFetchingNextPage: boolean
  isError: boolean
  fetchNextPage: () => Promise<unknown>
}

/**
 * Fetches a list's next page for good: a change in the list has all of it fetched anew, which cancels a page that is on
 * its way, and that is asked for again then.
 */
export function useNextPage({ data, hasNextPage, isFetching, isFetchingNextPage, isError, fetchNextPage }: PagedQuery) {
  const pages = data?.pages.length ?? 0
  const [wanted, setWanted] = useState<number>()
  if (wanted !== undefined && pages >= wanted) setWanted(undefined)
  const lost = wanted !== undefined && hasNextPage && !isFetching && !isError
  useEffect(() => {
    if (lost) void fetchNextPage()
  }, [lost, fetchNextPage])
  return {
    loading: isFetchingNextPage || (wanted !== undefined && hasNextPage && !isError),
    loadNext: () => {
      setWanted(pages + 1)
      void fetchNextPage()
    },
  }
}
