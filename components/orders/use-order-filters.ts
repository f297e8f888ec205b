'use client'
import { useMemo } from 'react'
import { changeAddress, useAddress } from '#components/ui/use-address.ts'
import { filterNames, readOrderFilters, type FilterName } from '#components/orders/order-filters-of.ts'

type Change = Partial<Record<FilterName, string>>

/** The list's filters, kept in the address: a reload, a bookmark and the back button bring the same list. */
export function useOrderFilters() {
  const search = useAddress()
  const filters = useMemo(() => readOrderFilters(search), [search])
  return {
    filters,
    isFiltered: Object.keys(filters).length > 0,
    /** A choice: the back button undoes it. */
    choose: (change: Change) => changeAddress(change, { step: true }),
    /** A letter more or less: not worth a step of the back button. */
    type: (change: Change) => changeAddress(change),
    clear: () => changeAddress(Object.fromEntries(filterNames.map((name) => [name, ''])), { step: true }),
  }
}
