'use client'
import { useSearchParams } from 'next/navigation'
import { useMemo } from 'react'
import type { OrderFilters } from '#lib/client/orders.ts'
import { listOrdersQuery } from '#lib/orders/schema.ts'

const { turn, status, externalOrderRef, q } = listOrdersQuery.shape
const shape = { turn, status, externalOrderRef, q }
export type FilterName = keyof typeof shape

/** What the address asks for; a value that the API would refuse counts as none, for a link may be old or mistyped. */
function read(search: URLSearchParams): OrderFilters {
  const given = Object.entries(shape).flatMap(([name, schema]) => {
    const parsed = schema.safeParse(search.get(name) ?? undefined)
    return parsed.success && parsed.data !== undefined ? [[name, parsed.data]] : []
  })
  return Object.fromEntries(given) as OrderFilters // each member was parsed by the schema of its name
}

type Change = Partial<Record<FilterName, string>>

/** Through the browser's history and not the router: the page stays, only what it shows changes. */
function write(change: Change, { step }: { step: boolean }) {
  const address = new URL(location.href)
  for (const [name, value] of Object.entries(change)) {
    if (value) address.searchParams.set(name, value)
    else address.searchParams.delete(name)
  }
  if (address.href === location.href) return
  if (step) history.pushState(null, '', address)
  else history.replaceState(null, '', address)
}

/** The list's filters, kept in the address: a reload, a bookmark and the back button bring the same list. */
export function useOrderFilters() {
  const search = useSearchParams()
  const filters = useMemo(() => read(new URLSearchParams(search)), [search])
  return {
    filters,
    isFiltered: Object.keys(filters).length > 0,
    /** A choice: the back button undoes it. */
    choose: (change: Change) => write(change, { step: true }),
    /** A letter more or less: not worth a step of the back button. */
    type: (change: Change) => write(change, { step: false }),
    clear: () => write({ turn: '', status: '', externalOrderRef: '', q: '' }, { step: true }),
  }
}
