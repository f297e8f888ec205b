'use client'
import { useCallback, useMemo } from 'react'
import {
  boardFilterNames,
  readBoardFilters,
  readBoardOrder,
  type FilterName,
} from '#components/research/board-filters-of.ts'
import { changeAddress, useAddress } from '#components/ui/use-address.ts'

/** The board's filters, kept in the address: a link shows the same, and a reload too. */
export function useBoardFilters() {
  const search = useAddress()
  const all = search.get('show') === 'all'
  const values = Object.fromEntries(boardFilterNames.map((name) => [name, search.get(name) ?? ''])) as Record<
    FilterName,
    string
  >
  const set = useCallback(
    (name: FilterName | 'show' | 'sort' | 'view' | 'hidden', value: string) => changeAddress({ [name]: value }),
    [],
  )
  const filters = useMemo(() => readBoardFilters(search), [search])
  return {
    ...{ all, values, set, filters, isFiltered: boardFilterNames.some((name) => name in filters) },
    ...{ order: readBoardOrder(search), compact: search.get('view') === 'compact' },
    hidden: search.get('hidden') === 'true',
  }
}
export type BoardState = ReturnType<typeof useBoardFilters>
