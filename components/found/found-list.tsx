'use client'
import type { ReactNode } from 'react'
import { useInfiniteQuery, type InfiniteData, type QueryKey, type UseInfiniteQueryOptions } from '@tanstack/react-query'
import { Failure } from '#components/layout/failure.tsx'
import { LoadMore } from '#components/ui/load-more.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { EmptyState } from '#components/ui/states.tsx'
import { Table, type Column } from '#components/ui/table.tsx'
import type { ListPage } from '#lib/browser/caller.ts'

type Props<Row> = {
  options: UseInfiniteQueryOptions<ListPage<Row>, Error, InfiniteData<ListPage<Row>>, QueryKey, string | undefined>
  caption: string
  noun: string
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  /** What the list's emptiness means and what to do about it. */
  empty: ReactNode
  emptyTitle?: string
}

/** A list with its four states: on its way, failed, empty, there. */
export function FoundList<Row>({
  options,
  caption,
  noun,
  columns,
  rowKey,
  empty,
  emptyTitle = `No ${noun}`,
}: Props<Row>) {
  const query = useInfiniteQuery(options)
  const rows = query.data?.pages.flatMap(({ items }) => items)
  if (query.isPending) return <SkeletonList label={`Loading ${noun}`} />
  if (rows === undefined) return <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
  if (rows.length === 0) return <EmptyState title={emptyTitle}>{empty}</EmptyState>
  return (
    <>
      <Table caption={caption} rows={rows} rowKey={rowKey} columns={columns} />
      <LoadMore query={query} noun={noun} />
    </>
  )
}
