'use client'
import type { ReactNode } from 'react'
import { useInfiniteQuery, type InfiniteData, type QueryKey, type UseInfiniteQueryOptions } from '@tanstack/react-query'
import { PagedList } from '#components/found/paged-list.tsx'
import { EmptyState } from '#components/ui/states.tsx'
import { Table, type Column } from '#components/ui/table.tsx'
import type { ListPage } from '#lib/browser/caller.ts'
import { catalogue } from '#lib/words/en/found.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

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

/** A list as a table. */
export function FoundList<Row>({
  options,
  caption,
  noun,
  columns,
  rowKey,
  empty,
  emptyTitle = t('no', { noun }),
}: Props<Row>) {
  return (
    <PagedList
      query={useInfiniteQuery(options)}
      noun={noun}
      empty={<EmptyState title={emptyTitle}>{empty}</EmptyState>}
    >
      {(rows) => <Table caption={caption} rows={rows} rowKey={rowKey} columns={columns} />}
    </PagedList>
  )
}
