'use client'
import { useCallback } from 'react'
import { changeAddress, useAddress } from '#components/ui/use-address.ts'
import type { BoardFilters } from '#lib/client/research.ts'

const names = ['q', 'archive', 'country', 'language'] as const
export type FilterName = (typeof names)[number]

/** The board's filters, kept in the address: a link shows the same, and a reload too. */
export function useBoardFilters() {
  const search = useAddress()
  const all = search.get('show') === 'all'
  const values = Object.fromEntries(names.map((name) => [name, search.get(name) ?? ''])) as Record<FilterName, string>
  const set = useCallback((name: FilterName | 'show', value: string) => changeAddress({ [name]: value }), [])
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''))
  const filters: BoardFilters = { status: 'open', ...(all ? {} : { fits: 'true' }), ...given }
  return { all, values, set, filters, isFiltered: Object.keys(given).length > 0 }
}
